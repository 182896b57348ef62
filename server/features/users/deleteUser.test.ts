import { eq, inArray, sql } from 'drizzle-orm';
import { oneTimeLinks, orders, users } from '../../db/schema';
import { insertInvitation } from '../../identity/oneTimeLinks';
import { buildPeople, managing } from '../../test/buildPeople';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const remove = (
  viewer: { id: number },
  user: { id: number | string },
  handover?: { id: number | string }[],
) =>
  t.as(viewer).call('deleteUser', {
    body: {
      id: String(user.id),
      delete_orders: false,
      ...(handover === undefined ? {} : { handover: handover.map(({ id }) => String(id)) }),
    },
  });
async function rowOf(user: { id: number }) {
  const [row] = await t.db.select().from(users).where(eq(users.id, user.id));
  return row;
}
const isClosed = async (user: { id: number }) => (await rowOf(user))?.closedAt instanceof Date;
async function sellerOf(order: { id: number }) {
  const [row] = await t.db.select().from(orders).where(eq(orders.id, order.id));
  return row?.sellerId;
}
async function agentsOf(user: { id: number }) {
  const found = await t.db.execute<{ id: number }>(
    sql`select agent_id::int as id from agent_customers where customer_id = ${user.id} order by 1`,
  );
  return found.rows.map(({ id }) => id);
}
const buildAgent = (name?: string) =>
  buildUser(t.db, { roles: ['agent'], ...(name === undefined ? {} : { name }) });

test.each(managing.filter(([who, whom]) => who !== whom))('%s deletes %s: %i', async (who, whom, status) => {
  const people = await buildPeople(t.db);
  const handover = whom === 'agent' || whom === 'otherAgent' ? [await buildAgent()] : [];
  expect((await remove(people[who], people[whom], handover)).status).toBe(status);
  expect(await isClosed(people[whom])).toBe(status === 200);
});

test.each(['admin', 'agent'] as const)('never oneself: %s gets 403', async (who) => {
  const people = await buildPeople(t.db);
  const answer = await remove(people[who], people[who], [people.otherAgent]);
  expect(answer).toMatchObject({ status: 403, json: { detail: 'You cannot delete your own account.' } });
  expect(await isClosed(people[who])).toBe(false);
});

test.each(['999999', 'usr_1'])('404 for the unknown id %s', async (id) => {
  const { admin } = await buildPeople(t.db);
  expect((await remove(admin, { id })).status).toBe(404);
});

test('an account that is closed is 404, also for a second call at the same time', async () => {
  const { admin, customer, shared } = await buildPeople(t.db);
  await remove(admin, customer);
  expect((await remove(admin, customer)).status).toBe(404);
  const answers = await Promise.all([remove(admin, shared), remove(admin, shared)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
});

test('sessions and links end; orders stay under the name, visible to agents and admins', async () => {
  const { admin, agent, customer } = await buildPeople(t.db);
  const order = await buildOrder(t.db, { customer, seller: agent, catalog: await buildCatalog(t.db) });
  await insertInvitation(t.db, { userId: customer.id, orderId: null, now: new Date() });
  expect((await t.as(customer).call('getMe')).status).toBe(200);
  expect((await remove(agent, customer)).json).toEqual({ status: 'success' });
  expect((await t.as(customer).call('getMe')).status).toBe(401);
  expect(await t.db.$count(oneTimeLinks, eq(oneTimeLinks.userId, customer.id))).toBe(0);
  for (const viewer of [admin, agent]) {
    const { json } = await t.as(viewer).call('getOrder', { params: { id: String(order.id) } });
    expect(json.customer.name).toBe(customer.name);
  }
});

describe('an agent with orders or customers', () => {
  const build = async () => {
    const people = await buildPeople(t.db);
    const catalog = await buildCatalog(t.db);
    const [second, third] = [await buildAgent('Second'), await buildAgent('Third')];
    const build = (archivedAt: Date | null) =>
      buildOrder(t.db, { customer: people.customer, seller: people.agent, catalog, archivedAt });
    return { ...people, second, third, order: await build(null), deleted: await build(new Date()) };
  };
  const refused = {
    status: 'error',
    error: 'Nora Lindqvist has orders or customers. Choose the agents who take over.',
    needs_handover: true,
  };

  test.each([
    ['with an order alone', true],
    ['with a customer alone', false],
  ])('%s is not deleted without handover', async (_case, hasOrder) => {
    const { admin } = await buildPeople(t.db);
    const agent = await buildAgent('Nora Lindqvist');
    const customer = await buildUser(t.db, hasOrder ? {} : { agents: [agent] });
    if (hasOrder) await buildOrder(t.db, { customer, seller: agent, catalog: await buildCatalog(t.db) });
    expect((await remove(admin, agent)).json).toEqual(refused);
    expect((await remove(admin, agent, [])).json).toEqual(refused);
    expect(await isClosed(agent)).toBe(false);
  });

  test('whose customers and orders are deleted needs none', async () => {
    const { admin } = await buildPeople(t.db);
    const agent = await buildAgent();
    const customer = await buildUser(t.db, { agents: [agent], closedAt: new Date() });
    const catalog = await buildCatalog(t.db);
    await buildOrder(t.db, { customer, seller: agent, catalog, archivedAt: new Date() });
    expect((await remove(admin, agent)).json).toEqual({ status: 'success' });
  });

  test('the first successor gets the orders, each gets the customers, others are not affected', async () => {
    const { admin, agent, otherAgent, customer, shared, stranger, second, third, order, deleted } =
      await build();
    const foreign = await buildOrder(t.db, {
      customer: stranger,
      seller: otherAgent,
      catalog: await buildCatalog(t.db),
    });
    expect((await remove(admin, agent, [third, second])).json).toEqual({ status: 'success' });
    expect(await isClosed(agent)).toBe(true);
    expect([await sellerOf(order), await sellerOf(deleted), await sellerOf(foreign)]).toEqual([
      third.id,
      third.id,
      otherAgent.id,
    ]);
    expect(await agentsOf(customer)).toEqual([second.id, third.id]);
    expect(await agentsOf(shared)).toEqual([otherAgent.id, second.id, third.id]);
    expect(await agentsOf(stranger)).toEqual([otherAgent.id]);
  });

  test('a successor who was a customer does not become their own agent', async () => {
    const { admin, agent, promoted } = await build();
    expect((await remove(admin, agent, [promoted])).json).toEqual({ status: 'success' });
    expect(await agentsOf(promoted)).toEqual([]);
  });

  test.each([
    ['somebody who is no agent', 'customer', 200],
    ['themselves', 'agent', 200],
    ['an unknown id', null, 404],
  ] as const)('is not handed over to %s, and nothing moves', async (_case, whom, status) => {
    const people = await build();
    const { admin, agent, customer, second, order } = people;
    const answer = await remove(admin, agent, [second, whom === null ? { id: '999999' } : people[whom]]);
    expect([answer.status, await isClosed(agent)]).toEqual([status, false]);
    const sentence =
      whom === 'agent'
        ? 'Nora Lindqvist cannot take over from themselves.'
        : `${customer.name} is not an agent.`;
    if (status === 200) expect(answer.json).toEqual({ status: 'error', error: sentence });
    expect([await sellerOf(order), await agentsOf(customer)]).toEqual([agent.id, [agent.id]]);
  });
});

test('two admins who delete each other at once: one stays', async () => {
  for (let round = 0; round < 5; round += 1) {
    await t.db
      .update(users)
      .set({ closedAt: new Date() })
      .where(sql`${users.roles} @> array['admin']`);
    const [one, other] = [
      await buildUser(t.db, { roles: ['admin'] }),
      await buildUser(t.db, { roles: ['admin'] }),
    ];
    const answers = await Promise.all([remove(one, other), remove(other, one)]);
    const rows = await t.db
      .select({ closedAt: users.closedAt })
      .from(users)
      .where(inArray(users.id, [one.id, other.id]));
    expect(rows.filter(({ closedAt }) => closedAt === null)).toHaveLength(1);
    for (const { status, json } of answers) {
      if (status === 200 && json.status === 'error')
        expect(json.error).toBe('The last admin cannot be deleted.');
    }
  }
});

test('orders cannot be deleted with the account', async () => {
  const { admin, customer } = await buildPeople(t.db);
  const answer = await t
    .as(admin)
    .call('deleteUser', { body: { id: String(customer.id), delete_orders: true } });
  expect(answer.status).toBe(422);
});
