import fc from 'fast-check';
import { read, utils, write } from 'xlsx';
import { readFill } from '../../../src/features/line-sheet/fill/readFill';
import { localeOf } from '../../core/languages';
import { startWorkers } from '../../core/workers';
import { orderOf } from '../../test/buildOrderDocument';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';
import { cellsBySku } from '../../test/orderBook';
import { randomOrder } from '../../test/randomOrder';
import { readPdf, readPdfObjects } from '../../test/readPdf';
import { orderExcel } from './excel/orderExcel.worker';
import { orderFileMakers } from './orderFiles';
import { confirmation } from './pdf/confirmation.worker';

const words = {
  de: {
    'Order confirmation': 'Auftragsbestätigung',
    'Delivery date': 'Liefertermin',
    Order: 'Auftrag',
    'Order form': 'Bestellformular',
    Code: 'Schlüssel',
    'Wholesale price': 'Einkaufspreis des Fachhandels',
  },
  ja: { 'Order confirmation': '注文確認書', Color: '色', Code: 'コード', 'Order form': '注文書' },
  ar: {
    'Order confirmation': 'تأكيد الطلب',
    Color: 'اللون',
    Amount: 'المبلغ',
    Code: 'الرمز',
    'Order form': 'نموذج الطلب',
  },
};
type Tag = keyof typeof words;
const wordsIn = (tag: Tag) => new Map(Object.entries(words[tag]));

const documentIn = (tag: Tag) => {
  const document: object = JSON.parse(orderOf(1, { head: { service_date: 1_800_000_000 }, quantity: 49 }));
  return JSON.stringify({ ...document, garments: [], pictures: {}, form: null, locale: localeOf(tag) });
};

const textsOf = async (pdf: Uint8Array | Promise<Uint8Array>) =>
  readPdf(Buffer.from(await pdf)).flatMap(({ texts }) => texts);

test('a PDF in German has its words, figures and days', async () => {
  const bytes = await confirmation(documentIn('de'), wordsIn('de'));
  const objects = [...readPdfObjects(Buffer.from(bytes)).values()];
  expect(objects.some(({ head }) => head.includes('/Lang (de)'))).toBe(true);
  const texts = (await textsOf(bytes)).map(({ text }) => text);
  expect(texts).toEqual(
    expect.arrayContaining(['AUFTRAGSBESTÄTIGUNG', 'Liefertermin', '2.450,00 EUR', '15. Jan. 2027']),
  );
});

test('a PDF in Japanese is drawn with its letters', async () => {
  const texts = (await textsOf(confirmation(documentIn('ja'), wordsIn('ja')))).map(({ text }) => text);
  expect(texts.join('')).toMatch(/注文確認書.*2027年1月15日.*色/);
  expect(texts.join('')).not.toContain('?');
});

test('a PDF in Arabic is mirrored', async () => {
  const texts = await textsOf(confirmation(documentIn('ar'), wordsIn('ar')));
  const title = texts.find(({ text }) => text === 'Autumn');
  const customer = texts.find(({ text }) => text === 'Boutique Amélie');
  const [first, total] = ['Style 0', '49'].map((one) => texts.find(({ text }) => text === one));
  expect(title?.x).toBeCloseTo(36, 0);
  expect(customer?.right).toBeCloseTo(559, 0);
  expect(first?.right).toBeGreaterThan(total?.right ?? 999);
  expect(texts.map(({ text }) => text).join('')).not.toContain('?');
});

test('a workbook in German has its words, and numbers that the program formats', async () => {
  const book = read(await orderExcel(documentIn('de'), wordsIn('de')));
  expect(book.SheetNames).toEqual(['Auftrag', 'Skus']);
  const [titles = [], , line = []] = utils
    .sheet_to_json<unknown[]>(book.Sheets.Auftrag ?? {}, { header: 1 })
    .filter((row) => row.length > 10);
  expect([titles[7], line[7]]).toEqual(['Einkaufspreis des Fachhandels', 25]);
});

test.each([
  ['ar', true],
  ['de', false],
] as const)('a workbook in %s begins at the right: %s', async (tag, isFromRight) => {
  const book = read(await orderExcel(documentIn(tag), wordsIn(tag)));
  expect(book.Workbook?.Views?.[0]?.RTL === true).toBe(isFromRight);
});

describe('what is downloaded', () => {
  let t: TestApp;
  const workers = startWorkers(1);
  beforeAll(async () => {
    t = await buildTestApp();
  });
  afterAll(async () => {
    await workers.close();
    await t.close();
  });

  const build = async () => {
    const customer = await buildUser(t.db);
    const catalog = await buildCatalog(t.db);
    const serviceDate = new Date('2027-01-15T00:00:00Z');
    const order = await buildOrder(t.db, { customer, catalog, lines: { WJM123000M: 3 }, serviceDate });
    return { customer, order, id: String(order.id) };
  };

  test('is in the language of the caller, and another file for each', async () => {
    const { customer, id } = await build();
    const ask = (language: string) =>
      t
        .as(customer)
        .call('downloadOrderOnlyPdf', { params: { id }, headers: { 'accept-language': language } });
    const [english, german] = [await ask('en'), await ask('de-AT')];
    expect(german.headers.etag).not.toBe(english.headers.etag);
    const days = [english, german].map(async ({ raw }) =>
      (await textsOf(raw)).map(({ text }) => text).filter((text) => text.includes('2027')),
    );
    expect(await Promise.all(days)).toEqual([['15 Jan 2027'], ['15. Jän. 2027']]);
  });

  test('is in the language of whom a task makes it for', async () => {
    const { customer, order } = await build();
    const pictures = {
      find: async () => null,
      countMissing: async () => null,
      findMissing: async () => null,
    };
    const { confirmation: confirm } = orderFileMakers({ reader: t.reader, env: t.env, workers, pictures });
    const user = { id: String(customer.id), dbId: customer.id, roles: ['wls' as const], name: '', email: '' };
    const asked = { locale: localeOf('fr'), user, orderId: String(order.id) };
    const { bytes } = await confirm(asked, new AbortController().signal);
    expect((await textsOf(bytes)).map(({ text }) => text)).toContain('15 janv. 2027');
  });
});

test.each(['de', 'ja', 'ar'] as const)('an order form in %s is read back', async (tag) => {
  const [order] = fc.sample(randomOrder, { seed: 1, numRuns: 1 });
  const book = read(await orderExcel(JSON.stringify({ ...order, locale: localeOf(tag) }), wordsIn(tag)));
  const form = book.Sheets[words[tag]['Order form']] ?? {};
  const [sku, address] = [...cellsBySku(form)][0] ?? ['', ''];
  expect(form[address]).toMatchObject({ v: 3 });
  form[address] = { t: 'n', v: 12 };
  expect(readFill(new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' })))).toMatchObject({
    state: 'read',
    file: { origin: { order: '12' }, cells: [{ sku, base: 3, quantity: 12 }], refused: [] },
  });
});
