import { customerGroups } from '../../db/schema';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildPeople, type Person } from '../../test/buildPeople';
import { buildUser } from '../../test/factories';

let t: TestApp;
let people: Awaited<ReturnType<typeof buildPeople>>;
beforeAll(async () => {
  t = await buildTestApp();
  people = await buildPeople(t.db);
});
afterEach(() => t.db.delete(customerGroups));
afterAll(() => t.close());

const idOf = (who: Person) => String(people[who].id);
const idsOf = (...who: Person[]) => who.map(idOf);
const sorted = (...who: Person[]) => idsOf(...who).sort((a, b) => Number(a) - Number(b));
const save = (who: Person, body: object = {}) =>
  t
    .as(people[who])
    .call('saveCustomerGroup', { body: { name: 'Benelux stores', is_shared: false, ...body } });
const made = async (who: Person, body?: object) => (await save(who, body)).json.id ?? '';
const list = async (who: Person) => (await t.as(people[who]).call('listCustomerGroups')).json.groups;
const change = (who: Person, id: string, { add = [], remove = [] }: { add?: string[]; remove?: string[] }) =>
  t.as(people[who]).call('changeCustomerGroupMembers', { body: { id, add, remove } });
const remove = (who: Person, id: string) => t.as(people[who]).call('deleteCustomerGroup', { body: { id } });

test.each<[Person, boolean, number]>([
  ['admin', false, 200],
  ['admin', true, 200],
  ['agent', false, 200],
  ['agent', true, 403],
  ['customer', false, 403],
  ['app', false, 403],
])('%s who saves a group for everybody (%s) gets %i', async (who, is_shared, status) => {
  expect((await save(who, { is_shared })).status).toBe(status);
  expect(await t.db.$count(customerGroups)).toBe(status === 200 ? 1 : 0);
});

test('customers have no groups, and nobody without a session', async () => {
  expect((await t.as(people.customer).call('listCustomerGroups')).status).toBe(403);
  expect((await change('customer', '1', {})).status).toBe(403);
  expect((await remove('customer', '1')).status).toBe(403);
  expect((await t.anonymous.call('listCustomerGroups')).status).toBe(401);
});

test('agents see their own groups and those for everybody, with the members they may see; admins see all', async () => {
  const shared = await made('admin', {
    name: 'b for all',
    is_shared: true,
    members: idsOf('customer', 'shared', 'stranger'),
  });
  const own = await made('agent', { name: 'A mine', members: idsOf('shared', 'customer') });
  const secret = await made('otherAgent', { name: 'Secret', members: idsOf('stranger') });
  const ofAdmin = { id: shared, name: 'b for all', owner: people.admin.name, is_shared: true };
  const ofAgent = { id: own, name: 'A mine', owner: 'Nora Lindqvist', is_shared: false };
  expect(await list('agent')).toEqual([
    { ...ofAgent, is_own: true, members: sorted('customer', 'shared') },
    { ...ofAdmin, is_own: false, members: sorted('customer', 'shared') },
  ]);
  expect(await list('admin')).toEqual([
    { ...ofAgent, is_own: false, members: sorted('customer', 'shared') },
    { ...ofAdmin, is_own: true, members: sorted('customer', 'shared', 'stranger') },
    expect.objectContaining({ id: secret, owner: 'Piet Maas', members: idsOf('stranger') }),
  ]);
});

test('a group is changed and deleted by its owner and by admins', async () => {
  const shared = await made('admin', { is_shared: true });
  const own = await made('agent');
  expect((await save('agent', { id: own, name: 'Renamed' })).json).toEqual({ status: 'success', id: own });
  expect((await save('agent', { id: shared })).status).toBe(403);
  expect((await change('agent', shared, { add: idsOf('customer') })).status).toBe(403);
  expect((await save('otherAgent', { id: own })).status).toBe(404);
  expect((await change('otherAgent', own, {})).status).toBe(404);
  expect((await save('agent', { id: 'grp_1' })).status).toBe(404);
  expect(await list('agent')).toMatchObject([{ name: 'Benelux stores' }, { name: 'Renamed' }]);
  expect((await save('admin', { id: own, name: 'By the admin', is_shared: true })).status).toBe(200);
  expect(await list('otherAgent')).toMatchObject([{ id: shared }, { id: own, name: 'By the admin' }]);

  expect((await remove('agent', shared)).status).toBe(403);
  expect((await remove('otherAgent', own)).status).toBe(403);
  expect((await remove('admin', own)).json).toEqual({ status: 'success' });
  expect((await remove('agent', own)).status).toBe(404);
  expect((await remove('admin', shared)).status).toBe(200);
  expect(await t.db.$count(customerGroups)).toBe(0);
});

test('members are added and removed; unseen ones stay', async () => {
  const group = await made('agent', { members: idsOf('customer') });
  expect((await change('agent', group, { add: idsOf('shared', 'customer') })).json).toEqual({
    status: 'success',
  });
  // The admin puts somebody into the agent's group whom the agent does not see.
  await change('admin', group, { add: idsOf('stranger') });
  await save('agent', { id: group, members: idsOf('shared') });
  expect(await list('agent')).toMatchObject([{ members: idsOf('shared') }]);
  expect(await list('admin')).toMatchObject([{ members: sorted('shared', 'stranger') }]);
  await change('agent', group, { remove: idsOf('shared', 'customer') });
  await save('agent', { id: group, name: 'Only a name' });
  expect(await list('admin')).toMatchObject([{ name: 'Only a name', members: idsOf('stranger') }]);
});

test.each<[Person, Person]>([
  ['agent', 'stranger'],
  ['agent', 'otherAgent'],
  ['agent', 'app'],
  ['admin', 'agent'],
  ['admin', 'app'],
])('%s does not put %s into a group', async (who, whom) => {
  const group = await made(who);
  expect((await change(who, group, { add: idsOf(whom) })).status).toBe(404);
  expect((await save(who, { members: idsOf('customer', whom) })).status).toBe(404);
  expect((await save(who, { members: ['usr_1'] })).status).toBe(404);
  expect(await list(who)).toMatchObject([{ id: group, members: [] }]);
});

test('a user who is no longer a customer is no longer a member', async () => {
  const gone = await buildUser(t.db, { agents: [people.agent] });
  const group = await made('agent', { members: [String(gone.id), ...idsOf('customer')] });
  await t.as(people.admin).call('deleteUser', { body: { id: String(gone.id) } });
  expect(await list('agent')).toMatchObject([{ id: group, members: idsOf('customer') }]);
});

test.each([{ name: '' }, { name: '  ' }, { name: 'x'.repeat(101) }, { members: ['1', '1'] }, { more: 1 }])(
  'what is no group is refused: %#',
  async (body) => {
    expect((await save('agent', body)).status).toBe(422);
  },
);

test('concurrent saves do not exceed the limit of groups', async () => {
  const ownerId = people.agent.id;
  await t.db.insert(customerGroups).values(Array.from({ length: 98 }, () => ({ ownerId, name: 'x' })));
  const answers = await Promise.all(Array.from({ length: 8 }, () => save('agent')));
  expect(answers.filter(({ json }) => json.status === 'success')).toHaveLength(2);
  expect(await t.db.$count(customerGroups)).toBe(100);
});

test('a person has 100 groups at most', async () => {
  const ownerId = people.agent.id;
  await t.db.insert(customerGroups).values(Array.from({ length: 100 }, () => ({ ownerId, name: 'x' })));
  expect((await save('agent')).json).toEqual({
    status: 'error',
    error: 'You have 100 groups already. Delete one first.',
  });
  expect((await save('otherAgent')).json.status).toBe('success');
});
