import { eq } from 'drizzle-orm';
import { catalogs } from '../../db/schema';
import { buildTestApp, everyRole, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';

let t: TestApp;
let admin: Awaited<ReturnType<typeof buildUser>>;
beforeAll(async () => {
  t = await buildTestApp();
  admin = await buildUser(t.db, { roles: ['admin'] });
});
afterAll(() => t.close());

async function catalogOf({ id }: { id: number }) {
  const [row] = await t.db.select().from(catalogs).where(eq(catalogs.id, id));
  return row;
}

describe('setCatalogVisibility', () => {
  const set = (body: object) => t.as(admin).call('setCatalogVisibility', { body });

  it('sets what is sent and nothing else', async () => {
    const catalog = await buildCatalog(t.db, { isCurrent: true, wlsEnabled: true, lsEnabled: false });
    const id = String(catalog.id);
    expect((await set({ id, wls_enabled: false, ls_enabled: true, is_current: false })).json).toEqual({
      status: 'success',
    });
    expect(await catalogOf(catalog)).toMatchObject({ wlsEnabled: false, lsEnabled: true, isCurrent: false });
    await set({ id, is_current: true });
    expect(await catalogOf(catalog)).toMatchObject({ wlsEnabled: false, lsEnabled: true, isCurrent: true });
  });

  it('accepts the full catalog object, writes its switches, and refuses unknown fields', async () => {
    const { id } = await buildCatalog(t.db, { isCurrent: true });
    const read = async () =>
      (await t.as(admin).call('listAllCatalogs')).json.find((one) => one.id === String(id));
    const before = await read();
    const changed = { ...before, is_current: false, name: 'Renamed', num_items: 0, season: 'SS30' };
    expect((await set(changed)).json).toEqual({ status: 'success' });
    expect(await read()).toEqual({ ...before, is_current: false });
    expect((await set({ ...before, favourite: 'blue' })).status).toBe(422);
  });

  it('hides a catalog from the customers of its channel', async () => {
    const catalog = await buildCatalog(t.db);
    const customer = await buildUser(t.db, { catalogs: [catalog] });
    const seen = async () => (await t.as(customer).call('listCatalogs')).json.length;
    expect(await seen()).toBe(1);
    await set({ id: String(catalog.id), wls_enabled: false });
    expect(await seen()).toBe(0);
  });

  it.each(['999999', 'cat_w26aw'])('responds 404 for the catalog %s', async (id) => {
    expect((await set({ id, is_current: true })).status).toBe(404);
  });

  it.each(everyRole.map((role) => [role, role === 'admin' ? 200 : 403] as const))(
    'by %s answers %i',
    async (role, status) => {
      const catalog = await buildCatalog(t.db);
      const caller = await buildUser(t.db, { roles: [role], catalogs: [catalog] });
      const call = { body: { id: String(catalog.id), is_current: false } };
      expect((await t.as(caller).call('setCatalogVisibility', call)).status).toBe(status);
      expect((await t.anonymous.call('setCatalogVisibility', call)).status).toBe(401);
    },
  );
});

describe('deleteCatalog', () => {
  const remove = ({ id }: { id: number | string }, query: { unless_orders?: boolean } = {}) =>
    t.as(admin).call('deleteCatalog', { params: { id: String(id) }, query });

  it('removes a catalog from every list; its orders stay usable', async () => {
    const catalog = await buildCatalog(t.db);
    const customer = await buildUser(t.db, { catalogs: [catalog] });
    const order = await buildOrder(t.db, { customer, catalog, lines: { WJM123000M: 2 } });
    expect((await remove(catalog)).json).toEqual({ status: 'success' });
    expect((await t.as(customer).call('listCatalogs')).json).toEqual([]);
    const listed = (await t.as(admin).call('listAllCatalogs')).json;
    expect(listed.map(({ id }) => id)).not.toContain(String(catalog.id));
    const save = await t.as(customer).call('updateOrder', {
      body: { id: String(order.id), lines: { WJM123000M: 3 }, wanted: [], service_date: null },
    });
    expect(save.json.status).toBe('success');
    const sheet = (await t.as(customer).call('getOrder', { params: { id: String(order.id) } })).json;
    expect(sheet.lines).toEqual({ WJM123: { WJM123000M: 3 } });
    expect(sheet.garments).toHaveLength(1);
  });

  it('returns the number of orders on request, and then deletes nothing', async () => {
    const catalog = await buildCatalog(t.db, { name: 'Women AW26' });
    const customer = await buildUser(t.db, { catalogs: [catalog] });
    await buildOrder(t.db, { customer, catalog });
    expect((await remove(catalog, { unless_orders: true })).json).toEqual({
      status: 'error',
      error: 'Women AW26 has 1 order, which keeps its garments when the catalog is deleted.',
      orders: 1,
    });
    await buildOrder(t.db, { customer, catalog });
    await buildOrder(t.db, { customer, catalog, archivedAt: new Date() });
    expect((await remove(catalog, { unless_orders: true })).json).toMatchObject({ orders: 2 });
    expect((await catalogOf(catalog))?.archivedAt).toBeNull();
    expect((await remove(catalog, { unless_orders: false })).json).toEqual({ status: 'success' });
  });

  it('deletes one without orders at once', async () => {
    const catalog = await buildCatalog(t.db);
    expect((await remove(catalog, { unless_orders: true })).json).toEqual({ status: 'success' });
    expect((await remove(catalog)).status).toBe(404);
  });

  it('leaves its name to another', async () => {
    const catalog = await buildCatalog(t.db, { name: 'Again' });
    const other = await buildCatalog(t.db, { name: 'Other' });
    await remove(catalog);
    const form = {
      catalog: String(other.id),
      name: 'Again',
      catalog_type: 'initial',
      is_current: 'true',
      drop: '',
    };
    expect((await t.as(admin).call('reuploadCatalog', { body: form, files: [] })).json.status).toBe(
      'success',
    );
  });

  it.each(['999999', 'cat_w26aw'])('responds 404 for the catalog %s', async (id) => {
    expect((await remove({ id })).status).toBe(404);
  });

  it.each(everyRole.map((role) => [role, role === 'admin' ? 200 : 403] as const))(
    'by %s answers %i',
    async (role, status) => {
      const catalog = await buildCatalog(t.db);
      const caller = await buildUser(t.db, { roles: [role], catalogs: [catalog] });
      const call = { params: { id: String(catalog.id) } };
      expect((await t.anonymous.call('deleteCatalog', call)).status).toBe(401);
      expect((await t.as(caller).call('deleteCatalog', call)).status).toBe(status);
    },
  );
});
