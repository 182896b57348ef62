import { eq } from 'drizzle-orm';
import { orders } from '../../db/schema';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';

let t: TestApp;
let catalogs: Record<'aw26' | 'ss27' | 'other', Awaited<ReturnType<typeof buildCatalog>>>;

beforeAll(async () => {
  t = await buildTestApp();
  catalogs = {
    aw26: await buildCatalog(t.db, { brand: 'Maren Vale' }),
    ss27: await buildCatalog(t.db, { brand: 'Maren Vale' }),
    other: await buildCatalog(t.db, { brand: 'Vale Studio' }),
  };
});
afterAll(() => t.close());

type Values = Omit<Parameters<typeof buildOrder>[1], 'catalog'> & { of?: keyof typeof catalogs };
const harbour = '0000104711';
const oldTown = '0000104712';
const north = { salesOrganization: '1000', channel: 'DE' };
const south = { salesOrganization: '1000', channel: 'AT' };

/** A shop with two addresses and channels, and orders, the earliest first. */
async function buildShop(past: Partial<Values>[], values: Parameters<typeof buildUser>[1] = {}) {
  const customer = await buildUser(t.db, {
    catalogs: Object.values(catalogs),
    addresses: [{ sapId: harbour }, { sapId: oldTown }],
    salesOrganizations: [north, south],
    ...values,
  });
  for (const [day, { of = 'aw26', ...order }] of past.entries()) {
    const createdAt = new Date(Date.UTC(2026, 1, 1 + day));
    await buildOrder(t.db, { customer, catalog: catalogs[of], createdAt, ...order });
  }
  return customer;
}

const placeOf = async (orderId: string | undefined) => {
  const [order] = await t.db
    .select()
    .from(orders)
    .where(eq(orders.id, Number(orderId)));
  return [order?.addressId, order?.salesOrganization, order?.channel];
};

const inHarbour = { addressId: harbour, ...north };
const inOldTown = { addressId: oldTown, ...south };

test.each<[string, Partial<Values>[], (string | undefined)[]]>([
  ['no order before', [], ['', '', '']],
  ['the last order of the brand', [inHarbour, inOldTown], [oldTown, '1000', 'AT']],
  ['not a later one of another brand', [inHarbour, { ...inOldTown, of: 'other' }], [harbour, '1000', 'DE']],
  ['not one that was refused', [inHarbour, { ...inOldTown, sapStatus: 99 }], [harbour, '1000', 'DE']],
  [
    'not one that was deleted',
    [inHarbour, { ...inOldTown, archivedAt: new Date() }],
    [harbour, '1000', 'DE'],
  ],
  ['an order without a place decides nothing', [inHarbour, {}], [harbour, '1000', 'DE']],
  [
    'no address that the customer no longer has',
    [{ ...inHarbour, addressId: '0000104999' }],
    ['', '1000', 'DE'],
  ],
  ['no channel that the customer no longer has', [{ ...inHarbour, channel: 'CH' }], [harbour, '', '']],
])('an order of a shop goes where it usually goes: %s', async (_case, past, expected) => {
  const customer = await buildShop(past);
  const shop = t.as(customer);
  const catalog = String(catalogs.ss27.id);
  const asked = await shop.call('getOrderPlace', { params: { id: String(customer.id) }, query: { catalog } });
  const [address, sales_organization, channel] = expected;
  expect(asked.json).toEqual({ address, sales_organization, channel });
  const made = await shop.call('createOrder', { body: { title: 'Refill', catalog } });
  expect(await placeOf(made.json.order_id)).toEqual(expected);
});

test('what is chosen counts, also nothing', async () => {
  const customer = await buildShop([inHarbour]);
  const catalog = String(catalogs.ss27.id);
  const create = async (place: Record<string, string>) => {
    const { json } = await t.as(customer).call('createOrder', { body: { title: 'x', catalog, ...place } });
    return placeOf(json.order_id);
  };
  expect(await create({ address: '' })).toEqual(['', '1000', 'DE']);
  expect(await create({ sales_organization: '', channel: '' })).toEqual([harbour, '', '']);
  expect(await create({ sales_organization: '1000', channel: 'AT' })).toEqual([harbour, '1000', 'AT']);
});

test('with channel FR the own address is no guess', async () => {
  const french = { salesOrganization: '1000', channel: 'FR' };
  const customer = await buildShop([{ ...inHarbour, ...french }], {
    sapId: harbour,
    salesOrganizations: [french],
  });
  const body = { title: 'x', catalog: String(catalogs.ss27.id) };
  const { json } = await t.as(customer).call('createOrder', { body });
  expect(await placeOf(json.order_id)).toEqual([oldTown, '1000', 'FR']);
});

test('an order link and a copy go there too, and a copy for the same customer where its order goes', async () => {
  const admin = await buildUser(t.db, { roles: ['admin'] });
  const customer = await buildShop([inHarbour, inOldTown]);
  const body = {
    customer_name: customer.name,
    customer_email: customer.email,
    catalog: String(catalogs.ss27.id),
    send_email: false,
  };
  const link = await t.as(admin).call('createOrderLink', { body });
  expect(await placeOf(link.json.order_id)).toEqual([oldTown, '1000', 'AT']);

  const source = await buildOrder(t.db, { customer, catalog: catalogs.ss27, ...inHarbour });
  const copy = async (whom: { id: number }) => {
    const asked = { source: String(source.id), customer_id: String(whom.id), title: 'A copy' };
    return placeOf((await t.as(admin).call('copyOrder', { body: asked })).json.order_id);
  };
  expect(await copy(customer)).toEqual([harbour, '1000', 'DE']);
  expect(await copy(await buildShop([inOldTown]))).toEqual([oldTown, '1000', 'AT']);
});

test('the catalog must be one that the caller sees', async () => {
  const customer = await buildShop([], { catalogs: [catalogs.aw26] });
  const ask = (catalog: string) =>
    t.as(customer).call('getOrderPlace', { params: { id: String(customer.id) }, query: { catalog } });
  expect((await ask(String(catalogs.aw26.id))).status).toBe(200);
  expect((await ask(String(catalogs.ss27.id))).status).toBe(404);
  expect((await ask('cat_w26aw')).status).toBe(404);
});
