import { read, utils } from 'xlsx';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';
import { downloadOrderBook, garmentOf } from '../../test/orderBook';
import { readPdf } from '../../test/readPdf';

let t: TestApp;
let customer: Awaited<ReturnType<typeof buildUser>>;
let order: Awaited<ReturnType<typeof buildOrder>>;

beforeAll(async () => {
  t = await buildTestApp();
  customer = await buildUser(t.db, { name: '青山' });
  const prices = { whPriceCents: 1_234_500, rtPriceCents: 3_000_000 };
  const catalog = await buildCatalog(t.db, {
    currency: 'JPY',
    garments: [garmentOf('YEN001', prices), garmentOf('YEN002', { ...prices, drop: '2' })],
  });
  const lines = { YEN001000S: 2, YEN001310M: 1, YEN002000L: 7 };
  order = await buildOrder(t.db, { customer, catalog });
  const body = { id: String(order.id), lines, wanted: [], service_date: null };
  await t.as(customer).call('updateOrder', { body });
  const admin = await buildUser(t.db, { roles: ['admin'] });
  await t.as(admin).call('setOrderPapers', {
    body: { id: String(order.id), discount_percent: 7.5, freight: 800 },
  });
});
afterAll(() => t.close());

test.each(['downloadOrderOnlyPdf', 'getOrderConfirmation', 'downloadOrderPdf'] as const)(
  '%s has whole yen',
  async (operation) => {
    const { raw } = await t.as(customer).call(operation, { params: { id: String(order.id) } });
    const texts = readPdf(raw).flatMap((page) => page.texts.map(({ text }) => text));
    for (const text of ['24,690', '86,415', '123,450 JPY', '-9,259 JPY', '800 JPY', '114,991 JPY'])
      expect(texts).toContain(text);
    expect(texts.filter((text) => /\d\.\d/.test(text))).toEqual(['Discount 7.5 %']);
  },
);

/** The cells of a sheet that are shown with decimals, or whose formula rounds to no whole number. */
function decimalsIn(sheet: object): string[] {
  return Object.values(sheet).flatMap((cell) =>
    cell?.t === 'n' && (/\.\d/.test(cell.w ?? '') || !Number.isInteger(cell.v)) ? [cell.w] : [],
  );
}

test('so has the order’s Excel, on every sheet', async () => {
  const book = await downloadOrderBook(t, customer, order);
  for (const name of book.SheetNames) expect(decimalsIn(book.Sheets[name] ?? {})).toEqual([]);
  const rows = utils.sheet_to_json<unknown[]>(book.Sheets.Order ?? {}, { header: 1 });
  const amountOf = (label: string) => rows.find(([first]) => first === label)?.[8];
  expect(['Total', 'Discount 7.5 %', 'Freight', 'To pay'].map(amountOf)).toEqual([
    ...[123_450, -9259, 800, 114_991],
  ]);
  expect(utils.sheet_to_csv(book.Sheets.Order ?? {})).toContain('"12,345","24,690","30,000"');
});

test('so has the order list, beside amounts with decimals', async () => {
  const catalog = await buildCatalog(t.db, { garments: [garmentOf('EUR001')] });
  const other = await buildOrder(t.db, { customer, catalog, totalCents: 16_050 });
  const admin = await buildUser(t.db, { roles: ['admin'] });
  const body = { orders: [String(order.id), String(other.id)] };
  const { raw } = await t.as(admin).call('downloadOrderList', { body });
  const sheet = read(raw, { cellNF: true }).Sheets.Orders ?? {};
  expect([sheet.I2, sheet.J2, sheet.I3, sheet.J3]).toMatchObject([
    { v: 123_450, w: '123,450' },
    { v: 'JPY' },
    { v: 160.5, w: '160.50' },
    { v: 'EUR' },
  ]);
});
