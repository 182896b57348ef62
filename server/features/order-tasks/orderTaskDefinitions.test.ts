import { notFound } from '../../core/problems';
import { eq, sql } from 'drizzle-orm';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { read } from 'xlsx';
import { orderTaskLines, tasks } from '../../db/schema';
import { listZip } from '../../files/zip';
import { sweepMadeFiles } from '../../background/uploads';
import { buildOrderTasks } from '../../test/buildOrderTasks';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildPeople, type Person } from '../../test/buildPeople';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';
import { usually } from '../../test/usually';

const unseen = notFound('order').message;

const lines = { WJM123000M: 3 };

let t: TestApp;
let many: ReturnType<typeof buildOrderTasks>;
let people: Awaited<ReturnType<typeof buildPeople>>;
let catalog: Awaited<ReturnType<typeof buildCatalog>>;
beforeAll(async () => {
  t = await buildTestApp();
  many = buildOrderTasks(t);
  people = await buildPeople(t.db);
  catalog = await buildCatalog(t.db);
});
afterEach(async () => {
  await many.hosts.stop();
  await t.db.delete(tasks);
});
afterAll(async () => {
  await many.close();
  await t.close();
});

const build = (values: Partial<Parameters<typeof buildOrder>[1]> = {}, customer: Person = 'customer') =>
  buildOrder(t.db, { customer: people[customer], catalog, lines, ...values });

const outcomes = ({ orders }: { orders: { outcome: string; reason: string | null }[] }) =>
  orders.map(({ outcome, reason }) => [outcome, reason]);

describe('each order of a task', () => {
  beforeEach(() => void many.startHost());

  test('is sent once, or refused with a message', async () => {
    const returns = await buildCatalog(t.db, { catalogType: 'return' });
    const asked = [
      await build(),
      await build({ lines: {} }),
      await build({ sapStatus: 99, erpMessage: 'V1 312: no such partner' }),
      await build({ sapStatus: 2 }),
      await build({ catalog: returns }),
    ];
    const report = await many.done(people.agent, 'send', asked);
    expect(report).toMatchObject({ status: 'done', progress: 100, error: null });
    expect(outcomes(report)).toEqual([
      ['done', null],
      ['refused', 'This order has no pieces, so there is nothing to send.'],
      ['done', null],
      ['refused', 'This order was sent to the ERP and cannot be sent again until an agent unlocks it.'],
      ['refused', 'Return orders cannot be sent to the ERP; download the XLS and upload it manually.'],
    ]);
    const after = await Promise.all(asked.map(({ id }) => many.findOrder(id)));
    expect(after.map(({ sapStatus }) => sapStatus)).toEqual([1, 0, 1, 2, 0]);
    const queued = await t.takeQueued();
    expect(queued).toEqual(
      [0, 2].map((index) => ({ class: 'SendOrder', input: { key: after[index]?.erpKey } })),
    );
    expect(await many.kindsOf(asked[0]?.id ?? 0)).toEqual(['sent']);
    const list = async (who: Person) => (await t.as(people[who]).call('listOrderTasks')).json.tasks;
    expect(await list('agent')).toEqual([
      { ...report, orders: undefined, count: 5, done: 2, refused: 3, skipped: 0 },
    ]);
    expect(await list('admin')).toEqual([]);
    const [task] = (await t.as(people.admin).call('listTasks')).json.tasks;
    expect(task).toMatchObject({ class: 'SendOrders', errors_count: 3 });
    expect(task?.errors?.[0]).toBe(
      `${asked[1]?.name}, ${people.customer.name}: This order has no pieces, so there is nothing to send.`,
    );
  });

  test('is marked as finished', async () => {
    const asked = [await build(), await build({ finished: true }), await build({ sapStatus: 1 })];
    expect(outcomes(await many.done(people.agent, 'finish', asked))).toEqual([
      ['done', null],
      ['skipped', 'It was finished already.'],
      ['refused', 'This order is in the ERP and cannot be finished or reopened until the ERP answers.'],
    ]);
    expect(await many.findOrder(asked[0]?.id ?? 0)).toMatchObject({ finished: true, version: 2 });
    expect(await many.kindsOf(asked[0]?.id ?? 0)).toEqual(['finished']);
    expect(await many.findOrder(asked[1]?.id ?? 0)).toEqual(asked[1]);
  });

  test('gets the delivery date', async () => {
    const day = 1_800_000_000;
    const asked = [
      await build(),
      await build({ serviceDate: new Date(day * 1000) }),
      await build({ sapStatus: 3 }),
    ];
    expect(outcomes(await many.done(people.agent, 'service_date', asked, { service_date: day }))).toEqual([
      ['done', null],
      ['skipped', 'It had this delivery date already.'],
      ['refused', 'This order was sent to the ERP and cannot be changed until an agent unlocks it.'],
    ]);
    expect(await many.findOrder(asked[0]?.id ?? 0)).toMatchObject({
      serviceDate: new Date(day * 1000),
      version: 2,
      itemsCount: 3,
    });
    expect(await many.kindsOf(asked[0]?.id ?? 0)).toEqual(['changed']);
  });

  test('is deleted, and restored as it was', async () => {
    const asked = [await build({ finished: true }), await build({ sapStatus: 2 })];
    expect(outcomes(await many.done(people.agent, 'delete', asked))).toEqual([
      ['done', null],
      ['refused', 'This order was sent to the ERP and cannot be deleted until an agent unlocks it.'],
    ]);
    const [first] = asked;
    if (first === undefined) throw new Error('There is no order.');
    expect((await many.findOrder(first.id)).archivedAt).not.toBeNull();
    expect(outcomes(await many.done(people.agent, 'restore', asked))).toEqual([
      ['done', null],
      ['skipped', 'It is not deleted.'],
    ]);
    const { editedAt, changedIn: _written, ...restored } = await many.findOrder(first.id);
    const { editedAt: _edited, changedIn: _before, ...as } = first;
    expect(restored).toEqual({ ...as, version: 3, archivedAt: null });
    expect(editedAt).not.toEqual(first.editedAt);
    expect(await many.kindsOf(first.id)).toEqual(['deleted', 'restored']);
    const id = String(first.id);
    expect((await t.as(people.customer).call('getOrder', { params: { id } })).json.lines).toEqual({
      WJM123: { WJM123000M: 3 },
    });
  });

  test('is restored for an agent who deleted it themselves, and for admins', async () => {
    const order = await build({}, 'shared');
    const byAgent = { body: { id: String(order.id) } };
    await t.as(people.agent).call('deleteOrder', byAgent);
    const asOtherAgent = await t.as(people.otherAgent).call('startOrderTask', {
      body: { action: 'restore', orders: [String(order.id)], key: 'the key of the otherAgent' },
    });
    expect(asOtherAgent.status).toBe(404);
    expect(outcomes(await many.done(people.admin, 'restore', [order]))).toEqual([['done', null]]);
    await t.as(people.agent).call('deleteOrder', byAgent);
    expect(outcomes(await many.done(people.agent, 'restore', [order]))).toEqual([['done', null]]);
    await t.as(people.admin).call('deleteOrder', byAgent);
    const own = await build();
    expect(outcomes(await many.done(people.agent, 'restore', [order, own]))).toEqual([
      ['skipped', unseen],
      ['skipped', 'It is not deleted.'],
    ]);
  });

  test('is not changed once its seller or customer has another agent, or the person another role', async () => {
    const agent = await buildUser(t.db, { roles: ['agent'] });
    const own = await buildUser(t.db, { agents: [agent] });
    const asked = [await build({ customer: own }), await build({ customer: own })];
    await many.hosts.stop();
    const lost = await many.start(agent, 'send', asked);
    await t.db.execute(sql`delete from agent_customers where agent_id = ${agent.id}`);
    many.startHost();
    await many.hosts.ended(lost);
    expect(outcomes(await many.reportOf(agent, lost))).toEqual([
      ['skipped', unseen],
      ['skipped', unseen],
    ]);
    await many.hosts.stop();
    const other = await many.start(people.admin, 'send', asked);
    await t.db.update(tasks).set({ input: { action: 'send', userId: own.id, serviceDate: null } });
    many.startHost();
    await many.hosts.ended(other);
    expect(outcomes(await many.reportOf(people.admin, other))).toEqual([
      ['refused', 'You are not allowed to do this.'],
      ['refused', 'You are not allowed to do this.'],
    ]);
    expect(await t.takeQueued()).toEqual([]);
  });
});

test('why orders were left out is said in the language of the caller', async () => {
  const asked = [
    await build({ sapStatus: 2 }),
    await build({ finished: true }),
    await build({ finished: true }),
  ];
  const id = await many.start(people.agent, 'finish', [...asked, { id: 999_999 }]);
  many.startHost();
  await many.hosts.ended(id);
  // As an earlier release has stored it.
  await t.db
    .update(orderTaskLines)
    .set({ reason: 'It was finished already.' })
    .where(eq(orderTaskLines.orderId, String(asked[2]?.id)));
  const headers = { 'accept-language': 'en-XA' };
  const { json } = await t.as(people.agent).call('getOrderTask', { params: { id }, headers });
  expect(outcomes(json)).toEqual([
    ['refused', expect.stringMatching(/^\[Thîs ördér wås séñt tö thé ÉRP.*\]$/)],
    ['skipped', '[Ît wås fîñîshéd ålréådý. · · · · ·]'],
    ['skipped', 'It was finished already.'],
    ['skipped', expect.stringMatching(/^\[Thîs ördér döés ñöt éxîst.*\]$/)],
  ]);
  const [listed] = (await t.as(people.admin).call('listTasks', { headers })).json.tasks;
  expect(listed?.errors).toEqual([expect.stringMatching(/^\[.+, .+:  ·\[Thîs ördér wås .*\]\]$/)]);
});

test('a task that fails says why in the language of the caller', async () => {
  const id = await many.start(people.agent, 'finish', [await build()]);
  many.startHost({ finish: () => Promise.reject(new Error('a fault of ours')) });
  await many.hosts.ended(id);
  const headers = { 'accept-language': 'en-XA' };
  const { json } = await t.as(people.agent).call('getOrderTask', { params: { id }, headers });
  const list = await t.as(people.agent).call('listOrderTasks', { headers });
  expect(json.error).toMatch(/^\[Söméthîñg wéñt wröñg.*\]$/);
  expect(list.json.tasks[0]?.error).toBe(json.error);
});

test('hundreds of orders, with a host that is repeatedly interrupted: each once', async () => {
  const count = usually(120, 500);
  const asked = await Promise.all(Array.from({ length: count }, () => build()));
  const id = await many.start(people.admin, 'send', asked);
  let steps = 0;
  many.startHost({
    async send(tx, input) {
      await many.steps.send(tx, input);
      steps += 1;
      // After the order was written, but before its transaction ends.
      if (steps === count * 0.4 || steps === count * 0.7) throw new Error('the host was killed');
    },
  });
  expect(await many.hosts.ended(id)).toMatchObject({ status: 'done', attempts: 3 });
  expect(outcomes(await many.reportOf(people.admin, id))).toEqual(asked.map(() => ['done', null]));
  expect(await t.takeQueued()).toHaveLength(count);
  const events = await t.db.execute<{ events: number }>(sql`
    select count(*)::int as events from order_events where kind = 'sent' and order_id = any(${sql.param(asked.map(({ id }) => id))}::bigint[]) group by order_id`);
  expect(events.rows.map((row) => row.events)).toEqual(asked.map(() => 1));
});

test.each([
  ['excel', '.xlsx'],
  ['pdf', '.pdf'],
] as const)('a zip of the %s files of the orders', async (action, extension) => {
  const asked = [await build({ name: 'Été "1"' }), await build({ sapStatus: 2 })];
  const deleted = await build();
  const id = await many.start(people.agent, action, [...asked, deleted]);
  await t.as(people.admin).call('deleteOrder', { body: { id: String(deleted.id) } });
  many.startHost();
  await many.hosts.ended(id);
  expect(outcomes(await many.reportOf(people.agent, id))).toEqual([
    ['done', null],
    ['done', null],
    ['skipped', unseen],
  ]);
  const { status, headers, raw } = await t
    .as(people.agent)
    .call('downloadOrderTaskFiles', { params: { id } });
  expect([status, headers['content-type']]).toEqual([200, 'application/zip']);
  expect(headers['content-disposition']).toContain(`filename="orders_${id}.zip"`);
  const files = await listZip(raw);
  expect(files.map(({ name }) => name)).toEqual([
    `order_${asked[0]?.id}_Été_1${extension}`,
    `order_${asked[1]?.id}_${asked[1]?.name.replace(' ', '_')}${extension}`,
  ]);
  for (const { unpack } of files) {
    const bytes = await unpack();
    if (action === 'pdf') expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    else expect(read(bytes).SheetNames).toContain('Order');
  }
});

test('the files are available for a week; afterwards a message says that they were deleted', async () => {
  many.startHost();
  const id = await many.start(people.admin, 'pdf', [await build()]);
  await many.hosts.ended(id);
  const folder = path.join(t.env.dataDir, 'order-files', id);
  const download = () => t.as(people.admin).call('downloadOrderTaskFiles', { params: { id } });
  await sweepMadeFiles(t.db, t.env);
  expect((await download()).status).toBe(200);
  await t.db.update(tasks).set({ finishedAt: new Date(Date.now() - 8 * 86_400_000) });
  await sweepMadeFiles(t.db, t.env);
  expect(existsSync(folder)).toBe(false);
  expect(await download()).toMatchObject({
    status: 404,
    json: { detail: 'The files of this task are no longer kept; ask for them again.' },
  });
});
