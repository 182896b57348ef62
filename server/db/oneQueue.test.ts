import { readFileSync } from 'node:fs';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { openTestDatabase } from '../test/testDatabase';
import { erpAttempts, tasks } from './schema';

const migration = readFileSync(path.join(__dirname, 'migrations/0008_one-queue.sql'), 'utf8');

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** The part of pg-boss 10's tables that holds jobs. */
const pgboss = `
  create schema pgboss;
  create type pgboss.job_state as enum ('created', 'retry', 'active', 'completed', 'cancelled', 'failed');
  create table pgboss.queue (name text primary key);
  create table pgboss.job (
    id uuid not null default gen_random_uuid(), name text not null, data jsonb,
    state pgboss.job_state not null default 'created', retry_count int not null default 0,
    start_after timestamptz not null default now(), started_on timestamptz,
    created_on timestamptz not null default clock_timestamp(), output jsonb
  ) partition by list (name);
  create table pgboss.sends partition of pgboss.job for values in ('erp-send', 'erp-send-given-up');
  create table pgboss.mails partition of pgboss.job for values in ('mail', 'mail-given-up');
  insert into pgboss.job (name, data, state, retry_count, start_after, output) values
    ('erp-send', '{"key":"waits"}', 'created', 0, now(), null),
    ('erp-send', '{"key":"waits again"}', 'retry', 2, now() + interval '1 hour', '{"reason":"its drop folder is missing"}'),
    ('erp-send', '{"key":"was begun"}', 'active', 7, now() - interval '1 hour', null),
    ('erp-send', '{"key":"is over"}', 'completed', 0, now(), null),
    ('erp-send', '{"key":"was given up before"}', 'failed', 7, now(), null),
    ('erp-send-given-up', '{"key":"is given up"}', 'created', 0, now(), '{"reason":"its drop folder is missing"}'),
    ('mail', '{"kind":"invitation","userId":5,"orderId":null}', 'created', 0, now(), null),
    ('mail-given-up', '{"kind":"order_link","userId":6,"orderId":7}', 'active', 0, now(), '{"reason":"EEXIST"}');`;

test('what waited in an installation of before waits on, at the try it had come to', async () => {
  const key = '00000000-0000-4000-8000-000000000001';
  await database.db.execute(sql.raw(pgboss));
  await database.db.execute(sql`create index erp_attempts_at_idx on erp_attempts (at)`);
  await database.db.insert(erpAttempts).values({ key, at: new Date() });
  await database.db.execute(sql.raw(migration));
  const found = await database.db
    .select({
      class: tasks.class,
      lane: tasks.lane,
      input: tasks.input,
      attempts: tasks.attempts,
      error: tasks.error,
      minutes: sql<number>`round(extract(epoch from start_after - now()) / 60)::int`,
    })
    .from(tasks)
    .where(eq(tasks.status, 'created'))
    .orderBy(tasks.id);
  const send = { class: 'SendOrder', lane: 'erp', error: null, minutes: 0 };
  const mail = { class: 'SendMail', lane: 'mail', error: null, minutes: 0 };
  expect(found).toEqual([
    { ...send, input: { key: 'waits' }, attempts: 0 },
    { ...send, input: { key: 'waits again' }, attempts: 3, minutes: 60 },
    { ...send, input: { key: 'was begun' }, attempts: 8 },
    { ...send, input: { key: 'is given up' }, attempts: 8, error: 'its drop folder is missing' },
    { ...mail, input: { kind: 'invitation', userId: 5, orderId: null }, attempts: 0 },
    { ...mail, input: { kind: 'order_link', userId: 6, orderId: 7 }, attempts: 13, error: 'EEXIST' },
    // Given up while the ERP could not say whether it has the order.
    { ...send, input: { key }, attempts: 8 },
  ]);
  const left = await database.db.execute(sql`select from pg_namespace where nspname = 'pgboss'`);
  expect(left.rows).toEqual([]);
});
