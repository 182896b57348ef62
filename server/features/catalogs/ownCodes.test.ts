import { sql } from 'drizzle-orm';
import { buildWorkbook } from '../../test/buildSpreadsheet';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalogUpload, type CatalogUpload, requiredColumns, type Rows } from '../../test/catalogUpload';
import { buildCatalog, buildUser } from '../../test/factories';
import { type BatchName, buildGarmentBatch, type GarmentBatch } from '../../test/garmentBatch';

let t: TestApp;
let upload: CatalogUpload;
let batch: GarmentBatch;
beforeAll(async () => {
  t = await buildTestApp();
  upload = await buildCatalogUpload(t);
  batch = await buildGarmentBatch(t);
});
afterAll(() => t.close());

const columns = [...requiredColumns, 'style_code', 'color_code', 'own_sku'];
const row = (generic: string, size: string, own: (string | null)[]): Rows[number] => [
  ...[generic, 'Coat', 0, size, 40, 'EUR'],
  ...own,
];
const codesOf = async (catalogId: string | undefined) =>
  (await upload.preview(catalogId)).garments.map(({ number, style_code, colors, skus }) => [
    ...[number, style_code, colors[0]?.code],
    ...skus.map(({ own_sku }) => own_sku),
  ]);

it('are stored with a catalog, and the style is identified by its own code', async () => {
  const { json } = await upload.sendRows([
    columns,
    row('OWN001', 'S', ['aw-1204/b', 'BLK', '1204-BLK-S']),
    row('OWN001', 'M', [null, null, '1204-BLK-M']),
    row('OWN002', 'S', [null, null, null]),
  ]);
  expect(await codesOf(json.catalog_id)).toEqual([
    ['aw-1204/b', 'aw-1204/b', 'BLK', '1204-BLK-S', '1204-BLK-M'],
    ['OWN002', undefined, undefined, undefined],
  ]);
});

it('may be added later, changed, and swapped between skus; a blank cell changes nothing', async () => {
  const catalog = await buildCatalog(t.db, {
    garments: [{ generic: 'OWN100', number: 'OWN100', colors: ['000'], sizes: ['S', 'M'] }],
  });
  const id = String(catalog.id);
  const edit = (...rows: Rows) => batch.done('editGarments', [catalog], rows);
  await edit(
    ['sku', 'style_code', 'color_code', 'own_sku'],
    ['OWN100000S', 'ST-1', 'RED', 'ST-1-S'],
    ['OWN100000M', null, null, 'ST-1-M'],
  );
  expect(await codesOf(id)).toEqual([['ST-1', 'ST-1', 'RED', 'ST-1-S', 'ST-1-M']]);
  await edit(
    ['sku', 'style_code', 'own_sku'],
    ['OWN100000S', 'ST-2', 'ST-1-M'],
    ['OWN100000M', null, 'ST-1-S'],
  );
  expect(await codesOf(id)).toEqual([['ST-2', 'ST-2', 'RED', 'ST-1-M', 'ST-1-S']]);
  await edit(['sku', 'number', 'own_sku'], ['OWN100000S', '12', null]);
  await edit(['generic', 'style_code'], ['OWN100', 'ST-3']);
  expect(await codesOf(id)).toEqual([['12', 'ST-3', 'RED', 'ST-1-M', 'ST-1-S']]);
});

it('mean the same in every catalog', async () => {
  await upload.sendRows([columns, row('OWN200', 'S', ['ONE-1', null, 'ONE-1-S'])], { name: 'First' });
  const second = await upload.changingNothing(() =>
    upload.sendRows([
      columns,
      row('OWN201', 'S', ['ONE-1', null, 'ONE-1-S']),
      row('OWN200', 'S', ['ONE-2', null, null]),
    ]),
  );
  expect(second.json).toMatchObject({
    status: 'error',
    errors: [
      { row: 2, column: 'generic', message: 'ONE-1 is OWN200 in First, not OWN201' },
      { row: 2, column: 'own_sku', message: 'ONE-1-S is OWN200000S in First, not OWN201000S' },
      { row: 3, column: 'generic', message: 'OWN200 is ONE-1 in First, not ONE-2' },
    ],
  });
  const same = await upload.sendRows([columns, row('OWN200', 'S', ['ONE-1', null, 'ONE-1-S'])]);
  expect(same.json).toMatchObject({ status: 'success' });
});

it('move from what a wrong upload gave them to, when that is asked for', async () => {
  const wrong = await upload.sendRows(
    [columns, row('OWN401', 'S', ['MV-1', null, 'MV-1-S']), row('OWN400', 'S', ['MV-0', null, null])],
    { name: 'Wrong' },
  );
  const right = [columns, row('OWN400', 'S', ['MV-1', null, 'MV-1-S'])];
  const refused = await upload.changingNothing(() => upload.sendRows(right));
  expect(refused.json).toMatchObject({ status: 'error', num_bound_codes: 3 });
  const moved = await upload.sendRows(right, { move_codes: 'true' });
  expect(moved.json).toMatchObject({ status: 'success' });
  expect(await codesOf(moved.json.catalog_id)).toEqual([['MV-1', 'MV-1', undefined, 'MV-1-S']]);
  expect(await codesOf(wrong.json.catalog_id)).toEqual([
    ['MV-1', 'MV-1', undefined, undefined],
    ['OWN401', undefined, undefined, undefined],
  ]);
});

it('move in a preview of an update too, which changes nothing', async () => {
  const { json } = await upload.sendRows([columns, row('OWN501', 'S', ['MV-5', null, 'MV-5-S'])]);
  const id = String(json.catalog_id);
  const file = {
    field: 'catalog_path',
    filename: 'catalog.xlsx',
    content: buildWorkbook([columns, row('OWN500', 'S', ['MV-5', null, 'MV-5-S'])]),
  };
  const preview = (body: { move_codes?: 'true' }) =>
    t.as(upload.admin).call('previewCatalogUpdate', { body: { catalog: id, ...body }, files: [file] });
  expect((await preview({})).json).toMatchObject({ status: 'error', num_bound_codes: 2 });
  expect((await preview({ move_codes: 'true' })).json).toMatchObject({ status: 'success', num_added: 1 });
  expect(await codesOf(id)).toEqual([['MV-5', 'MV-5', undefined, 'MV-5-S']]);
});

describe('of a file that is only checked', () => {
  type Check = { action?: 'update' | 'upload' | 'edit'; catalog?: string; override?: 'true' };
  const file = [columns, row('OWN600', 'S', ['CK-1', null, 'CK-1-S'])];
  let wrong: string;
  let others: { id: number }[];

  beforeAll(async () => {
    const bound = row('OWN601', 'S', ['CK-1', null, 'CK-1-S']);
    wrong = String((await upload.sendRows([columns, bound], { name: 'Checked' })).json.catalog_id);
    others = [await withCoat(), await withCoat()];
  });
  const withCoat = () =>
    buildCatalog(t.db, { garments: [{ generic: 'OWN602', colors: ['000'], sizes: ['S'] }] });
  const idsOf = () => others.map(({ id }) => id).join(',');
  const check = (body: Check & { move_codes?: 'true' }, rows: Rows) =>
    t.as(upload.admin).call('previewCatalogUpdate', {
      body,
      files: [{ field: 'catalog_path', filename: 'catalog.xlsx', content: buildWorkbook(rows) }],
    });

  it.each<[string, () => Check, Rows, string[]]>([
    ['a new catalog', () => ({}), file, ['CK-1 is OWN601', 'CK-1-S is OWN601000S']],
    [
      'an update',
      () => ({ catalog: wrong, action: 'update' }),
      file,
      ['CK-1 is OWN601', 'CK-1-S is OWN601000S'],
    ],
    [
      'an upload to catalogs',
      () => ({ catalog: idsOf(), action: 'upload' }),
      file,
      ['CK-1 is OWN601', 'CK-1-S is OWN601000S'],
    ],
    [
      'an edit',
      () => ({ catalog: idsOf(), action: 'edit' }),
      [
        ['sku', 'own_sku'],
        ['OWN602000S', 'CK-1-S'],
      ],
      ['CK-1-S is OWN601000S'],
    ],
    [
      'an edit that creates',
      () => ({ catalog: idsOf(), action: 'edit', override: 'true' }),
      file,
      ['CK-1 is OWN601', 'CK-1-S is OWN601000S'],
    ],
  ])(
    'are reported for %s as codes that would move; nothing is changed',
    async (_what, asked, rows, bound) => {
      const before = await codesOf(wrong);
      const { refused, moved } = await upload.changingNothing(async () => ({
        refused: await check(asked(), rows),
        moved: await check({ ...asked(), move_codes: 'true' }, rows),
      }));
      expect(refused.json).toMatchObject({ status: 'error', num_bound_codes: bound.length });
      expect(refused.json.errors?.map(({ message }) => message.replace(/ in Checked, not .*/, ''))).toEqual(
        bound,
      );
      expect(moved.json).toEqual({ status: 'success' });
      expect(await codesOf(wrong)).toEqual(before);
    },
  );

  it('are reported with everything else that would be refused', async () => {
    const rows = [columns, row('OWN602', 'S', ['CK-2', null, null])];
    const { json } = await check({ catalog: idsOf(), action: 'upload' }, rows);
    expect(json.errors).toMatchObject([
      { row: 2, column: 'generic', message: expect.stringMatching(/^OWN602 is in .* already/) },
    ]);
    expect(json.num_bound_codes).toBeUndefined();
  });

  it('are refused for a catalog that does not exist, and with malformed rows', async () => {
    expect((await check({ catalog: '999999', action: 'upload' }, file)).status).toBe(404);
    expect((await check({ catalog: `${wrong},999999`, action: 'edit' }, file)).status).toBe(404);
    const invalid = [columns, ['OWN603', 'Coat', 0, 'S', 40, 'Euro', 'CK-3', null, null]];
    expect((await check({}, invalid)).json.errors).toMatchObject([{ row: 2, column: 'currency' }]);
  });
});

it('move in a batch too, when that is asked for', async () => {
  const { json } = await upload.sendRows([columns, row('OWN701', 'S', ['MB-1', null, 'MB-1-S'])]);
  const id = String(json.catalog_id);
  const of = [{ id: Number(id) }];
  const right = [columns, row('OWN700', 'S', ['MB-1', null, 'MB-1-S'])];
  const send = (name: BatchName, rows: Rows, more = {}) => batch.sendRows(name, of, rows, more);
  expect((await send('uploadGarments', right)).json).toMatchObject({ status: 'error', num_bound_codes: 2 });
  expect((await send('uploadGarments', right, { move_codes: 'true' })).json).toEqual({ status: 'success' });
  expect(await codesOf(id)).toEqual([
    ['MB-1', 'MB-1', undefined, 'MB-1-S'],
    ['OWN701', undefined, undefined, undefined],
  ]);
  const back = [
    ['sku', 'own_sku'],
    ['OWN701000S', 'MB-1-S'],
  ];
  expect((await send('editGarments', back)).json).toMatchObject({ status: 'error', num_bound_codes: 1 });
  expect((await send('editGarments', back, { move_codes: 'true' })).json).toEqual({ status: 'success' });
  expect((await codesOf(id)).map((codes) => codes[3])).toEqual([undefined, 'MB-1-S']);
  const unknown = await send('deleteGarments', [['generic'], ['OWN701']], { move_codes: 'true' });
  expect(unknown.status).toBe(422);
});

it('find the garment', async () => {
  const { json } = await upload.sendRows([columns, row('OWN300', 'S', ['Tür 77', 'BLK', 'tuer-77-s'])]);
  const admin = await buildUser(t.db, { roles: ['admin'] });
  const matches = { 'tur 77': undefined, OWN300: 'OWN300', 'tuer-77-s': 'tuer-77-s' };
  for (const [q, matched] of Object.entries(matches)) {
    const found = await t.as(admin).call('findThings', { query: { q } });
    expect(found.json.results).toEqual([
      expect.objectContaining({
        kind: 'garment',
        id: 'OWN300',
        label: 'Tür 77 Coat',
        catalog_id: json.catalog_id,
        ...(matched !== undefined && { matched }),
      }),
    ]);
  }
});

it('are given to one garment only by two files at the same time', async () => {
  // Each upload waits until the other one waits for it, or is about to write too.
  await t.db.execute(
    sql.raw(`
      create function meet() returns trigger language plpgsql as $$
        begin
          perform pg_advisory_xact_lock_shared(4711);
          while (select count(*) filter (where not granted) = 0 and count(*) filter (where objid = 4711) < 2
              from pg_locks where locktype = 'advisory'
                and database = (select oid from pg_database where datname = current_database())) loop
            perform pg_sleep(0.01);
          end loop;
          return null;
        end $$;
      create trigger meet before insert on garments for each statement execute function meet()`),
  );
  const answers = await Promise.all(
    ['OWN301', 'OWN302'].map((generic) =>
      upload.sendRows([columns, row(generic, 'S', ['RACE-1', null, null])], { name: generic }),
    ),
  );
  await t.db.execute(sql`drop function meet() cascade`);
  expect(answers.map(({ json }) => json.status).toSorted()).toEqual(['error', 'success']);
});
