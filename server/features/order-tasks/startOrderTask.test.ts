import { notFound } from '../../core/problems';
import { randomUUID } from 'node:crypto';
import { orderEvents, orders, tasks } from '../../db/schema';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildPeople, type Person } from '../../test/buildPeople';
import { buildCatalog, buildOrder } from '../../test/factories';

const unseen = notFound('order').message;

const lines = { WJM123000M: 3 };

let t: TestApp;
let people: Awaited<ReturnType<typeof buildPeople>>;
let catalog: Awaited<ReturnType<typeof buildCatalog>>;
beforeAll(async () => {
  t = await buildTestApp();
  people = await buildPeople(t.db);
  catalog = await buildCatalog(t.db);
});
afterEach(() => t.db.delete(tasks));
afterAll(() => t.close());

const build = (customer: Person, values: Partial<Parameters<typeof buildOrder>[1]> = {}) =>
  buildOrder(t.db, { customer: people[customer], catalog, lines, ...values });

type Asked = {
  action: string;
  orders: readonly ({ id: number } | string)[];
  key?: string;
  service_date?: null;
};

const start = (who: Person, { action, orders: asked, key = randomUUID(), ...more }: Asked) =>
  t.as(people[who]).call('startOrderTask', {
    body: {
      action,
      orders: asked.map((one) => (typeof one === 'string' ? one : String(one.id))),
      key,
      ...more,
    },
  });

const report = (who: Person, id = '') => t.as(people[who]).call('getOrderTask', { params: { id } });

test.each<[Person, string, number]>([
  ['admin', 'send', 200],
  ['agent', 'send', 200],
  ['agent', 'restore', 200],
  ['agent', 'pdf', 200],
  ['otherAgent', 'send', 404],
  ['customer', 'send', 403],
  ['customer', 'excel', 403],
  ['app', 'finish', 403],
])('%s who asks to %s an order of the agent’s customer gets %i', async (who, action, status) => {
  const order = await build('customer');
  expect((await start(who, { action, orders: [order] })).status).toBe(status);
  expect(await t.db.$count(tasks)).toBe(status === 200 ? 1 : 0);
});

test('the report lists each order, without details of those that may not be seen', async () => {
  const own = await build('customer', { name: 'First' });
  const foreign = await build('stranger', { name: 'Secret' });
  const deleted = await build('customer', { name: 'Gone', archivedAt: new Date() });
  const { json } = await start('agent', { action: 'send', orders: [foreign, own, deleted, 'ord_1', '0'] });
  const { status, json: shown } = await report('agent', json.task_id);
  expect(status).toBe(200);
  expect(shown).toMatchObject({ task_id: json.task_id, action: 'send', status: 'created', progress: 0 });
  const skipped = { name: '', customer: '', outcome: 'skipped', reason: unseen };
  expect(shown.orders).toEqual([
    { id: String(foreign.id), ...skipped },
    { id: String(own.id), name: 'First', customer: people.customer.name, outcome: 'waiting', reason: null },
    { id: String(deleted.id), ...skipped },
    { id: 'ord_1', ...skipped },
    { id: '0', ...skipped },
  ]);
});

test('the report is for those who asked for the task, and for admins', async () => {
  const order = await build('shared');
  const { json } = await start('agent', { action: 'finish', orders: [order] });
  const statuses = await Promise.all(
    (['agent', 'admin', 'otherAgent', 'shared', 'app'] as const).map(async (who) => [
      (await report(who, json.task_id)).status,
      (await t.as(people[who]).call('downloadOrderTaskFiles', { params: { id: json.task_id ?? '' } })).status,
    ]),
  );
  expect(statuses).toEqual([
    [200, 404],
    [200, 404],
    [404, 404],
    [403, 403],
    [403, 403],
  ]);
});

test.each(['0', 'tsk_1', '999999999'])('404 for the unknown task %s', async (id) => {
  expect((await report('admin', id)).status).toBe(404);
});

test('concurrent and repeated requests with the same key start one task', async () => {
  const order = await build('customer');
  const asked = { action: 'send', orders: [order], key: randomUUID() };
  const answers = await Promise.all(Array.from({ length: 5 }, () => start('agent', asked)));
  expect(new Set(answers.map(({ json }) => json.task_id)).size).toBe(1);
  expect(await t.db.$count(tasks)).toBe(1);
  // Another person's keys are their own.
  expect((await start('admin', asked)).json.task_id).not.toBe(answers[0]?.json.task_id);
});

test('the delivery date has to be there for the action that sets it', async () => {
  const order = await build('customer');
  const asked = { action: 'service_date', orders: [order] };
  expect((await start('agent', asked)).status).toBe(422);
  expect((await start('agent', { ...asked, service_date: null })).status).toBe(200);
});

test.each([
  ['an unknown action', { action: 'burn', orders: ['1'], key: 'a-long-key' }],
  ['no order', { action: 'send', orders: [], key: 'a-long-key' }],
  ['the same order twice', { action: 'send', orders: ['1', '1'], key: 'a-long-key' }],
  [
    'too many orders',
    { action: 'send', orders: Array.from({ length: 501 }, (_, id) => String(id + 1)), key: 'a-long-key' },
  ],
  ['no key', { action: 'send', orders: ['1'] }],
])('%s is 422', async (_what, body) => {
  expect((await t.as(people.admin).call('startOrderTask', { body })).status).toBe(422);
});

test('nothing has happened to the orders when the task is only queued', async () => {
  const order = await build('customer');
  await start('admin', { action: 'delete', orders: [order] });
  expect((await t.db.select().from(orders)).find(({ id }) => id === order.id)).toEqual(order);
  expect(await t.db.$count(orderEvents)).toBe(0);
});
