import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalogUpload, requiredColumns } from '../../test/catalogUpload';
import { buildUser } from '../../test/factories';

let t: TestApp;
afterEach(() => t.close());

/** The garments of a catalog as a customer reads them in French: the coat and its black have French names. */
async function garmentsInFrench(env: Record<string, string>) {
  t = await buildTestApp({ env });
  const upload = await buildCatalogUpload(t);
  const { json: created } = await upload.sendRows([
    [...requiredColumns, 'color_name', 'name_fr', 'color_name_fr'],
    ['TRA001', 'Abrigo', '000', 'S', 40, 'EUR', 'Negro', 'Manteau', 'Noir'],
    ['TRA001', 'Abrigo', '310', 'S', 40, 'EUR', 'Camel', null, null],
    ['TRA002', 'Bufanda', '000', 'S', 20, 'EUR', 'Negro', null, null],
  ]);
  const customer = await buildUser(t.db, { catalogs: [{ id: Number(created.catalog_id) }] });
  const params = { catalog_id: String(created.catalog_id) };
  const { json } = await t.as(customer).call('getCatalog', { params, headers: { 'accept-language': 'fr' } });
  return json.garments.map(({ name, name_language, colors }) => [
    [name, name_language],
    ...colors.map((color) => [color.name, color.name_language]),
  ]);
}

test('names say their language where that of plain names is set', async () => {
  expect(await garmentsInFrench({ NAME_LANGUAGE: 'gl' })).toEqual([
    [
      ['Manteau', 'fr'],
      ['Noir', 'fr'],
      ['Camel', 'gl'],
    ],
    [
      ['Bufanda', 'gl'],
      ['Negro', 'gl'],
    ],
  ]);
});

test('otherwise none does', async () => {
  const languages = (await garmentsInFrench({})).flat().map(([, language]) => language);
  expect(languages).toEqual(languages.map(() => undefined));
});
