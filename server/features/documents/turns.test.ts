import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';
import { garmentOf } from '../../test/orderBook';

let t: TestApp;

beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

test("a queue of one person's PDFs does not keep another person's waiting", async () => {
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
  // In one queue for all it would be the last of the 25.
  expect(made).toBeLessThan(12);
  expect(new Set(await Promise.all(all))).toEqual(new Set([200]));
});
