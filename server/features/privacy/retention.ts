import { type SQL, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { repeat, type Repeating } from '../../core/repeat';
import type { Env } from '../../core/env';
import { outboxKey } from '../../background/mail';
import type { Db } from '../../db/openDatabase';
import { type FileLocation, filesOf } from '../../files/filesOf';
import { recordSecurityEvent } from '../../http/log';
import { announceErasure, eraseIdle } from './idleAccounts';

/** What the retention needs. */
interface Parts {
  db: Db;
  env: Pick<Env, 'keepDays'> & FileLocation;
  log: FastifyBaseLogger;
}

const checkSeconds = 3600;
const rowsAtOnce = 1000;
const dayMs = 86_400_000;

/** Deletes once a day, on one of the hosts, what the settings no longer keep. */
export function startRetention(parts: Parts): Repeating {
  return repeat({
    pass: () => runDaily(parts, new Date()),
    seconds: checkSeconds,
    onError: (error) =>
      parts.log.error({ err: error }, 'what is no longer to be stored could not be deleted'),
  });
}

/** Runs the retention unless a host has done so within a day; one that failed is tried again at the next check. */
export async function runDaily(parts: Parts, now: Date): Promise<void> {
  const { db, env } = parts;
  if (Object.values(env.keepDays).every((days) => days === null)) return;
  const claimed = await db.execute(sql`
    insert into settings (key, value) values ('retention_at', ${now.toISOString()})
    on conflict (key) do update set value = excluded.value
    where settings.value::timestamptz <= ${daysBefore(now, 1)}`);
  if (claimed.rowCount === 0) return;
  try {
    await runRetention(parts, now);
  } catch (error) {
    await db.execute(sql`delete from settings where key = 'retention_at'`);
    throw error;
  }
}

/** Deletes what is older than the settings say, in small statements, and records how much it was. */
async function runRetention({ db, env, log }: Parts, now: Date): Promise<void> {
  const { mails, archivedOrders, events, idleAccounts } = env.keepDays;
  const deleted: Record<string, number> = {};
  const caller = { log, ip: '', user: null };
  if (mails !== null) {
    deleted.mails = await deleteMails(env, new Date(now.getTime() - mails * dayMs));
    deleted.mail_tasks = await deleteRows(
      db,
      'tasks',
      sql`class = 'SendMail' and finished_at < ${daysBefore(now, mails)}`,
    );
  }
  if (archivedOrders !== null) {
    deleted.orders = await deleteRows(db, 'orders', sql`archived_at < ${daysBefore(now, archivedOrders)}`);
  }
  if (events !== null) {
    deleted.events = await deleteRows(db, 'order_events', sql`at < ${daysBefore(now, events)}`);
  }
  if (idleAccounts !== null) {
    const erased = await eraseIdle(db, env, idleAccounts, now);
    for (const id of erased) {
      recordSecurityEvent(caller, { event: 'account_erased', target: String(id), by: 'retention' });
    }
    deleted.accounts = erased.length;
    const announced = await announceErasure(db, env, idleAccounts, now);
    if (announced > 0) log.info({ announced }, 'people were told that their unused accounts will be erased');
  }
  if (Object.values(deleted).some((count) => count > 0)) {
    recordSecurityEvent(caller, { event: 'data_expired', deleted });
  }
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs).toISOString();

/** Deletes the rows of a table that meet a condition, a few at a time; returns how many. */
async function deleteRows(db: Db, table: string, condition: SQL): Promise<number> {
  const name = sql.identifier(table);
  let count = 0;
  for (;;) {
    const { rowCount } = await db.execute(sql`
      delete from ${name} where ctid in (select ctid from ${name} where ${condition} limit ${rowsAtOnce})`);
    count += rowCount ?? 0;
    if ((rowCount ?? 0) < rowsAtOnce) return count;
  }
}

/** Removes the mails of the outbox that are older; returns how many. */
async function deleteMails(env: FileLocation, before: Date): Promise<number> {
  const store = filesOf(env);
  const old = (await store.list('mail')).filter((key) => key < outboxKey(before));
  for (const key of old) await store.remove(key);
  return old.length;
}
