import { eq, sql } from 'drizzle-orm';
import { orderEvents, orders, users } from '../../db/schema';
import { buildWorkbook } from '../../test/buildSpreadsheet';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';
import { usually } from '../../test/usually';

type Row = { id: number };

let t: TestApp;
let admin: Row;
let catalog: Awaited<ReturnType<typeof buildCatalog>>;
beforeAll(async () => {
  t = await buildTestApp();
  admin = await buildUser(t.db, { roles: ['admin'] });
  catalog = await buildCatalog(t.db);
});
afterAll(() => t.close());

const wire = (people: Row[]) => people.map(({ id }) => String(id));
const remove = (agent: Row, to: Row[]) =>
  t.as(admin).call('deleteUser', { body: { id: String(agent.id), handover: wire(to) } });
const setRoles = (agent: Row, roles: string[], to: Row[] = []) =>
  t.as(admin).call('setUserRoles', { body: { id: String(agent.id), roles, handover: wire(to) } });
const update = (agent: Row, roles: string[], to: Row[] = []) =>
  t.as(admin).call('updateUser', { body: { id: String(agent.id), roles, handover: wire(to) } });

/** An agent with a customer and an order. */
async function buildAgent(name = 'Nora Lindqvist') {
  const agent = await buildUser(t.db, { roles: ['agent'], name });
  const customer = await buildUser(t.db, { agents: [agent] });
  return { ...agent, customer, order: await buildOrder(t.db, { customer, seller: agent, catalog }) };
}
async function rolesOf({ id }: Row) {
  return (await t.db.select().from(users).where(eq(users.id, id)))[0]?.roles;
}
async function sellerOf({ id }: Row) {
  return (await t.db.select().from(orders).where(eq(orders.id, id)))[0]?.sellerId;
}
async function agentsOf({ id }: Row) {
  const { json } = await t.as(admin).call('getUser', { params: { id: String(id) } });
  return json.agents;
}

/** Orders whose seller is no longer an agent, and customers whose agents are all no longer agents. */
async function left() {
  const found = await t.db.execute(sql`
    with gone as (select id from users where closed_at is not null or not roles @> array['agent'])
    select 'order' as what, id from orders where seller_id in (select id from gone)
    union all
    select 'customer', customer_id from agent_customers group by customer_id
    having bool_and(agent_id in (select id from gone))`);
  return found.rows;
}

describe('an agent who loses the role', () => {
  const calls = { setUserRoles: setRoles, updateUser: update };
  const refused = {
    status: 'error',
    error: 'Nora Lindqvist has orders or customers. Choose the agents who take over.',
    needs_handover: true,
  };

  test.each(['setUserRoles', 'updateUser'] as const)('by %s hands over, or keeps it', async (call) => {
    const [agent, successor] = [await buildAgent(), await buildAgent()];
    expect((await calls[call](agent, ['wls'])).json).toEqual(refused);
    expect([await rolesOf(agent), await sellerOf(agent.order)]).toEqual([['agent'], agent.id]);
    expect((await calls[call](agent, ['wls'], [successor])).json).toEqual({ status: 'success' });
    expect([await rolesOf(agent), await sellerOf(agent.order)]).toEqual([['wls'], successor.id]);
    expect(await agentsOf(agent.customer)).toEqual([String(successor.id)]);
    const [event] = await t.db.select().from(orderEvents).where(eq(orderEvents.orderId, agent.order.id));
    expect(event).toMatchObject({ kind: 'handed_over', actorId: admin.id });
  });

  test.each<[string, (agent: Awaited<ReturnType<typeof buildAgent>>) => Promise<Row>, number, string]>([
    ['themselves', async (agent) => agent, 200, 'Nora Lindqvist cannot take over from themselves.'],
    ['somebody who is no agent', async () => buildUser(t.db, { name: 'Bo' }), 200, 'Bo is not an agent.'],
    [
      'a closed account',
      async () => buildUser(t.db, { roles: ['agent'], closedAt: new Date() }),
      404,
      'This user does not exist, or you don’t have access to it.',
    ],
  ])('does not hand over to %s', async (_whom, successorOf, status, sentence) => {
    const agent = await buildAgent();
    const answer = await setRoles(agent, [], [await successorOf(agent)]);
    expect(answer).toMatchObject({ status, json: { [status === 200 ? 'error' : 'detail']: sentence } });
    expect([await rolesOf(agent), await sellerOf(agent.order)]).toEqual([['agent'], agent.id]);
  });

  test('and has neither orders nor customers needs nobody, and so does who keeps it', async () => {
    const free = await buildUser(t.db, { roles: ['agent'] });
    expect((await setRoles(free, ['wls'])).json).toEqual({ status: 'success' });
    const [agent, other] = [await buildAgent(), await buildAgent()];
    expect((await setRoles(agent, ['agent', 'wls'], [other])).json).toEqual({ status: 'success' });
    expect(await sellerOf(agent.order)).toBe(agent.id);
  });
});

describe('concurrently, many times', () => {
  const rounds = async (act: (round: number) => Promise<void>) => {
    for (let round = 0; round < usually(8, 50); round += 1) await act(round);
    expect(await left()).toEqual([]);
  };
  const doneOf = (answers: { json: object }[]) =>
    answers.map(({ json }) => 'status' in json && json.status === 'success');

  test('two agents are deleted, each handing over to the other: one stays', () =>
    rounds(async () => {
      const [one, other] = [await buildAgent(), await buildAgent()];
      const answers = await Promise.all([remove(one, [other]), remove(other, [one])]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    }));

  test('three in a circle: the last one stays', () =>
    rounds(async () => {
      const [a, b, c] = [await buildAgent(), await buildAgent(), await buildAgent()];
      const answers = await Promise.all([remove(a, [b]), remove(b, [c]), remove(c, [a])]);
      expect(doneOf(answers).filter(Boolean).length).toBeGreaterThan(0);
      expect(doneOf(answers)).toContain(false);
    }));

  test('one is deleted, the other loses the role', () =>
    rounds(async (round) => {
      const [one, other] = [await buildAgent(), await buildAgent()];
      const lose = round % 2 === 0 ? setRoles : update;
      const answers = await Promise.all([remove(one, [other]), lose(other, ['wls'], [one])]);
      expect(doneOf(answers).toSorted()).toEqual([false, true]);
    }));

  test('an agent is deleted, and given a customer', () =>
    rounds(async () => {
      const [agent, successor] = [await buildAgent(), await buildAgent()];
      const customer = await buildUser(t.db);
      const body = { id: String(customer.id), agents: wire([agent]) };
      await Promise.all([remove(agent, [successor]), t.as(admin).call('setUserAgents', { body })]);
    }));

  test('an agent is deleted, and makes orders, copies, links and customers', () =>
    rounds(async (round) => {
      const [agent, successor] = [await buildAgent(), await buildAgent()];
      const as = t.as(agent);
      await as.call('getMe');
      const shop = String(agent.customer.id);
      const order = { customer: shop, title: 'New', catalog: String(catalog.id) };
      await Promise.all([
        as.call('createOrder', { body: order }),
        as.call('copyOrder', { body: { source: String(agent.order.id), customer_id: shop, title: 'Copy' } }),
        remove(agent, [successor]),
        as.call('createUser', { body: { name: 'New', email: `new${round}@shop.test` } }),
        as.call('createOrderLink', {
          body: {
            customer_name: 'Linked',
            customer_email: `linked${round}@shop.test`,
            seller: String(agent.id),
            is_wholesale: true,
            send_email: false,
            catalog: String(catalog.id),
          },
        }),
      ]);
    }));

  test('an agent is deleted, and named by a file of users', () =>
    rounds(async (round) => {
      const [agent, successor] = [await buildAgent(), await buildAgent()];
      const content = buildWorkbook([
        ['name', 'email', 'agents'],
        ['Bulk', `bulk${round}@shop.test`, agent.email],
      ]);
      await Promise.all([
        t.as(admin).call('createUsersInBulk', { files: [{ field: 'file', filename: 'a.xlsx', content }] }),
        remove(agent, [successor]),
      ]);
    }));
});
