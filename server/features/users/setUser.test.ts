import { inArray, sql } from 'drizzle-orm';
import { users } from '../../db/schema';
import { buildPeople, managing } from '../../test/buildPeople';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildUser } from '../../test/factories';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

async function seen(user: { id: number }) {
  const admin = await buildUser(t.db, { roles: ['admin'] });
  return (await t.as(admin).call('getUser', { params: { id: String(user.id) } })).json;
}
const isIn = async (user: { id: number }) => (await t.as(user).call('getMe')).status === 200;
const closeEveryAdmin = () =>
  t.db
    .update(users)
    .set({ closedAt: new Date() })
    .where(sql`${users.roles} @> array['admin']`);

describe('setUserRoles', () => {
  const set = (viewer: { id: number }, user: { id: number | string }, roles: string[]) =>
    t.as(viewer).call('setUserRoles', { body: { id: String(user.id), roles } });

  test.each(managing)('%s gives %s the roles they have: %i', async (who, whom, status) => {
    const people = await buildPeople(t.db);
    const roles = people[whom].roles;
    expect((await set(people[who], people[whom], roles)).status).toBe(status);
  });

  test('an agent gives and takes wls, and nothing else', async () => {
    const { agent, customer, app } = await buildPeople(t.db);
    expect((await set(agent, app, ['app', 'wls'])).json).toEqual({ status: 'success' });
    expect((await set(agent, customer, [])).json).toEqual({ status: 'success' });
    expect([(await seen(app)).roles, (await seen(customer)).roles]).toEqual([['app', 'wls'], []]);
    for (const roles of [['wls'], ['wls', 'app', 'agent'], ['admin', 'wls', 'app']]) {
      const answer = await set(agent, app, roles);
      expect(answer).toMatchObject({
        status: 403,
        json: { detail: "Agents can give and take only the role 'Can use WLS'." },
      });
    }
    expect((await seen(app)).roles).toEqual(['app', 'wls']);
  });

  test('an admin gives any; the sessions of the user end, unless nothing changes', async () => {
    const { admin, customer } = await buildPeople(t.db);
    expect(await isIn(customer)).toBe(true);
    await set(admin, customer, ['wls']);
    expect(await isIn(customer)).toBe(true);
    await set(admin, customer, ['agent', 'wls']);
    expect(await isIn(customer)).toBe(false);
    expect((await seen(customer)).roles).toEqual(['agent', 'wls']);
  });

  test('an admin who removes their own role stays signed in with the calling session', async () => {
    const { admin } = await buildPeople(t.db);
    expect((await set(admin, admin, ['wls'])).json).toEqual({ status: 'success' });
    expect((await t.as(admin).call('getMe')).json.roles).toEqual(['wls']);
  });

  test('the last admin keeps the role', async () => {
    await closeEveryAdmin();
    const { admin } = await buildPeople(t.db);
    const refused = { status: 'error', error: 'The last admin must keep the role.' };
    expect((await set(admin, admin, ['agent'])).json).toEqual(refused);
    const updated = await t.as(admin).call('updateUser', { body: { id: String(admin.id), roles: [] } });
    expect(updated.json).toEqual(refused);
    expect((await set(admin, admin, ['admin', 'agent'])).json).toEqual({ status: 'success' });
  });

  test('two admins who strip each other at once: one stays', async () => {
    for (let round = 0; round < 5; round += 1) {
      await closeEveryAdmin();
      const [one, other] = [
        await buildUser(t.db, { roles: ['admin'] }),
        await buildUser(t.db, { roles: ['admin'] }),
      ];
      await Promise.all([set(one, other, ['wls']), set(other, one, ['wls'])]);
      const left = await t.db
        .select({ roles: users.roles })
        .from(users)
        .where(inArray(users.id, [one.id, other.id]));
      expect(left.filter(({ roles }) => roles.includes('admin'))).toHaveLength(1);
    }
  });

  test('unknown ids are 404 and unknown roles 422', async () => {
    const { admin, customer } = await buildPeople(t.db);
    expect((await set(admin, { id: '999999' }, ['wls'])).status).toBe(404);
    expect((await set(admin, customer, ['boss'])).status).toBe(422);
  });
});

describe('setUserAgents', () => {
  const set = (viewer: { id: number }, user: { id: number | string }, agents: { id: number | string }[]) =>
    t.as(viewer).call('setUserAgents', {
      body: { id: String(user.id), agents: agents.map(({ id }) => String(id)) },
    });

  test.each(managing)('%s gives %s another agent: %i', async (who, whom, status) => {
    const people = await buildPeople(t.db);
    const another = await buildUser(t.db, { roles: ['agent'] });
    const before = (await seen(people[whom])).agents;
    expect((await set(people[who], people[whom], [another])).status).toBe(status);
    expect((await seen(people[whom])).agents).toEqual(status === 200 ? [String(another.id)] : before);
  });

  test('an agent adds a colleague, and may leave', async () => {
    const { agent, otherAgent, customer } = await buildPeople(t.db);
    await set(agent, customer, [otherAgent, agent]);
    expect((await seen(customer)).agents).toEqual([agent, otherAgent].map(({ id }) => String(id)));
    await set(agent, customer, [otherAgent]);
    expect((await set(agent, customer, [agent])).status).toBe(404);
    await set(otherAgent, customer, []);
    expect((await seen(customer)).agents).toEqual([]);
  });

  test('somebody who is no agent, and the user themselves, are refused with a message', async () => {
    const { admin, agent, customer, shared } = await buildPeople(t.db);
    expect((await set(agent, customer, [agent, shared])).json).toEqual({
      status: 'error',
      error: `${shared.name} is not an agent.`,
    });
    expect((await set(admin, agent, [agent])).json).toEqual({
      status: 'error',
      error: 'Nora Lindqvist cannot be their own agent.',
    });
    expect((await seen(customer)).agents).toEqual([String(agent.id)]);
  });

  test('ids that are unknown, closed or not to be seen are 404', async () => {
    const { admin, agent, customer, stranger } = await buildPeople(t.db);
    const closed = await buildUser(t.db, { roles: ['agent'], closedAt: new Date() });
    expect((await set(agent, customer, [stranger])).status).toBe(404);
    for (const id of [closed.id, '999999', 'usr_1']) {
      expect((await set(admin, customer, [agent, { id }])).status).toBe(404);
    }
    expect((await seen(customer)).agents).toEqual([String(agent.id)]);
  });

  test('two agents concurrently: the result is exactly one of the two', async () => {
    const { agent, otherAgent, shared } = await buildPeople(t.db);
    const [a, b] = [await buildUser(t.db, { roles: ['agent'] }), await buildUser(t.db, { roles: ['agent'] })];
    await Promise.all([
      set(agent, shared, [agent, otherAgent, a]),
      set(otherAgent, shared, [agent, otherAgent, b]),
    ]);
    const third = (await seen(shared)).agents.filter(
      (id) => ![agent, otherAgent].some((one) => String(one.id) === id),
    );
    expect([[String(a.id)], [String(b.id)]]).toContainEqual(third);
  });

  test('one agent leaves the other out while they change the customer: 404 from then on', async () => {
    const { agent, otherAgent, shared } = await buildPeople(t.db);
    await set(agent, shared, [agent]);
    expect((await set(otherAgent, shared, [otherAgent])).status).toBe(404);
  });
});

describe('setUserSapId', () => {
  const set = (viewer: { id: number }, user: { id: number | string }, sapId: string | null) =>
    t.as(viewer).call('setUserSapId', { body: { id: String(user.id), sap_id: sapId } });

  test.each(managing)('%s assigns one to %s: %i', async (who, whom, status) => {
    const people = await buildPeople(t.db);
    const sapId = String(people[whom].id).padStart(10, '5');
    expect((await set(people[who], people[whom], sapId)).status).toBe(status);
    expect((await seen(people[whom])).sap_id).toBe(status === 200 ? sapId : null);
  });

  test.each([
    ['7', '0007'],
    ['8888', '8888'],
    ['88888', '0000088888'],
    ['9000000001', '9000000001'],
    [' 77 ', '0077'],
    ['', null],
    [null, null],
  ])('%j becomes %j', async (given, stored) => {
    const { admin, customer } = await buildPeople(t.db);
    expect((await set(admin, customer, given)).json).toEqual({ status: 'success' });
    expect((await seen(customer)).sap_id).toBe(stored);
  });

  test('one that is taken after normalisation is refused with a message; the own one may be sent again', async () => {
    const { admin, customer, shared } = await buildPeople(t.db);
    await set(admin, customer, '104799');
    expect((await set(admin, shared, '0104799')).json).toEqual({
      status: 'error',
      error: 'The SAP id 0000104799 belongs to another user.',
    });
    expect((await seen(shared)).sap_id).toBeNull();
    expect((await set(admin, customer, '0000104799')).json).toEqual({ status: 'success' });
    await set(admin, customer, null);
    expect((await set(admin, shared, '104799')).json).toEqual({ status: 'success' });
  });

  test('two agents at once assign one SAP id to two customers: one gets it', async () => {
    const { agent, otherAgent, customer, stranger } = await buildPeople(t.db);
    const answers = await Promise.all([set(agent, customer, '555001'), set(otherAgent, stranger, '555001')]);
    expect(answers.map(({ json }) => json.status).toSorted()).toEqual(['error', 'success']);
  });
});
