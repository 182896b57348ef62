import { eq } from 'drizzle-orm';
import { utils, type WorkBook } from 'xlsx';
import { garmentColors, skus } from '../../db/schema';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';
import { downloadOrderBook, garmentOf } from '../../test/orderBook';
import { readPdf } from '../../test/readPdf';

let t: TestApp;
let customer: Awaited<ReturnType<typeof buildUser>>;
let order: Awaited<ReturnType<typeof buildOrder>>;

/** Three garments: one with codes of its brand's own, one with colors of its own, one with ours alone. */
beforeAll(async () => {
  t = await buildTestApp();
  customer = await buildUser(t.db);
  const catalog = await buildCatalog(t.db, {
    garments: [
      garmentOf('QX7R2K', { number: 'AW-1204/b', styleCode: 'AW-1204/b', colors: ['7GQ', '001'] }),
      garmentOf('WJM123', { colors: ['4TT'] }),
      garmentOf('WJM124', { colors: ['310'] }),
      garmentOf('QX8000', { number: '88', styleCode: 'AW-88', colors: ['000'] }),
    ],
  });
  const name = (sku: string, ownSku: string, ean?: string) =>
    t.db.update(skus).set({ ownSku, ean }).where(eq(skus.sku, sku));
  await name('QX7R2K7GQS', '1204-BLK-S', '4006381333931');
  await name('QX7R2K7GQM', '1204-BLK-M');
  for (const [number, code] of [
    ['7GQ', 'Black/Gold'],
    ['4TT', 'Navy-2'],
  ] as const)
    await t.db.update(garmentColors).set({ code }).where(eq(garmentColors.number, number));
  order = await buildOrder(t.db, {
    customer,
    catalog,
    lines: { QX7R2K7GQS: 4, QX7R2K7GQM: 5, QX7R2K001S: 1, WJM1234TTS: 2, WJM124310S: 3, QX8000000S: 1 },
  });
});
afterAll(() => t.close());

const textsOf = async (operation: 'downloadOrderOnlyPdf' | 'getOrderConfirmation' | 'downloadOrderPdf') => {
  const { raw } = await t.as(customer).call(operation, { params: { id: String(order.id) } });
  return readPdf(raw).flatMap((page) => page.texts.map(({ text }) => text));
};

test.each(['downloadOrderOnlyPdf', 'getOrderConfirmation', 'downloadOrderPdf'] as const)(
  '%s shows the brand’s own codes where there are any, and ours where there are none',
  async (operation) => {
    const texts = await textsOf(operation);
    for (const text of ['Black/Gold', '001', 'WJM123 Navy-2', 'WJM124310']) expect(texts).toContain(text);
    const plain = texts.map((text) => text.replace(/\u00a0/g, ' '));
    expect(plain).toContain('SKU S 1204-BLK-S · M 1204-BLK-M');
    expect(plain.some((text) => text.includes('AW-1204/b'))).toBe(true);
    expect(plain.filter((text) => /^(?!Jumper|Color).*(QX7R2K|7GQ|4TT)/.test(text))).toEqual([]);
  },
);

test('the confirmation has the EANs too', async () => {
  const plain = (await textsOf('getOrderConfirmation')).map((text) => text.replace(/\u00a0/g, ' '));
  expect(plain).toContain('EAN S 4006381333931');
});

const rowsOf = (book: WorkBook, name: string) =>
  utils.sheet_to_json<string[]>(book.Sheets[name] ?? {}, { header: 1 });

test('the order’s Excel shows them on every sheet', async () => {
  const book = await downloadOrderBook(t, customer, order);
  expect(book.SheetNames).toEqual(['Order', 'Skus', 'Order form', 'Codes']);
  const lines = rowsOf(book, 'Order').filter(([generic]) => /^(QX7|WJM)/.test(generic ?? ''));
  expect(lines.map(([generic, number, , color]) => [generic, number, color])).toEqual([
    ['WJM123', '123', 'Navy-2'],
    ['WJM124', '124', '310'],
    ['QX7R2K', 'AW-1204/b', '001'],
    ['QX7R2K', 'AW-1204/b', 'Black/Gold'],
  ]);
  const styles = rowsOf(book, 'Order').find(([generic]) => generic === 'QX8000');
  expect([styles?.[1], rowsOf(book, 'Order').flat().includes('Style code')]).toEqual(['AW-88 · 88', true]);
  const [titles = [], ...bySku] = rowsOf(book, 'Skus');
  expect(titles.slice(8, 12)).toEqual(['EAN', 'Own sku', 'Style code', 'Color code']);
  expect(bySku.find(([sku]) => sku === 'QX7R2K7GQS')?.slice(8, 12)).toEqual([
    '4006381333931',
    '1204-BLK-S',
    'AW-1204/b',
    'Black/Gold',
  ]);
  const form = rowsOf(book, 'Order form').map((row) => [row[1], row[4]]);
  expect(form).toContainEqual(['QX7R2K7GQ', 'Black/Gold · Color 7GQ']);
  const styleOf = new Map(rowsOf(book, 'Order form').map((row) => [row[1], row[2]]));
  expect(['Code', 'QX8000000', 'WJM124310'].map((code) => styleOf.get(code))).toEqual([
    ...['Style code', 'AW-88 · 88', '124'],
  ]);
  expect(rowsOf(book, 'Codes')).toEqual([
    ['Code', 'Style code', 'Name', 'Color', 'Size', 'Sku', 'Own sku', 'EAN'],
    [
      ...['QX7R2K7GQ', 'AW-1204/b', 'Jumper QX7R2K', 'Black/Gold · Color 7GQ'],
      ...['S', 'QX7R2K7GQS', '1204-BLK-S', '4006381333931'],
    ],
    [
      ...['QX7R2K7GQ', 'AW-1204/b', 'Jumper QX7R2K', 'Black/Gold · Color 7GQ'],
      ...['M', 'QX7R2K7GQM', '1204-BLK-M'],
    ],
  ]);
});
