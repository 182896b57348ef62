import { buildPeople, type Person } from '../../test/buildPeople';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';

const now = new Date();
let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp({ now: () => now });
});
afterAll(() => t.close());

const closedAt = new Date('2026-03-01T10:00:00Z');

test('lists who was deleted, last first, without those who have an account or were erased', async () => {
  const { admin, customer } = await buildPeople(t.db);
  const first = await buildUser(t.db, { name: 'First', roles: ['agent'], closedAt });
  await buildUser(t.db, { closedAt, erasedAt: new Date() });
  const catalog = await buildCatalog(t.db);
  await buildOrder(t.db, { catalog, customer });
  await buildOrder(t.db, { catalog, customer, archivedAt: new Date() });
  await t.as(admin).call('deleteUser', { body: { id: String(customer.id), delete_orders: false } });

  const list = async () => (await t.as(admin).call('listDeletedUsers')).json.users;
  const { name, email } = customer;
  const expected = [
    {
      id: String(customer.id),
      name,
      email,
      roles: ['wls'],
      deleted: Math.floor(now.getTime() / 1000),
      num_orders: 1,
    },
    {
      id: String(first.id),
      name: 'First',
      email: first.email,
      roles: ['agent'],
      deleted: closedAt.getTime() / 1000,
      num_orders: 0,
    },
  ];
  expect(await list()).toEqual(expected);
  await t.as(admin).call('eraseUser', { body: { id: String(customer.id) } });
  expect(await list()).toEqual(expected.slice(1));
});

test.each<[Person, number]>([
  ['admin', 200],
  ['agent', 403],
  ['customer', 403],
  ['app', 403],
])('%s lists deleted users: %i', async (who, status) => {
  const people = await buildPeople(t.db);
  expect((await t.as(people[who]).call('listDeletedUsers')).status).toBe(status);
});

test('401 without a session', async () => {
  expect((await t.anonymous.call('listDeletedUsers')).status).toBe(401);
});
