import { buildWorkbook } from '../../test/buildSpreadsheet';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { requiredColumns, type Rows } from '../../test/catalogUpload';
import { buildCatalog, buildUser } from '../../test/factories';
import type { BatchName } from '../../test/garmentBatch';

let t: TestApp;
let admin: { id: number };
let catalog: { id: number };
beforeAll(async () => {
  t = await buildTestApp();
  admin = await buildUser(t.db, { roles: ['admin'] });
  catalog = await buildCatalog(t.db, {
    name: 'Été',
    garments: [{ generic: 'WJM123', colors: ['000'], sizes: ['S'] }],
  });
});
afterAll(() => t.close());

const faultsOf = async (name: BatchName, rows: Rows) => {
  const { json } = await t.as(admin).call(name, {
    body: { catalog_ids: String(catalog.id) },
    files: [{ field: 'file_path', filename: 'batch.xlsx', content: buildWorkbook(rows) }],
    headers: { 'accept-language': 'en-XA' },
  });
  return [json.error, ...(json.errors ?? []).map((fault) => fault.message)];
};

test.each<[BatchName, Rows, string[]]>([
  [
    'uploadGarments',
    [requiredColumns, ['WJM123', 'Coat', 0, 'S', 40, 'JPY']],
    [
      '["JPY" îs ñöt  · ·EUR, thé çûrréñçý öf  · · · ·Été]',
      '[WJM123 îs îñ  ·Été ålréådý; çhåñgé ît wîth thé åçtîöñ édît · · · · · · · ·]',
    ],
  ],
  [
    'editGarments',
    [
      ['generic', 'color', 'color_name', 'sku', 'ean'],
      ['WJM999', null, null, null, null],
      ['WJM123', '310', 'Camel', null, null],
    ],
    [],
  ],
  ['deleteGarments', [['generic'], ['WJM999']], ['[WJM999 îs ñöt îñ  · ·Été]']],
])('%s says what is wrong with a row in the language of the caller', async (name, rows, messages) => {
  const faults = await faultsOf(name, rows);
  expect(faults.length).toBeGreaterThan(1);
  for (const fault of faults) expect(fault).toMatch(/^\[.*\]$/);
  expect(faults).toEqual(expect.arrayContaining(messages));
});
