import { eq, sql } from 'drizzle-orm';
import { sapStatus } from '../../../src/domain/orders/statuses';
import { deleteOldDeliveries, queueWebhooks } from '../../background/webhooks';
import { orders, tasks, webhookDeliveries, webhooks } from '../../db/schema';
import { buildApiKey } from '../../test/buildApiKey';
import { buildTaskHosts } from '../../test/buildTaskHosts';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildWebhook, openReceiver } from '../../test/buildWebhook';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';
import { recordLog } from '../../test/recordLog';
import { until } from '../../test/until';
import { startLog } from '../../http/log';
import { applyAnswer } from '../erp/erpTasks';
import { signedHeaders } from './signature';
import { webhookTaskDefinition } from './webhookTaskDefinition';

const orderKey = '6f1b6f0e-3c1d-4a52-9f0e-0d3b7a5c2e11';
const lines = recordLog();
const at = new Date('2026-11-29T12:00:00Z');
let t: TestApp;
let hosts: ReturnType<typeof buildTaskHosts>;
let receiver: Awaited<ReturnType<typeof openReceiver>>;
let answer: (count: number) => number | null;

beforeAll(async () => {
  t = await buildTestApp({ env: { WEBHOOKS_PRIVATE: 'true' } });
  hosts = buildTaskHosts(t.database, t.env);
  receiver = await openReceiver(() => answer(receiver.received.length));
});
beforeEach(async () => {
  answer = () => 204;
  receiver.received.length = 0;
  lines.lines.length = 0;
  await t.db.delete(webhooks);
  await t.db.delete(tasks);
});
afterEach(() => hosts.stop());
afterAll(async () => {
  await receiver.close();
  await hosts.close();
  await t.close();
});

const start = (env = t.env) =>
  hosts.start([webhookTaskDefinition({ db: t.db, env, log: startLog({ logLevel: 'info' }, lines) })]);
const ended = () => until(async () => (await t.db.$count(tasks, sql`finished_at is null`)) === 0);
const stored = () => t.db.select().from(webhookDeliveries).orderBy(webhookDeliveries.id);

async function buildAnOrder(values: Partial<Parameters<typeof buildOrder>[1]> = {}) {
  const customer = await buildUser(t.db, { sapId: String(Math.floor(performance.now() * 1000)) });
  const order = await buildOrder(t.db, {
    ...{ customer, catalog: await buildCatalog(t.db), lines: { WJM123000M: 7 }, itemsCount: 7 },
    ...values,
  });
  return { ...order, customer };
}

/** Queues a message about a new order. */
async function queueOne() {
  await queueWebhooks(t.db, { orderId: (await buildAnOrder()).id, event: 'order.finished', at });
}

describe('what webhooks tell', () => {
  test('an order was finished, once, but not that it is open again', async () => {
    await buildWebhook(t.db, { events: ['order.finished'] });
    const order = await buildAnOrder();
    const admin = t.as(await buildUser(t.db, { roles: ['admin'] }));
    for (const customer_finished of [true, true, false])
      await admin.call('finishOrder', { body: { id: String(order.id), customer_finished } });
    const [delivery, ...more] = await stored();
    expect(more).toEqual([]);
    expect(JSON.parse(delivery?.payload ?? '')).toEqual({
      type: 'order.finished',
      timestamp: delivery?.createdAt.toISOString(),
      data: {
        order_id: String(order.id),
        customer_id: String(order.customer.id),
        customer_sap_id: order.customer.sapId,
        erp_number: '',
      },
    });
  });

  test.each([
    ['accepted', { status: 'accepted', erp_number: '0000012345' }, 'order.sent', '0000012345'],
    ['refused', { status: 'rejected', message: 'Blocked.' }, 'order.refused', ''],
  ] as const)('the ERP has %s an order', async (_what, reply, type, erp_number) => {
    await buildWebhook(t.db);
    const { id } = await buildAnOrder({ sapStatus: sapStatus.waiting, erpKey: orderKey });
    const log = startLog({ logLevel: 'silent' });
    for (const _time of [1, 2]) await applyAnswer(t.db, log, { key: orderKey, ...reply });
    await t.db.update(orders).set({ erpKey: null }).where(eq(orders.id, id));
    const [delivery, ...more] = await stored();
    expect(more).toEqual([]);
    expect(JSON.parse(delivery?.payload ?? '')).toMatchObject({
      ...{ type, data: { order_id: String(id), erp_number } },
    });
  });

  test('a delivery was taken in, corrected or taken back, each once', async () => {
    await buildWebhook(t.db);
    const { id } = await buildAnOrder({ sapStatus: sapStatus.sent, erpKey: orderKey });
    const { call } = await buildApiKey(t, { scopes: ['write_fulfillment'] });
    const document = { document: 'delivery', format: 1, number: '80', key: orderKey, day: '2026-09-14' };
    const report = (values: object) =>
      call('reportFulfillment', {
        body: { ...document, lines: [{ sku: 'WJM123000M', quantity: 4 }], ...values },
      });
    await report({});
    await report({});
    await report({ revision: 1 });
    await report({ revision: 2, lines: [{ sku: 'WJM123000M', quantity: 3 }] });
    await report({ revision: 3, reversed: true, lines: [{ sku: 'WJM123000M', quantity: 3 }] });
    await report({ revision: 1 });
    await report({ document: 'order-confirmation' });
    await t.db.update(orders).set({ erpKey: null }).where(eq(orders.id, id));
    const payloads = (await stored()).map(({ payload }) => JSON.parse(payload));
    expect(payloads.map(({ type, data }) => [type, data.delivery])).toEqual([
      ['order.shipped', { number: '80', revision: 0 }],
      ['order.shipped', { number: '80', revision: 2 }],
      ['order.shipment_reversed', { number: '80', revision: 3 }],
    ]);
  });

  test('only those of the event that have not ended, and nothing that is rolled back', async () => {
    const listening = await buildWebhook(t.db, { events: ['order.finished', 'order.sent'] });
    await buildWebhook(t.db, { events: ['order.sent'] });
    await buildWebhook(t.db, { endedAt: at });
    await queueOne();
    expect(await stored()).toMatchObject([{ webhookId: listening.id }]);
    const { id } = await buildAnOrder();
    const failing = t.db.transaction(async (tx) => {
      await queueWebhooks(tx, { orderId: id, event: 'order.sent', at });
      throw new Error('The host was killed.');
    });
    await expect(failing).rejects.toThrow('killed');
    expect(await stored()).toHaveLength(1);
    expect(await t.db.$count(tasks)).toBe(1);
  });
});

test('a message is signed, and listed as received once it was', async () => {
  const { secret } = await buildWebhook(t.db, { url: `${receiver.url}/hook?a=1` });
  await queueOne();
  start();
  await ended();
  const [message] = receiver.received;
  const [delivery] = await stored();
  const time = Number(message?.headers['webhook-timestamp']);
  expect(message).toMatchObject({ path: '/hook?a=1', body: delivery?.payload });
  expect(message?.headers).toMatchObject({
    ...{ 'content-type': 'application/json', 'user-agent': 'Linedesk' },
    ...signedHeaders(secret, { messageId: delivery?.messageId ?? '', time, body: message?.body ?? '' }),
  });
  expect(Math.abs(time - Date.now() / 1000)).toBeLessThan(60);
  expect(delivery).toMatchObject({ attempts: 1, deliveredAt: expect.any(Date), error: null });
});

test('one that fails is sent again under the same id', async () => {
  await buildWebhook(t.db, { url: receiver.url });
  answer = (count) => [500, 302, 200][count - 1] ?? 500;
  await queueOne();
  start();
  await ended();
  const [delivery] = await stored();
  expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual(
    [1, 2, 3].map(() => delivery?.messageId),
  );
  expect(receiver.received.map(({ path }) => path)).toEqual(['/', '/', '/']);
  expect(delivery).toMatchObject({ attempts: 3, deliveredAt: expect.any(Date), error: null });
});

test('after its last try it is given up, and says why', async () => {
  await buildWebhook(t.db, { url: receiver.url });
  answer = () => 503;
  await queueOne();
  start();
  await ended();
  const [delivery] = await stored();
  expect(receiver.received).toHaveLength(3);
  expect(delivery).toMatchObject({ attempts: 3, deliveredAt: null, givenUpAt: expect.any(Date) });
  expect(delivery?.error).toContain('It answered with status {status}.');
});

test('the pauses between its tries grow over a day', () => {
  const log = startLog({ logLevel: 'silent' });
  const { retrySeconds = [] } = webhookTaskDefinition({ db: t.db, env: t.env, log });
  expect(retrySeconds).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 36_000]);
});

test('a 410 ends the webhook, and gives up what waits', async () => {
  const { id } = await buildWebhook(t.db, { url: receiver.url });
  answer = () => 410;
  await queueOne();
  await queueOne();
  start();
  await ended();
  expect(receiver.received).toHaveLength(1);
  expect(await t.db.select().from(webhooks)).toMatchObject([{ id, endedAt: expect.any(Date) }]);
  expect(await stored()).toMatchObject([
    { attempts: 1, givenUpAt: expect.any(Date) },
    { attempts: 0, givenUpAt: expect.any(Date) },
  ]);
  expect(lines.securityEvents()).toEqual([
    { event: 'webhook_ended', target: String(id), by: 'receiver', person: null, address: '' },
  ]);
  await queueOne();
  expect(await stored()).toHaveLength(2);
});

test('a receiver that fails does not hold up the messages of another', async () => {
  await buildWebhook(t.db, { url: receiver.url, events: ['order.finished'] });
  const other = await openReceiver(() => 204);
  await buildWebhook(t.db, { url: other.url, events: ['order.finished'] });
  answer = () => 500;
  for (const _order of [1, 2, 3]) await queueOne();
  hosts.start([webhookTaskDefinition({ db: t.db, env: t.env, log: startLog({ logLevel: 'silent' }) })], {
    retrySeconds: [600],
  });
  await until(async () => other.received.length === 3);
  await other.close();
  expect(receiver.received).toHaveLength(1);
});

test('a message whose webhook was ended meanwhile is not sent', async () => {
  await buildWebhook(t.db, { url: receiver.url });
  await queueOne();
  await t.db.delete(webhooks);
  start();
  await ended();
  expect(receiver.received).toEqual([]);
});

const strict = { webhooksPrivate: false };

test.each([
  ['a name of this machine', 'https://localhost:1/', 'private network'],
  ['a private address', 'https://10.0.0.1/', 'private network'],
  ['http', 'http://erp.brand.test/', 'must start with https://'],
])('without WEBHOOKS_PRIVATE, %s gets nothing', async (_what, url, fault) => {
  await buildWebhook(t.db, { url });
  await queueOne();
  start({ ...t.env, ...strict });
  await ended();
  expect((await stored())[0]?.error).toContain(fault);
});

test('old messages are deleted, unless they still wait', async () => {
  await buildWebhook(t.db);
  for (const _order of [1, 2, 3, 4]) await queueOne();
  const [first, second, third] = await stored();
  const set = (id: number | undefined, values: Partial<typeof webhookDeliveries.$inferInsert>) =>
    t.db
      .update(webhookDeliveries)
      .set(values)
      .where(eq(webhookDeliveries.id, id ?? 0));
  const [old, recent] = [31, 29].map((days) => new Date(Date.now() - days * 86_400_000));
  await set(first?.id, { createdAt: old, deliveredAt: at });
  await set(second?.id, { createdAt: old });
  await set(third?.id, { createdAt: recent, givenUpAt: at });
  await deleteOldDeliveries(t.db);
  expect((await stored()).map(({ id }) => id)).toEqual([second?.id, third?.id, (third?.id ?? 0) + 1]);
});
