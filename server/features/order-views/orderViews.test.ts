import { orderViews } from '../../db/schema';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildPeople, type Person } from '../../test/buildPeople';

let t: TestApp;
let people: Awaited<ReturnType<typeof buildPeople>>;
beforeAll(async () => {
  t = await buildTestApp();
  people = await buildPeople(t.db);
});
afterEach(() => t.db.delete(orderViews));
afterAll(() => t.close());

const query = 'agents=3&sort=-amount';
const save = (who: Person, body: object = {}) =>
  t.as(people[who]).call('saveOrderView', { body: { name: 'Mine', query, is_shared: false, ...body } });
const made = async (who: Person, body?: object) => (await save(who, body)).json.id ?? '';
const list = async (who: Person) => (await t.as(people[who]).call('listOrderViews')).json.views;
const remove = (who: Person, id: string) => t.as(people[who]).call('deleteOrderView', { body: { id } });
const start = (who: Person, id: string | null) =>
  t.as(people[who]).call('setStartOrderView', { body: { id } });
const startsOf = async (who: Person) =>
  (await list(who)).flatMap((view: { id: string; is_start: boolean }) => (view.is_start ? [view.id] : []));

test.each<[Person, boolean, number]>([
  ['admin', false, 200],
  ['admin', true, 200],
  ['agent', false, 200],
  ['agent', true, 403],
  ['customer', false, 403],
  ['app', false, 403],
])('%s who saves a view for everybody (%s) gets %i', async (who, is_shared, status) => {
  expect((await save(who, { is_shared })).status).toBe(status);
  expect(await t.db.$count(orderViews)).toBe(status === 200 ? 1 : 0);
});

test('customers have no views, and nobody without a session', async () => {
  expect((await t.as(people.customer).call('listOrderViews')).status).toBe(403);
  expect((await start('customer', null)).status).toBe(403);
  expect((await remove('customer', '1')).status).toBe(403);
  expect((await t.anonymous.call('listOrderViews')).status).toBe(401);
});

test('a view is listed to its owner, and one for everybody to all staff, by name', async () => {
  const shared = await made('admin', { name: 'b for all', is_shared: true });
  const own = await made('agent', { name: 'A mine' });
  await save('otherAgent', { name: 'Secret' });
  await save('admin', { name: 'Private' });
  const views = { query, is_start: false };
  expect(await list('agent')).toEqual([
    { ...views, id: own, name: 'A mine', is_shared: false, is_own: true },
    { ...views, id: shared, name: 'b for all', is_shared: true, is_own: false },
  ]);
});

test('a view is changed and deleted by its owner, and by admins when it is for everybody', async () => {
  const shared = await made('admin', { is_shared: true });
  const own = await made('agent');
  const changed = { name: 'Renamed', query: 'status=all' };
  expect((await save('agent', { id: own, ...changed })).json).toEqual({ status: 'success', id: own });
  expect((await save('agent', { id: shared, ...changed })).status).toBe(403);
  expect((await save('admin', { id: own, ...changed })).status).toBe(404);
  expect((await save('otherAgent', { id: own, ...changed })).status).toBe(404);
  expect((await save('agent', { id: 'viw_1', ...changed })).status).toBe(404);
  expect(await list('agent')).toMatchObject([
    { id: shared, name: 'Mine', query },
    { id: own, ...changed },
  ]);

  expect((await remove('agent', shared)).status).toBe(403);
  expect((await remove('admin', own)).status).toBe(404);
  expect((await remove('agent', own)).json).toEqual({ status: 'success' });
  expect((await remove('agent', own)).status).toBe(404);
  expect((await remove('admin', shared)).status).toBe(200);
  expect(await t.db.$count(orderViews)).toBe(0);
});

test('each person starts with one view at most, which they may see', async () => {
  const shared = await made('admin', { is_shared: true });
  const own = await made('agent');
  const secret = await made('otherAgent');
  expect((await start('agent', secret)).status).toBe(404);
  await start('agent', shared);
  expect(await startsOf('agent')).toEqual([shared]);
  expect(await startsOf('admin')).toEqual([]);
  await start('agent', own);
  expect(await startsOf('agent')).toEqual([own]);
  await start('agent', null);
  expect(await startsOf('agent')).toEqual([]);
});

test('a view is no longer a default once it is deleted, or no longer for everybody', async () => {
  const shared = await made('admin', { is_shared: true });
  await start('agent', shared);
  await save('admin', { id: shared });
  expect(await list('agent')).toEqual([]);
  await remove('admin', shared);
  expect((await start('agent', null)).status).toBe(200);
});

test.each([
  { name: '' },
  { name: '  ' },
  { name: 'x'.repeat(101) },
  { query: 'x'.repeat(8001) },
  { more: 1 },
])('what is no view is refused: %#', async (body) => {
  expect((await save('agent', body)).status).toBe(422);
});

test('concurrent saves do not exceed the limit of views', async () => {
  const ownerId = people.agent.id;
  await t.db.insert(orderViews).values(Array.from({ length: 98 }, () => ({ ownerId, name: 'x', query })));
  const answers = await Promise.all(Array.from({ length: 8 }, () => save('agent')));
  expect(answers.filter(({ json }) => json.status === 'success')).toHaveLength(2);
  expect(await t.db.$count(orderViews)).toBe(100);
});

test('a person has 100 views at most', async () => {
  const ownerId = people.agent.id;
  await t.db.insert(orderViews).values(Array.from({ length: 100 }, () => ({ ownerId, name: 'x', query })));
  expect((await save('agent')).json).toEqual({
    status: 'error',
    error: 'You have 100 views already. Delete one first.',
  });
  expect((await save('otherAgent')).json.status).toBe('success');
});
