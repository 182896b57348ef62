import { eq, sql } from 'drizzle-orm';
import { orderPresence } from '../../db/schema';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

async function buildShared() {
  const agent = await buildUser(t.db, { roles: ['agent'], name: 'Nora Lindqvist' });
  const admin = await buildUser(t.db, { roles: ['admin'], name: 'Ada Admin' });
  const customer = await buildUser(t.db, { agents: [agent], name: 'Boutique Amélie' });
  const order = await buildOrder(t.db, { customer, catalog: await buildCatalog(t.db) });
  return { agent, admin, customer, order };
}

async function report(user: { id: number }, order: { id: number }) {
  const answer = await t.as(user).call('reportPresence', { body: { id: String(order.id) } });
  expect(answer.status).toBe(200);
  return answer.json;
}

const idOf = ({ id, name }: { id: number; name: string }) => ({ id: String(id), name });

test('who has an order open learns who else has, by name', async () => {
  const { agent, admin, customer, order } = await buildShared();
  expect(await report(customer, order)).toEqual({ others: [], version: 1 });
  expect((await report(agent, order)).others).toEqual([idOf(customer)]);
  expect((await report(admin, order)).others).toEqual([idOf(customer), idOf(agent)]);
  expect((await report(customer, order)).others).toEqual([idOf(admin), idOf(agent)]);
});

test('another order is another matter', async () => {
  const { agent, customer, order } = await buildShared();
  const other = await buildOrder(t.db, { customer, catalog: await buildCatalog(t.db) });
  await report(agent, order);
  expect((await report(customer, other)).others).toEqual([]);
});

test('a user who has not called for a while is not listed, until the next call', async () => {
  const { agent, customer, order } = await buildShared();
  await report(agent, order);
  const sawAgent = (seconds: number) =>
    t.db
      .update(orderPresence)
      .set({ seenAt: sql`now() - make_interval(secs => ${seconds})` })
      .where(eq(orderPresence.userId, agent.id));
  await sawAgent(30);
  expect((await report(customer, order)).others).toEqual([idOf(agent)]);
  await sawAgent(60);
  expect((await report(customer, order)).others).toEqual([]);
  expect(await t.db.$count(orderPresence, eq(orderPresence.userId, agent.id))).toBe(0);
  await report(agent, order);
  expect((await report(customer, order)).others).toEqual([idOf(agent)]);
});

test('the version shows that somebody has changed the order', async () => {
  const { agent, customer, order } = await buildShared();
  const body = { id: String(order.id), lines: { WJM123000S: 1 }, wanted: [] };
  await t.as(agent).call('updateOrder', { body });
  expect((await report(customer, order)).version).toBe(2);
});

test('many at once disturb neither each other nor a save', async () => {
  const { agent, admin, customer, order } = await buildShared();
  const body = { id: String(order.id), lines: { WJM123000S: 1 }, wanted: [] };
  const reports = Array.from({ length: 5 }, () => [agent, admin, customer].map((one) => report(one, order)));
  const save = t.as(agent).call('updateOrder', { body });
  await Promise.all(reports.flat());
  expect((await save).json.status).toBe('success');
});

test('a deleted order has no viewers', async () => {
  const { agent, order } = await buildShared();
  await t.as(agent).call('deleteOrder', { body: { id: String(order.id) } });
  expect((await t.as(agent).call('reportPresence', { body: { id: String(order.id) } })).status).toBe(404);
});
