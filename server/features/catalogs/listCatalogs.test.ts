import { eq } from 'drizzle-orm';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Role } from '../../../src/domain/access/roleOptions';
import { catalogs, garments, pictureTags } from '../../db/schema';
import { buildTestApp, everyRole, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
  const folder = path.join(t.env.dataDir, 'images', 'garments');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'PIC001.jpg'), 'a picture');
});
afterAll(() => t.close());
beforeEach(() => t.db.update(catalogs).set({ archivedAt: new Date() }));

const namesOf = (list: { name: string }[]) => list.map(({ name }) => name);

describe('both lists', () => {
  it('show every field as the contract names it', async () => {
    const admin = await buildUser(t.db, { roles: ['admin'] });
    const catalog = await buildCatalog(t.db, {
      name: 'Women',
      brand: 'WJM',
      season: 'AW26',
      catalogType: 'repo',
      drop: 'D1',
      serviceDate: new Date(1_786_752_000_000),
      isCurrent: true,
      wlsEnabled: true,
      lsEnabled: false,
      currency: 'USD',
      garments: [{ generic: 'ONE001' }, { generic: 'ONE002' }, { generic: 'ONE003' }],
    });
    await t.db.update(garments).set({ removedAt: new Date() }).where(eq(garments.generic, 'ONE003'));
    const shown = {
      id: String(catalog.id),
      name: 'Women',
      brand: 'WJM',
      season: 'AW26',
      catalog_type: 'repo',
      drop: 'D1',
      service_date: 1_786_752_000,
      is_current: true,
      wls_enabled: true,
      ls_enabled: false,
      num_items: 2,
      currency: 'USD',
      cover: 'ONE001',
    };
    expect((await t.as(admin).call('listCatalogs')).json).toEqual([shown]);
    expect((await t.as(admin).call('listAllCatalogs')).json).toMatchObject([shown]);
  });

  it('have the tag of their cover, once it is known', async () => {
    const admin = await buildUser(t.db, { roles: ['admin'] });
    await buildCatalog(t.db, { name: 'Tagged', garments: [{ generic: 'TAG001' }, { generic: 'TAG002' }] });
    const tagsOf = async () =>
      (await t.as(admin).call('listAllCatalogs')).json.find(({ name }) => name === 'Tagged')?.picture_tags;
    expect(await tagsOf()).toBeUndefined();
    await t.db.insert(pictureTags).values([
      { generic: 'TAG001', picture: 'garments/TAG001', tag: 'large' },
      { generic: 'TAG001', picture: 'thumbnails/TAG001', tag: 'small' },
      { generic: 'TAG002', picture: 'thumbnails/TAG002', tag: 'other' },
    ]);
    expect(await tagsOf()).toEqual({ 'thumbnails/TAG001': 'small' });
  });

  it('begin with the newest season, leave out archived catalogs and may be empty', async () => {
    const admin = await buildUser(t.db, { roles: ['admin'] });
    expect((await t.as(admin).call('listAllCatalogs')).json).toEqual([]);
    for (const [season, name] of [
      ['SS26', 'old'],
      ['AW26', 'b'],
      ['SS27', 'new'],
      ['AW26', 'A'],
    ] as const) {
      await buildCatalog(t.db, { season, name, garments: [] });
    }
    await buildCatalog(t.db, { name: 'archived', archivedAt: new Date() });
    const names = ['new', 'A', 'b', 'old'];
    const all = (await t.as(admin).call('listAllCatalogs')).json;
    expect(namesOf(all)).toEqual(names);
    expect(all[0]).toMatchObject({ num_items: 0, cover: null });
    expect(namesOf((await t.as(admin).call('listCatalogs')).json)).toEqual(names);
  });
});

describe('listAllCatalogs', () => {
  it.each([
    ['admin', 200],
    ['agent', 200],
    ['wls', 403],
    ['app', 403],
  ])('%s gets %i', async (role, status) => {
    const user = await buildUser(t.db, { roles: [role] });
    expect((await t.as(user).call('listAllCatalogs')).status).toBe(status);
  });

  it('requires a session', async () => {
    expect((await t.anonymous.call('listAllCatalogs')).status).toBe(401);
    expect((await t.anonymous.call('listCatalogs')).status).toBe(401);
  });

  it('shows an agent catalogs that are not enabled for them', async () => {
    const agent = await buildUser(t.db, { roles: ['agent'] });
    await buildCatalog(t.db, { name: 'For nobody', wlsEnabled: false, lsEnabled: false });
    expect(namesOf((await t.as(agent).call('listAllCatalogs')).json)).toEqual(['For nobody']);
    expect((await t.as(agent).call('listCatalogs')).json).toEqual([]);
  });
});

describe('the numbers of a catalog', () => {
  const numbers = { num_customers: 3, num_orders: 1, num_missing_pictures: 2 };

  beforeEach(async () => {
    const generics = ['PIC001', 'PIC002', 'PIC003', 'PIC004'];
    const catalog = await buildCatalog(t.db, {
      name: 'Counted',
      wlsEnabled: true,
      lsEnabled: false,
      garments: generics.map((generic) => ({ generic })),
    });
    await t.db.update(garments).set({ removedAt: new Date() }).where(eq(garments.generic, 'PIC004'));
    const visible = { catalogs: [catalog] };
    const customer = await buildUser(t.db, visible);
    await buildUser(t.db, { ...visible, roles: ['wls', 'app'] });
    await buildUser(t.db, { ...visible, roles: ['wls'] });
    // Not counted as customers who see it: wrong channel, closed account, another role, not enabled.
    await buildUser(t.db, { ...visible, roles: ['app'] });
    await buildUser(t.db, { ...visible, closedAt: new Date() });
    await buildUser(t.db, { ...visible, roles: ['agent'] });
    await buildUser(t.db);
    await buildOrder(t.db, { customer, catalog });
    await buildOrder(t.db, { customer, catalog, archivedAt: new Date() });
    const archived = await buildCatalog(t.db, { name: 'Gone', archivedAt: new Date() });
    await buildOrder(t.db, { customer, catalog: archived });
  });

  it('are shown to admins', async () => {
    const admin = await buildUser(t.db, { roles: ['admin'] });
    expect((await t.as(admin).call('listAllCatalogs')).json).toMatchObject([{ name: 'Counted', ...numbers }]);
  });

  it('are shown to nobody else, and not in the list of one’s own', async () => {
    const roles: Role[][] = [['admin'], ['agent'], ['wls'], ['app'], ['wls', 'app']];
    const answers = [];
    for (const own of roles) {
      const user = await buildUser(t.db, { roles: own, catalogs: await t.db.select().from(catalogs) });
      answers.push((await t.as(user).call('listCatalogs')).json);
      if (own.includes('agent')) answers.push((await t.as(user).call('listAllCatalogs')).json);
    }
    for (const name of Object.keys(numbers)) expect(JSON.stringify(answers)).not.toContain(name);
    expect(answers[1]).toMatchObject([{ name: 'Counted' }]);
  });
});

describe('listCatalogs: who sees what', () => {
  const channels = [
    { name: 'both', wlsEnabled: true, lsEnabled: true },
    { name: 'neither', wlsEnabled: false, lsEnabled: false },
    { name: 'only LS', wlsEnabled: false, lsEnabled: true },
    { name: 'only WLS', wlsEnabled: true, lsEnabled: false },
  ];
  const all = channels.map(({ name }) => name);

  it.each<[string, string[], boolean, string[]]>([
    ['an admin', ['admin'], false, all],
    ['an agent', ['agent'], true, all],
    ['an agent for whom none is enabled', ['agent'], false, []],
    ['a customer', ['wls'], true, ['both', 'only WLS']],
    ['a customer for whom none is enabled', ['wls'], false, []],
    ['a customer with the app', ['wls', 'app'], true, ['both', 'only LS', 'only WLS']],
    ['somebody with the app alone', ['app'], true, ['both', 'only LS']],
    ['somebody with the app, for whom none is enabled', ['app'], false, []],
  ])('%s', async (_who, roles, isEnabled, names) => {
    const built = [];
    for (const channel of channels) built.push(await buildCatalog(t.db, { ...channel, garments: [] }));
    const user = await buildUser(t.db, { roles, catalogs: isEnabled ? built : [] });
    expect(namesOf((await t.as(user).call('listCatalogs')).json)).toEqual(names);
  });

  it.each(everyRole)('%s may call it', async (role) => {
    const user = await buildUser(t.db, { roles: [role] });
    expect((await t.as(user).call('listCatalogs')).status).toBe(200);
  });

  it('somebody without a role may not', async () => {
    const user = await buildUser(t.db, { roles: [] });
    expect((await t.as(user).call('listCatalogs')).status).toBe(403);
  });
});
