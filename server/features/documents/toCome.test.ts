import { read, utils } from 'xlsx';
import type { LanguageTag } from '../../../src/domain/language/languages';
import { sapStatus } from '../../../src/domain/orders/statuses';
import { localeOf } from '../../core/languages';
import { buildPeople } from '../../test/buildPeople';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder } from '../../test/factories';
import { orderOf } from '../../test/buildOrderDocument';
import { readPdf } from '../../test/readPdf';
import { orderKey } from '../../test/salesOrder';
import { erpDocumentLines, erpDocuments } from '../../db/schema';
import { toComeExcel } from './excel/toComeExcel.worker';
import { toCome } from './pdf/toCome.worker';

let t: TestApp;
let people: Awaited<ReturnType<typeof buildPeople>>;
let id: string;

beforeAll(async () => {
  t = await buildTestApp();
  people = await buildPeople(t.db);
  const catalog = await buildCatalog(t.db);
  const order = await buildOrder(t.db, {
    name: 'Autumn',
    customer: people.customer,
    catalog,
    lines: { WJM123000M: 7, WJM123000S: 3, WJM123310L: 2 },
    sapStatus: sapStatus.sent,
    erpKey: orderKey,
  });
  id = String(order.id);
  const idOf = (sku: string) => catalog.skus.find((one) => one.sku === sku)?.id ?? 0;
  const leave = async (kind: 'order-confirmation' | 'delivery', lines: [string, number, string][]) => {
    const document = {
      kind,
      number: kind,
      revision: 0,
      orderId: order.id,
      erpKey: orderKey,
      reversed: false,
    };
    const day = new Date('2027-01-15T00:00:00Z');
    const [written] = await t.db
      .insert(erpDocuments)
      .values({ ...document, day })
      .returning({ id: erpDocuments.id });
    const rows = lines.map(([sku, quantity, reason], position) => ({
      ...{ documentId: written?.id ?? 0, position, skuId: idOf(sku), quantity, reason, day },
    }));
    await t.db.insert(erpDocumentLines).values(rows);
  };
  await leave('order-confirmation', [
    ['WJM123000M', 6, 'Only 6 could be made.'],
    ['WJM123310L', 2, ''],
    ['WJM123310S', 1, ''],
  ]);
  await leave('delivery', [
    ['WJM123000M', 4, ''],
    ['WJM123310L', 2, ''],
  ]);
});
afterAll(() => t.close());

const operations = ['downloadToComePdf', 'downloadToComeExcel'] as const;
const download = async (operation: (typeof operations)[number], language = 'en') => {
  const headers = { 'accept-language': language };
  const answer = await t.as(people.customer).call(operation, { params: { id }, headers });
  expect(answer.status).toBe(200);
  return answer;
};
const rowsOf = (bytes: Uint8Array) => {
  const { Sheets, SheetNames } = read(bytes, { cellDates: true, UTC: true });
  return utils.sheet_to_json<unknown[]>(Sheets[SheetNames[0] ?? ''] ?? {}, { header: 1, UTC: true });
};

test('the workbook lists what is to come, also what was not ordered, with totals that count', async () => {
  const { raw, headers } = await download('downloadToComeExcel');
  expect(headers['content-disposition']).toContain(`to_come_${id}_Autumn.xlsx`);
  const rows = rowsOf(raw);
  expect(rows.slice(0, 2)).toEqual([
    ['Order', 'Autumn'],
    ['Order id', id],
  ]);
  const day = new Date('2027-01-15T00:00:00Z');
  const coat = (row: unknown[]) => row.slice(5);
  expect(rows[4]?.slice(-8)).toEqual([
    ...['Size', 'Sku', 'Ordered', 'Confirmed', 'Shipped', 'To come', 'Confirmed for', 'Reason'],
  ]);
  expect(rows.slice(5, 8).map(coat)).toEqual([
    ['S', 'WJM123000S', 3, undefined, 0, 3],
    ['M', 'WJM123000M', 7, 6, 4, 2, day, 'Only 6 could be made.'],
    ['S', 'WJM123310S', 0, 1, 0, 1, day],
  ]);
  expect(rows[8]?.[0]).toBe('Total');
  expect(rows[8]?.slice(7)).toEqual([10, 7, 4, 6]);
  const [sheet] = Object.values(read(raw).Sheets);
  expect(sheet?.K9).toMatchObject({ f: 'SUBTOTAL(9,K6:K8)', v: 6 });
});

test('the PDF says the same', async () => {
  const texts = readPdf((await download('downloadToComePdf')).raw).flatMap((page) =>
    page.texts.map(({ text }) => text),
  );
  expect(texts).toContain('STILL TO COME');
  const heads = ['Size', 'Ordered', 'Confirmed', 'Shipped', 'To come', 'Confirmed for'];
  const from = texts.indexOf('Size');
  expect(texts.slice(from, from + heads.length)).toEqual(heads);
  const rowAt = (n: number) => texts.slice(n, n + 6);
  expect(rowAt(texts.indexOf('M', from))).toEqual(['M', '7', '6', '4', '2', '15 Jan 2027']);
  expect(rowAt(texts.indexOf('S', from))).toEqual(['S', '3', '–', '0', '3', '–']);
  expect(texts).toContain('Only 6 could be made.');
  const total = texts.lastIndexOf('Total');
  expect(texts.slice(total + 1, total + 5)).toEqual(['10', '7', '4', '6']);
});

test.each(operations)('%s is for whoever sees the order', async (operation) => {
  const statusFor = async (who: keyof typeof people) =>
    (await t.as(people[who]).call(operation, { params: { id } })).status;
  expect(await statusFor('agent')).toBe(200);
  expect(await statusFor('stranger')).toBe(404);
  expect(await statusFor('otherAgent')).toBe(404);
  expect(await statusFor('app')).toBe(403);
});

const toComeOf = (tag: LanguageTag, styles: number) => {
  const document = JSON.parse(orderOf(styles, { drops: 2 }));
  const line = { ordered: 7, confirmed: 7, confirmed_day: null, reason: '', shipped: 0, to_come: 7 };
  const skus = document.skus.map((sku: object) => ({ ...sku, ...line }));
  return JSON.stringify({ ...document, skus, locale: localeOf(tag) });
};
const arabic = new Map([
  ['Still to come', 'ما تبقى'],
  ['Size', 'المقاس'],
]);

test('both are mirrored in Arabic', async () => {
  const texts = readPdf(Buffer.from(await toCome(toComeOf('ar', 1), arabic))).flatMap((page) => page.texts);
  const [name, size] = ['Style 0', 'S'].map((one) => texts.find(({ text }) => text === one));
  expect(name?.right).toBeGreaterThan(size?.right ?? 999);
  const book = read(await toComeExcel(toComeOf('ar', 1), arabic));
  expect(book.SheetNames).toEqual(['ما تبقى']);
  expect(book.Workbook?.Views?.[0]?.RTL).toBe(true);
});

test('several drops have headings, and nothing to come is said', async () => {
  const textsOf = async (styles: number) =>
    readPdf(Buffer.from(await toCome(toComeOf('en', styles)))).flatMap((page) =>
      page.texts.map(({ text }) => text),
    );
  expect(await textsOf(2)).toEqual(expect.arrayContaining(['Drop 1', 'Drop 2']));
  expect(await textsOf(0)).toContain('Nothing of this order is still to come.');
  const rows = rowsOf(await toComeExcel(toComeOf('en', 0)));
  expect(rows.at(-1)?.[0]).toBe('Total');
});
