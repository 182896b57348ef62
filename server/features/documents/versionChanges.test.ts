import { read, utils } from 'xlsx';
import { sapStatus } from '../../../src/domain/orders/statuses';
import { localeOf } from '../../core/languages';
import { orderVersionLines } from '../../db/schema';
import { orderOf } from '../../test/buildOrderDocument';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser, buildVersion } from '../../test/factories';
import { readPdf } from '../../test/readPdf';
import { orderExcel } from './excel/orderExcel.worker';
import { confirmation } from './pdf/confirmation.worker';

let t: TestApp;
let customer: Awaited<ReturnType<typeof buildUser>>;
let catalog: Awaited<ReturnType<typeof buildCatalog>>;

beforeAll(async () => {
  t = await buildTestApp();
  customer = await buildUser(t.db, {
    addresses: [{ sapId: '100', name1: 'Old shop', address: 'Side street' }, { sapId: '200' }],
  });
  catalog = await buildCatalog(t.db);
});
afterAll(() => t.close());

const sentAt = new Date('2027-03-03T10:00:00Z');

/** An order of seven M and one L, of which the version before had these lines, or that was sent once. */
async function buildSent(before: Record<string, [number, number]> | null, values: object = {}) {
  const order = await buildOrder(t.db, {
    ...{ customer, catalog, lines: { WJM123000M: 7, WJM123310L: 1 }, sapStatus: sapStatus.sent },
    ...{ addressId: '200', serviceDate: new Date('2027-06-15T00:00:00Z') },
    ...values,
  });
  const { id } = await buildVersion(t.db, order, {
    ...{ sentAt, addressId: '100', serviceDate: new Date('2027-06-01T00:00:00Z') },
  });
  if (before === null) return order;
  const rows = Object.entries(before).map(([code, [quantity, whPriceCents]]) => {
    const skuId = catalog.skus.find(({ sku }) => sku === code)?.id ?? 0;
    return { versionId: id, skuId, quantity, whPriceCents };
  });
  if (rows.length > 0) await t.db.insert(orderVersionLines).values(rows);
  await buildVersion(t.db, order, { number: 2, acceptedAt: null });
  return order;
}

async function download(name: 'getOrderConfirmation' | 'downloadOrderExcel', order: { id: number }) {
  const { status, raw } = await t.as(customer).call(name, { params: { id: String(order.id) } });
  expect(status).toBe(200);
  return raw;
}

const pdfTexts = async (order: { id: number }) =>
  readPdf(await download('getOrderConfirmation', order)).flatMap(({ texts }) =>
    texts.map(({ text }) => text),
  );

const bookOf = async (order: { id: number }) => read(await download('downloadOrderExcel', order));
const rowsOf = (book: ReturnType<typeof read>, name: string): unknown[][] =>
  utils.sheet_to_json(book.Sheets[name] ?? {}, { header: 1 });

const before = { WJM123000M: [5, 4000], WJM123000S: [2, 4000] } as Record<string, [number, number]>;
const title = 'Version 2, replaces version 1 of 3 Mar 2027';

test('the confirmation says what it replaces, lists what changed, and marks the quantities', async () => {
  const texts = await pdfTexts(await buildSent(before));
  expect(texts).toEqual(
    expect.arrayContaining([
      title,
      'Delivery date: 15 Jun 2027, before: 1 Jun 2027',
      'Changes',
      'Changed quantities are marked with *.',
      '7*',
      '1*',
    ]),
  );
  expect(texts.join(' ')).toContain('before: 100, Old shop, Side street');
  const from = texts.indexOf('Size');
  expect(texts.slice(from, from + 3)).toEqual(['Size', 'Before', 'Now']);
  const rowOf = (size: string) => {
    const at = texts.indexOf(size, from);
    return texts.slice(at, at + 3);
  };
  expect([rowOf('S'), rowOf('M'), rowOf('L')]).toEqual([
    ['S', '2', '0'],
    ['M', '5', '7'],
    ['L', '0', '1'],
  ]);
  expect(texts).not.toContain('Price now');
});

test('a new price is a change, too', async () => {
  const same = { WJM123000M: [7, 3500], WJM123310L: [1, 4000] } as Record<string, [number, number]>;
  const order = await buildSent(same);
  const texts = await pdfTexts(order);
  const from = texts.indexOf('Price now');
  const at = texts.indexOf('M', from);
  expect(texts.slice(at, at + 5)).toEqual(['M', '7', '7', '35.00', '40.00']);
  const rows = rowsOf(await bookOf(order), 'Changes');
  expect(rows.at(-1)).toEqual(['WJM123000M', expect.any(String), '000', 'Color 000', 'M', 7, 7, 35, 40]);
});

test('the workbook says it in its head, and lists the changes in a sheet', async () => {
  const book = await bookOf(await buildSent(before));
  expect(book.SheetNames).toEqual(['Order', 'Skus', 'Changes']);
  expect(rowsOf(book, 'Order')).toContainEqual(['Version', title]);
  const rows = rowsOf(book, 'Changes');
  expect(rows[0]).toEqual([title]);
  expect(rows.find((row) => row[0] === 'Sku')?.slice(-3)).toEqual(['Size', 'Before', 'Now']);
  expect(rows.slice(-3).map((row) => [row[0], ...row.slice(-3)])).toEqual([
    ['WJM123000S', 'S', 2, 0],
    ['WJM123000M', 'M', 5, 7],
    ['WJM123310L', 'L', 0, 1],
  ]);
});

test('one that was sent again as it was says so', async () => {
  const same = { WJM123000M: [7, 4000], WJM123310L: [1, 4000] } as Record<string, [number, number]>;
  const order = await buildSent(same, { addressId: '100', serviceDate: new Date('2027-06-01T00:00:00Z') });
  const texts = await pdfTexts(order);
  expect(texts).toEqual(expect.arrayContaining([title, 'Nothing has changed.', '7']));
  expect(texts).not.toContain('Changes');
  expect(rowsOf(await bookOf(order), 'Changes')).toContainEqual(['Nothing has changed.']);
});

test.each([
  ['was sent once', null, sapStatus.sent],
  ['is open again', before, sapStatus.open],
  ['was refused', before, sapStatus.error],
])('an order that %s has no versions on its documents', async (_what, lines, status) => {
  const order = await buildSent(lines, { sapStatus: status });
  const texts = await pdfTexts(order);
  expect(texts.filter((text) => /^Version|\*|^Changes$/.test(text))).toEqual([]);
  expect((await bookOf(order)).SheetNames).not.toContain('Changes');
});

test('both are translated whole, and mirrored', async () => {
  const { skus, ...document } = JSON.parse(orderOf(2, { colors: 2 }));
  const changes = {
    ...{ number: 2, replaces: { number: 1, sent_at: 0 }, delivery: { before: null, after: 0 } },
    address: { before: '1', after: '2' },
    skus: skus.map((sku: object) => ({ ...sku, before: { quantity: 1, price_cents: 1 } })),
  };
  const json = (tag: 'en-XA' | 'ar-XB') =>
    JSON.stringify({
      ...{ ...document, skus, changes, form: null, pictures: {}, garments: [], locale: localeOf(tag) },
    });
  const texts = readPdf(Buffer.from(await confirmation(json('en-XA')))).flatMap((page) => page.texts);
  const english = /\b(Version|replaces|Delivery date|before|Ship to|Changes|marked|Before|Now|Price)\b/;
  expect(texts.filter(({ text }) => english.test(text))).toEqual([]);
  expect(texts.filter(({ x, right }) => x < 30 || right > 566)).toEqual([]);
  const book = read(await orderExcel(json('ar-XB')));
  expect(book.SheetNames).toHaveLength(3);
  expect(book.SheetNames).not.toContain('Changes');
  expect(book.Workbook?.Views?.[0]?.RTL).toBe(true);
});
