import { eq, inArray } from 'drizzle-orm';
import { garments, orderLines, orders, skus } from '../../db/schema';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';

let t: TestApp;
let catalog: Awaited<ReturnType<typeof buildCatalog>>;
let people: Record<
  'admin' | 'agent' | 'colleague' | 'otherAgent' | 'customer' | 'shared' | 'shop' | 'stranger' | 'closed',
  User
>;
const now = new Date('2026-11-21T10:00:00Z');

type User = Awaited<ReturnType<typeof buildUser>>;

beforeAll(async () => {
  t = await buildTestApp({ now: () => now });
  catalog = await buildCatalog(t.db, {
    garments: [
      { generic: 'WJM123', prices: { '0151': 3000 } },
      { generic: 'WJM124', whPriceCents: 5000 },
    ],
  });
  const agent = await buildUser(t.db, { roles: ['agent'], name: 'Nora Lindqvist' });
  const colleague = await buildUser(t.db, { roles: ['agent'] });
  people = {
    agent,
    colleague,
    admin: await buildUser(t.db, { roles: ['admin'] }),
    otherAgent: await buildUser(t.db, { roles: ['agent'], name: 'Ria Rival' }),
    customer: await buildUser(t.db, { agents: [agent], catalogs: [catalog] }),
    shared: await buildUser(t.db, { name: 'Shared', agents: [colleague, agent], catalogs: [catalog] }),
    shop: await buildUser(t.db, {
      name: 'Boutique Amélie',
      agents: [agent],
      pricelist: '0151',
      isWholesale: false,
      addresses: [{ sapId: '0000104711' }],
      salesOrganizations: [{ salesOrganization: '1000', channel: 'FR' }],
    }),
    stranger: await buildUser(t.db),
    closed: await buildUser(t.db, { agents: [agent], closedAt: now }),
  };
});
afterAll(() => t.close());

const source = (values: Partial<Parameters<typeof buildOrder>[1]> = {}) =>
  buildOrder(t.db, {
    customer: people.customer,
    catalog,
    lines: { WJM123000M: 3, WJM124310S: 2 },
    wanted: ['WJM123310', 'WJM124000L'],
    ...values,
  });

const copy = (
  viewer: User,
  order: { id: number },
  customer: { id: number },
  body: Record<string, string> = {},
) =>
  t.as(viewer).call('copyOrder', {
    body: { source: String(order.id), customer_id: String(customer.id), title: 'A copy', ...body },
  });

async function copied(...call: Parameters<typeof copy>) {
  const { status, json } = await copy(...call);
  expect([status, json.status]).toEqual([200, 'success']);
  const [order] = await t.db
    .select()
    .from(orders)
    .where(eq(orders.id, Number(json.order_id)));
  if (order === undefined) throw new Error('No copy was saved.');
  const lines = await t.db
    .select({ sku: skus.sku, quantity: orderLines.quantity, price: orderLines.whPriceCents })
    .from(orderLines)
    .innerJoin(skus, eq(skus.id, orderLines.skuId))
    .where(eq(orderLines.orderId, order.id))
    .orderBy(skus.sku);
  return { order, lines, json };
}

describe('whose, and for whom', () => {
  test.each([
    ['admin', 'customer', 200],
    ['admin', 'stranger', 200],
    ['admin', 'closed', 404],
    ['agent', 'customer', 200],
    ['agent', 'shop', 200],
    ['agent', 'agent', 200],
    ['agent', 'stranger', 404],
    ['agent', 'otherAgent', 404],
    ['agent', 'closed', 404],
    ['otherAgent', 'otherAgent', 404],
    ['customer', 'customer', 200],
    ['customer', 'shop', 404],
    ['customer', 'stranger', 404],
    ['customer', 'agent', 404],
    ['shop', 'shop', 404],
  ] as const)('%s copies for %s: %i', async (who, whom, status) => {
    const order = await source();
    const before = await t.db.$count(orders);
    expect((await copy(people[who], order, people[whom])).status).toBe(status);
    expect((await t.db.$count(orders)) - before).toBe(status === 200 ? 1 : 0);
  });

  test.each([
    ['is enabled for them', {}, true, 200],
    ['is not enabled for them', {}, false, 404],
    ['is closed to WLS', { wlsEnabled: false }, true, 404],
    ['is deleted', { archivedAt: now }, true, 404],
  ])(
    'a customer copies an order of a catalog that %s: %j, %s, %i',
    async (_which, values, isEnabled, status) => {
      const theirs = await buildCatalog(t.db, { ...values, garments: [{ generic: 'WJM123' }] });
      const { agent } = people;
      const customer = await buildUser(t.db, { agents: [agent], catalogs: isEnabled ? [theirs] : [] });
      const order = await source({ customer, catalog: theirs, lines: { WJM123000M: 3 }, wanted: [] });
      expect((await copy(customer, order, customer)).status).toBe(status);
      expect((await copy(agent, order, customer)).status).toBe(200);
    },
  );
});

test.each([0, 1, 2, 3, 99, 7])(
  'the copy of an order in %i is open, not finished and new',
  async (sapStatus) => {
    const order = await source({
      sapStatus,
      finished: true,
      version: 9,
      erpNumber: '4711',
      erpMessage: 'No such material',
      createdAt: new Date('2026-01-01T00:00:00Z'),
    });
    const { order: made } = await copied(people.agent, order, people.customer, { title: '  Spring ' });
    expect(made).toMatchObject({
      name: 'Spring',
      catalogId: catalog.id,
      sapStatus: 0,
      finished: false,
      version: 1,
      erpKey: null,
      erpNumber: '',
      erpMessage: null,
      createdAt: now,
      editedAt: now,
      addressId: '',
      salesOrganization: '',
      channel: '',
      wanted: ['WJM123310', 'WJM124000L'],
    });
  },
);

test("lines get today's prices of the copy's customer; the original order is not changed", async () => {
  const order = await source();
  const { order: made, lines, json } = await copied(people.agent, order, people.shop);
  expect(lines).toEqual([
    { sku: 'WJM123000M', quantity: 3, price: 3000 },
    { sku: 'WJM124310S', quantity: 2, price: 5000 },
  ]);
  expect(made).toMatchObject({ itemsCount: 5, totalCents: 19_000, isWholesale: false });
  expect(json).toEqual({ status: 'success', order_id: String(made.id) });
  const [untouched] = await t.db.select().from(orders).where(eq(orders.id, order.id));
  expect(untouched).toEqual(order);
});

test('skus removed from the catalog are not copied, but listed', async () => {
  const shrunk = await buildCatalog(t.db, {
    garments: [{ generic: 'WJM123' }, { generic: 'WJM124' }, { generic: 'WJM125' }],
  });
  const lines = { WJM123000M: 3, WJM123000L: 1, WJM124310S: 2 };
  const order = await source({ catalog: shrunk, lines, wanted: ['WJM123310', 'WJM124310', 'WJM125000'] });
  const removed = shrunk.skus.filter(({ sku }) => sku === 'WJM123000L').map(({ id }) => id);
  await t.db.update(skus).set({ removedAt: now }).where(inArray(skus.id, removed));
  const other = shrunk.skus.find(({ sku }) => sku.startsWith('WJM124'));
  await t.db
    .update(garments)
    .set({ removedAt: now })
    .where(eq(garments.id, other?.garmentId ?? 0));

  const { order: made, lines: saved, json } = await copied(people.agent, order, people.customer);
  expect(json.skipped).toEqual(['WJM123000L', 'WJM124310S']);
  expect(saved).toEqual([{ sku: 'WJM123000M', quantity: 3, price: 4000 }]);
  expect(made).toMatchObject({ itemsCount: 3, totalCents: 12_000, wanted: ['WJM123310', 'WJM125000'] });
});

test('an order of a deleted catalog, without a line, and of returns can be copied too', async () => {
  const former = await buildCatalog(t.db, { archivedAt: now, catalogType: 'return' });
  const order = await source({ catalog: former, lines: {}, wanted: [] });
  const { order: made } = await copied(people.agent, order, people.customer);
  expect(made).toMatchObject({ catalogId: former.id, itemsCount: 0, totalCents: 0, wanted: [] });
});

test.each([
  ['come today', '2026-11-21T00:00:00Z', new Date('2026-11-21T00:00:00Z')],
  ['passed', '2026-11-20T00:00:00Z', null],
])('a delivery date that has %s', async (_which, date, expected) => {
  const order = await source({ serviceDate: new Date(date) });
  expect((await copied(people.agent, order, people.customer)).order.serviceDate).toEqual(expected);
});

test('the place must be one of the copy’s customer', async () => {
  const order = await source({ addressId: '0000104799', salesOrganization: '9000' });
  const place = { address: '0000104711', sales_organization: '1000', channel: 'FR' };
  expect((await copied(people.agent, order, people.shop, place)).order).toMatchObject({
    addressId: '0000104711',
    salesOrganization: '1000',
    channel: 'FR',
  });
  const before = await t.db.$count(orders);
  for (const [body, error] of [
    [{ address: '0000104799' }, 'The address 0000104799 is not one of Boutique Amélie.'],
    [{ sales_organization: '9000' }, 'The sales organization 9000 is not one of Boutique Amélie.'],
  ] as const) {
    expect((await copy(people.agent, order, people.shop, body)).json).toEqual({ status: 'error', error });
  }
  expect(await t.db.$count(orders)).toBe(before);
});

test('a copy that would cost more than an order can hold is refused', async () => {
  const dear = await buildCatalog(t.db, { garments: [{ whPriceCents: 9_000_000_000_000 }] });
  const order = await source({ catalog: dear, lines: { WJM123000M: 9999 }, wanted: [] });
  const before = await t.db.$count(orders);
  expect((await copy(people.agent, order, people.customer)).json).toEqual({
    status: 'error',
    error: 'This order adds up to more than an order can hold.',
  });
  expect(await t.db.$count(orders)).toBe(before);
});

test('its history shows that it is a copy, but not of whose order', async () => {
  const { json } = await copied(people.agent, await source(), people.shop);
  const params = { id: json.order_id ?? '' };
  expect((await t.as(people.shop).call('listOrderEvents', { params })).json.events).toMatchObject([
    { kind: 'copied', text: 'Nora Lindqvist made this order as a copy of another.' },
  ]);
});

test.each<Record<string, unknown>>([
  { title: ' ' },
  { title: 'x'.repeat(201) },
  { title: undefined },
  { customer_id: undefined },
  { source: 1 },
  { order: '1' },
])('%j is 422', async (change) => {
  const body = { source: '1', customer_id: '1', title: 'A copy', ...change };
  expect((await t.as(people.admin).call('copyOrder', { body })).status).toBe(422);
});

test('2,000 lines are copied in as many queries as two', async () => {
  const colors = Array.from({ length: 200 }, (_, index) => String(index).padStart(3, '0'));
  const sizes = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '5XL'];
  const large = await buildCatalog(t.db, { garments: [{ colors, sizes }] });
  const countFor = async (lines: Record<string, number>) => {
    const order = await source({ catalog: large, lines, wanted: [] });
    const client = await t.database.pool.connect();
    const query = jest.spyOn(Object.getPrototypeOf(client), 'query');
    client.release();
    const { order: made } = await copied(people.agent, order, people.customer);
    const calls = query.mock.calls.length;
    query.mockRestore();
    return { made, calls };
  };
  const few = await countFor({ WJM123000M: 1, WJM123000L: 1 });
  const many = await countFor(Object.fromEntries(large.skus.map(({ sku }) => [sku, 2])));
  expect(many.made.itemsCount).toBe(4000);
  expect(many.calls).toBe(few.calls);
});
