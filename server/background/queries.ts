import { sql } from 'drizzle-orm';
import type { Message } from '../../src/domain/language/message';
import { storedReason, type TaskLine } from '../core/taskLines';
import { directOptions } from '../db/direct';
import type { Db } from '../db/openDatabase';
import { isRetriable } from './taskDefinition';
import pg from 'pg';

/**
 * A task that a worker has started; `attempts` and `started_after` together distinguish its claim from every other
 * worker's.
 */
export type ClaimedTask<Input> = {
  id: number;
  class: string;
  input: Input;
  files: string[];
  /** Why the previous try failed, if known. */
  error: string | null;
  attempts: number;
  started_after: string;
};

/** A worker's claim on a task, as the tables identify it. */
export type Claim = Pick<ClaimedTask<unknown>, 'id' | 'attempts' | 'started_after'>;

/** The worker has lost its task to another one; its work is rolled back. */
export class TaskLostError extends Error {}

/** A queue, and whether a task waiting for its next try blocks those behind it. */
export type Queue = { name: string; inOrder: boolean };

const headOf = ({ name, inOrder }: Queue) => sql`(
  select id, start_after from tasks
  where lane = ${name} and status in ('created', 'WIP') and (${inOrder}::boolean or start_after <= now())
  order by id limit 1)`;

/** Whether the next task of a queue is due and no host is working on it. */
export async function isQueueDue(db: Db, queue: Queue): Promise<boolean> {
  const found = await db.execute<{ due: boolean }>(sql`
    select head.start_after <= now() and pg_try_advisory_xact_lock(${queueLockKey}, hashtext(${queue.name})) as due
    from ${headOf(queue)} head`);
  return found.rows[0]?.due ?? false;
}

/** Claims the next task of a queue if it is due. Only the holder of the queue may call this. */
export async function claimTask<Input>(db: Db, queue: Queue): Promise<ClaimedTask<Input> | null> {
  const claimed = await db.execute<ClaimedTask<Input>>(sql`
    update tasks set status = 'WIP', attempts = attempts + 1
    where id = (select id from ${headOf(queue)} head)
      and status in ('created', 'WIP') and start_after <= now()
    returning id::float8 as id, class, input, files, error, attempts, start_after::text as started_after`);
  return claimed.rows[0] ?? null;
}

const isClaimed = ({ id, attempts, started_after }: Claim) => sql`
  id = ${id} and attempts = ${attempts} and start_after = ${started_after}::timestamptz and status = 'WIP'`;

/** Writes a task's progress in percent. */
export async function writeProgress(db: Db, claim: Claim, percent: number): Promise<void> {
  await db.execute(sql`update tasks set progress = ${percent} where ${isClaimed(claim)}`);
}

/**
 * Marks a task as done; throws a `TaskLostError` if it is no longer the worker's, so that its effect is rolled back.
 */
export async function markDone(db: Db, claim: Claim, errors: readonly TaskLine[]): Promise<void> {
  const ended = await db.execute(sql`
    update tasks set status = 'done', progress = 100, error = null, errors = ${toJson(errors)}::jsonb,
      finished_at = now()
    where ${isClaimed(claim)}`);
  if (ended.rowCount === 0) throw new TaskLostError('Another worker has this task.');
}

/** Marks a task as failed. */
export async function markFailed(
  db: Db,
  claim: Claim,
  { reason, errors }: { reason: string | Message; errors: readonly TaskLine[] },
): Promise<void> {
  await db.execute(sql`
    update tasks set status = 'failed', error = ${storedReason(reason)}, errors = ${toJson(errors)}::jsonb,
      finished_at = now()
    where ${isClaimed(claim)}`);
}

const toJson = (errors: readonly TaskLine[]) => (errors.length === 0 ? null : JSON.stringify(errors));

/** Puts a task back at the head of its queue, to start again after this many seconds; `error` is stored with it. */
export async function putBack(db: Db, claim: Claim, seconds: number, error: string | null): Promise<void> {
  await db.execute(sql`
    update tasks set status = 'created', start_after = now() + make_interval(secs => ${seconds}),
      error = ${error}
    where ${isClaimed(claim)}`);
}

/** Puts a task back without counting this attempt. */
export async function handBack(db: Db, claim: Claim): Promise<void> {
  await db.execute(sql`
    update tasks set status = 'created', attempts = attempts - 1, start_after = now()
    where ${isClaimed(claim)}`);
}

/** Days that a finished task stays in the list. */
const daysListed = 90;

/** Which of these tasks still need their uploaded files. */
export async function selectNeedingUploads(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const found = await db.execute<{ id: number }>(sql`
    select id::float8 as id from tasks
    where id = any(${sql.param([...ids])}::bigint[])
      and (status in ('created', 'WIP') or ${isRetriable})`);
  return new Set(found.rows.map(({ id }) => id));
}

/** Days that the files that a task has made can be downloaded. */
const daysDownloadable = 7;

/** Which of these tasks' files can still be downloaded, or are still being made. */
export async function selectDownloadable(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const found = await db.execute<{ id: number }>(sql`
    select id::float8 as id from tasks
    where id = any(${sql.param([...ids])}::bigint[])
      and (finished_at is null or finished_at > now() - make_interval(days => ${daysDownloadable}))`);
  return new Set(found.rows.map(({ id }) => id));
}

/** Deletes tasks that ended long ago. */
export async function deleteOldTasks(db: Db): Promise<void> {
  await db.execute(sql`delete from tasks where finished_at < now() - make_interval(days => ${daysListed})`);
}

/** The first half of a queue's advisory lock key; the second is the queue's hash. */
export const queueLockKey = 5_207_312;

/** The lock on a queue, held by a database connection: a killed host loses it at once. */
export interface QueueLock {
  /** Aborted when the lock is lost. */
  lost: AbortSignal;
  release(): Promise<void>;
}

/** Locks the queue for this host; null when another worker has it. */
export async function lockQueue(pool: pg.Pool, queue: string): Promise<QueueLock | null> {
  const lost = new AbortController();
  const client = new pg.Client({
    // The lock belongs to the session.
    ...directOptions(pool),
    application_name: 'linedesk tasks',
    keepAlive: true,
  });
  client.on('error', () => lost.abort());
  client.on('end', () => lost.abort());
  try {
    await client.connect();
    // A machine that vanishes doesn't close its connection: the database should notice within a minute.
    await client.query(`
      select set_config('tcp_keepalives_idle', '20', false), set_config('tcp_keepalives_interval', '10', false),
        set_config('tcp_keepalives_count', '3', false)`);
    const { rows } = await client.query('select pg_try_advisory_lock($1, hashtext($2)) as taken', [
      queueLockKey,
      queue,
    ]);
    if (rows[0]?.taken === true) return { lost: lost.signal, release: () => client.end() };
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  await client.end();
  return null;
}
