import { and, eq, sql } from 'drizzle-orm';
import { buildCatalog, buildOrder, buildUser } from '../test/factories';
import { openTestDatabase } from '../test/testDatabase';
import { adoptRestoredChanges } from './adoptRestoredChanges';
import {
  compareWithPresent,
  decodeToken,
  type SnapshotToken,
  orderChangedSince,
  selectGarmentsVersion,
  sumOldChanges,
  encodeToken,
} from './changes';
import * as schema from './schema';

let t: Awaited<ReturnType<typeof openTestDatabase>>;
const {
  agentCustomers,
  catalogs,
  extraPictures,
  garmentColors,
  garmentPrices,
  garments,
  orders,
  pictureTags,
  skus,
} = schema;
const { stocks, userAddresses, users, userSalesOrganizations } = schema;

beforeAll(async () => (t = await openTestDatabase()));
afterAll(() => t.close());

const everyone = null;
const present = async (scope = everyone) => (await compareWithPresent(t.db, scope, null)).token;
const changedOrders = async (since: SnapshotToken) => {
  const found = await t.db.execute<{ id: string }>(
    sql`select o.id from orders o where ${orderChangedSince(since)} order by o.id`,
  );
  return found.rows.map(({ id }) => Number(id));
};

test('orders changed after a token are found, and no others', async () => {
  const customer = await buildUser(t.db);
  const catalog = await buildCatalog(t.db);
  const [first, second] = [
    await buildOrder(t.db, { customer, catalog }),
    await buildOrder(t.db, { customer, catalog }),
  ];
  const before = await present();
  expect(await compareWithPresent(t.db, everyone, before)).toMatchObject({
    isComparable: true,
    isChanged: false,
  });
  expect(await changedOrders(before)).toEqual([]);
  await t.db.update(orders).set({ name: 'Later' }).where(eq(orders.id, second.id));
  const { isChanged, isComparable } = await compareWithPresent(t.db, everyone, before);
  expect([isComparable, isChanged]).toEqual([true, true]);
  expect(await changedOrders(before)).toEqual([second.id]);
  const third = await buildOrder(t.db, { customer, catalog });
  expect(await changedOrders(before)).toEqual([second.id, third.id]);
  expect(first.id).toBeLessThan(second.id);
});

test('a transaction that was still open when the token was taken counts as later', async () => {
  const order = await buildOrder(t.db, {
    customer: await buildUser(t.db),
    catalog: await buildCatalog(t.db),
  });
  const slow = await t.pool.connect();
  await slow.query('begin');
  await slow.query("update orders set name = 'Slow' where id = $1", [order.id]);
  // Another one that begins later and ends first.
  await t.db.update(users).set({ name: 'Quick' }).where(eq(users.id, order.customerId));
  const between = await present();
  expect(await changedOrders(between)).toEqual([]);
  await slow.query('commit');
  slow.release();
  expect(await changedOrders(between)).toEqual([order.id]);
  expect((await compareWithPresent(t.db, everyone, between)).isChanged).toBe(true);
  expect(await changedOrders(await present())).toEqual([]);
});

test('a change of the customer, seller or catalog shown with an order counts as a change of the order', async () => {
  const [customer, seller] = [await buildUser(t.db), await buildUser(t.db, { roles: ['agent'] })];
  const catalog = await buildCatalog(t.db);
  const order = await buildOrder(t.db, { customer, seller, catalog });
  const other = await buildOrder(t.db, {
    customer: await buildUser(t.db),
    catalog: await buildCatalog(t.db),
  });
  const userId = customer.id;
  const writes = [
    () => t.db.update(users).set({ name: 'Renamed' }).where(eq(users.id, customer.id)),
    () => t.db.update(users).set({ name: 'Renamed too' }).where(eq(users.id, seller.id)),
    () => t.db.insert(userAddresses).values({ userId, position: 0, sapId: 'A1' }),
    () => t.db.update(userAddresses).set({ name1: 'Shop' }).where(eq(userAddresses.userId, userId)),
    () => t.db.delete(userAddresses).where(eq(userAddresses.userId, userId)),
    () =>
      t.db
        .insert(userSalesOrganizations)
        .values({ userId, position: 0, salesOrganization: '1000', channel: '10' }),
    () => t.db.update(catalogs).set({ season: 'SS27' }).where(eq(catalogs.id, catalog.id)),
    () => t.db.update(catalogs).set({ isCurrent: false }).where(eq(catalogs.id, catalog.id)),
  ];
  for (const write of writes) {
    const before = await present();
    await write();
    expect(await changedOrders(before)).toEqual([order.id]);
    expect((await compareWithPresent(t.db, everyone, before)).isChanged).toBe(true);
  }
  const before = await present();
  await t.db.update(catalogs).set({ updatedAt: new Date() }).where(eq(catalogs.id, catalog.id));
  expect(await changedOrders(before)).toEqual([]);
  expect(other.id).toBeGreaterThan(order.id);
});

test('a change of which orders a user may see makes only their tokens incomparable', async () => {
  const [agent, otherAgent] = [
    await buildUser(t.db, { roles: ['agent'] }),
    await buildUser(t.db, { roles: ['agent'] }),
  ];
  const customer = await buildUser(t.db);
  const catalog = await buildCatalog(t.db);
  const order = await buildOrder(t.db, { customer, seller: agent, catalog });
  const scopeOf = ({ id }: { id: number }) => ({ userId: id, isAgent: true });
  const [agentId, customerId] = [agent.id, customer.id];
  const writes = [
    () => t.db.insert(agentCustomers).values({ agentId, customerId }),
    () => t.db.delete(agentCustomers).where(eq(agentCustomers.agentId, agentId)),
    () => t.db.update(orders).set({ sellerId: otherAgent.id }).where(eq(orders.id, order.id)),
  ];
  for (const write of writes) {
    const before = await present();
    await write();
    expect((await compareWithPresent(t.db, scopeOf(agent), before)).isComparable).toBe(false);
    expect((await compareWithPresent(t.db, scopeOf(otherAgent), before)).isComparable).toBe(true);
    expect((await compareWithPresent(t.db, everyone, before)).isComparable).toBe(true);
  }
  const before = await present();
  await t.db.update(orders).set({ name: 'His' }).where(eq(orders.id, order.id));
  expect((await compareWithPresent(t.db, scopeOf(agent), before)).isChanged).toBe(false);
  expect((await compareWithPresent(t.db, scopeOf(otherAgent), before)).isChanged).toBe(true);
  await t.db.delete(orders).where(eq(orders.id, order.id));
  for (const who of [agent, otherAgent]) {
    expect((await compareWithPresent(t.db, scopeOf(who), before)).isComparable).toBe(false);
  }
});

test.each([
  ['from another run of the cluster', (token: SnapshotToken) => ({ ...token, clusterEpoch: '1.00000001.5' })],
  ['two days old', (token: SnapshotToken) => ({ ...token, at: token.at - 2 * 86_400 })],
  ['from the future', (token: SnapshotToken) => ({ ...token, at: token.at + 86_400 })],
])('a token %s is not comparable', async (_what, change) => {
  const { isComparable } = await compareWithPresent(t.db, everyone, change(await present()));
  expect(isComparable).toBe(false);
});

test('a token survives encoding and decoding; an invalid one is rejected before it reaches PostgreSQL', async () => {
  const token = await present();
  expect(decodeToken(encodeToken(token))).toEqual(token);
  const open = { ...token, snapshot: '100:120:101,105,119' };
  expect(decodeToken(encodeToken(open))).toEqual(open);
  expect((await compareWithPresent(t.db, everyone, open)).isChanged).toBe(true);
  for (const snapshot of ['0:5:', '9:5:', '100:120:99', '100:120:121', '100:120:105,101', 'x', "1:2:'"]) {
    expect(decodeToken(encodeToken({ ...token, snapshot }))).toBeNull();
  }
  expect(decodeToken('')).toBeNull();
});

test('the garments version changes with everything that the garments are made from, and with nothing else', async () => {
  const catalog = await buildCatalog(t.db, { garments: [{ stock: 5, prices: { '0151': 3000 } }] });
  const [sku] = catalog.skus;
  if (sku === undefined) throw new Error('No sku was inserted.');
  const version = () => selectGarmentsVersion(t.db, { catalogId: catalog.id, warehouse: '0001' });
  const garmentId = sku.garmentId;
  const writes = [
    () => t.db.update(garments).set({ name: 'Cardigan' }).where(eq(garments.id, garmentId)),
    () => t.db.update(skus).set({ ean: '40000000' }).where(eq(skus.id, sku.id)),
    () => t.db.update(garmentColors).set({ name: 'Ink' }).where(eq(garmentColors.garmentId, garmentId)),
    () =>
      t.db.insert(garmentPrices).values({ garmentId, pricelist: '0152', whPriceCents: 1, rtPriceCents: 2 }),
    () => t.db.delete(garmentPrices).where(eq(garmentPrices.garmentId, garmentId)),
    () => t.db.update(stocks).set({ quantity: 4 }).where(eq(stocks.sku, sku.sku)),
    () => t.db.delete(stocks).where(eq(stocks.sku, sku.sku)),
    () => t.db.insert(stocks).values({ sku: sku.sku, warehouse: '0001', quantity: 9 }),
    () => t.db.insert(extraPictures).values({ generic: 'WJM123', color: '000', count: 2 }),
    () => t.db.update(extraPictures).set({ count: 3 }),
    () => t.db.insert(pictureTags).values({ generic: 'WJM123', picture: 'thumbnails/WJM123', tag: 'a' }),
    () => t.db.update(pictureTags).set({ tag: 'b' }),
    () => t.db.delete(pictureTags),
  ];
  const seen = new Set([await version()]);
  for (const write of writes) {
    await write();
    seen.add(await version());
  }
  expect(seen.size).toBe(writes.length + 1);
  const before = await version();
  await buildCatalog(t.db, { garments: [{ generic: 'WJM999' }] });
  await t.db.insert(stocks).values({ sku: 'WJM999000S', warehouse: '0002', quantity: 9 });
  expect(await version()).toBe(before);
});

test('merging old changes leaves every version unchanged', async () => {
  const catalog = await buildCatalog(t.db);
  const version = () => selectGarmentsVersion(t.db, { catalogId: catalog.id, warehouse: '0001' });
  const before = await version();
  const rows = () =>
    t.db.$count(
      schema.changes,
      and(eq(schema.changes.topic, 'garments'), eq(schema.changes.key, String(catalog.id))),
    );
  expect(await rows()).toBeGreaterThan(1);
  await sumOldChanges(t.db);
  expect(await rows()).toBeGreaterThan(1);
  await t.db.execute(sql`update changes set at = now() - interval '4 days'`);
  await Promise.all([sumOldChanges(t.db), sumOldChanges(t.db)]);
  expect(await rows()).toBe(1);
  expect(await version()).toBe(before);
});

test('changes of a restored backup are assigned to the current transaction', async () => {
  const order = await buildOrder(t.db, {
    customer: await buildUser(t.db),
    catalog: await buildCatalog(t.db),
  });
  await t.db.execute(sql`insert into changes (topic, key, changed_in, count) values
    ('stock', '0009', '9000000000', 3), ('stock', '0009', '9000000001', 4)`);
  await t.pool.query('alter table orders disable trigger changes_written');
  await t.db.execute(sql`update orders set changed_in = '9000000000' where id = ${order.id}`);
  await t.pool.query('alter table orders enable trigger changes_written');
  expect(await changedOrders(await present())).toEqual([order.id]);
  await adoptRestoredChanges(t.pool);
  expect(await changedOrders(await present())).toEqual([]);
  const version = await selectGarmentsVersion(t.db, { catalogId: 0, warehouse: '0009' });
  expect(version).toMatch(/stock7/);
});
