import { eq } from 'drizzle-orm';
import { orders } from '../../db/schema';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';

let t: TestApp;
let catalog: Awaited<ReturnType<typeof buildCatalog>>;
const now = new Date('2026-11-21T10:00:00Z');

beforeAll(async () => {
  t = await buildTestApp({ now: () => now });
  catalog = await buildCatalog(t.db);
});
afterAll(() => t.close());

type User = Awaited<ReturnType<typeof buildUser>>;

const create = (user: User, body: Record<string, unknown>) =>
  t.as(user).call('createOrder', { body: { title: 'Autumn', catalog: String(catalog.id), ...body } });

async function created(user: User, body: Record<string, unknown> = {}) {
  const { json, status } = await create(user, body);
  expect([status, json.status]).toEqual([200, 'success']);
  const [order] = await t.db
    .select()
    .from(orders)
    .where(eq(orders.id, Number(json.order_id)));
  if (order === undefined) throw new Error('No order was saved.');
  return order;
}

const countOrders = () => t.db.$count(orders);

describe('whose order', () => {
  let people: Record<'admin' | 'agent' | 'otherAgent' | 'customer' | 'stranger' | 'closed', User>;

  beforeAll(async () => {
    const agent = await buildUser(t.db, { roles: ['agent'] });
    const visible = { agents: [agent], catalogs: [catalog] };
    people = {
      agent,
      admin: await buildUser(t.db, { roles: ['admin'] }),
      otherAgent: await buildUser(t.db, { roles: ['agent'] }),
      customer: await buildUser(t.db, { ...visible, isWholesale: false }),
      stranger: await buildUser(t.db, { catalogs: [catalog] }),
      closed: await buildUser(t.db, { ...visible, closedAt: now }),
    };
  });

  test.each([
    ['admin', 'customer', 200],
    ['admin', 'agent', 200],
    ['admin', 'admin', 200],
    ['admin', 'closed', 404],
    ['agent', 'customer', 200],
    ['agent', 'agent', 200],
    ['agent', 'stranger', 404],
    ['agent', 'otherAgent', 404],
    ['agent', 'admin', 404],
    ['agent', 'closed', 404],
    ['otherAgent', 'customer', 404],
    ['customer', 'customer', 200],
    ['customer', 'stranger', 404],
    ['customer', 'agent', 404],
  ] as const)('%s for %s: %i', async (who, whom, status) => {
    const before = await countOrders();
    const answer = await create(people[who], { customer: String(people[whom].id) });
    expect(answer.status).toBe(status);
    expect((await countOrders()) - before).toBe(status === 200 ? 1 : 0);
  });

  test.each(['admin', 'agent', 'customer'] as const)(
    'without a customer, %s orders for themselves',
    async (who) => {
      expect((await created(people[who])).customerId).toBe(people[who].id);
    },
  );

  test.each(['0', '-1', 'usr_71c4', '999999999999999', '9'.repeat(64)])(
    'customer %s is 404',
    async (customer) => {
      expect((await create(people.admin, { customer })).status).toBe(404);
    },
  );

  test("an agent's order is sold by that agent, any other by the only agent of its customer", async () => {
    const customer = String(people.customer.id);
    expect((await created(people.agent, { customer })).sellerId).toBe(people.agent.id);
    expect((await created(people.agent)).sellerId).toBe(people.agent.id);
    expect((await created(people.admin, { customer })).sellerId).toBe(people.agent.id);
    expect((await created(people.customer)).sellerId).toBe(people.agent.id);
    expect((await created(people.admin)).sellerId).toBeNull();
    const shared = await buildUser(t.db, { agents: [people.agent, people.otherAgent] });
    expect((await created(people.admin, { customer: String(shared.id) })).sellerId).toBeNull();
  });

  test('nobody without a session, nor with the app role alone', async () => {
    const body = { title: 'Autumn', catalog: String(catalog.id) };
    expect((await t.anonymous.call('createOrder', { body })).status).toBe(401);
    expect((await create(await buildUser(t.db, { roles: ['app'] }), {})).status).toBe(403);
  });

  test('the order is open, empty and of version 1, and wholesale as its customer is', async () => {
    expect(
      await created(people.agent, { customer: String(people.customer.id), title: '  Autumn ' }),
    ).toMatchObject({
      name: 'Autumn',
      customerId: people.customer.id,
      catalogId: catalog.id,
      isWholesale: false,
      sapStatus: 0,
      finished: false,
      itemsCount: 0,
      totalCents: 0,
      version: 1,
      wanted: [],
      serviceDate: null,
      addressId: '',
      salesOrganization: '',
      channel: '',
      createdAt: now,
      editedAt: now,
      archivedAt: null,
    });
  });
});

describe('which catalog', () => {
  test.each<[string, Partial<Parameters<typeof buildCatalog>[1]> & { enabled?: boolean }, number]>([
    ['enabled for them', {}, 200],
    ['of the past', { isCurrent: false }, 200],
    ['of returns', { catalogType: 'return' }, 200],
    ['not enabled for them', { enabled: false }, 404],
    ['not offered on the wholesale channel', { wlsEnabled: false }, 404],
    ['deleted', { archivedAt: now }, 404],
  ])('a customer orders from one that is %s: %i', async (_what, { enabled = true, ...values }, status) => {
    const one = await buildCatalog(t.db, values);
    const customer = await buildUser(t.db, { catalogs: enabled ? [one] : [] });
    expect((await create(customer, { catalog: String(one.id) })).status).toBe(status);
  });

  test.each(['admin', 'agent'] as const)('%s may order from every living one', async (role) => {
    const user = await buildUser(t.db, { roles: [role] });
    const hidden = await buildCatalog(t.db, { wlsEnabled: false, lsEnabled: false });
    const deleted = await buildCatalog(t.db, { archivedAt: now });
    expect((await create(user, { catalog: String(hidden.id) })).status).toBe(200);
    expect((await create(user, { catalog: String(deleted.id) })).status).toBe(404);
    expect((await create(user, { catalog: 'cat_w26aw' })).status).toBe(404);
    expect((await create(user, { catalog: '999999999' })).status).toBe(404);
  });
});

describe('where it goes', () => {
  let customer: User;
  beforeAll(async () => {
    customer = await buildUser(t.db, {
      name: 'Boutique Amélie',
      catalogs: [catalog],
      addresses: [{ sapId: '0000104711' }, { sapId: '0000104712' }],
      salesOrganizations: [
        { salesOrganization: '1000', channel: 'FR' },
        { salesOrganization: '2000', channel: 'DE' },
      ],
    });
  });

  test('an address and a sales organization of the customer are saved', async () => {
    const place = { address: '0000104712', sales_organization: '2000', channel: 'DE' };
    expect(await created(customer, place)).toMatchObject({
      addressId: '0000104712',
      salesOrganization: '2000',
      channel: 'DE',
    });
  });

  test('what is left out or empty is unset', async () => {
    expect(await created(customer, { address: '', sales_organization: '1000' })).toMatchObject({
      addressId: '',
      salesOrganization: '1000',
      channel: '',
    });
  });

  test.each([
    [{ address: '0000999999' }, 'The address 0000999999 is not one of Boutique Amélie.'],
    [{ sales_organization: '3000' }, 'The sales organization 3000 is not one of Boutique Amélie.'],
    [
      { sales_organization: '1000', channel: 'DE' },
      'The sales organization 1000/DE is not one of Boutique Amélie.',
    ],
    [{ channel: 'IT' }, 'The sales organization IT is not one of Boutique Amélie.'],
  ])('%j is refused with a message', async (place, error) => {
    const before = await countOrders();
    const answer = await create(customer, place);
    expect([answer.status, answer.json]).toEqual([200, { status: 'error', error }]);
    expect(await countOrders()).toBe(before);
  });
});

test.each([
  { title: '' },
  { title: '   ' },
  { title: 'x'.repeat(201) },
  { title: 'a\u0000b' },
  { title: 7 },
  { title: undefined },
  { catalog: undefined },
  { catalog: 12 },
  { seller: '1' },
])('%j is 422', async (body) => {
  const admin = await buildUser(t.db, { roles: ['admin'] });
  expect((await create(admin, body)).status).toBe(422);
});

test('a new order is first in the list and opens as an empty line sheet', async () => {
  const customer = await buildUser(t.db, { catalogs: [catalog] });
  await buildOrder(t.db, { customer, catalog, createdAt: new Date(now.getTime() - 1000) });
  const { id } = await created(customer);
  const list = await t.as(customer).call('listOrders');
  expect(list.json.orders[0]?.id).toBe(String(id));
  const sheet = await t.as(customer).call('getOrder', { params: { id: String(id) } });
  expect(sheet.json).toMatchObject({ lines: {}, wanted: [], items_count: 0, total_price: 0, version: 1 });
});
