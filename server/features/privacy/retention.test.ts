import { eq, sql } from 'drizzle-orm';
import * as schema from '../../db/schema';
import { outboxKey } from '../../background/mail';
import type { Env } from '../../core/env';
import { filesOf } from '../../files/filesOf';
import { startLog } from '../../http/log';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';
import { recordLog } from '../../test/recordLog';
import { runDaily } from './retention';

const never = { mails: null, archivedOrders: null, idleAccounts: null, events: null };
const log = recordLog();
let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp({ log });
});
afterAll(() => t.close());
beforeEach(async () => {
  log.lines.length = 0;
  await t.db.delete(schema.settings).where(eq(schema.settings.key, 'retention_at'));
});

const now = new Date('2026-11-26T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

/** Runs the retention as on a day, whatever ran before. */
async function run(keepDays: Partial<Env['keepDays']>, at = now) {
  const env = { ...t.env, keepDays: { ...never, ...keepDays } };
  await runDaily({ db: t.db, env, log: startLog(t.env, log) }, at);
}
const expired = () => log.securityEvents().filter(({ event }) => event === 'data_expired');
const rowOf = async (user: { id: number }) =>
  (await t.db.select().from(schema.users).where(eq(schema.users.id, user.id)))[0];

test('without a setting nothing is deleted, and nothing is written', async () => {
  const customer = await buildUser(t.db);
  await buildOrder(t.db, { customer, catalog: await buildCatalog(t.db), archivedAt: daysAgo(5000) });
  await run({});
  expect(log.lines).toEqual([]);
  expect(await t.db.$count(schema.settings, eq(schema.settings.key, 'retention_at'))).toBe(0);
  expect(await t.db.$count(schema.orders)).toBe(1);
});

test('mails of the outbox and finished mail tasks', async () => {
  const store = filesOf(t.env);
  for (const days of [9, 11]) await store.write(`${outboxKey(daysAgo(days))}-${days}.eml`, Buffer.from('x'));
  const mail = { class: 'SendMail', lane: 'mail', input: {} };
  await t.db.insert(schema.tasks).values([
    { ...mail, status: 'done', finishedAt: daysAgo(11) },
    { ...mail, status: 'done', finishedAt: daysAgo(9) },
    { ...mail, status: 'created', createdAt: daysAgo(11) },
    { ...mail, class: 'UploadStock', status: 'done', finishedAt: daysAgo(11) },
  ]);
  await run({ mails: 10 });
  expect(await store.list('mail')).toEqual([expect.stringMatching(/-9\.eml$/)]);
  expect(await t.db.$count(schema.tasks)).toBe(3);
  expect(expired()).toEqual([
    { event: 'data_expired', person: null, address: '', deleted: { mails: 1, mail_tasks: 1 } },
  ]);
  await store.remove('mail');
  await t.db.delete(schema.tasks);
});

test('deleted orders with their lines and events, and events of others; more than one statement deletes', async () => {
  const [customer, catalog] = [await buildUser(t.db), await buildCatalog(t.db)];
  const build = (archivedAt: Date | null) =>
    buildOrder(t.db, { customer, catalog, lines: { WJM123000M: 1 }, archivedAt });
  const [old, recent, open] = [await build(daysAgo(31)), await build(daysAgo(29)), await build(null)];
  await t.db.execute(sql`
    insert into order_events (order_id, at, kind)
    select ${open.id}, ${daysAgo(100).toISOString()}::timestamptz, 'finished' from generate_series(1, 2500)`);
  await t.db.insert(schema.orderEvents).values([
    { orderId: old.id, at: daysAgo(40), kind: 'deleted' },
    { orderId: open.id, at: daysAgo(80), kind: 'finished' },
  ]);
  await run({ archivedOrders: 30, events: 90 });
  const left = await t.db
    .select({ id: schema.orders.id })
    .from(schema.orders)
    .where(eq(schema.orders.customerId, customer.id));
  expect(left.map(({ id }) => id)).toEqual([recent.id, open.id]);
  expect(await t.db.$count(schema.orderLines, eq(schema.orderLines.orderId, old.id))).toBe(0);
  expect(await t.db.$count(schema.orderEvents)).toBe(1);
  expect(expired()).toMatchObject([{ deleted: { orders: 2, events: 2500 } }]);
});

test('once a day, whichever host; after a failure again', async () => {
  const customer = await buildUser(t.db);
  const catalog = await buildCatalog(t.db);
  const build = () => buildOrder(t.db, { customer, catalog, archivedAt: daysAgo(31) });
  const count = () => t.db.$count(schema.orders, eq(schema.orders.customerId, customer.id));
  await build();
  await Promise.all([run({ archivedOrders: 30 }), run({ archivedOrders: 30 })]);
  await build();
  await run({ archivedOrders: 30 }, new Date(now.getTime() + 23 * 3_600_000));
  expect([await count(), expired().length]).toEqual([1, 1]);

  const broken = { ...t.env, s3: null, dataDir: '\0', keepDays: { ...never, mails: 1 } };
  const later = new Date(now.getTime() + 25 * 3_600_000);
  await expect(runDaily({ db: t.db, env: broken, log: startLog(t.env, log) }, later)).rejects.toThrow();
  await run({ archivedOrders: 30 }, later);
  expect(await count()).toBe(0);
});

describe('idle accounts', () => {
  const old = { createdAt: daysAgo(500) };
  const notices = async () =>
    (await t.takeQueued())
      .map(({ input }) => input)
      .filter((input) => JSON.stringify(input).includes('idle'));
  beforeEach(async () => {
    await t.db.update(schema.users).set({ erasedAt: now, closedAt: now });
    await t.db.delete(schema.tasks);
  });

  test('are announced 30 days before, once, and then erased', async () => {
    const idle = await buildUser(t.db, { ...old, lastSeenAt: daysAgo(340) });
    await run({ idleAccounts: 365 }, now);
    const erasedAt = (now.getTime() + 30 * 86_400_000) / 1000;
    expect(await notices()).toEqual([{ kind: 'idle_notice', userId: idle.id, erasedAt }]);
    for (const day of [1, 29]) await run({ idleAccounts: 365 }, daysAgo(-day));
    expect(await notices()).toEqual([]);
    expect((await rowOf(idle))?.closedAt).toBeNull();

    log.lines.length = 0;
    await run({ idleAccounts: 365 }, daysAgo(-30.5));
    expect(await rowOf(idle)).toMatchObject({ name: 'Deleted person', erasedAt: expect.any(Date) });
    expect(log.securityEvents()).toEqual([
      { event: 'account_erased', target: String(idle.id), by: 'retention', person: null, address: '' },
      { event: 'data_expired', deleted: { accounts: 1 }, person: null, address: '' },
    ]);
  });

  test('stay if somebody has used them since, by whatever sign; the notice starts anew', async () => {
    const announced = { ...old, idleNoticeAt: daysAgo(40) };
    const seen = await buildUser(t.db, { ...announced, lastSeenAt: daysAgo(2) });
    const signedIn = await buildUser(t.db, announced);
    const session = { tokenHash: Buffer.from('x'), userId: signedIn.id, expiresAt: now };
    await t.db.insert(schema.sessions).values({ ...session, lastSeenAt: daysAgo(3) });
    const ordering = await buildUser(t.db, announced);
    const catalog = await buildCatalog(t.db);
    await buildOrder(t.db, { customer: ordering, catalog, editedAt: daysAgo(4) });
    const again = await buildUser(t.db, {
      ...announced,
      idleNoticeAt: daysAgo(400),
      lastSeenAt: daysAgo(370),
    });
    await run({ idleAccounts: 365 });
    for (const user of [seen, signedIn, ordering, again]) expect((await rowOf(user))?.closedAt).toBeNull();
    expect(await notices()).toEqual([expect.objectContaining({ userId: again.id })]);
  });

  test('of the last admin and of agents with orders or customers stay, and they are not announced', async () => {
    const announced = { ...old, idleNoticeAt: daysAgo(40) };
    const admin = await buildUser(t.db, { ...announced, roles: ['admin'] });
    const agent = await buildUser(t.db, { ...announced, roles: ['agent'] });
    await buildUser(t.db, { agents: [agent] });
    const fresh = await buildUser(t.db, { ...old, roles: ['agent'] });
    await buildUser(t.db, { agents: [fresh] });
    await run({ idleAccounts: 365 });
    for (const user of [admin, agent, fresh]) expect((await rowOf(user))?.closedAt).toBeNull();
    expect(await notices()).toEqual([]);

    const second = await buildUser(t.db, { roles: ['admin'] });
    await run({ idleAccounts: 365 }, daysAgo(-2));
    expect((await rowOf(admin))?.closedAt).toBeInstanceOf(Date);
    expect((await rowOf(second))?.closedAt).toBeNull();
  });

  test('that are closed are erased after the same time, unless an order waits for the ERP', async () => {
    const [closed, recent, waiting] = [
      await buildUser(t.db, { closedAt: daysAgo(366) }),
      await buildUser(t.db, { closedAt: daysAgo(364) }),
      await buildUser(t.db, { closedAt: daysAgo(366) }),
    ];
    await buildOrder(t.db, { customer: waiting, catalog: await buildCatalog(t.db), sapStatus: 1 });
    await run({ idleAccounts: 365 });
    expect((await rowOf(closed))?.name).toBe('Deleted person');
    expect((await rowOf(recent))?.erasedAt).toBeNull();
    expect((await rowOf(waiting))?.erasedAt).toBeNull();
  });
});
