import { eq } from 'drizzle-orm';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { read, utils, type WorkBook } from 'xlsx';
import { skus } from '../../db/schema';
import { buildPicture } from '../../test/buildPicture';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';
import { callOrderExcel, downloadOrderBook, garmentOf } from '../../test/orderBook';

let t: TestApp;

beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

type Value = string | number | undefined;

const formRows = (book: WorkBook) =>
  utils.sheet_to_json<Value[]>(book.Sheets['Order form'] ?? {}, { header: 1, raw: true });

/** The order form's XML and the other files of a workbook. */
async function filesOf(order: { id: number }, customer: { id: number }) {
  const { raw } = await callOrderExcel(t, customer, order);
  const book: object = read(raw, { bookFiles: true });
  const files: Record<string, { content: Buffer }> = 'files' in book ? Object(book.files) : {};
  return { files, sheet: String(files['xl/worksheets/sheet3.xml']?.content) };
}

test('offers every color of the catalog with a cell for each size, and its sums as formulas', async () => {
  const customer = await buildUser(t.db, { name: 'Boutique Amélie' });
  const catalog = await buildCatalog(t.db, {
    name: 'Women AW26',
    garments: [
      garmentOf('FRM001', { drop: 'Drop 1', sizes: ['S', 'M', 'L'] }),
      garmentOf('FRM002', { sizes: ['36', '38'], colors: ['000'] }),
    ],
  });
  const lines = { FRM001000S: 4, FRM001310L: 2 };
  const order = await buildOrder(t.db, { name: 'Winter', customer, catalog, lines, version: 9 });
  const book = await downloadOrderBook(t, customer, order);
  const [marks = [], ...rows] = formRows(book);
  const none = undefined;
  expect(marks.filter((one) => one !== none)).toEqual([
    `linedesk:order-form:${JSON.stringify([String(order.id), 'Winter', String(catalog.id), 'Women AW26', 9])}`,
    'linedesk:code',
    ...[1, 2, 3].map((size) => `linedesk:size:${size}`),
    'linedesk:line',
  ]);
  expect(rows.map((row) => row.slice(0, -1))).toEqual(
    expect.arrayContaining([
      [
        none,
        'FRM001000',
        '001',
        'Jumper FRM001',
        '000 · Color 000',
        'Drop 1',
        100,
        40,
        4,
        160,
        'S · M · L',
        4,
        none,
        none,
      ],
      [
        none,
        'FRM001310',
        '001',
        'Jumper FRM001',
        '310 · Color 310',
        'Drop 1',
        100,
        40,
        2,
        80,
        'S · M · L',
        none,
        none,
        2,
      ],
      [
        none,
        'FRM002000',
        '002',
        'Jumper FRM002',
        '000 · Color 000',
        none,
        100,
        40,
        0,
        0,
        '36 · 38',
        none,
        none,
        none,
      ],
    ]),
  );
  expect(rows.map((row) => row.slice(10, 14)).filter(([label]) => label === 'Sizes')).toEqual([
    ['Sizes'],
    ['Sizes', 'S', 'M', 'L'],
    ['Sizes', '36', '38'],
  ]);
  const sheet = book.Sheets['Order form'] ?? {};
  expect([sheet.I5, sheet.J5]).toMatchObject([
    { f: 'SUM(I7:I11)', v: 6 },
    { f: 'SUM(J7:J11)', v: 240 },
  ]);
  expect([sheet.I8, sheet.J8]).toMatchObject([{ f: 'SUM(L8:N8)' }, { f: 'ROUND(I8*H8,2)' }]);
});

test('allows only integers in the size cells, without a password', async () => {
  const customer = await buildUser(t.db);
  const garments = [
    garmentOf('LCK001', { withStocks: true, stock: 5, colors: ['000'] }),
    garmentOf('LCK002', { withStocks: true, colors: ['000'] }),
  ];
  const catalog = await buildCatalog(t.db, { garments });
  const order = await buildOrder(t.db, { customer, catalog, lines: { LCK002000S: 1 } });
  const { files, sheet } = await filesOf(order, customer);
  expect(sheet).toContain('<row r="1" hidden="1">');
  expect(sheet).toContain('<col min="15" max="15" width="9" hidden="1" customWidth="1"/>');
  expect(sheet).toContain('<sheetProtection sheet="1" ');
  expect(sheet).not.toMatch(/password|hashValue/);
  expect(sheet).toContain('<dataValidation type="whole" ');
  expect(sheet).toContain('sqref="L7:N9"><formula1>0</formula1><formula2>999999</formula2>');

  const looks =
    String(files['xl/styles.xml']?.content)
      .split('<cellXfs')[1]
      ?.match(/<xf .*?<\/xf>|<xf [^>]*\/>/g) ?? [];
  const isUnlocked = (address: string) => {
    const style = new RegExp(`<c r="${address}" s="(\\d+)"`).exec(sheet)?.[1];
    return looks[Number(style)]?.includes('numFmtId="1" ') && looks[Number(style)]?.includes('locked="0"');
  };
  // In stock; without stock but ordered; without stock.
  expect(['L8', 'M8', 'L9', 'M9', 'I8', 'A1'].map(isUnlocked)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('shows each garment’s picture once', async () => {
  const customer = await buildUser(t.db);
  const catalog = await buildCatalog(t.db, { garments: [garmentOf('IMG001'), garmentOf('IMG002')] });
  const folder = path.join(t.env.dataDir, 'images', 'thumbnails');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'IMG002.jpg'), await buildPicture({ width: 240, height: 328 }));
  const { files, sheet } = await filesOf(await buildOrder(t.db, { customer, catalog }), customer);
  expect(sheet).toContain('<drawing r:id="rId1"/>');
  const drawing = String(files['xl/drawings/drawing3.xml']?.content);
  expect(drawing.match(/descr="[^"]*"/g)).toEqual(['descr="Jumper IMG002"']);
  expect(drawing).toContain('<xdr:row>9</xdr:row>');
  expect(Object.keys(files).filter((name) => name.includes('media'))).toEqual(['xl/media/picture1.jpeg']);
});

test('the workbook opens on it, with the cursor in the first cell to type into, in view at 1440 pixels', async () => {
  const customer = await buildUser(t.db);
  const sizes = Array.from({ length: 14 }, (_, n) => String(34 + 2 * n));
  const garments = [
    garmentOf('OPN001', { withStocks: true, sizes, colors: ['000'] }),
    garmentOf('OPN002', { sizes, colors: ['000'] }),
  ];
  const order = await buildOrder(t.db, { customer, catalog: await buildCatalog(t.db, { garments }) });
  const { files, sheet } = await filesOf(order, customer);
  expect(String(files['xl/workbook.xml']?.content)).toContain('<workbookView activeTab="2"/>');
  // The first garment is out of stock.
  expect(sheet).toContain('tabSelected="1"');
  expect(sheet).toContain('<selection pane="bottomRight" activeCell="L9" sqref="L9"/>');
  const widths = [...sheet.matchAll(/<col [^>]* width="([\d.]+)" customWidth/g)].map(([, width]) =>
    Number(width),
  );
  // A digit is 7 pixels wide in Excel; the row numbers and the scroll bar take about 50.
  const right = widths.slice(0, 12).reduce((sum, width) => sum + width * 7, 50);
  expect(right).toBeLessThan(1440);
});

test('only the order is printed, on pages of its own width', async () => {
  const customer = await buildUser(t.db);
  const catalog = await buildCatalog(t.db, { garments: [garmentOf('PRN001')] });
  await t.db.update(skus).set({ ean: '4006381333931' }).where(eq(skus.sku, 'PRN001000S'));
  const note = 'A long note, '.repeat(40);
  const order = await buildOrder(t.db, { customer, catalog, lines: { PRN001000S: 1 }, note });
  const { files, sheet } = await filesOf(order, customer);
  const areas = String(files['xl/workbook.xml']?.content).matchAll(/Print_Area"[^>]*>([^<]+)</g);
  // The note takes three lines of the printed width.
  expect([...areas].map(([, area]) => area)).toEqual([
    "'Order'!$A$1:$P$16",
    "'Order form'!$P$1",
    "'EAN'!$H$1",
  ]);
  expect(sheet).toContain('<col min="16" max="16" width="9" hidden="1" customWidth="1"/>');
  expect(sheet).toContain('fitToWidth="1" fitToHeight="0"');
});

test('there is none in the file of an order that can no longer be changed', async () => {
  const customer = await buildUser(t.db);
  const order = await buildOrder(t.db, { customer, catalog: await buildCatalog(t.db), sapStatus: 2 });
  expect((await downloadOrderBook(t, customer, order)).SheetNames).toEqual(['Order', 'Skus']);
});
