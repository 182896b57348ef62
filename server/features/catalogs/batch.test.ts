import { buildWorkbook } from '../../test/buildSpreadsheet';
import { buildTestApp, everyRole, type TestApp } from '../../test/buildTestApp';
import { requiredColumns, type Rows } from '../../test/catalogUpload';
import { buildCatalog, buildUser } from '../../test/factories';
import { type BatchName, buildGarmentBatch, type GarmentBatch } from '../../test/garmentBatch';

// Reading a spreadsheet blocks a thread for a long time, so the host must never do it on its own thread; in this test it can't.
jest.mock('../../files/readSpreadsheet', () => ({
  readSpreadsheet: () => {
    throw new Error("A spreadsheet was read on the host's own thread.");
  },
}));

let t: TestApp;
let batch: GarmentBatch;
beforeAll(async () => {
  t = await buildTestApp();
  batch = await buildGarmentBatch(t);
});
afterAll(() => t.close());

describe.each<BatchName>(['uploadGarments', 'editGarments', 'deleteGarments'])('%s', (name) => {
  const rows: Rows = [requiredColumns, ['ROLE01', 'Scarf', 0, 'U', 12.5, 'EUR']];
  const content = buildWorkbook(rows);
  const file = { field: 'file_path', filename: 'a.xlsx', content };

  it.each(everyRole.map((role) => [role, role === 'admin' ? 200 : 403] as const))(
    'by %s answers %i',
    async (role, status) => {
      const catalog = await buildCatalog(t.db);
      const caller = await buildUser(t.db, { roles: [role], catalogs: [catalog] });
      const call = { body: { catalog_ids: String(catalog.id) }, files: [file] };
      expect((await t.as(caller).call(name, call)).status).toBe(status);
      expect((await t.anonymous.call(name, call)).status).toBe(401);
    },
  );

  it.each(['999999', 'cat_w26aw', '0'])(
    'responds 404 for the catalog %s, and then changes no other',
    async (id) => {
      const catalog = await buildCatalog(t.db);
      const before = await batch.contentOf(catalog);
      expect((await batch.send(name, { catalog_ids: `${catalog.id},${id}` }, content)).status).toBe(404);
      expect(await batch.contentOf(catalog)).toEqual(before);
    },
  );

  it('knows no catalog that is archived', async () => {
    const catalog = await buildCatalog(t.db, { archivedAt: new Date() });
    expect((await batch.send(name, { catalog_ids: String(catalog.id) }, content)).status).toBe(404);
  });

  it.each<[string, Record<string, string>, Buffer[], string]>([
    ['no catalog', { catalog_ids: '' }, [content], 'Select some catalog'],
    ['no file', { catalog_ids: '1' }, [], 'Excel file is required'],
    ['two files', { catalog_ids: '1' }, [content, content], 'Only one file can be sent'],
    ['another field', { catalog_ids: '1', brand: 'x' }, [content], "'brand' is not a known field."],
  ])('with %s is 422', async (_what, body, contents, detail) => {
    expect((await batch.send(name, body, ...contents)).json).toMatchObject({ status: 422, detail });
  });

  it('is refused with a message for a file that is not a spreadsheet', async () => {
    const catalog = await buildCatalog(t.db);
    expect((await batch.send(name, { catalog_ids: String(catalog.id) }, Buffer.from('a,b'))).json).toEqual({
      status: 'error',
      error: 'The file is not an Excel file; save it as .xlsx or .xls and try again.',
    });
  });

  it('is refused with every bad row of the file itself', async () => {
    const catalog = await buildCatalog(t.db);
    await batch.refused(
      name,
      [catalog],
      [
        ['generic', 'sku', ...requiredColumns.slice(1)],
        ['x', 'y', 'Scarf', 0, 'U', 12.5, 'EUR'],
      ],
      name === 'uploadGarments'
        ? ['2 generic: "x" must be 6 capital letters or digits, as in WJM123']
        : [
            '2 generic: "x" must be 6 capital letters or digits, as in WJM123',
            '2 sku: "y" must be a sku, as in WJM123000M',
          ],
    );
  });
});

it.each<[BatchName, Rows, string[]]>([
  [
    'uploadGarments',
    [
      requiredColumns,
      ['WJM123', 'Jumper', 0, 'S', 12.5, 'EUR'],
      ['MIXED1', 'Scarf', 0, 'U', -1, 'EUR'],
      ['MIXED2', 'Scarf', 0, 'U', 12.5, 'EUR'],
    ],
    [
      '2 generic: WJM123 is in Mixed already; change it with the action edit',
      '3 wh_price: "-1" must not be negative',
    ],
  ],
  [
    'editGarments',
    [
      ['sku', 'generic', 'color', 'color_name', 'stock'],
      ['WJM123000XXL', null, null, null, 1],
      ['WJM123000S', null, null, null, 'many'],
      ['OTHER1000S', null, null, null, 1],
      ['OTHER2000S', null, null, null, 1.5],
      [null, 'WJM123', 999, 'Gold', null],
    ],
    [
      '2 sku: WJM123000XXL is not in Mixed',
      '3 stock: "many" must be a whole number',
      '4 sku: OTHER1 is not in Mixed',
      '5 stock: "1.5" must be a whole number',
      '5 sku: OTHER2 is not in Mixed',
      '6 color: 999 is not a color of WJM123 in Mixed',
    ],
  ],
  [
    'deleteGarments',
    [['sku'], ['WJM123000M'], ['WJM123000XXL'], ['WJM'], ['OTHER1000S']],
    [
      '3 sku: WJM123000XXL is not in Mixed',
      '4 sku: "WJM" must be a sku, as in WJM123000M',
      '5 sku: OTHER1000S is not in Mixed',
    ],
  ],
])(
  '%s lists badly formed rows and those wrong in view of the catalog together',
  async (name, rows, lines) => {
    await batch.refused(name, [await buildCatalog(t.db, { name: 'Mixed' })], rows, lines);
  },
);

it('does not report fields as missing that a bad row may have had', async () => {
  await batch.refused(
    'editGarments',
    [await buildCatalog(t.db, { name: 'Mixed' })],
    [
      ['generic', 'name', 'wh_price', 'color', 'size'],
      ['FRESH1', 'Scarf', -1, 0, 'U'],
      ['FRESH2', 'Scarf', null, 0, 'U'],
    ],
    ['2 wh_price: "-1" must not be negative', '3 wh_price: is required, as FRESH2 is not in Mixed yet'],
    { override: 'true' },
  );
});

it('an override is true or false, and only for edit', async () => {
  const body = { catalog_ids: '1', override: 'maybe' };
  const content = buildWorkbook([requiredColumns]);
  expect((await batch.send('editGarments', body, content)).json).toMatchObject({
    status: 422,
    detail: 'Override must be true or false.',
  });
  expect((await batch.send('uploadGarments', { ...body, override: 'true' }, content)).status).toBe(422);
});

it('two batches on the same catalogs run one after the other', async () => {
  const both = [await buildCatalog(t.db), await buildCatalog(t.db)];
  const rows = (index: number): Rows => [
    requiredColumns,
    ...Array.from({ length: 30 }, (_, size) => [`BOTH0${index}`, 'Scarf', 0, `S${size}`, 12.5, 'EUR']),
  ];
  const answers = await Promise.all([
    ...[0, 1, 2, 3].map((index) =>
      batch.sendRows('uploadGarments', index % 2 ? both : both.toReversed(), rows(index)),
    ),
    batch.sendRows('uploadGarments', both, rows(0)),
  ]);
  expect(answers.map(({ json }) => json.status).toSorted()).toEqual(['error', ...Array(4).fill('success')]);
  for (const catalog of both) expect(await batch.preview(catalog)).toHaveLength(5);
});
