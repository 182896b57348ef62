import { buildWorkbook } from '../../test/buildSpreadsheet';
import { buildTestApp, everyRole, type TestApp } from '../../test/buildTestApp';
import type { Rows } from '../../test/catalogUpload';
import { buildCatalog, buildUser } from '../../test/factories';

let t: TestApp;
let admin: Awaited<ReturnType<typeof buildUser>>;
beforeAll(async () => {
  t = await buildTestApp();
  admin = await buildUser(t.db, { roles: ['admin'] });
});
afterAll(() => t.close());

const full = ['generic', 'name', 'color', 'color_name', 'size', 'wh_price', 'currency'];
const coat = ['WJM123', 'Coat', '000', 'Black', 'M', 100, 'EUR'];

const fileOf = (field: string, rows: Rows) => [
  { field, filename: 'catalog.xlsx', content: buildWorkbook(rows) },
];

/** A new catalog with the garments of these rows. */
async function catalogOf(...rows: Rows) {
  const catalog = await buildCatalog(t.db, { garments: [], currency: 'EUR' });
  if (rows.length > 0) {
    const body = { catalog_ids: String(catalog.id) };
    const files = fileOf('file_path', [full, ...rows]);
    expect((await t.as(admin).call('uploadGarments', { body, files })).json).toEqual({ status: 'success' });
  }
  return catalog;
}

const preview = (catalog: { id: number }, rows: Rows, viewer = admin) =>
  t.as(viewer).call('previewCatalogUpdate', {
    body: { catalog: String(catalog.id) },
    files: fileOf('catalog_path', rows),
  });

const garmentsOf = async (catalog: { id: number }) =>
  (await t.as(admin).call('getCatalog', { params: { catalog_id: String(catalog.id) } })).json.garments;

/** The changes as lines: kind, generic, field, key, before → after. */
async function linesOf(catalog: { id: number }, rows: Rows) {
  const { json } = await preview(catalog, rows);
  expect(json.status).toBe('success');
  return json.changes?.map(
    ({ kind, generic, field, key, before, after }) =>
      `${kind} ${generic} ${field} ${key}: ${before} → ${after}`,
  );
}

test.each<[string, Rows, string[]]>([
  ['nothing, as the catalog says it all', [full, coat], []],
  [
    'a price, with both values',
    [full, ['WJM123', 'Coat', '000', 'Black', 'M', 129.5, 'EUR']],
    ['changed WJM123 wh_price : 100.00 → 129.50'],
  ],
  [
    'names, as far as the file has them',
    [full, ['WJM123', 'Wool coat', '000', 'Ink', 'M', 100, 'EUR']],
    ['changed WJM123 name : Coat → Wool coat', 'changed WJM123 color 000: Black → Ink'],
  ],
  [
    'a size and a color',
    [full, coat, ['WJM123', 'Coat', '001', 'Red', 'L', 100, 'EUR']],
    ['added WJM123 color 001: null → Red', 'added WJM123 size WJM123001L: null → L'],
  ],
  [
    'an entire garment, as one line',
    [full, ['WJM777', 'Shirt', '000', 'Ecru', 'S', 40, 'EUR']],
    ['added WJM777 garment : null → Shirt'],
  ],
  [
    'a price list, an EAN and the stock',
    [
      [...full, 'wh_price_0151', 'ean', 'stock'],
      [...coat, 90, '4006381333931', 24],
    ],
    [
      'added WJM123 wh_price 0151: null → 90.00',
      'added WJM123 ean WJM123000M: null → 4006381333931',
      'added WJM123 stock WJM123000M: null → 24',
    ],
  ],
])('says %s', async (_what, rows, lines) => {
  const catalog = await catalogOf(coat);
  const before = await garmentsOf(catalog);
  expect(await linesOf(catalog, rows)).toEqual(lines);
  expect(await garmentsOf(catalog)).toEqual(before);
});

test('counts each kind, and the garments that the file does not name', async () => {
  const catalog = await catalogOf(coat, ['WJM124', 'Cape', '000', 'Black', 'M', 80, 'EUR']);
  const rows = [full, [...coat.slice(0, 5), 110, 'EUR'], ['WJM777', 'Shirt', '000', 'Ecru', 'S', 40, 'EUR']];
  expect((await preview(catalog, rows)).json).toMatchObject({
    status: 'success',
    num_added: 1,
    num_changed: 1,
    num_removed: 0,
    num_unnamed: 1,
  });
});

test('refuses what the update would refuse, with every bad row', async () => {
  const catalog = await catalogOf(coat);
  const { json } = await preview(catalog, [
    full,
    [...coat.slice(0, 6), 'USD'],
    ['WJM124', '', '000', '', 'M', 'x', 'EUR'],
  ]);
  expect(json).toMatchObject({ status: 'error', error: expect.any(String) });
  expect(json.errors?.map(({ row, column }) => [row, column])).toEqual(
    expect.arrayContaining([
      [2, 'currency'],
      [3, 'wh_price'],
    ]),
  );
  expect(json.changes).toBeUndefined();
});

test.each(everyRole.map((role) => [role, role === 'admin' ? 200 : 403] as const))(
  'by %s answers %i',
  async (role, status) => {
    const catalog = await catalogOf(coat);
    const caller = await buildUser(t.db, { roles: [role] });
    expect((await preview(catalog, [full, coat], caller)).status).toBe(status);
  },
);

test('responds 401 without a session, and 404 for a catalog that does not exist', async () => {
  const files = fileOf('catalog_path', [full, coat]);
  const body = { catalog: '999999' };
  expect((await t.anonymous.call('previewCatalogUpdate', { body, files })).status).toBe(401);
  expect((await t.as(admin).call('previewCatalogUpdate', { body, files })).status).toBe(404);
});
