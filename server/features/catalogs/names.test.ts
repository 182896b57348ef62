import { buildWorkbook } from '../../test/buildSpreadsheet';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalogUpload, type CatalogUpload, requiredColumns, type Rows } from '../../test/catalogUpload';
import { buildOrder, buildUser } from '../../test/factories';
import { buildGarmentBatch, type GarmentBatch } from '../../test/garmentBatch';
import { readPdf } from '../../test/readPdf';

let t: TestApp;
let upload: CatalogUpload;
let batch: GarmentBatch;
let catalog: { id: number };
let customer: Awaited<ReturnType<typeof buildUser>>;
let order: Awaited<ReturnType<typeof buildOrder>>;

const columns = [...requiredColumns, 'color_name', 'name_fr', 'color_name_fr', 'name_ja'];
const rows: Rows = [
  columns,
  ['TRA001', 'Coat', '000', 'S', 40, 'EUR', 'Black', 'Manteau', 'Noir', 'コート'],
  ['TRA001', 'Coat', '310', 'S', 40, 'EUR', 'Camel', null, null, null],
  ['TRA002', 'Scarf', '000', 'S', 20, 'EUR', 'Black', null, null, null],
];

beforeAll(async () => {
  t = await buildTestApp();
  upload = await buildCatalogUpload(t);
  batch = await buildGarmentBatch(t);
});
beforeEach(async () => {
  const { json } = await upload.sendRows(rows, { season: 'AW26' });
  catalog = { id: Number(json.catalog_id) };
  customer = await buildUser(t.db, { catalogs: [catalog] });
  const skus = await t.db.query.skus.findMany({ where: (sku, { eq }) => eq(sku.catalogId, catalog.id) });
  order = await buildOrder(t.db, { customer, catalog: { ...catalog, skus }, lines: { TRA001000S: 3 } });
});
afterAll(() => t.close());

const reading = (language: string) => ({ headers: { 'accept-language': language } });
const sheetIn = (language: string, etag = '') =>
  t.as(customer).call('getOrder', {
    params: { id: String(order.id) },
    headers: { 'accept-language': language, 'if-none-match': etag },
  });
const namesOf = (garments: readonly { name: string; colors: readonly { name: string }[] }[]) =>
  garments.map(({ name, colors }) => [name, ...colors.map((color) => color.name)]);
const namesIn = async (language: string) => namesOf((await sheetIn(language)).json.garments);
const plain = [
  ['Coat', 'Black', 'Camel'],
  ['Scarf', 'Black'],
];
const french = [
  ['Manteau', 'Noir', 'Camel'],
  ['Scarf', 'Black'],
];
const edit = (...edited: Rows) =>
  batch.sendRows('editGarments', [catalog], edited).then(({ json }) => expect(json.status).toBe('success'));

test.each([
  ['fr', french],
  ['fr-CA, en;q=0.5', french],
  [
    'ja',
    [
      ['コート', 'Black', 'Camel'],
      ['Scarf', 'Black'],
    ],
  ],
  ['de', plain],
  ['en', plain],
])('whoever reads %s sees the names in it, else the plain ones', async (language, names) => {
  expect(await namesIn(language)).toEqual(names);
  const params = { catalog_id: String(catalog.id) };
  const { json } = await t.as(customer).call('getCatalog', { params, ...reading(language) });
  expect(namesOf(json.garments)).toEqual(names);
});

test('an answer in one language is not taken for one in another', async () => {
  const [english, inFrench] = [await sheetIn('en'), await sheetIn('fr')];
  const tags = [english, inFrench].map(({ headers }) => String(headers.etag));
  expect((await sheetIn('fr', tags[0])).status).toBe(200);
  expect((await sheetIn('en', tags[1])).status).toBe(200);
  expect((await sheetIn('fr', tags[1])).status).toBe(304);
  // German has no names: its answer is the plain one.
  expect((await sheetIn('de', tags[0])).status).toBe(304);
});

test('a file without the columns, and a blank cell, leave them as they are', async () => {
  await edit(['generic', 'name'], ['TRA001', 'Long coat']);
  await edit(
    ['generic', 'color', 'name_fr', 'color_name_fr'],
    ['TRA001', '000', null, null],
    ['TRA002', null, 'Foulard', null],
  );
  expect(await namesIn('fr')).toEqual([
    ['Manteau', 'Noir', 'Camel'],
    ['Foulard', 'Black'],
  ]);
  expect(await namesIn('en')).toEqual([
    ['Long coat', 'Black', 'Camel'],
    ['Scarf', 'Black'],
  ]);
});

test('a language of its own is added, and changed, without the others', async () => {
  expect(await namesIn('it')).toEqual(plain);
  await edit(
    ['generic', 'color', 'name_it', 'color_name_it', 'color_name_fr'],
    ['TRA001', '310', 'Cappotto', 'Cammello', 'Chameau'],
  );
  expect(await namesIn('it')).toEqual([
    ['Cappotto', 'Black', 'Cammello'],
    ['Scarf', 'Black'],
  ]);
  expect(await namesIn('fr')).toEqual([
    ['Manteau', 'Noir', 'Chameau'],
    ['Scarf', 'Black'],
  ]);
});

test('an update says what it would change, and that it changes nothing', async () => {
  const previewOf = (changed: Rows) =>
    t.as(batch.admin).call('previewCatalogUpdate', {
      body: { catalog: String(catalog.id) },
      files: [{ field: 'catalog_path', filename: 'catalog.xlsx', content: buildWorkbook(changed) }],
    });
  expect((await previewOf(rows)).json).toMatchObject({ changes: [], num_changed: 0 });
  const [titles = [], first = [], ...others] = rows;
  const changed = first.map((cell) =>
    cell === 'Manteau' ? 'Long manteau' : cell === 'Noir' ? 'Encre' : cell,
  );
  expect((await previewOf([titles, changed, ...others])).json.changes).toMatchObject([
    { kind: 'changed', field: 'name_fr', key: '', before: 'Manteau', after: 'Long manteau' },
    { kind: 'changed', field: 'color_name_fr', key: '000', before: 'Noir', after: 'Encre' },
  ]);
  const again = await batch.sendRows(
    'editGarments',
    [catalog],
    [
      ['generic', 'name_fr'],
      ['TRA001', 'Manteau'],
    ],
  );
  expect(JSON.stringify(again.json)).toContain('the file changes nothing');
});

test('two names of one garment in a language are refused', async () => {
  const wrong = await batch.sendRows(
    'editGarments',
    [catalog],
    [
      ['sku', 'name_fr', 'color_name_fr'],
      ['TRA001000S', 'Manteau', null],
      ['TRA001310S', 'Cape', 'x'.repeat(201)],
    ],
  );
  expect(wrong.json).toMatchObject({
    status: 'error',
    errors: [
      { row: 3, column: 'name_fr', message: '"Cape" differs from "Manteau" of row 2' },
      { row: 3, column: 'color_name_fr' },
    ],
  });
});

test('the design has the plain names, and all others in columns that can be uploaded again', async () => {
  const design = async () => {
    const params = { id: String(catalog.id) };
    const { raw } = await t.as(batch.admin).call('downloadCatalogDesign', { params, ...reading('fr') });
    return raw
      .toString('utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split('\t'));
  };
  const lines = await design();
  const at = (title: string) => lines[0]?.indexOf(title) ?? -1;
  const own = [
    'generic',
    'color',
    'name',
    'color_name',
    'name_fr',
    'color_name_fr',
    'name_ja',
    'color_name_ja',
  ];
  const shown = lines.map((cells) => own.map((title) => cells[at(title)] ?? null));
  expect(shown).toEqual([
    own,
    ['TRA001', '000', 'Coat', 'Black', 'Manteau', 'Noir', 'コート', ''],
    ['TRA001', '310', 'Coat', 'Camel', 'Manteau', '', 'コート', ''],
    ['TRA002', '000', 'Scarf', 'Black', '', '', '', ''],
  ]);
  await edit(...shown);
  expect(await design()).toEqual(lines);
});

test('papers are in the language of whoever downloads them', async () => {
  const call = { params: { id: String(order.id) } };
  for (const operation of ['downloadOrderPdf', 'downloadOrderOnlyPdf'] as const) {
    const { raw } = await t.as(customer).call(operation, { ...call, ...reading('fr') });
    const texts = readPdf(raw).flatMap((page) => page.texts.map(({ text }) => text));
    expect(texts.join(' ')).toMatch(/Manteau.*Noir/);
  }
});

test('a garment is found by its plain name and by its name in the language of the reader', async () => {
  const find = async (q: string, language: string) =>
    (await t.as(customer).call('findThings', { query: { q }, ...reading(language) })).json.results.map(
      ({ label, matched }) => [label, matched],
    );
  expect(await find('manteau', 'fr')).toEqual([['TRA001 Manteau', undefined]]);
  expect(await find('coat', 'fr')).toEqual([['TRA001 Manteau', 'Coat']]);
  expect(await find('manteau', 'en')).toEqual([]);
  expect(await find('coat', 'en')).toEqual([['TRA001 Coat', undefined]]);
});

test('figures name garments and colors in it, under the same ids', async () => {
  const rowsOf = async (tile: 'garments' | 'colors', language: string, catalogs = String(catalog.id)) => {
    const query = { season: 'AW26', catalogs };
    const answer = await t
      .as(batch.admin)
      .call('getOverview', { params: { tile }, query, ...reading(language) });
    return answer.json.rows.map(({ id, label }) => [id, label]);
  };
  expect(await rowsOf('garments', 'fr')).toEqual([['TRA001', 'TRA001 Manteau']]);
  expect(await rowsOf('colors', 'fr')).toEqual([['000 Black', '000 Noir']]);
  expect(await rowsOf('colors', 'de')).toEqual([['000 Black', '000 Black']]);
  const params = { reference: 'TRA001' };
  const { json } = await t.as(batch.admin).call('getGarmentOrders', { params, ...reading('fr') });
  expect(json).toMatchObject({ name: 'Manteau', color_names: { '000 Black': '000 Noir' } });
  expect(json.colors).toEqual(['000 Black', '310 Camel']);
  const inGerman = await t.as(batch.admin).call('getGarmentOrders', { params, ...reading('de') });
  expect(inGerman.json).toMatchObject({ name: 'Coat' });
  expect(inGerman.json).not.toHaveProperty('color_names');

  // Another catalog, without names in French.
  const other = await upload.sendRows([
    [...requiredColumns, 'color_name'],
    ['TRA001', 'Trench', '000', 'S', 40, 'EUR', 'Black'],
  ]);
  const skus = await t.db.query.skus.findMany({
    where: (sku, { eq }) => eq(sku.catalogId, Number(other.json.catalog_id)),
  });
  await buildOrder(t.db, {
    customer,
    catalog: { id: Number(other.json.catalog_id), skus },
    lines: { TRA001000S: 1 },
  });
  const both = `${catalog.id},${other.json.catalog_id}`;
  expect(await rowsOf('garments', 'fr', both)).toEqual([['TRA001', 'TRA001 Manteau']]);
  expect(await rowsOf('colors', 'fr', both)).toEqual([['000 Black', '000 Noir']]);
});
