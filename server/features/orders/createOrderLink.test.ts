import { and, eq, isNull } from 'drizzle-orm';
import { agentCustomers, orderEvents, orders, users } from '../../db/schema';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildUser } from '../../test/factories';

let t: TestApp;
let catalog: Awaited<ReturnType<typeof buildCatalog>>;
let people: Record<'admin' | 'agent' | 'otherAgent' | 'customer' | 'shop' | 'app', User>;
const now = new Date('2026-11-21T10:00:00Z');

type User = Awaited<ReturnType<typeof buildUser>>;

beforeAll(async () => {
  t = await buildTestApp({ now: () => now });
  catalog = await buildCatalog(t.db, { name: 'Winter main' });
  const agent = await buildUser(t.db, { roles: ['agent'], warehouse: '0003', pricelist: '0151' });
  people = {
    agent,
    admin: await buildUser(t.db, { roles: ['admin'] }),
    otherAgent: await buildUser(t.db, { roles: ['agent'] }),
    customer: await buildUser(t.db, { agents: [agent], catalogs: [catalog] }),
    shop: await buildUser(t.db, {
      email: 'achats@boutique-amelie.test',
      agents: [agent],
      passwordHash: 'hash',
      isWholesale: false,
      addresses: [{ sapId: '0000104711' }],
      salesOrganizations: [{ salesOrganization: '1000', channel: 'FR' }],
    }),
    app: await buildUser(t.db, { roles: ['app'] }),
  };
});
afterAll(() => t.close());
beforeEach(() => t.takeQueued());

let count = 0;
const newEmail = () => `new${(count += 1)}@shop.test`;

const create = (viewer: User, body: Record<string, unknown>) =>
  t.as(viewer).call('createOrderLink', {
    body: { customer_name: 'Maison Bo', customer_email: newEmail(), catalog: String(catalog.id), ...body },
  });

async function created(viewer: User, body: Record<string, unknown> = {}) {
  const { status, json } = await create(viewer, body);
  expect([status, json.status]).toEqual([200, 'success']);
  const [row] = await t.db
    .select({ order: orders, customer: users })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.customerId))
    .where(eq(orders.id, Number(json.order_id)));
  if (row === undefined) throw new Error('No order was saved.');
  return row;
}

async function agentsOf(user: { id: number }) {
  const found = await t.db.select().from(agentCustomers).where(eq(agentCustomers.customerId, user.id));
  return found.map(({ agentId }) => agentId);
}

const refusal = { status: 'error', error: "An order for this email can't be created by you." };

/** What a refused call leaves behind. */
const traces = async () => [
  await t.db.$count(orders),
  await t.db.$count(users),
  (await t.takeQueued()).length,
];

test('nobody without a session, nor customers, nor with the app role alone', async () => {
  const body = { customer_name: 'x', customer_email: newEmail(), catalog: String(catalog.id) };
  expect((await t.anonymous.call('createOrderLink', { body })).status).toBe(401);
  expect((await create(people.customer, {})).status).toBe(403);
  expect((await create(people.app, {})).status).toBe(403);
});

describe('an unknown email', () => {
  test('becomes a customer of the seller, without a password, with an order and an invitation', async () => {
    const customer_email = newEmail();
    const { order, customer } = await created(people.agent, {
      customer_name: ' Maison Bo ',
      customer_email,
      is_wholesale: false,
    });
    expect(customer).toMatchObject({
      name: 'Maison Bo',
      email: customer_email,
      roles: ['wls'],
      passwordHash: null,
      isWholesale: false,
      sapId: null,
      warehouse: '0003',
      pricelist: null,
      createdAt: now,
    });
    expect(await agentsOf(customer)).toEqual([people.agent.id]);
    expect(order).toMatchObject({
      name: 'Winter main',
      sellerId: people.agent.id,
      catalogId: catalog.id,
      isWholesale: false,
      sapStatus: 0,
      itemsCount: 0,
      addressId: '',
      salesOrganization: '',
      createdAt: now,
    });
    const data = { kind: 'invitation', userId: customer.id, orderId: order.id, senderId: people.agent.id };
    expect(await t.takeQueued()).toEqual([{ class: 'SendMail', input: data }]);
    const opened = await t.as(customer).call('getOrder', { params: { id: String(order.id) } });
    expect(opened.status).toBe(200);
  });

  test("an admin's belongs to the agent named as the seller, or else to nobody", async () => {
    const named = await created(people.admin, { seller: String(people.otherAgent.id) });
    expect(named.order.sellerId).toBe(people.otherAgent.id);
    expect(await agentsOf(named.customer)).toEqual([people.otherAgent.id]);
    const own = await created(people.admin);
    expect(own.order.sellerId).toBe(people.admin.id);
    expect(own.customer.warehouse).toBe('0001');
    expect(await agentsOf(own.customer)).toEqual([]);
  });

  test('is invited again by the next order, as long as there is no password', async () => {
    const customer_email = newEmail();
    const first = await created(people.agent, { customer_email });
    const second = await created(people.agent, { customer_email: customer_email.toUpperCase() });
    expect(second.customer.id).toBe(first.customer.id);
    expect((await t.takeQueued()).map(({ input }) => input)).toEqual([
      { kind: 'invitation', userId: first.customer.id, orderId: first.order.id, senderId: people.agent.id },
      { kind: 'invitation', userId: first.customer.id, orderId: second.order.id, senderId: people.agent.id },
    ]);
  });

  test('of two calls at a time one makes the customer, and both an order', async () => {
    const customer_email = newEmail();
    const made = await Promise.all([1, 2].map(() => created(people.agent, { customer_email })));
    expect(new Set(made.map(({ customer }) => customer.id)).size).toBe(1);
    expect(new Set(made.map(({ order }) => order.id)).size).toBe(2);
  });
});

describe('a known customer', () => {
  test('does not change their name and kind, gets the plain link, and the order their only place', async () => {
    const { order, customer } = await created(people.agent, {
      customer_email: 'Achats@Boutique-Amelie.test',
      customer_name: 'Somebody',
      is_wholesale: true,
    });
    expect(customer).toEqual(people.shop);
    expect(order).toMatchObject({
      customerId: people.shop.id,
      isWholesale: false,
      addressId: '0000104711',
      salesOrganization: '1000',
      channel: 'FR',
    });
    const data = { kind: 'order_link', userId: people.shop.id, orderId: order.id };
    expect(await t.takeQueued()).toEqual([{ class: 'SendMail', input: data }]);
  });

  test('without a password is invited', async () => {
    const { order } = await created(people.agent, { customer_email: people.customer.email });
    const senderId = people.agent.id;
    const data = { kind: 'invitation', userId: people.customer.id, orderId: order.id, senderId };
    expect(await t.takeQueued()).toEqual([{ class: 'SendMail', input: data }]);
  });

  test('of another agent is refused with a message that reveals nothing, and nothing is created', async () => {
    const before = await traces();
    for (const email of [people.shop.email, people.customer.email, people.admin.email, people.agent.email]) {
      const { status, json } = await create(people.otherAgent, { customer_email: email });
      expect([status, json]).toEqual([200, refusal]);
    }
    const forOtherAgent = { customer_email: people.shop.email, seller: String(people.otherAgent.id) };
    expect((await create(people.admin, forOtherAgent)).json).toEqual(refusal);
    expect(await traces()).toEqual(before);
  });

  test("is anybody's for an admin who sells, and oneself for an agent", async () => {
    const { order } = await created(people.admin, { customer_email: people.shop.email });
    expect(order).toMatchObject({ customerId: people.shop.id, sellerId: people.admin.id });
    const own = await created(people.agent, { customer_email: people.agent.email });
    expect(own.order).toMatchObject({ customerId: people.agent.id, sellerId: people.agent.id });
  });

  test('whose account was closed is a new one', async () => {
    const closed = await buildUser(t.db, { closedAt: now });
    const { customer } = await created(people.agent, { customer_email: closed.email });
    expect(customer.id).not.toBe(closed.id);
    const open = and(eq(users.email, closed.email), isNull(users.closedAt));
    expect(await t.db.$count(users, open)).toBe(1);
  });
});

test('without send_email nothing is sent', async () => {
  const { order } = await created(people.agent, { send_email: false });
  expect(await t.takeQueued()).toEqual([]);
  const kinds = await t.db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id));
  expect(kinds.map(({ kind }) => kind)).toEqual(['created']);
});

test('the history shows who created the order and where the link was sent', async () => {
  const { order } = await created(people.agent, { customer_email: people.shop.email });
  const answer = await t.as(people.agent).call('listOrderEvents', { params: { id: String(order.id) } });
  expect(answer.json.events.map(({ text }) => text)).toEqual([
    `${people.agent.name} sent the link to this order to achats@boutique-amelie.test.`,
    `${people.agent.name} created the order.`,
  ]);
});

describe('the seller', () => {
  test.each<[keyof typeof people, keyof typeof people | 'unknown' | 'nonsense', number]>([
    ['agent', 'agent', 200],
    ['agent', 'otherAgent', 403],
    ['agent', 'admin', 403],
    ['agent', 'unknown', 403],
    ['admin', 'admin', 200],
    ['admin', 'agent', 200],
    ['admin', 'unknown', 404],
    ['admin', 'nonsense', 404],
  ])('%s names %s: %i', async (who, whom, status) => {
    const ids = { unknown: '999999999', nonsense: 'usr_1' };
    const seller = whom === 'unknown' || whom === 'nonsense' ? ids[whom] : String(people[whom].id);
    const before = await traces();
    const answer = await create(people[who], { seller });
    expect(answer.status).toBe(status);
    if (status === 200) expect(answer.json.status).toBe('success');
    else expect(await traces()).toEqual(before);
  });

  test('must be somebody who sells', async () => {
    const before = await traces();
    expect((await create(people.admin, { seller: String(people.customer.id) })).json).toEqual({
      status: 'error',
      error: `${people.customer.name} is not an agent.`,
    });
    expect(await traces()).toEqual(before);
  });
});

test('a deleted or unknown catalog is 404, one that the customer does not see is not', async () => {
  const deleted = await buildCatalog(t.db, { archivedAt: now });
  const hidden = await buildCatalog(t.db, { wlsEnabled: false });
  const before = await traces();
  for (const id of [deleted.id, 999999999, 'cat_w26aw']) {
    expect((await create(people.agent, { catalog: String(id) })).status).toBe(404);
  }
  expect(await traces()).toEqual(before);
  expect((await create(people.agent, { catalog: String(hidden.id) })).json.status).toBe('success');
});

test.each<Record<string, unknown>>([
  { customer_name: '' },
  { customer_name: '   ' },
  { customer_name: undefined },
  { customer_email: 'nobody' },
  { customer_email: 'a@b.test\r\nBcc: all@b.test' },
  { customer_email: undefined },
  { catalog: undefined },
  { is_wholesale: 'yes' },
  { title: 'x' },
])('%j is 422', async (change) => {
  expect((await create(people.agent, change)).status).toBe(422);
});
