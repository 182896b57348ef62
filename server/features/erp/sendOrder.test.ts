import { eq, sql } from 'drizzle-orm';
import { orderEvents, orders, type users } from '../../db/schema';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';
import { until } from '../../test/until';
import { sendTask } from './erpTasks';

const lines = { WJM123000S: 2, WJM123310L: 1 };

let t: TestApp;
let catalog: Awaited<ReturnType<typeof buildCatalog>>;
let people: Record<
  'admin' | 'agent' | 'seller' | 'otherAgent' | 'customer' | 'app',
  typeof users.$inferSelect
>;

const buildOwnOrder = (values: Partial<Parameters<typeof buildOrder>[1]> = {}) =>
  buildOrder(t.db, { customer: people.customer, seller: people.seller, catalog, lines, ...values });

async function findOrder(id: number) {
  const [order] = await t.db.select().from(orders).where(eq(orders.id, id));
  if (order === undefined) throw new Error('The order does not exist.');
  return order;
}

/** The keys of the send tasks queued since the test began. */
async function queuedKeys() {
  const found = await t.db.execute<{ key: string }>(
    sql`select input ->> 'key' as key from tasks where class = ${sendTask.class}`,
  );
  return found.rows.map(({ key }) => key);
}

beforeAll(async () => {
  t = await buildTestApp();
  catalog = await buildCatalog(t.db);
  const agent = await buildUser(t.db, { roles: ['agent'] });
  people = {
    admin: await buildUser(t.db, { roles: ['admin'] }),
    agent,
    seller: await buildUser(t.db, { roles: ['agent'] }),
    otherAgent: await buildUser(t.db, { roles: ['agent'] }),
    customer: await buildUser(t.db, { roles: ['wls'], agents: [agent] }),
    app: await buildUser(t.db, { roles: ['app'] }),
  };
});

beforeEach(() => t.takeQueued());

afterAll(() => t.close());

test('nobody sends an order without signing in', async () => {
  const order = await buildOwnOrder();
  const answer = await t.anonymous.call('sendOrder', { body: { id: String(order.id) } });
  expect(answer.status).toBe(401);
  expect(await findOrder(order.id)).toEqual(order);
});

describe.each([0, 99, 1, 2, 3, 7])('an order in status %i', (sapStatus) => {
  test.each([
    ['admin', 200],
    ['agent', 200],
    ['seller', 200],
    ['otherAgent', 404],
    ['customer', 403],
    ['app', 403],
  ] as const)('%s gets %i', async (who, status) => {
    const order = await buildOwnOrder({ sapStatus });
    const answer = await t.as(people[who]).call('sendOrder', { body: { id: String(order.id) } });
    expect(answer.status).toBe(status);
    const isSent = status === 200 && [0, 99].includes(sapStatus);
    if (status === 200) expect(answer.json.status).toBe(isSent ? 'success' : 'error');
    expect((await findOrder(order.id)).sapStatus).toBe(isSent ? 1 : sapStatus);
    expect(await queuedKeys()).toHaveLength(isSent ? 1 : 0);
  });
});

test('its history shows who sent how many pieces', async () => {
  const order = await buildOwnOrder();
  await t.as(people.agent).call('sendOrder', { body: { id: String(order.id) } });
  const events = await t.db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id));
  expect(events).toMatchObject([{ kind: 'sent', actorId: people.agent.id, detail: { pieces: 3 } }]);
});

test('with the setting, the customer and the agent get the confirmation by mail, once for each send', async () => {
  await t.takeQueued();
  t.env.confirmationMails = true;
  const order = await buildOwnOrder();
  const send = () => t.as(people.agent).call('sendOrder', { body: { id: String(order.id) } });
  await Promise.all([send(), send()]);
  t.env.confirmationMails = false;
  const mails = (await t.takeQueued()).filter(({ class: name }) => name === 'SendMail');
  const to = (person: { id: number }) => ({ kind: 'confirmation', userId: person.id, orderId: order.id });
  expect(mails.map(({ input }) => input)).toEqual([to(people.customer), to(people.seller)]);
});

test.each(['999999', 'ord_8f2k1', '0', '-1', "1' or '1'='1"])(
  'an unknown id responds 404: %s',
  async (id) => {
    expect((await t.as(people.admin).call('sendOrder', { body: { id } })).status).toBe(404);
  },
);

test('a deleted order responds 404', async () => {
  const order = await buildOwnOrder({ archivedAt: new Date() });
  const answer = await t.as(people.admin).call('sendOrder', { body: { id: String(order.id) } });
  expect(answer.status).toBe(404);
  expect(await queuedKeys()).toEqual([]);
});

test('a sent order has a key, its task and a new version, and is not counted as edited', async () => {
  const editedAt = new Date('2026-01-05T08:00:00Z');
  const order = await buildOwnOrder({
    sapStatus: 99,
    erpNumber: 'old',
    erpMessage: 'V1 312: old words',
    version: 7,
    editedAt,
  });
  const answer = await t.as(people.agent).call('sendOrder', { body: { id: String(order.id) } });
  expect(answer.json).toEqual({ status: 'success' });
  const sent = await findOrder(order.id);
  expect(sent).toMatchObject({ sapStatus: 1, erpNumber: '', erpMessage: null, version: 8, editedAt });
  expect(await queuedKeys()).toEqual([sent.erpKey]);
});

test('an order sent again after it was unlocked has another key', async () => {
  const order = await buildOwnOrder();
  const send = () => t.as(people.admin).call('sendOrder', { body: { id: String(order.id) } });
  await send();
  await t.db.update(orders).set({ sapStatus: 0 }).where(eq(orders.id, order.id));
  await send();
  expect(new Set(await queuedKeys()).size).toBe(2);
});

test.each([
  [1, 'This order is in the ERP and cannot be sent again until the ERP answers.'],
  [2, 'This order was sent to the ERP and cannot be sent again until an agent unlocks it.'],
  [3, 'This order was sent to the ERP and cannot be sent again until an agent unlocks it.'],
  [7, 'This order is in an unknown state and cannot be sent again until an agent unlocks it.'],
])('an order in status %i is refused with a message', async (sapStatus, error) => {
  const order = await buildOwnOrder({ sapStatus });
  const answer = await t.as(people.admin).call('sendOrder', { body: { id: String(order.id) } });
  expect(answer).toMatchObject({ status: 200, json: { status: 'error', error } });
  expect(await findOrder(order.id)).toEqual(order);
  expect(await queuedKeys()).toEqual([]);
});

test.each([0, 99])('an order of a return catalog is refused in status %i', async (sapStatus) => {
  const returns = await buildCatalog(t.db, { catalogType: 'return' });
  const order = await buildOwnOrder({ catalog: returns, sapStatus });
  const answer = await t.as(people.agent).call('sendOrder', { body: { id: String(order.id) } });
  expect(answer.json).toMatchObject({
    status: 'error',
    error: 'Return orders cannot be sent to the ERP; download the XLS and upload it manually.',
  });
  expect(await findOrder(order.id)).toEqual(order);
});

test('an order without items is refused', async () => {
  const order = await buildOwnOrder({ lines: {} });
  const answer = await t.as(people.agent).call('sendOrder', { body: { id: String(order.id) } });
  expect(answer.json).toMatchObject({
    status: 'error',
    error: 'This order has no pieces, so there is nothing to send.',
  });
  expect(await queuedKeys()).toEqual([]);
});

test('of several concurrent sends exactly one sends the order', async () => {
  const order = await buildOwnOrder();
  const callers = [people.admin, people.agent, people.seller, people.agent];
  const answers = await t.db.transaction(async (tx) => {
    // All of them have to wait for this lock, so that none finishes before the last has started.
    await tx.execute(sql`select from orders where id = ${order.id} for update`);
    const calls = callers.map((who) => t.as(who).call('sendOrder', { body: { id: String(order.id) } }));
    await until(async () => {
      const waiting = await t.db.execute(sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
      return waiting.rows.length === callers.length;
    });
    return calls;
  });
  const outcomes = (await Promise.all(answers)).map((answer) => answer.json.status);
  expect(outcomes.toSorted()).toEqual(['error', 'error', 'error', 'success']);
  expect(await queuedKeys()).toEqual([(await findOrder(order.id)).erpKey]);
});

test('when the connection breaks before the end, the order stays as it was', async () => {
  const order = await buildOwnOrder();
  // The history is written last: that is where the connection is cut off.
  await t.db.execute(sql`
    create function cut_off() returns trigger language plpgsql as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`);
  await t.db.execute(sql`create trigger cut_off before insert on order_events execute function cut_off()`);
  const answer = await t.as(people.admin).call('sendOrder', { body: { id: String(order.id) } });
  await t.db.execute(sql`drop function cut_off cascade`);
  expect(answer.status).toBe(503);
  expect(await findOrder(order.id)).toEqual(order);
  expect(await queuedKeys()).toEqual([]);
});
