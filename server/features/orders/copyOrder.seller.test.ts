import { eq } from 'drizzle-orm';
import { orders } from '../../db/schema';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';

type User = Awaited<ReturnType<typeof buildUser>>;

let t: TestApp;
let catalog: Awaited<ReturnType<typeof buildCatalog>>;
let people: Record<
  'admin' | 'agent' | 'colleague' | 'otherAgent' | 'customer' | 'shared' | 'shop' | 'stranger',
  User
>;

beforeAll(async () => {
  t = await buildTestApp();
  catalog = await buildCatalog(t.db, { garments: [{ generic: 'WJM123' }] });
  const agent = await buildUser(t.db, { roles: ['agent'] });
  const colleague = await buildUser(t.db, { roles: ['agent'] });
  people = {
    agent,
    colleague,
    admin: await buildUser(t.db, { roles: ['admin'] }),
    otherAgent: await buildUser(t.db, { roles: ['agent'], name: 'Ria Rival' }),
    customer: await buildUser(t.db, { agents: [agent], catalogs: [catalog] }),
    shared: await buildUser(t.db, { name: 'Shared', agents: [colleague, agent], catalogs: [catalog] }),
    shop: await buildUser(t.db, { agents: [agent] }),
    stranger: await buildUser(t.db),
  };
});
afterAll(() => t.close());

const source = (values: { customer: User; seller?: User }) =>
  buildOrder(t.db, { catalog, lines: { WJM123000M: 3 }, ...values });

const copy = (viewer: User, order: { id: number }, customer: User, body: { seller?: string } = {}) =>
  t.as(viewer).call('copyOrder', {
    body: { source: String(order.id), customer_id: String(customer.id), title: 'A copy', ...body },
  });

async function sellerOf({ order_id: id }: { order_id?: unknown }) {
  const [made] = await t.db
    .select({ seller: orders.sellerId })
    .from(orders)
    .where(eq(orders.id, Number(id)));
  if (made === undefined) throw new Error('No copy was made.');
  return made.seller;
}

test.each([
  ['their customer, of an order that is sold', 'customer', 'otherAgent', 'customer', 'otherAgent'],
  ['their customer, of an order without a seller', 'customer', null, 'customer', 'agent'],
  ["an agent, of a colleague's order for the customer of both", 'agent', 'colleague', 'shared', 'colleague'],
  ['an agent, of an order of one who has lost the customer', 'agent', 'otherAgent', 'customer', 'agent'],
  ['an agent, of an order without a seller', 'agent', null, 'shared', 'agent'],
  ['an admin, of an order that is sold', 'admin', 'otherAgent', 'customer', 'otherAgent'],
  ['an admin, of an order without a seller', 'admin', null, 'customer', 'agent'],
  ['an admin, where several agents could sell', 'admin', null, 'shared', 'agent'],
  ['the customer, where several agents could sell', 'shared', null, 'shared', 'agent'],
  ['an admin, for a customer without an agent', 'admin', null, 'stranger', null],
] as const)('a copy for the same customer by %s', async (_case, who, seller, whom, expected) => {
  const order = await source({
    customer: people[whom],
    seller: seller === null ? undefined : people[seller],
  });
  const { json } = await copy(people[who], order, people[whom]);
  expect(await sellerOf(json)).toBe(expected === null ? null : people[expected].id);
});

test.each([
  ['one of the customer’s agents', 'admin', 'colleague', 200, undefined],
  ['an agent of others', 'admin', 'otherAgent', 200, 'Ria Rival is not an agent of Shared.'],
  ['nobody', 'admin', null, 404, undefined],
  ['a colleague', 'agent', 'colleague', 403, undefined],
  ['their agent', 'shared', 'agent', 403, undefined],
] as const)('who sells a copy: %s, named by %s', async (_case, who, named, status, error) => {
  const order = await source({ customer: people.shared, seller: people.agent });
  const seller = named === null ? '2147483647' : String(people[named].id);
  const { status: got, json } = await copy(people[who], order, people.shared, { seller });
  expect([got, json.error]).toEqual([status, error]);
  if (json.status === 'success') expect(await sellerOf(json)).toBe(Number(seller));
});

test.each(['agent', 'admin'] as const)(
  'a copy for another customer by an %s is sold as a new order is',
  async (who) => {
    const order = await source({ customer: people.shared, seller: people.colleague });
    const { json } = await copy(people[who], order, people.shop);
    expect(await sellerOf(json)).toBe(people.agent.id);
  },
);
