import { read, utils } from 'xlsx';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildWorkbook } from '../../test/buildSpreadsheet';
import { buildCatalogUpload, type CatalogUpload, requiredColumns, type Rows } from '../../test/catalogUpload';
import { readPdf } from '../../test/readPdf';

let t: TestApp;
let upload: CatalogUpload;

beforeAll(async () => {
  t = await buildTestApp();
  upload = await buildCatalogUpload(t);
});
afterAll(() => t.close());

const rowsOf = (generic: string, colors: readonly number[], sizes: readonly string[]): Rows =>
  colors.flatMap((color) => sizes.map((size) => [generic, 'Coat', color, size, 40, 'EUR']));

async function uploaded(...rows: Rows): Promise<string> {
  const { json } = await upload.sendRows([requiredColumns, ...rows]);
  expect(json).toMatchObject({ status: 'success' });
  return json.catalog_id ?? '';
}

async function sizesOf(catalog: string) {
  const { garments } = await upload.preview(catalog);
  return Object.fromEntries(garments.map(({ generic, sizes }) => [generic, sizes.join(' ')]));
}

const letters = ['L', 'M', 'S', 'XL', 'XS'];

describe('a file that is sorted by the alphabet', () => {
  const shown = ['XS', 'S', 'M', 'L', 'XL'];
  const quantities = Object.fromEntries(letters.map((size, index) => [`SIZ001000${size}`, index + 1]));
  let catalog: string;
  let order: string;

  beforeAll(async () => {
    catalog = await uploaded(...rowsOf('SIZ001', [0], letters));
    const body = { customer: String(upload.admin.id), title: 'Autumn', catalog };
    const created = await t.as(upload.admin).call('createOrder', { body });
    order = created.json.order_id ?? '';
    const saved = { id: order, lines: quantities, wanted: [], service_date: null };
    const { json } = await t.as(upload.admin).call('updateOrder', { body: saved });
    expect(json.status).toBe('success');
  });

  const isShown = (text: unknown): text is string => typeof text === 'string' && shown.includes(text);
  const textsOf = (raw: Buffer) => readPdf(raw).flatMap(({ texts }) => texts.map(({ text }) => text));

  it('has the order of sizes on the line sheet', async () => {
    const { json } = await t.as(upload.admin).call('getOrder', { params: { id: order } });
    expect(json.garments.map(({ sizes }) => sizes)).toEqual([shown]);
  });

  it('has it in the preview of its catalog', async () => {
    expect(await sizesOf(catalog)).toEqual({ SIZ001: shown.join(' ') });
  });

  it.each(['downloadOrderPdf', 'downloadOrderOnlyPdf', 'getOrderConfirmation'] as const)(
    'has it in %s',
    async (operation) => {
      const { raw } = await t.as(upload.admin).call(operation, { params: { id: order } });
      expect(textsOf(raw).filter(isShown)).toEqual(shown);
    },
  );

  it('has it in the PDFs and the texts of its catalog', async () => {
    const params = { params: { id: catalog } };
    const stock = await t.as(upload.admin).call('downloadCatalogStockPdf', params);
    expect(textsOf(stock.raw).filter(isShown)).toEqual(shown);
    const preview = await t.as(upload.admin).call('downloadCatalogPdf', params);
    expect(textsOf(preview.raw).join(' ')).toMatch(/XS\s+S\s+M\s+L\s+XL/);
    const design = await t.as(upload.admin).call('downloadCatalogDesign', params);
    expect(design.raw.toString('utf8')).toContain('\tXS S M L XL\t');
  });

  it('has it in the Excel of the order, and in its form', async () => {
    const { raw } = await t.as(upload.admin).call('downloadOrderExcel', { params: { id: order } });
    const book = read(raw);
    for (const [name, rowLength] of [
      ['Order', shown.length],
      ['Order form', shown.length],
    ] as const) {
      const sheet = book.Sheets[name];
      if (sheet === undefined) throw new Error(`The workbook has no sheet ${name}.`);
      const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1 });
      const heads = rows.map((row) => row.filter(isShown)).filter((row) => row.length === rowLength);
      expect([name, heads]).toEqual([name, [shown]]);
    }
    const skus = utils.sheet_to_json<unknown[]>(book.Sheets.Skus ?? {}, { header: 1 });
    expect(skus.flatMap((row) => row.filter(isShown))).toEqual(shown);
  });

  it('has it in the overview, and on the page of the garment', async () => {
    const { json } = await t.as(upload.admin).call('getOverview', { params: { tile: 'sizes' }, query: {} });
    expect(json.rows.map(({ id }) => id)).toEqual(shown);
    const garment = await t.as(upload.admin).call('getGarmentOrders', { params: { reference: 'SIZ001' } });
    expect(garment.json.sizes).toEqual(shown);
  });

  it('changes nothing when it is uploaded again', async () => {
    const file = buildWorkbook([requiredColumns, ...rowsOf('SIZ001', [0], letters)]);
    const { json } = await t.as(upload.admin).call('editGarments', {
      body: { catalog_ids: catalog },
      files: [{ field: 'file_path', filename: 'again.xlsx', content: file }],
    });
    expect(json).toMatchObject({
      status: 'success',
      notes: [{ message: expect.stringContaining('changes nothing') }],
    });
  });
});

it.each([
  ['numbers', [['10', '12', '6', '8']], '6 8 10 12'],
  ['numbers that the file has as numbers', [[6, 8, 10, 12]], '6 8 10 12'],
  ['colors in different sizes, by the alphabet in each', [['L', 'S'], letters], 'XS S M L XL'],
  ['large to small', [['XL', 'L', 'M', 'S']], 'XL L M S'],
  ['names', [['Double', 'King', 'Single']], 'Double King Single'],
] as const)('%s', async (_name, colors, expected) => {
  const rows = colors.flatMap((sizes, color) => rowsOf('SIZ002', [color], sizes.map(String)));
  expect(await sizesOf(await uploaded(...rows))).toEqual({ SIZ002: expected });
});

it('an edit sets the order alike, with codes that name sizes', async () => {
  const catalog = await uploaded(...rowsOf('SIZ003', [0], ['M', 'S']), ...rowsOf('SIZ004', [0], ['8', '10']));
  const file = buildWorkbook([
    ['sku', 'generic', 'color', 'size', 'stock'],
    ...['L', 'M', 'S', 'XS'].map((size) => [`SIZ003000${size}`, null, null, null, 1]),
    ...['10', '6', '8'].map((size) => [null, 'SIZ004', 0, size, 1]),
  ]);
  const { json } = await t.as(upload.admin).call('editGarments', {
    body: { catalog_ids: catalog, override: 'true' },
    files: [{ field: 'file_path', filename: 'more.xlsx', content: file }],
  });
  expect(json).toMatchObject({ status: 'success' });
  expect(await sizesOf(catalog)).toEqual({ SIZ003: 'XS S M L', SIZ004: '6 8 10' });
});
