import { eq } from 'drizzle-orm';
import { queueWebhooks } from '../../background/webhooks';
import { sessions, tasks, webhookDeliveries, webhooks } from '../../db/schema';
import { buildApiKey } from '../../test/buildApiKey';
import { buildTestApp, everyRole, type TestApp } from '../../test/buildTestApp';
import { buildWebhook } from '../../test/buildWebhook';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';
import { recordLog } from '../../test/recordLog';

const start = new Date('2026-11-29T12:00:00Z');
let now = start;
const log = recordLog();
let t: TestApp;
let admin: Awaited<ReturnType<typeof buildUser>>;

beforeAll(async () => {
  t = await buildTestApp({ now: () => now, log });
  admin = await buildUser(t.db, { roles: ['admin'], name: 'Ida Berg' });
});
beforeEach(async () => {
  now = start;
  log.lines.length = 0;
  await t.db.delete(webhooks);
  await t.db.delete(tasks);
  // As old as a session may be for the calls that need a confirmed one.
  await t.cookieOf(admin);
  await t.db.update(sessions).set({ createdAt: start, confirmedAt: null });
});
afterAll(() => t.close());

const wanted = { url: 'https://erp.brand.test/linedesk', events: ['order.finished', 'order.shipped'] };
const create = (body: object = wanted) => t.as(admin).call('createWebhook', { body });
const list = async () => (await t.as(admin).call('listWebhooks')).json.webhooks;
const end = (id: string) => t.as(admin).call('endWebhook', { body: { id } });
const resend = (id: string) => t.as(admin).call('resendWebhookDelivery', { body: { id } });
const deliveries = async (id: string | number, query: Record<string, string> = {}) =>
  (await t.as(admin).call('listWebhookDeliveries', { params: { id: String(id) }, query })).json.deliveries;

/** Messages of one webhook about as many orders, with their ids. */
async function buildDeliveries(webhookId: number, count: number) {
  const [customer, catalog] = [await buildUser(t.db), await buildCatalog(t.db)];
  for (let index = 0; index < count; index += 1) {
    const order = await buildOrder(t.db, { customer, catalog, name: `Order ${index}` });
    await queueWebhooks(t.db, { orderId: order.id, event: 'order.finished', at: start });
  }
  const found = await deliveries(webhookId);
  return found.map(({ id }) => id).reverse();
}
const setDelivery = (id: string | undefined, values: Partial<typeof webhookDeliveries.$inferInsert>) =>
  t.db
    .update(webhookDeliveries)
    .set(values)
    .where(eq(webhookDeliveries.id, Number(id)));

test('a secret is shown once', async () => {
  const { json } = await create();
  expect(json).toEqual({ status: 'success', id: expect.any(String), secret: expect.any(String) });
  expect(json.secret).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(JSON.stringify(await list())).not.toContain('whsec_');
  expect(log.lines.join('')).not.toContain('whsec_');
});

test('webhooks are listed by address, with who made them and what waits', async () => {
  await create();
  const { id } = await buildWebhook(t.db, { url: 'https://a.test/', endedAt: start });
  await buildWebhook(t.db, { url: 'https://b.test/', events: ['order.sent'] });
  const [row] = await list().then((all) => all.slice(2));
  expect(row).toEqual({
    ...{ id: expect.any(String), ...wanted, created_by: 'Ida Berg', created: start.getTime() / 1000 },
    ...{ ended: null, waiting: 0, failed: 0 },
  });
  const [first, , third] = await buildDeliveries(Number(row?.id), 3);
  await setDelivery(first, { deliveredAt: start });
  await setDelivery(third, { givenUpAt: start });
  expect(await list()).toMatchObject([
    { id: String(id), url: 'https://a.test/', ended: start.getTime() / 1000, waiting: 0 },
    { url: 'https://b.test/', events: ['order.sent'], waiting: 0 },
    { url: wanted.url, waiting: 1, failed: 1 },
  ]);
});

const isPrivate = 'The address must not be in a private network.';
const needsHttps = 'The address must start with https://';

test.each([
  ['http://erp.brand.com/', needsHttps],
  ['ftp://erp.brand.com/', needsHttps],
  ['erp.brand.com', needsHttps],
  ['https://', needsHttps],
  ['https://me@erp.brand.com/', 'The address must not contain a user name or a password.'],
  ['https://192.168.1.20/', isPrivate],
  ['https://localhost:8443/', isPrivate],
  ['https://[::1]/', isPrivate],
  ['https://ERP.brand.test/linedesk#a', 'There is already a webhook for https://erp.brand.test/linedesk.'],
])('%s is refused', async (url, error) => {
  await create();
  expect((await create({ ...wanted, url })).json).toEqual({ status: 'error', error });
  expect(await list()).toHaveLength(1);
});

test('so are more than twenty', async () => {
  for (let index = 0; index < 20; index += 1) await buildWebhook(t.db);
  expect((await create()).json.error).toBe('There can be at most 20 webhooks.');
});

test.each([
  ['no event', { ...wanted, events: [] }],
  ['an unknown event', { ...wanted, events: ['order.eaten'] }],
  ['no address', { ...wanted, url: '' }],
])('%s is 422', async (_what, body) => expect((await create(body)).status).toBe(422));

test('WEBHOOKS_PRIVATE allows private addresses and http', async () => {
  const open = await buildTestApp({ beside: t, now: () => now, env: { WEBHOOKS_PRIVATE: 'true' } });
  try {
    const body = { ...wanted, url: 'http://10.0.0.5:8080/hook' };
    const other = open.as(await buildUser(t.db, { roles: ['admin'] }));
    await other.call('getMe');
    await t.db.update(sessions).set({ createdAt: start });
    expect((await other.call('createWebhook', { body })).json.status).toBe('success');
    expect(await list()).toMatchObject([{ url: 'http://10.0.0.5:8080/hook' }]);
  } finally {
    await open.close();
  }
});

test('an ended webhook is gone with its messages', async () => {
  const { json } = await create();
  const id = json.id ?? '';
  await buildDeliveries(Number(id), 1);
  expect((await end(id)).json).toEqual({ status: 'success' });
  expect(await list()).toEqual([]);
  expect(await t.db.$count(webhookDeliveries)).toBe(0);
  expect((await end(id)).status).toBe(404);
  const params = { id };
  expect((await t.as(admin).call('listWebhookDeliveries', { params })).status).toBe(404);
  expect((await create()).json.status).toBe('success');
});

test('webhooks are created and ended only in a session that was confirmed lately', async () => {
  const { json } = await create();
  now = new Date(start.getTime() + 11 * 60_000);
  const refused = { status: 'error', error: 'Please confirm that it is you.', needs_confirmation: true };
  expect((await create({ ...wanted, url: 'https://other.test/' })).json).toEqual(refused);
  expect((await end(json.id ?? '')).json).toEqual(refused);
  expect(await list()).toHaveLength(1);
});

const callAll = async (call: ReturnType<TestApp['as']>['call'], id: string) => {
  const [delivery = ''] = await buildDeliveries(Number(id), 1);
  await setDelivery(delivery, { givenUpAt: start });
  return [
    (await call('listWebhooks')).status,
    (await call('createWebhook', { body: { ...wanted, url: 'https://other.test/' } })).status,
    (await call('listWebhookDeliveries', { params: { id } })).status,
    (await call('resendWebhookDelivery', { body: { id: delivery } })).status,
    (await call('endWebhook', { body: { id } })).status,
  ];
};

test.each(everyRole)('%s: webhooks are for admins alone', async (role) => {
  const user = t.as(await buildUser(t.db, { roles: [role] }));
  await user.call('getMe');
  await t.db.update(sessions).set({ createdAt: start });
  const id = (await create()).json.id ?? '';
  const expected = role === 'admin' ? 200 : 403;
  expect(await callAll(user.call, id)).toEqual(Array.from({ length: 5 }, () => expected));
});

test('not for keys', async () => {
  const { call } = await buildApiKey(t, {
    scopes: ['read_orders', 'write_fulfillment'],
    expiresAt: new Date('2027-01-01'),
  });
  const id = (await create()).json.id ?? '';
  expect(await callAll(call, id)).toEqual([403, 403, 403, 403, 403]);
});

test('the security log has who created and ended a webhook', async () => {
  const { json } = await create();
  await end(json.id ?? '');
  const who = { person: String(admin.id), address: '127.0.0.1', target: json.id };
  expect(log.securityEvents()).toEqual([
    { event: 'webhook_created', events: wanted.events, ...who },
    { event: 'webhook_ended', by: 'admin', ...who },
  ]);
});

test('messages are listed, the newest first, or those with one status', async () => {
  const { id } = await buildWebhook(t.db);
  const [first, second, third] = await buildDeliveries(id, 3);
  await setDelivery(first, { deliveredAt: start, attempts: 1, lastAttemptAt: start });
  await setDelivery(second, { givenUpAt: start, attempts: 8, lastAttemptAt: start, error: 'It broke.' });
  const at = start.getTime() / 1000;
  expect(await deliveries(id)).toEqual([
    {
      ...{ id: third, message_id: expect.stringMatching(/^msg_[\da-f]{32}$/), event: 'order.finished' },
      ...{ order_id: expect.any(String), order_name: 'Order 2', created: at, status: 'waiting' },
      ...{ attempts: 0, last_attempt: null, next_attempt: expect.any(Number), error: null },
    },
    expect.objectContaining({
      ...{ id: second, status: 'failed', attempts: 8, last_attempt: at, next_attempt: null },
      error: 'It broke.',
    }),
    expect.objectContaining({ id: first, status: 'delivered', attempts: 1, next_attempt: null }),
  ]);
  expect(await deliveries(id, { status: 'failed' })).toMatchObject([{ id: second }]);
  expect(await deliveries(id, { limit: '1' })).toMatchObject([{ id: third }]);
});

describe('resendWebhookDelivery', () => {
  test.each([{ deliveredAt: start }, { givenUpAt: start }])('sends one that is over: %j', async (over) => {
    const { id } = await buildWebhook(t.db);
    const [delivery = ''] = await buildDeliveries(id, 1);
    await t.db.delete(tasks);
    await setDelivery(delivery, over);
    const answers = await Promise.all([resend(delivery), resend(delivery)]);
    expect(answers.map(({ json }) => json.error ?? json.status).toSorted()).toEqual([
      'This message is still being sent.',
      'success',
    ]);
    expect(await deliveries(id)).toMatchObject([{ status: 'waiting', next_attempt: expect.any(Number) }]);
    expect(await t.takeQueued()).toEqual([{ class: 'SendWebhook', input: { delivery: Number(delivery) } }]);
  });

  test('refuses one of a webhook that its receiver has ended', async () => {
    const { id } = await buildWebhook(t.db);
    const [delivery = ''] = await buildDeliveries(id, 1);
    await setDelivery(delivery, { givenUpAt: start });
    await t.db.update(webhooks).set({ endedAt: start });
    expect((await resend(delivery)).json.error).toBe('The receiver has ended this webhook.');
  });

  test('is 404 for one that does not exist', async () => {
    expect((await resend('999999')).status).toBe(404);
  });
});
