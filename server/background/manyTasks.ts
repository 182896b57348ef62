import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/openDatabase';
import type { Schema, Viewer } from '../core/call';
import type { LineOutcome } from './lineOutcome';
import { findPerson, lockKey } from './taskPerson';
import type { RunningTask, TaskOutcome } from './taskDefinition';

/** The tables of one kind of bulk task, with the columns of `server/db/schema/manyTasks.ts`. */
interface ManyTables {
  /** A row for each task. */
  tasks: PgTable;
  /** A row for each of its items. */
  lines: PgTable;
}

/** A bulk task, without its items. */
export type ManyTask<Action> = {
  task_id: string;
  action: Action;
  status: Schema<'OrderTaskSummary'>['status'];
  progress: number;
  error: string | null;
  created: number;
};

/** How many of a task's lines have each outcome. */
type Counts = Record<'count' | 'done' | 'refused' | 'skipped', number>;

interface NewTask {
  createdBy: number;
  key: string;
  action: string;
  /** Starts the task, and returns its id. */
  start: () => Promise<string>;
  /** Adds its lines. */
  fill: (taskId: number) => Promise<void>;
}

/** Starts a task unless this person has already started one with this key; returns its id. */
export async function startOnce(tx: Db, { tasks }: ManyTables, asked: NewTask): Promise<string> {
  const { createdBy, key, action } = asked;
  await lockKey(tx, createdBy, key);
  const started = await tx.execute<{ id: string }>(
    sql`select task_id::text as id from ${tasks} where created_by = ${createdBy} and key = ${key}`,
  );
  if (started.rows[0] !== undefined) return started.rows[0].id;
  const id = await asked.start();
  await tx.execute(
    sql`insert into ${tasks} (task_id, created_by, key, action) values (${id}::bigint, ${createdBy}, ${key}, ${action})`,
  );
  await asked.fill(Number(id));
  return id;
}

/** The task with this id, and who started it. */
export async function findManyTask<Action>(
  db: Db,
  { tasks }: ManyTables,
  id: number,
): Promise<(ManyTask<Action> & { owner: number }) | null> {
  const found = await db.execute<ManyTask<Action> & { owner: number }>(sql`
    select t.id::text as task_id, m.action, t.status, t.progress, t.error, m.created_by::float8 as owner,
      floor(extract(epoch from t.created_at))::float8 as created
    from ${tasks} m join tasks t on t.id = m.task_id
    where m.task_id = ${id}`);
  return found.rows[0] ?? null;
}

/** The latest tasks that this person has started within a day, newest first. */
export async function selectManyTasks<Action>(
  db: Db,
  { tasks, lines }: ManyTables,
  owner: number,
): Promise<(ManyTask<Action> & Counts)[]> {
  const found = await db.execute<ManyTask<Action> & Counts>(sql`
    with latest as (
      select t.id, m.action, t.status, t.progress, t.error, t.created_at
      from ${tasks} m join tasks t on t.id = m.task_id
      where m.created_by = ${owner} and t.created_at > now() - interval '24 hours'
      order by t.id desc limit 100
    )
    select t.id::text as task_id, t.action, t.status, t.progress, t.error,
      floor(extract(epoch from t.created_at))::float8 as created, count(*)::int as count,
      count(*) filter (where l.outcome = 'done')::int as done,
      count(*) filter (where l.outcome = 'refused')::int as refused,
      count(*) filter (where l.outcome = 'skipped')::int as skipped
    from latest t join ${lines} l on l.task_id = t.id
    group by t.id, t.action, t.status, t.progress, t.error, t.created_at
    order by t.id desc`);
  return found.rows;
}

/** A line of a task, by its primary key. */
interface LineKey {
  taskId: number;
  position: number;
}

const isLine = ({ taskId, position }: LineKey): SQL => sql`task_id = ${taskId} and position = ${position}`;

/** Locks a line until the transaction ends; false when it is not waiting anymore. */
export async function takeLine(db: Db, { lines }: ManyTables, line: LineKey): Promise<boolean> {
  const taken = await db.execute(
    sql`select from ${lines} where ${isLine(line)} and outcome = 'waiting' for update`,
  );
  return taken.rowCount === 1;
}

/** Writes the outcome of a line. */
export async function writeLine(
  db: Db,
  { lines }: ManyTables,
  line: LineKey,
  { outcome, reason }: LineOutcome,
): Promise<void> {
  await db.execute(sql`update ${lines} set outcome = ${outcome}, reason = ${reason} where ${isLine(line)}`);
}

/** How to do the lines of a task. */
interface LineRun<Line, Input extends { userId: number }> {
  task: RunningTask<Input>;
  /** The current lines, in the order of the request. */
  read: () => Promise<Line[]>;
  /** Whether this user may do it now. */
  isAllowed: (user: Viewer) => boolean;
  doLine: (line: Line, user: Viewer) => Promise<void>;
  /** The name of a line's item in reports. */
  nameOf: (line: Line) => string;
}

/** Does the waiting lines one by one; those that a killed host has finished are not repeated. */
export async function doLines<
  Line extends LineKey & { outcome: string; reason: string | null },
  Input extends { userId: number },
>(db: Db, tables: ManyTables, run: LineRun<Line, Input>): Promise<TaskOutcome> {
  const { task, read, isAllowed, doLine, nameOf } = run;
  const lines = await read();
  for (const [index, line] of lines.entries()) {
    if (line.outcome !== 'waiting') continue;
    task.signal.throwIfAborted();
    // Permissions may have been revoked since the task was started.
    const user = await findPerson(db, task.input.userId);
    if (user !== null && isAllowed(user)) await doLine(line, user);
    else await writeLine(db, tables, line, { outcome: 'refused', reason: 'You are not allowed to do this.' });
    await task.progress((100 * (index + 1)) / lines.length);
  }
  const refused = (await read()).filter(({ outcome }) => outcome === 'refused');
  return { errors: refused.map((line) => `${nameOf(line)}: ${line.reason}`) };
}
