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

const finish = (user: { id: number }, order: { id: number | string }, finished: unknown = true) =>
  t.as(user).call('finishOrder', { body: { id: String(order.id), customer_finished: finished } });

async function stateOf(order: { id: number }) {
  const [row] = await t.db.select().from(orders).where(eq(orders.id, order.id));
  return row;
}

test('marks an open order and takes the mark away, each time as a new version', async () => {
  const customer = await buildUser(t.db);
  const order = await buildOrder(t.db, { customer, catalog, editedAt: new Date(0) });
  expect((await finish(customer, order)).json).toEqual({ status: 'success', version: 2 });
  expect(await stateOf(order)).toMatchObject({ finished: true, version: 2, editedAt: now });
  expect((await finish(customer, order, false)).json).toEqual({ status: 'success', version: 3 });
  expect(await stateOf(order)).toMatchObject({ finished: false, version: 3 });
});

test('both names of the flag show it', async () => {
  const customer = await buildUser(t.db);
  const order = await buildOrder(t.db, { customer, catalog });
  await finish(customer, order);
  const { json } = await t.as(customer).call('getOrder', { params: { id: String(order.id) } });
  expect([json.finished, json.customer_finished]).toEqual([true, true]);
});

test.each([1, 2, 3, 99, 7])(
  'an order of status %i is refused in words and stays as it was',
  async (sapStatus) => {
    const customer = await buildUser(t.db);
    const order = await buildOrder(t.db, { customer, catalog, sapStatus });
    const { status, json } = await finish(customer, order);
    expect([status, json.status]).toEqual([200, 'error']);
    expect(json.error).toContain('cannot be finished or reopened');
    expect(await stateOf(order)).toEqual(order);
  },
);

test('only those who see the order may', async () => {
  const agent = await buildUser(t.db, { roles: ['agent'] });
  const otherAgent = await buildUser(t.db, { roles: ['agent'] });
  const seller = await buildUser(t.db, { roles: ['agent'] });
  const customer = await buildUser(t.db, { agents: [agent] });
  const admin = await buildUser(t.db, { roles: ['admin'] });
  const order = await buildOrder(t.db, { customer, catalog, seller });
  const body = { id: String(order.id), customer_finished: true };

  expect((await t.anonymous.call('finishOrder', { body })).status).toBe(401);
  expect((await finish(await buildUser(t.db, { roles: ['app'] }), order)).status).toBe(403);
  for (const user of [otherAgent, await buildUser(t.db)])
    expect((await finish(user, order)).status).toBe(404);
  expect(await stateOf(order)).toEqual(order);
  for (const user of [customer, agent, seller, admin]) expect((await finish(user, order)).status).toBe(200);
});

test('an unknown or deleted order is 404', async () => {
  const admin = await buildUser(t.db, { roles: ['admin'] });
  const order = await buildOrder(t.db, { customer: admin, catalog, archivedAt: now });
  for (const id of [order.id, 999_999, 'ord_1']) expect((await finish(admin, { id })).status).toBe(404);
});

test.each(['true', 1, null])('a flag of %j is 422', async (finished) => {
  const customer = await buildUser(t.db);
  const order = await buildOrder(t.db, { customer, catalog });
  expect((await finish(customer, order, finished)).status).toBe(422);
});
