import { sql } from 'drizzle-orm';
import type { Db } from '../db/openDatabase';
import { isRetriable } from './taskWork';
import pg from 'pg';

/** A task that a worker has begun; `attempts` and `started_after` together tell it from every other worker. */
export type ClaimedTask<Input> = {
  id: number;
  class: string;
  input: Input;
  files: string[];
  /** Why the try before went wrong, where that is kept. */
  error: string | null;
  attempts: number;
  started_after: string;
};

/** Which task a worker has, as far as the tables must know. */
export type Claim = Pick<ClaimedTask<unknown>, 'id' | 'attempts' | 'started_after'>;

/** The worker has lost its task to another one; what it did is undone. */
export class TaskLostError extends Error {}

/** A lane, and whether a task that waits for its next try holds up those behind it. */
export type Lane = { name: string; inOrder: boolean };

const headOf = ({ name, inOrder }: Lane) => sql`(
  select id, start_after from tasks
  where lane = ${name} and status in ('created', 'WIP') and (${inOrder}::boolean or start_after <= now())
  order by id limit 1)`;

/** Whether the next task of a lane may be worked on now, and no host does. */
export async function isLaneDue(db: Db, lane: Lane): Promise<boolean> {
  const found = await db.execute<{ due: boolean }>(sql`
    select head.start_after <= now() and pg_try_advisory_xact_lock(${laneKey}, hashtext(${lane.name})) as due
    from ${headOf(lane)} head`);
  return found.rows[0]?.due ?? false;
}

/** Begins the next task of a lane, if it is due. Only whoever has the lane may. */
export async function claimTask<Input>(db: Db, lane: Lane): Promise<ClaimedTask<Input> | null> {
  const claimed = await db.execute<ClaimedTask<Input>>(sql`
    update tasks set status = 'WIP', attempts = attempts + 1
    where id = (select id from ${headOf(lane)} head)
      and status in ('created', 'WIP') and start_after <= now()
    returning id::float8 as id, class, input, files, error, attempts, start_after::text as started_after`);
  return claimed.rows[0] ?? null;
}

const isClaimed = ({ id, attempts, started_after }: Claim) => sql`
  id = ${id} and attempts = ${attempts} and start_after = ${started_after}::timestamptz and status = 'WIP'`;

/** Tells how far a task is, in percent. */
export async function writeProgress(db: Db, claim: Claim, percent: number): Promise<void> {
  await db.execute(sql`update tasks set progress = ${percent} where ${isClaimed(claim)}`);
}

/** Ends a task well; throws a `TaskLostError` when it is no longer the worker's, so that its effect is undone. */
export async function markDone(db: Db, claim: Claim, errors: readonly string[]): Promise<void> {
  const ended = await db.execute(sql`
    update tasks set status = 'done', progress = 100, error = null, errors = ${toJson(errors)}::jsonb,
      finished_at = now()
    where ${isClaimed(claim)}`);
  if (ended.rowCount === 0) throw new TaskLostError('Another worker has this task.');
}

/** Ends a task badly. */
export async function markFailed(
  db: Db,
  claim: Claim,
  { message, errors }: { message: string; errors: readonly string[] },
): Promise<void> {
  await db.execute(sql`
    update tasks set status = 'failed', error = ${message}, errors = ${toJson(errors)}::jsonb,
      finished_at = now()
    where ${isClaimed(claim)}`);
}

const toJson = (errors: readonly string[]) => (errors.length === 0 ? null : JSON.stringify(errors));

/** Puts a task back at the head of its lane, to be begun again after so many seconds; `error` is kept with it. */
export async function putBack(db: Db, claim: Claim, seconds: number, error: string | null): Promise<void> {
  await db.execute(sql`
    update tasks set status = 'created', start_after = now() + make_interval(secs => ${seconds}),
      error = ${error}
    where ${isClaimed(claim)}`);
}

/** Puts a task back as if this attempt had not been. */
export async function handBack(db: Db, claim: Claim): Promise<void> {
  await db.execute(sql`
    update tasks set status = 'created', attempts = attempts - 1, start_after = now()
    where ${isClaimed(claim)}`);
}

/** Days after which a task that has ended leaves the list. */
const daysListed = 90;

/** Those of the tasks whose uploaded files are still needed. */
export async function selectKept(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const found = await db.execute<{ id: number }>(sql`
    select id::float8 as id from tasks
    where id = any(${sql.param([...ids])}::bigint[])
      and (status in ('created', 'WIP') or ${isRetriable})`);
  return new Set(found.rows.map(({ id }) => id));
}

/** Forgets the tasks that ended long ago. */
export async function deleteOldTasks(db: Db): Promise<void> {
  await db.execute(sql`delete from tasks where finished_at < now() - make_interval(days => ${daysListed})`);
}

/** The first half of the advisory locks of lanes; the second is the lane's hash. */
export const laneKey = 5_207_312;

/** The right to work on a lane, which ends with its connection: a host that is killed loses it at once. */
export interface LaneRight {
  /** Aborted when the right is lost. */
  lost: AbortSignal;
  release(): Promise<void>;
}

/** Takes the lane for this host, or answers null when another worker has it. */
export async function takeLane(pool: pg.Pool, lane: string): Promise<LaneRight | null> {
  const lost = new AbortController();
  const client = new pg.Client({
    ...pool.options,
    // A pool hides its password from being copied with the other options.
    password: pool.options.password,
    application_name: 'linedesk tasks',
    keepAlive: true,
  });
  client.on('error', () => lost.abort());
  client.on('end', () => lost.abort());
  try {
    await client.connect();
    // A machine that vanishes ends no connection: the database is to find out within a minute.
    await client.query(`
      select set_config('tcp_keepalives_idle', '20', false), set_config('tcp_keepalives_interval', '10', false),
        set_config('tcp_keepalives_count', '3', false)`);
    const { rows } = await client.query('select pg_try_advisory_lock($1, hashtext($2)) as taken', [
      laneKey,
      lane,
    ]);
    if (rows[0]?.taken === true) return { lost: lost.signal, release: () => client.end() };
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  await client.end();
  return null;
}
