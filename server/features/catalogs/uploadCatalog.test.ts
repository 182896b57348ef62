import { count, eq } from 'drizzle-orm';
import { Client } from 'pg';
import { catalogs, garments, skus } from '../../db/schema';
import { buildWorkbook } from '../../test/buildSpreadsheet';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import {
  buildCatalogUpload,
  buildForm,
  type CatalogUpload,
  goodRows,
  requiredColumns,
} from '../../test/catalogUpload';
import { buildUser } from '../../test/factories';

// Reading a spreadsheet blocks a thread for a long time, so the host must never do it on its own thread; in this test it can't.
jest.mock('../../files/readSpreadsheet', () => ({
  readSpreadsheet: () => {
    throw new Error("A spreadsheet was read on the host's own thread.");
  },
}));

let t: TestApp;
let upload: CatalogUpload;
beforeAll(async () => {
  t = await buildTestApp();
  upload = await buildCatalogUpload(t);
});
afterAll(() => t.close());

describe('the catalog', () => {
  it('has the values of the form, and is enabled for nobody', async () => {
    const name = 'Women & men';
    const answer = await upload.sendRows(goodRows, {
      name: ` ${name} `,
      season: 'SS27',
      catalog_type: 'repo',
      brand: 'WJM',
      ls_enabled: 'false',
      wls_enabled: 'true',
      is_current: 'true',
      drop: 'D2',
      service_date: '1786752000',
    });
    const listed = (await t.as(upload.admin).call('listAllCatalogs')).json;
    expect(listed.find(({ id }) => id === answer.json.catalog_id)).toEqual({
      id: answer.json.catalog_id,
      name,
      brand: 'WJM',
      season: 'SS27',
      catalog_type: 'repo',
      drop: 'D2',
      service_date: 1_786_752_000,
      is_current: true,
      wls_enabled: true,
      ls_enabled: false,
      num_items: 1,
      num_customers: 0,
      num_orders: 0,
      num_missing_pictures: 1,
      currency: 'EUR',
      cover: 'WJM123',
    });
    const customer = await buildUser(t.db);
    const agent = await buildUser(t.db, { roles: ['agent'] });
    expect((await t.as(customer).call('listCatalogs')).json).toEqual([]);
    expect((await t.as(agent).call('listCatalogs')).json).toEqual([]);
  });

  it('has its defaults for what the form leaves out', async () => {
    const answer = await upload.sendRows(goodRows, { service_date: '' });
    const [row] = await t.db
      .select()
      .from(catalogs)
      .where(eq(catalogs.id, Number(answer.json.catalog_id)));
    expect(row).toMatchObject({
      brand: '',
      catalogType: 'initial',
      drop: '',
      serviceDate: null,
      isCurrent: false,
      wlsEnabled: true,
      lsEnabled: true,
    });
  });

  it('is of the brand that the host is set up for when the form names none', async () => {
    t.env.brandName = 'Nordhus';
    const answers = [await upload.sendRows(goodRows), await upload.sendRows(goodRows, { brand: 'WJM' })];
    t.env.brandName = '';
    const listed = (await t.as(upload.admin).call('listAllCatalogs')).json;
    const brandOf = (wanted: string | undefined) => listed.find(({ id }) => id === wanted)?.brand;
    expect(answers.map(({ json }) => brandOf(json.catalog_id))).toEqual(['Nordhus', 'WJM']);
  });

  it('is refused with a message when one of its name exists in its season', async () => {
    const fields = buildForm({ name: 'Twice' });
    expect((await upload.send(fields, buildWorkbook(goodRows))).json.status).toBe('success');
    const second = await upload.changingNothing(() =>
      upload.send({ ...fields, name: 'TWICE' }, buildWorkbook(goodRows)),
    );
    expect(second.json).toEqual({
      status: 'error',
      error: 'There is already a catalog called TWICE in AW26; choose another name or update that one.',
    });
    expect((await upload.send({ ...fields, season: 'SS27' }, buildWorkbook(goodRows))).json.status).toBe(
      'success',
    );
    await t.db.update(catalogs).set({ archivedAt: new Date() }).where(eq(catalogs.name, 'Twice'));
    expect((await upload.send(fields, buildWorkbook(goodRows))).json.status).toBe('success');
  });

  it('is created once when it is sent twice concurrently', async () => {
    const fields = buildForm();
    const both = await Promise.all([
      upload.send(fields, buildWorkbook(goodRows)),
      upload.send(fields, buildWorkbook(goodRows)),
    ]);
    expect(both.map(({ json }) => json.status).sort()).toEqual(['error', 'success']);
  });
});

describe('permissions', () => {
  it.each(['agent', 'wls', 'app'])('not %s', async (role) => {
    const user = await buildUser(t.db, { roles: [role] });
    const call = {
      body: buildForm(),
      files: [{ field: 'catalog_path', filename: 'a.xlsx', content: buildWorkbook(goodRows) }],
    };
    expect((await upload.changingNothing(() => t.as(user).call('uploadCatalog', call))).status).toBe(403);
  });

  it('is refused without a session', async () => {
    expect((await t.anonymous.call('uploadCatalog', { body: buildForm(), files: [] })).status).toBe(401);
  });
});

it('accepts 20,000 rows', async () => {
  const columns = [...requiredColumns, 'description', 'wh_price_0151', 'stock'];
  const rows = Array.from({ length: 20_000 }, (_, index) => {
    const garment = String(Math.floor(index / 40)).padStart(5, '0');
    const size = `${34 + (index % 8)}`;
    return [
      `B${garment}`,
      `Garment ${garment}`,
      Math.floor((index % 40) / 8),
      size,
      45.5,
      'EUR',
      'Long',
      40,
      index,
    ];
  });
  const asked = jest.spyOn(Client.prototype, 'query');
  await upload.sendRows([columns, ...rows.slice(0, 1)]);
  const statements = asked.mock.calls.length;
  const { json } = await upload.sendRows([columns, ...rows]);
  expect(json.status).toBe('success');
  // 20,000 skus take as many statements as one does, plus one for each further 2,000 rows sent; 2,500 are colors.
  expect(asked).toHaveBeenCalledTimes(2 * statements + 9 + 1);
  asked.mockRestore();
  const catalogId = Number(json.catalog_id);
  const [garmentRows] = await t.db
    .select({ rows: count() })
    .from(garments)
    .where(eq(garments.catalogId, catalogId));
  const [skuRows] = await t.db.select({ rows: count() }).from(skus).where(eq(skus.catalogId, catalogId));
  expect([garmentRows?.rows, skuRows?.rows]).toEqual([500, 20_000]);
});
