import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';
import { garmentOf } from '../../test/orderBook';
import { documentFileName } from './makeDocument';

let t: TestApp;

beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

test("a queue of one person's PDFs does not delay another person's", async () => {
  const catalog = await buildCatalog(t.db, { garments: [garmentOf('WJM123')] });
  const [busy, other] = [await buildUser(t.db), await buildUser(t.db)];
  const pdfOf = async (person: { id: number }) => {
    const order = await buildOrder(t.db, { customer: person, catalog, lines: { WJM123000M: 1 } });
    return () => t.as(person).call('downloadOrderOnlyPdf', { params: { id: String(order.id) } });
  };
  const [ask, askAsOther] = [await pdfOf(busy), await pdfOf(other)];
  let made = 0;
  const all = Array.from({ length: 24 }, async () => {
    const { status } = await ask();
    made += 1;
    return status;
  });
  expect((await askAsOther()).status).toBe(200);
  // With a single queue it would be the last of the 25.
  expect(made).toBeLessThan(12);
  expect(new Set(await Promise.all(all))).toEqual(new Set([200]));
});

test.each([
  ['Autumn first drop', 'order_12_Autumn_first_drop.xlsx'],
  ['Été 27', 'order_12_Été_27.xlsx'],
  ['../../etc/passwd', 'order_12_.._.._etc_passwd.xlsx'],
  ['a\\b:c*d?e"f<g>h|i', 'order_12_a_b_c_d_e_f_g_h_i.xlsx'],
  ['line\r\nX-Header: 1', 'order_12_line_X-Header_1.xlsx'],
  ['ends with dots...', 'order_12_ends_with_dots.xlsx'],
  ['???', 'order_12.xlsx'],
  ['', 'order_12.xlsx'],
  ['👕'.repeat(100), `order_12_${'👕'.repeat(80)}.xlsx`],
])('an order named %j is saved as %j', (name, file) => {
  expect(documentFileName('order', { id: '12', name }, 'xlsx')).toBe(file);
});
