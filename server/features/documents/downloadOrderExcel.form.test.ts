import { eq } from 'drizzle-orm';
import { type CellObject, read, utils, type WorkSheet } from 'xlsx';
import { skus } from '../../db/schema';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';
import { callOrderExcel, cellOf, downloadOrderBook, garmentOf } from '../../test/orderBook';

let t: TestApp;

beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

test('every formula gives its cached value', async () => {
  const customer = await buildUser(t.db, { pricelist: '0151' });
  const many = Array.from({ length: 12 }, (_, n) =>
    garmentOf(`FRM0${String(n).padStart(2, '0')}`, {
      whPriceCents: 1995 + n * 7,
      sizes: n % 2 ? ['S', 'M'] : ['36'],
    }),
  );
  const catalog = await buildCatalog(t.db, { garments: many });
  const lines = Object.fromEntries(
    catalog.skus.map(({ sku }, n) => [sku, (n * 31) % 17]).filter(([, n]) => n !== 0),
  );
  const book = await downloadOrderBook(t, customer, await buildOrder(t.db, { customer, catalog, lines }));
  let formulas = 0;
  for (const [name, sheet] of Object.entries(book.Sheets)) {
    for (const [address, cell] of Object.entries<CellObject>(sheet)) {
      if (cell.f === undefined) continue;
      formulas += 1;
      expect([name, address, calculate(sheet, cell.f)]).toEqual([name, address, cell.v]);
    }
  }
  expect(formulas).toBeGreaterThan(60);
});

/** Calculates the formulas in these files as a spreadsheet program would. */
function calculate(sheet: WorkSheet, formula: string): number {
  const cellAt = (row: number, column: number): CellObject | undefined =>
    sheet[utils.encode_cell({ r: row, c: column })];
  const numberIn = (cell: CellObject | undefined) => (typeof cell?.v === 'number' ? cell.v : 0);
  const [, product] = /^ROUND\((.+),2\)$/.exec(formula) ?? [];
  if (product !== undefined) {
    const factors = product.split('*').map((name) => numberIn(sheet[name]));
    return Math.round(factors.reduce((all, one) => all * one, 1) * 100) / 100;
  }
  const [, kind, range = ''] = /^(SUM\(|SUBTOTAL\(9,)(\w+:\w+)\)$/.exec(formula) ?? [];
  if (kind === undefined) throw new Error(`The formula ${formula} is not known here.`);
  const { s, e } = utils.decode_range(range);
  let cents = 0;
  for (let row = s.r; row <= e.r; row += 1) {
    for (let column = s.c; column <= e.c; column += 1) {
      const cell = cellAt(row, column);
      const isSubtotal = cell?.f?.startsWith('SUBTOTAL') === true;
      if (kind === 'SUM(' || !isSubtotal) cents += Math.round(numberIn(cell) * 100);
    }
  }
  return cents / 100;
}

test('the head stays in view, and pages are printed across with their numbers', async () => {
  const customer = await buildUser(t.db);
  const catalog = await buildCatalog(t.db, { name: 'R&D', garments: [garmentOf('PRT001')] });
  const order = await buildOrder(t.db, { name: 'A & B', customer, catalog, lines: { PRT001000S: 1 } });
  const { raw } = await callOrderExcel(t, customer, order);
  const files = read(raw, { bookFiles: true });
  const sheet = String(filesOf(files)['xl/worksheets/sheet1.xml']?.content);
  expect(sheet).toContain(
    '<pane xSplit="2" ySplit="8" topLeftCell="C9" activePane="bottomRight" state="frozen"/>',
  );
  expect(sheet).toContain(
    '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>',
  );
  expect(sheet).toContain('A &amp;&amp; B');
  expect(String(filesOf(files)['xl/workbook.xml']?.content)).toContain("'Order'!$8:$8");
});

test('long names go on in more lines, in rows that are high enough', async () => {
  const customer = await buildUser(t.db);
  const name = 'Down jacket with a detachable hood and two-way zip, unisex';
  const catalog = await buildCatalog(t.db, {
    garments: [
      { ...garmentOf('WRP001', { sizes: ['One size'] }), name },
      { ...garmentOf('WRP002', { sizes: ['One size'] }), name: 'Coat' },
    ],
  });
  const lines = { 'WRP001000One size': 1, 'WRP002000One size': 1 };
  const { raw } = await callOrderExcel(t, customer, await buildOrder(t.db, { customer, catalog, lines }));
  const files = filesOf(read(raw, { bookFiles: true }));
  const xmlOf = (sheet: number) => String(files[`xl/worksheets/sheet${sheet}.xml`]?.content);
  expect(xmlOf(2)).toContain('<row r="2" ht="29" customHeight="1">');
  expect(xmlOf(2)).toContain('<row r="3"><c');
  expect(xmlOf(3)).toContain('<row r="8" ht="29" customHeight="1">');
  expect(xmlOf(3)).toContain('<col min="12" max="12" width="10" customWidth="1"/>');
  expect(String(files['xl/styles.xml']?.content)).toContain('wrapText="1"');
});

const filesOf = (book: object): Record<string, { content: Buffer }> =>
  'files' in book ? Object(book.files) : {};

test('texts that begin like formulas stay texts, and XML special characters are escaped', async () => {
  const customer = await buildUser(t.db, { name: '=HYPERLINK("http://evil.test")' });
  const catalog = await buildCatalog(t.db, {
    name: '+1+1',
    brand: '@SUM(A1)',
    garments: [garmentOf('FML001', { name: '-2+3 & <b> &amp;lt; \u0007' })],
  });
  const lines = { FML001000S: 1 };
  const order = await buildOrder(t.db, { name: '=1+1', customer, catalog, lines });
  const book = await downloadOrderBook(t, customer, order);
  const expected = {
    B1: '=1+1',
    G1: '@SUM(A1)',
    B3: '=HYPERLINK("http://evil.test")',
    G2: '+1+1',
    C10: '-2+3 & <b> &amp;lt; \u0007',
  };
  for (const [address, text] of Object.entries(expected)) {
    expect(cellOf(book, address)).toMatchObject({ t: 's', v: text });
    expect(cellOf(book, address)).not.toHaveProperty('f');
  }
});

test('EANs are listed with the ordered skus, and all of the catalog on a separate sheet', async () => {
  const customer = await buildUser(t.db);
  const catalog = await buildCatalog(t.db, { garments: [garmentOf('EAN001', { colors: ['000'] })] });
  const lines = { EAN001000M: 2, EAN001000L: 1 };
  const order = await buildOrder(t.db, { customer, catalog, lines });
  const rowsOf = async (name: string) => {
    const sheet = (await downloadOrderBook(t, customer, order)).Sheets[name];
    return sheet && utils.sheet_to_json<Record<string, unknown>>(sheet);
  };
  expect(await rowsOf('EAN')).toBeUndefined();
  expect((await rowsOf('Skus'))?.[0]).not.toHaveProperty('EAN');

  await t.db.update(skus).set({ ean: '036000291452' }).where(eq(skus.sku, 'EAN001000M'));
  await t.db.update(skus).set({ ean: '4006381333931' }).where(eq(skus.sku, 'EAN001000S'));
  expect((await rowsOf('EAN'))?.map(({ Code, Size, Sku, EAN }) => [Code, Size, Sku, EAN])).toEqual([
    ['EAN001000', 'S', 'EAN001000S', '4006381333931'],
    ['EAN001000', 'M', 'EAN001000M', '036000291452'],
  ]);
  expect((await rowsOf('Skus'))?.map(({ Sku, EAN }) => [Sku, EAN])).toEqual([
    ['EAN001000M', '036000291452'],
    ['EAN001000L', undefined],
  ]);
});
