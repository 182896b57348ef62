import { eq } from 'drizzle-orm';
import { startWorkers, type WorkerPool } from '../../core/workers';
import { catalogs, garments, skus, tasks } from '../../db/schema';
import { buildRawWorkbook, buildWorkbook } from '../../test/buildSpreadsheet';
import { buildTaskHosts } from '../../test/buildTaskHosts';
import { buildTestApp, everyRole, type TestApp } from '../../test/buildTestApp';
import type { Rows } from '../../test/catalogUpload';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';
import { catalogTaskDefinitions } from './catalogTasks';

type Catalog = Awaited<ReturnType<typeof buildCatalog>>;

let t: TestApp;
let hosts: ReturnType<typeof buildTaskHosts>;
let workers: WorkerPool;
let admin: Awaited<ReturnType<typeof buildUser>>;
beforeAll(async () => {
  t = await buildTestApp();
  hosts = buildTaskHosts(t.database, t.env);
  workers = startWorkers(1);
  admin = await buildUser(t.db, { roles: ['admin'] });
});
afterEach(() => hosts.stop());
afterAll(async () => {
  await hosts.close();
  await workers.close();
  await t.close();
});

const full = ['generic', 'name', 'color', 'size', 'wh_price', 'currency'];

const formOf = (catalog: { id: number; name: string }, fields: Record<string, string> = {}) => ({
  catalog: String(catalog.id),
  name: catalog.name,
  catalog_type: 'initial',
  is_current: 'true',
  drop: '',
  ...fields,
});

const send = (fields: Record<string, string>, ...contents: Buffer[]) =>
  t.as(admin).call('reuploadCatalog', {
    body: fields,
    files: contents.map((content) => ({ field: 'catalog_path', filename: 'catalog.xlsx', content })),
  });

async function ended(fields: Record<string, string>, ...contents: Buffer[]) {
  const { json } = await send(fields, ...contents);
  expect(json).toEqual({ status: 'success', task_id: expect.any(String) });
  hosts.start(catalogTaskDefinitions({ workers }));
  return hosts.ended(json.task_id);
}

const endedRows = (catalog: Catalog, rows: Rows, fields: Record<string, string> = {}) =>
  ended(formOf(catalog, fields), buildWorkbook(rows));

async function catalogOf({ id }: { id: number }) {
  const [row] = await t.db.select().from(catalogs).where(eq(catalogs.id, id));
  return row;
}

async function contentOf(catalog: Catalog) {
  return {
    catalog: await catalogOf(catalog),
    garments: await t.db
      .select()
      .from(garments)
      .where(eq(garments.catalogId, catalog.id))
      .orderBy(garments.id),
    skus: await t.db.select().from(skus).where(eq(skus.catalogId, catalog.id)).orderBy(skus.id),
  };
}

async function preview(catalog: Catalog) {
  const answer = await t.as(admin).call('getCatalog', { params: { catalog_id: String(catalog.id) } });
  return answer.json.garments;
}

it('changes the data of a catalog, and leaves its garments without a file', async () => {
  const catalog = await buildCatalog(t.db, { brand: 'WJM', serviceDate: new Date(1_700_000_000_000) });
  const form = formOf(catalog, { name: ' Renamed ', catalog_type: 'repo', is_current: 'false', drop: 'D2' });
  expect(await ended(form)).toMatchObject({ class: 'UpdateCatalog', status: 'done', error: null });
  expect(await catalogOf(catalog)).toMatchObject({
    name: 'Renamed',
    catalogType: 'repo',
    isCurrent: false,
    drop: 'D2',
    brand: 'WJM',
    serviceDate: new Date(1_700_000_000_000),
  });
  expect(await preview(catalog)).toHaveLength(1);
});

it('sets a service date that is sent', async () => {
  const catalog = await buildCatalog(t.db);
  await ended(formOf(catalog, { service_date: '1786752000' }));
  expect((await catalogOf(catalog))?.serviceDate).toEqual(new Date(1_786_752_000_000));
});

it('does not change garments and fields that the file does not contain', async () => {
  const catalog = await buildCatalog(t.db, {
    garments: [{ description: 'Warm', colors: ['000'] }, { generic: 'KEEP01' }],
  });
  const customer = await buildUser(t.db, { catalogs: [catalog] });
  const order = await buildOrder(t.db, { customer, catalog, lines: { KEEP01000M: 3, WJM123000S: 1 } });
  const file: Rows = [
    [...full, 'description'],
    ['WJM123', 'Jumper', 0, 'S', 50, 'EUR', null],
    ['WJM123', 'Jumper', 0, 'XS', 50, 'EUR', null],
    ['NEW001', 'Scarf', 0, 'U', 12.5, 'EUR', 'Soft'],
  ];
  expect(await endedRows(catalog, file)).toMatchObject({ status: 'done', progress: 100, errors: null });
  expect(await preview(catalog)).toMatchObject([
    { generic: 'KEEP01', name: 'Merino jumper', wh_price: 40 },
    { generic: 'NEW001', name: 'Scarf', description: 'Soft', wh_price: 12.5 },
    {
      generic: 'WJM123',
      name: 'Jumper',
      description: 'Warm',
      wh_price: 50,
      rt_price: 100,
      sizes: ['XS', 'S', 'M', 'L'],
      skus: [{ size: 'S' }, { size: 'M' }, { size: 'L' }, { size: 'XS' }],
    },
  ]);
  const sheet = (await t.as(customer).call('getOrder', { params: { id: String(order.id) } })).json;
  expect(sheet.lines).toEqual({ KEEP01: { KEEP01000M: 3 }, WJM123: { WJM123000S: 1 } });
});

it('notes that a file has changed nothing, as all its values are current', async () => {
  const catalog = await buildCatalog(t.db, { garments: [] });
  const file: Rows = [full, ['WJM123', 'Jumper', 0, 'S', 50, 'EUR']];
  expect(await endedRows(catalog, file)).toMatchObject({ status: 'done', errors: null });
  await hosts.stop();
  expect(await endedRows(catalog, file)).toMatchObject({
    status: 'done',
    errors: ['Row 1: the file changes nothing: all its values are in place already'],
  });
});

it('fails with every bad row, in the file or in view of the catalog, and changes nothing', async () => {
  const catalog = await buildCatalog(t.db, { name: 'Whole or not' });
  const before = await contentOf(catalog);
  const bad = await endedRows(
    catalog,
    [full, ['WJM123', 'Jumper', 0, 'S', 'x', 'EUR'], ['NEW001', null, 0, 'U', 1, 'EUR']],
    { name: 'Other' },
  );
  expect(bad).toMatchObject({
    status: 'failed',
    error: 'The file has 2 bad rows, nothing was changed.',
    errors: [
      'Row 2, column wh_price: "x" must be a price with at most two decimals, as in 12.50',
      'Row 3, column name: is required',
    ],
  });
  await hosts.stop();
  expect(
    await endedRows(catalog, [full, ['WJM123', 'Jumper', 0, 'S', 1, 'USD']], { name: 'Other' }),
  ).toMatchObject({
    status: 'failed',
    error: 'The file has 1 bad row, nothing was changed.',
    errors: ['Row 2, column currency: "USD" is not EUR, the currency of Whole or not'],
  });
  expect(await contentOf(catalog)).toEqual(before);
});

it('is refused at once for a file that is not a spreadsheet, and responds 413 for too many rows', async () => {
  const catalog = await buildCatalog(t.db);
  expect((await send(formOf(catalog), Buffer.from('a,b'))).json).toEqual({
    status: 'error',
    error: 'The file is not an Excel file; save it as .xlsx or .xls and try again.',
  });
  const rows = '<row><c><v>1</v></c></row>'.repeat(200_002);
  expect(await send(formOf(catalog), buildRawWorkbook(`<sheetData>${rows}</sheetData>`))).toMatchObject({
    status: 413,
    json: { detail: 'The file has more than 200,000 rows.' },
  });
});

it('notes values that it may have interpreted differently than meant', async () => {
  const catalog = await buildCatalog(t.db);
  const rows = [
    [...full, 'remarks'],
    ['WJM123', 'Jumper', 0, 'S', 40, 'EUR', 'x'],
  ];
  expect(await endedRows(catalog, rows)).toMatchObject({
    status: 'done',
    errors: ['Row 1, column remarks: the column is not known, and is left out'],
  });
});

it('is refused for a name that another catalog of the season has, even if that one is saved first', async () => {
  const catalog = await buildCatalog(t.db, { name: 'Mine' });
  await buildCatalog(t.db, { name: 'Taken' });
  expect((await send(formOf(catalog, { name: 'TAKEN' }))).json).toEqual({
    status: 'error',
    error: 'Another catalog is called TAKEN.',
  });
  await buildCatalog(t.db, { name: 'Next year', season: 'AW27' });
  expect((await send(formOf(catalog, { name: 'Next year' }))).json.status).toBe('success');

  const { json } = await send(formOf(catalog, { name: 'Soon' }));
  await buildCatalog(t.db, { name: 'soon' });
  hosts.start(catalogTaskDefinitions({ workers }));
  expect((await hosts.ended(json.task_id)).error).toBe('Another catalog is called Soon.');
});

it('fails when the catalog is deleted meanwhile', async () => {
  const catalog = await buildCatalog(t.db);
  const { json } = await send(formOf(catalog));
  await t.as(admin).call('deleteCatalog', { params: { id: String(catalog.id) } });
  hosts.start(catalogTaskDefinitions({ workers }));
  expect((await hosts.ended(json.task_id)).error).toBe('The catalog has been deleted.');
});

it('of a killed host is done by the next one, once', async () => {
  const catalog = await buildCatalog(t.db);
  const file = buildWorkbook([full, ['NEW001', 'Scarf', 0, 'U', 12.5, 'EUR']]);
  const { json } = await send(formOf(catalog), file);
  await t.db
    .update(tasks)
    .set({ status: 'WIP', attempts: 1, progress: 60 })
    .where(eq(tasks.id, Number(json.task_id)));
  hosts.start(catalogTaskDefinitions({ workers }));
  hosts.start(catalogTaskDefinitions({ workers }));
  expect(await hosts.ended(json.task_id)).toMatchObject({ status: 'done', attempts: 2 });
  expect(await preview(catalog)).toHaveLength(2);
});

it.each(everyRole.map((role) => [role, role === 'admin' ? 200 : 403] as const))(
  'by %s answers %i',
  async (role, status) => {
    const catalog = await buildCatalog(t.db);
    const caller = await buildUser(t.db, { roles: [role], catalogs: [catalog] });
    const call = { body: formOf(catalog), files: [] };
    expect((await t.as(caller).call('reuploadCatalog', call)).status).toBe(status);
    expect((await t.anonymous.call('reuploadCatalog', call)).status).toBe(401);
  },
);

it.each(['999999', 'cat_w26aw', '0'])('responds 404 for the catalog %s', async (id) => {
  expect((await send({ ...formOf({ id: 1, name: 'x' }), catalog: id })).status).toBe(404);
});

it.each<[string, Record<string, string>, string]>([
  ['no catalog', { catalog: '' }, 'Catalog is required'],
  ['no name', { name: ' ' }, 'Name is required'],
  ['another type', { catalog_type: 'x' }, 'Catalog type must be initial, repo or return.'],
  ['neither current nor not', { is_current: '' }, 'Is current must be true or false.'],
  ['a date in words', { service_date: 'soon' }, 'The service date must be in epoch seconds'],
  ['another field', { season: 'AW26' }, "'season' is not a known field."],
])('with %s is 422', async (_what, fields, detail) => {
  expect((await send({ ...formOf({ id: 1, name: 'x' }), ...fields })).json).toMatchObject({
    status: 422,
    detail,
  });
});

it('moves own codes from other garments of its catalog when that is asked for', async () => {
  const catalog = await buildCatalog(t.db, {
    garments: [{ generic: 'MVC001', colors: ['000'], sizes: ['S'] }],
  });
  const rows = (generic: string): Rows => [
    [...full, 'style_code', 'own_sku'],
    [generic, 'Coat', '000', 'S', 40, 'EUR', 'MVC-1', 'MVC-1-S'],
  ];
  expect(await endedRows(catalog, rows('MVC001'))).toMatchObject({ status: 'done' });
  expect(await endedRows(catalog, rows('MVC002'))).toMatchObject({ status: 'failed' });
  expect(await endedRows(catalog, rows('MVC002'), { move_codes: 'true' })).toMatchObject({ status: 'done' });
  const content = await contentOf(catalog);
  expect(content.garments.map(({ generic, styleCode }) => [generic, styleCode])).toEqual([
    ['MVC001', ''],
    ['MVC002', 'MVC-1'],
  ]);
  expect(content.skus.map(({ sku, ownSku }) => [sku, ownSku])).toEqual([
    ['MVC001000S', null],
    ['MVC002000S', 'MVC-1-S'],
  ]);
});
