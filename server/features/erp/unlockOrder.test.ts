import { message } from '../../../src/domain/language/message';
import { eq, sql } from 'drizzle-orm';
import { orderEvents, orders } from '../../db/schema';
import { type Booking, ErpUnreachable, type Withdrawal } from '../../core/erpConnector';
import { buildPeople, type Person } from '../../test/buildPeople';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder } from '../../test/factories';
import { until } from '../../test/until';

const key = '6f1b6f0e-3c1d-4a52-9f0e-0d3b7a5c2e11';

let t: TestApp;
let people: Awaited<ReturnType<typeof buildPeople>>;
let catalog: Awaited<ReturnType<typeof buildCatalog>>;
const withdraw = jest.fn<Promise<Withdrawal>, [Booking]>();

const buildSent = (values: Partial<Parameters<typeof buildOrder>[1]> = {}) =>
  buildOrder(t.db, {
    customer: people.customer,
    catalog,
    lines: { WJM123000M: 2 },
    sapStatus: 2,
    erpNumber: '0000012345',
    ...values,
  });

const unlock = (who: Person, order: { id: number }, headers = {}) =>
  t.as(people[who]).call('unlockOrder', { body: { id: String(order.id) }, headers });

async function findOrder(id: number) {
  const [order] = await t.db.select().from(orders).where(eq(orders.id, id));
  if (order === undefined) throw new Error('The order does not exist.');
  return order;
}

const eventsOf = (id: number) =>
  t.db
    .select({ kind: orderEvents.kind, actorId: orderEvents.actorId, detail: orderEvents.detail })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, id));

beforeAll(async () => {
  t = await buildTestApp({
    erp: {
      withdraw,
      submit: jest.fn(),
      giveUp: jest.fn(),
      collect: jest.fn(),
      readStock: jest.fn(),
    },
  });
  people = await buildPeople(t.db);
  catalog = await buildCatalog(t.db);
});

beforeEach(() => {
  withdraw.mockReset();
  withdraw.mockResolvedValue({ withdrawn: true });
});

afterAll(() => t.close());

test('nobody unlocks an order without signing in', async () => {
  const order = await buildSent();
  const answer = await t.anonymous.call('unlockOrder', { body: { id: String(order.id) } });
  expect(answer.status).toBe(401);
  expect(await findOrder(order.id)).toEqual(order);
});

describe.each([2, 3, 7, 99])('an order in status %i', (sapStatus) => {
  test.each<[Person, number]>([
    ['admin', 200],
    ['agent', 200],
    ['otherAgent', 404],
    ['customer', 403],
    ['stranger', 403],
    ['app', 403],
  ])('%s gets %i', async (who, status) => {
    const order = await buildSent({ sapStatus });
    expect((await unlock(who, order)).status).toBe(status);
    expect((await findOrder(order.id)).sapStatus).toBe(status === 200 ? 0 : sapStatus);
    expect(withdraw).toHaveBeenCalledTimes(status === 200 && sapStatus !== 99 ? 1 : 0);
  });

  test('its seller may', async () => {
    const order = await buildSent({ sapStatus, customer: people.stranger, seller: people.agent });
    expect((await unlock('agent', order)).json).toEqual({ status: 'success' });
  });

  test('is open afterwards, with a new version and the fact in its history', async () => {
    const order = await buildSent({ sapStatus, erpMessage: 'old words', version: 4 });
    await unlock('agent', order);
    expect(await findOrder(order.id)).toEqual({
      ...order,
      changedIn: expect.any(String),
      sapStatus: 0,
      erpNumber: '',
      erpMessage: null,
      version: 5,
    });
    expect(await eventsOf(order.id)).toEqual([
      { kind: 'unlocked', actorId: people.agent.id, detail: { withdrawn: sapStatus !== 99 } },
    ]);
  });
});

test.each([
  [0, 'This order is open already.'],
  [1, 'This order is in the ERP and cannot be unlocked until the ERP answers.'],
])('an order in status %i is refused with a message', async (sapStatus, error) => {
  const order = await buildSent({ sapStatus });
  for (const who of ['admin', 'agent'] as const)
    expect((await unlock(who, order)).json).toEqual({ status: 'error', error });
  expect(await findOrder(order.id)).toEqual(order);
  expect(withdraw).not.toHaveBeenCalled();
});

test.each(['999999', 'ord_8f2k1'])('an unknown id responds 404: %s', async (id) => {
  expect((await t.as(people.admin).call('unlockOrder', { body: { id } })).status).toBe(404);
});

test('a deleted order responds 404', async () => {
  expect((await unlock('admin', await buildSent({ archivedAt: new Date() }))).status).toBe(404);
});

test('the ERP gets its own key of the order', async () => {
  const order = await buildSent({ erpKey: key });
  await unlock('admin', order);
  expect(withdraw).toHaveBeenCalledWith({ key, number: '0000012345' });
});

describe('nothing changes', () => {
  test.each<[string, () => Promise<Withdrawal>, string]>([
    [
      'when the ERP has shipped the order',
      async () => ({
        refusal: message('The ERP has delivered this order ({number}).', { number: '4500001' }),
      }),
      'The ERP has delivered this order (4500001).',
    ],
    [
      'when the ERP cannot be reached',
      () => Promise.reject(new ErpUnreachable(message('it refuses the connection'))),
      'The ERP could not be reached: it refuses the connection. The order stays locked; please try again later.',
    ],
  ])('%s, which is reported with a message', async (_what, answer, error) => {
    withdraw.mockImplementation(answer);
    const order = await buildSent();
    expect((await unlock('agent', order)).json).toEqual({ status: 'error', error });
    expect(await findOrder(order.id)).toEqual(order);
    expect(await eventsOf(order.id)).toEqual([]);
  });

  test('when the ERP cannot be reached, which is said in the language of the caller', async () => {
    withdraw.mockRejectedValue(new ErpUnreachable(message('it refuses the connection')));
    const { json } = await unlock('agent', await buildSent(), { 'accept-language': 'en-XA' });
    expect(json).toEqual({
      status: 'error',
      error: expect.stringMatching(/^\[Thé ÉRP .*\[ît réfûsés thé çöññéçtîöñ[ ·]*\]\. .*\]$/),
    });
  });

  test('when the host is interrupted after the order was withdrawn; unlocking it again ends it', async () => {
    withdraw.mockRejectedValueOnce(new Error('Connection terminated unexpectedly'));
    const order = await buildSent();
    expect((await unlock('agent', order)).status).toBe(503);
    expect(await findOrder(order.id)).toEqual(order);
    expect((await unlock('agent', order)).json).toEqual({ status: 'success' });
  });
});

test('of several unlocks at a time exactly one opens the order', async () => {
  const order = await buildSent();
  const answers = await t.db.transaction(async (tx) => {
    // All of them have to wait for this lock, so that none finishes before the last has asked the ERP.
    await tx.execute(sql`select from orders where id = ${order.id} for update`);
    const calls = [unlock('admin', order), unlock('agent', order), unlock('agent', order)];
    await until(() => withdraw.mock.calls.length === calls.length);
    return calls;
  });
  const outcomes = (await Promise.all(answers)).map(({ json }) => json);
  expect(outcomes.filter(({ status }) => status === 'success')).toHaveLength(1);
  expect(outcomes).toContainEqual({ status: 'error', error: 'This order is open already.' });
  expect(await eventsOf(order.id)).toHaveLength(1);
});

test('an order that was sent again meanwhile is not changed', async () => {
  const order = await buildSent({ erpKey: '7f1b6f0e-3c1d-4a52-9f0e-0d3b7a5c2e11' });
  withdraw.mockImplementation(async () => {
    const again = { erpKey: '8f1b6f0e-3c1d-4a52-9f0e-0d3b7a5c2e11', erpNumber: '0000099999' };
    await t.db.update(orders).set(again).where(eq(orders.id, order.id));
    return { withdrawn: true };
  });
  expect((await unlock('agent', order)).json).toEqual({
    status: 'error',
    error: 'This order was sent again in the meantime; please look at it once more.',
  });
  expect(await findOrder(order.id)).toMatchObject({ sapStatus: 2, erpNumber: '0000099999' });
});
