import { eq } from 'drizzle-orm';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { catalogs, garmentPrices, garments, stocks } from '../../db/schema';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildUser } from '../../test/factories';

let t: TestApp;
let catalog: Awaited<ReturnType<typeof buildCatalog>>;
beforeAll(async () => {
  t = await buildTestApp();
  const pictures = path.join(t.env.dataDir, 'images', 'garments');
  mkdirSync(pictures, { recursive: true });
  writeFileSync(path.join(pictures, 'GET002.jpg'), '');
  catalog = await buildCatalog(t.db, {
    name: 'Women',
    season: 'AW26',
    currency: 'USD',
    garments: [
      { generic: 'GET001', number: '2', sizes: ['S'], colors: ['000'], withStocks: true },
      { generic: 'GET002', number: '1', sizes: ['S'], colors: ['000'] },
    ],
  });
  const [first] = await t.db.select().from(garments).where(eq(garments.generic, 'GET001'));
  if (first === undefined) throw new Error('The catalog has no garments.');
  await t.db
    .insert(garmentPrices)
    .values({ garmentId: first.id, pricelist: '0151', whPriceCents: 3550, rtPriceCents: 8999 });
  await t.db.insert(stocks).values([
    { sku: 'GET001000S', warehouse: '0001', quantity: 5 },
    { sku: 'GET001000S', warehouse: '0003', quantity: 70 },
  ]);
});
afterAll(() => t.close());

const params = () => ({ catalog_id: String(catalog.id) });

it('returns the catalog with its garments, sorted by number', async () => {
  const admin = await buildUser(t.db, { roles: ['admin'] });
  const answer = await t.as(admin).call('getCatalog', { params: params() });
  expect(answer).toMatchObject({
    status: 200,
    json: {
      id: String(catalog.id),
      name: 'Women',
      season: 'AW26',
      currency: 'USD',
      garments: [
        { generic: 'GET002', wh_price: 40, rt_price: 100, currency: 'USD', with_stocks: false },
        {
          generic: 'GET001',
          wh_price: 40,
          with_stocks: true,
          sizes: ['S'],
          colors: [{ number: '000', name: 'Color 000' }],
          skus: [{ sku: 'GET001000S', color: '000', size: 'S', stock: 5, quantity: 0 }],
          pictures: {},
        },
      ],
    },
  });
});

it('shows admins which garments have no picture', async () => {
  const missingFor = async (role: 'admin' | 'agent') => {
    const viewer = await buildUser(t.db, { roles: [role] });
    return (await t.as(viewer).call('getCatalog', { params: params() })).json.missing_pictures;
  };
  expect(await missingFor('admin')).toEqual(['GET001']);
  expect(await missingFor('agent')).toBeUndefined();
});

describe('prices', () => {
  const of = (price: [number, number]) => ({ wh_price: price[0], rt_price: price[1] });
  const plain: [number, number] = [40, 100];
  const listed: [number, number] = [35.5, 89.99];

  it.each<[string, string, string | null, Record<string, string>, [number, number]]>([
    ['an admin without a list', 'admin', null, {}, plain],
    ['an admin with an empty one', 'admin', '0151', { pl: '' }, plain],
    ['an admin with any list', 'admin', null, { pl: '0151' }, listed],
    ['an admin with a list without prices', 'admin', null, { pl: '0358' }, plain],
    ['an agent with their own list', 'agent', '0151', { pl: '0151' }, listed],
    ['a customer with their own list', 'wls', '0151', { pl: '0151' }, listed],
    ['a customer without a list', 'wls', '0151', {}, plain],
  ])('of %s', async (_who, role, pricelist, query, price) => {
    const user = await buildUser(t.db, { roles: [role], pricelist, catalogs: [catalog] });
    const answer = await t.as(user).call('getCatalog', { params: params(), query });
    expect(answer.json.garments).toMatchObject([of(plain), of(price)]);
  });

  it.each([
    ['agent', '0352'],
    ['wls', '0352'],
    ['wls', null],
    ['app', null],
  ])('of another list are not for an %s with %s', async (role, pricelist) => {
    const user = await buildUser(t.db, { roles: [role], pricelist, catalogs: [catalog] });
    const answer = await t.as(user).call('getCatalog', { params: params(), query: { pl: '0151' } });
    expect(answer).toMatchObject({
      status: 403,
      json: { detail: 'You may not see the price list 0151.' },
    });
  });
});

it.each([
  ['0001', 5],
  ['0003', 70],
  ['0009', 0],
])('stock is that of the viewer’s warehouse %s', async (warehouse, stock) => {
  const user = await buildUser(t.db, { warehouse, catalogs: [catalog] });
  const { json } = await t.as(user).call('getCatalog', { params: params() });
  expect(json.garments[1]?.skus).toMatchObject([{ sku: 'GET001000S', stock }]);
});

it('is not sent again to whoever has it, until its garments, its stock or its name change', async () => {
  const changing = await buildCatalog(t.db, {
    name: 'Before',
    garments: [{ generic: 'GET009', sizes: ['S'] }],
  });
  const agent = t.as(await buildUser(t.db, { roles: ['agent'] }));
  const load = (headers?: Record<string, string>) =>
    agent.call('getCatalog', { params: { catalog_id: String(changing.id) }, headers });
  const changes = {
    name: () => t.db.update(catalogs).set({ name: 'After' }).where(eq(catalogs.id, changing.id)),
    garments: () => t.db.update(garments).set({ name: 'Cape' }).where(eq(garments.generic, 'GET009')),
    stock: () => t.db.insert(stocks).values({ sku: 'GET009000S', warehouse: '0001', quantity: 8 }),
  };
  for (const [what, change] of Object.entries(changes)) {
    const before = await load();
    const known = { 'if-none-match': String(before.headers.etag) };
    expect([what, (await load(known)).status]).toEqual([what, 304]);
    await change();
    const after = await load(known);
    expect([what, after.status]).toEqual([what, 200]);
    expect(after.json).not.toEqual(before.json);
  }
  expect((await load()).json).toMatchObject({ name: 'After', garments: [{ name: 'Cape' }] });
});

describe('access', () => {
  const onlyLs = { wlsEnabled: false, lsEnabled: true };
  const neither = { wlsEnabled: false, lsEnabled: false };

  it.each<[string, string[], boolean, object, number]>([
    ['an admin, at any', ['admin'], false, neither, 200],
    ['an agent, at any', ['agent'], false, neither, 200],
    ['a customer, at one enabled for them', ['wls'], true, {}, 200],
    ['a customer, not at another', ['wls'], false, {}, 404],
    ['a customer, not at one without their channel', ['wls'], true, onlyLs, 404],
    ['a customer with the app, at one on LS', ['wls', 'app'], true, onlyLs, 200],
    ['somebody with the app, at one on LS', ['app'], true, onlyLs, 200],
    ['somebody with the app, not at another', ['app'], false, onlyLs, 404],
    ['somebody without a role, not at all', [], true, {}, 403],
  ])('%s', async (_who, roles, isEnabled, values, status) => {
    const seen = await buildCatalog(t.db, { ...values, garments: [] });
    const user = await buildUser(t.db, { roles, catalogs: isEnabled ? [seen] : [] });
    const answer = await t.as(user).call('getCatalog', { params: { catalog_id: String(seen.id) } });
    expect(answer.status).toBe(status);
  });

  it('is refused without a session', async () => {
    expect((await t.anonymous.call('getCatalog', { params: params() })).status).toBe(401);
  });

  it.each(['999999', '0', 'cat_x', '../1', '9'.repeat(60)])(
    'nobody, at the unknown %s',
    async (catalogId) => {
      const admin = await buildUser(t.db, { roles: ['admin'] });
      const answer = await t.as(admin).call('getCatalog', { params: { catalog_id: catalogId } });
      expect(answer).toMatchObject({
        status: 404,
        json: { detail: 'This catalog does not exist, or you don’t have access to it.' },
      });
    },
  );

  it('is refused for an archived catalog', async () => {
    const archived = await buildCatalog(t.db, { archivedAt: new Date() });
    const admin = await buildUser(t.db, { roles: ['admin'] });
    const answer = await t.as(admin).call('getCatalog', { params: { catalog_id: String(archived.id) } });
    expect(answer.status).toBe(404);
  });
});
