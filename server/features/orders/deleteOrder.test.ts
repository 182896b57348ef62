import { eq } from 'drizzle-orm';
import { orderLines, orders } from '../../db/schema';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';

let t: TestApp;
const now = new Date('2026-11-21T10:00:00Z');
beforeAll(async () => {
  t = await buildTestApp({ now: () => now });
});
afterAll(() => t.close());

async function buildWorld() {
  const agent = await buildUser(t.db, { roles: ['agent'] });
  const admin = await buildUser(t.db, { roles: ['admin'] });
  const customer = await buildUser(t.db, { agents: [agent] });
  const catalog = await buildCatalog(t.db);
  const order = await buildOrder(t.db, { customer, catalog, lines: { WJM123000M: 3 } });
  return { agent, admin, customer, catalog, order, id: String(order.id) };
}

test('a deleted order is in no list and cannot be opened, but stays stored with its lines', async () => {
  const { agent, admin, customer, catalog, order, id } = await buildWorld();
  expect((await t.as(agent).call('deleteOrder', { body: { id } })).json).toEqual({ status: 'success' });

  for (const viewer of [agent, admin, customer]) {
    const query = { catalogs: String(catalog.id) };
    expect((await t.as(viewer).call('listOrders', { query })).json.orders).toEqual([]);
    const ofUser = await t.as(viewer).call('listOrdersOfUser', { params: { id: String(customer.id) } });
    expect(ofUser.json.orders).toEqual([]);
    expect((await t.as(viewer).call('getOrder', { params: { id } })).status).toBe(404);
  }
  const query = { archived: true, catalogs: String(catalog.id) };
  expect((await t.as(admin).call('listOrders', { query })).json.orders).toMatchObject([{ id, version: 2 }]);
  const [row] = await t.db.select().from(orders).where(eq(orders.id, order.id));
  expect(row).toMatchObject({ archivedAt: now, itemsCount: 3 });
  expect(await t.db.$count(orderLines, eq(orderLines.orderId, order.id))).toBe(1);
});

test('it can’t be changed any more, nor deleted twice', async () => {
  const { agent, customer, id } = await buildWorld();
  await t.as(agent).call('deleteOrder', { body: { id } });
  const body = { source: id, customer_id: String(customer.id), title: 'A copy' };
  const statuses = await Promise.all([
    t.as(agent).call('deleteOrder', { body: { id } }),
    t.as(agent).call('copyOrder', { body }),
    t.as(agent).call('updateOrderAddress', { body: { id, name: 'x' } }),
    t.as(agent).call('updateOrder', { body: { id, lines: {}, wanted: [], service_date: null } }),
    t.as(agent).call('finishOrder', { body: { id, customer_finished: true } }),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
});

test('its history is shown to admins only', async () => {
  const { agent, admin, customer, id } = await buildWorld();
  await t.as(agent).call('deleteOrder', { body: { id } });
  const history = await t.as(admin).call('listOrderEvents', { params: { id } });
  expect(history.json.events).toMatchObject([{ kind: 'deleted', actor: { id: String(agent.id) } }]);
  for (const viewer of [agent, customer]) {
    expect((await t.as(viewer).call('listOrderEvents', { params: { id } })).status).toBe(404);
  }
});

test('of two calls at a time one deletes', async () => {
  const { agent, admin, id } = await buildWorld();
  const answers = await Promise.all(
    [agent, admin].map((viewer) => t.as(viewer).call('deleteOrder', { body: { id } })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
});
