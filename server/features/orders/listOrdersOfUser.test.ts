import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const at = (seconds: number) => new Date(seconds * 1000);

async function buildPeople() {
  const agent = await buildUser(t.db, { roles: ['agent'] });
  const customer = await buildUser(t.db, { agents: [agent] });
  const stranger = await buildUser(t.db);
  const catalog = await buildCatalog(t.db);
  await buildOrder(t.db, { name: 'first', customer, catalog, createdAt: at(100) });
  await buildOrder(t.db, { name: 'second', customer, catalog, seller: agent, createdAt: at(200) });
  await buildOrder(t.db, { name: 'sold', customer: stranger, catalog, seller: agent, createdAt: at(300) });
  await buildOrder(t.db, { name: 'deleted', customer, catalog, createdAt: at(400), archivedAt: at(500) });
  const admin = await buildUser(t.db, { roles: ['admin'] });
  const otherAgent = await buildUser(t.db, { roles: ['agent'] });
  const app = await buildUser(t.db, { roles: ['app'] });
  return { agent, customer, stranger, admin, otherAgent, app };
}

test.each([
  ['customer', 'customer', ['second', 'first']],
  ['agent', 'customer', ['second', 'first']],
  ['agent', 'agent', ['sold', 'second']],
  ['admin', 'customer', ['second', 'first']],
  ['admin', 'agent', ['sold', 'second']],
  ['admin', 'otherAgent', []],
] as const)('%s asks for the orders of %s: %j, the latest first', async (who, whose, names) => {
  const people = await buildPeople();
  const answer = await t
    .as(people[who])
    .call('listOrdersOfUser', { params: { id: String(people[whose].id) } });
  expect(answer.json.orders.map((order) => order.name)).toEqual(names);
});

test.each([
  ['stranger', 'customer', 404],
  ['otherAgent', 'customer', 404],
  ['customer', 'agent', 404],
  ['app', 'app', 403],
] as const)('%s asks for those of %s: %i', async (who, whose, status) => {
  const people = await buildPeople();
  const answer = await t
    .as(people[who])
    .call('listOrdersOfUser', { params: { id: String(people[whose].id) } });
  expect(answer.status).toBe(status);
});

test.each(['0', 'nobody', '99999999'])('404 for the unknown id %s', async (id) => {
  const { admin } = await buildPeople();
  expect((await t.as(admin).call('listOrdersOfUser', { params: { id } })).status).toBe(404);
});
