import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/openDatabase';
import type { Schema, Viewer } from '../core/call';
import { forbidden, type MissingThing, notFound, Problem, Refusal } from '../core/problems';
import { readReason, storedReason, wordReason } from '../core/taskLines';
import { message } from '../../src/domain/language/message';
import type { Translate } from '../../src/domain/language/wording';
import { toId, users } from '../db/schema';
import { toRoles } from '../core/toRoles';
import type { FileLocation } from '../files/filesOf';
import { NothingToDo } from './taskSteps';
import type { RunningTask, TaskClass, TaskOutcome } from './taskDefinition';
import { startTask } from './tasks';
import { may } from '../../src/domain/access/rights';

/** The tables of one kind of bulk task, with the columns of `server/db/schema/manyTasks.ts`. */
interface ManyTables {
  /** A row for each task. */
  tasks: PgTable;
  /** A row for each of its items. */
  lines: PgTable;
}

/** How many of a task's lines have each outcome. */
type Counts = Pick<Schema<'OrderTaskSummary'>, 'count' | 'done' | 'refused' | 'skipped'>;

/** A bulk task, without its items. */
type ManyTask<Action> = Omit<Schema<'OrderTaskSummary'>, keyof Counts | 'action'> & { action: Action };

/** What somebody asks for. */
interface NewTask<Input> {
  user: Viewer;
  key: string;
  action: string;
  task: TaskClass<Input>;
  input: Input;
  /** Adds its lines, and returns how many of the things this person may see. */
  insertLines: (tx: Db, taskId: number) => Promise<number>;
  /** What each of the things is called. */
  noun: MissingThing;
}

/**
 * Starts a task unless this person has already started one with this key; returns its id. 404 when they may see none of
 * the things.
 */
export function startManyTask<Input>(
  db: Db,
  env: FileLocation,
  { tasks }: ManyTables,
  { user, key, action, task, input, insertLines, noun }: NewTask<Input>,
): Promise<string> {
  const createdBy = user.dbId;
  return db.transaction(async (tx) => {
    await lockKey(tx, createdBy, key);
    const started = await tx.execute<{ id: string }>(
      sql`select task_id::text as id from ${tasks} where created_by = ${createdBy} and key = ${key}`,
    );
    if (started.rows[0] !== undefined) return started.rows[0].id;
    const id = await startTask(tx, env, task, { input, createdBy });
    await tx.execute(
      sql`insert into ${tasks} (task_id, created_by, key, action) values (${id}::bigint, ${createdBy}, ${key}, ${action})`,
    );
    if ((await insertLines(tx, Number(id))) === 0) throw notFound(noun);
    return id;
  });
}

/** The first half of the advisory lock key of a user's request; no other lock of this product uses it. */
const keyLock = 5_207_314;

/** Serializes requests of a user with the same key until the transaction ends. */
async function lockKey(db: Db, userId: number, key: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${keyLock}, hashtext(${`${userId} ${key}`}))`);
}

/** The task of this wire id, with a stored reason; 404 for those who did not start it, except admins. */
export async function findManyTask<Action>(
  db: Db,
  { tasks }: ManyTables,
  user: Viewer,
  wireId: string,
): Promise<ManyTask<Action>> {
  const found = await db.execute<ManyTask<Action>>(sql`
    select t.id::text as task_id, m.action, t.status, t.progress, t.error,
      floor(extract(epoch from t.created_at))::float8 as created
    from ${tasks} m join tasks t on t.id = m.task_id
    where m.task_id = ${toId(wireId)} and (m.created_by = ${user.dbId} or ${may(user.roles, 'seeAllTasks')})`);
  const [task] = found.rows;
  if (task === undefined) throw notFound('task');
  return task;
}

/** The latest tasks that this person has started within a day, newest first; why they failed, in words. */
export async function selectManyTasks<Action>(
  db: Db,
  { tasks, lines }: ManyTables,
  owner: number,
  t: Translate,
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
  return found.rows.map((task) => ({ ...task, error: wordReason(t, task.error) }));
}

/** A line of a task, by its primary key. */
interface LineKey {
  taskId: number;
  position: number;
}

const isLine = ({ taskId, position }: LineKey): SQL => sql`task_id = ${taskId} and position = ${position}`;

/** The outcome of one item of a bulk task, with the reason as it is stored and the name of the file made of it. */
export interface LineOutcome {
  outcome: Schema<'OrderOutcome'>;
  reason: string | null;
  fileName?: string;
}

/** Runs `act` and returns its outcome; errors other than refusals and missing access are rethrown, to be retried. */
export async function outcomeOf(act: () => Promise<{ fileName?: string } | void>): Promise<LineOutcome> {
  try {
    return { outcome: 'done', reason: null, ...(await act()) };
  } catch (error) {
    if (error instanceof Refusal) return { outcome: 'refused', reason: storedReason(error.reason) };
    if (error instanceof NothingToDo) return { outcome: 'skipped', reason: storedReason(error.sentence) };
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    return { outcome: error.status === 404 ? 'skipped' : 'refused', reason: storedReason(error.detail) };
  }
}

/**
 * Does one item and writes its line in one transaction, in which a refusal rolls back the change, but not the line;
 * returns whether it was done. Nothing happens when the line is not waiting anymore.
 */
export function doLine(
  db: Db,
  tables: ManyTables,
  line: LineKey,
  act: (tx: Db) => Promise<void>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const taken = await tx.execute(
      sql`select from ${tables.lines} where ${isLine(line)} and outcome = 'waiting' for update`,
    );
    if (taken.rowCount === 0) return false;
    const outcome = await outcomeOf(() => tx.transaction(act));
    await writeLine(tx, tables, line, outcome);
    return outcome.outcome === 'done';
  });
}

/** Writes the outcome of a line. */
async function writeLine(
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
  act: (line: Line, user: Viewer) => Promise<unknown>;
  /** The name of a line's item in reports. */
  nameOf: (line: Line) => string;
}

/** Does the waiting lines one by one; those that a killed host has finished are not repeated. */
export async function doLines<
  Line extends LineKey & { outcome: string; reason: string | null },
  Input extends { userId: number },
>(db: Db, tables: ManyTables, run: LineRun<Line, Input>): Promise<TaskOutcome> {
  const { task, read, isAllowed, act, nameOf } = run;
  const lines = await read();
  for (const [index, line] of lines.entries()) {
    if (line.outcome !== 'waiting') continue;
    task.signal.throwIfAborted();
    // Permissions may have been revoked since the task was started.
    const user = await findPerson(db, task.input.userId);
    if (user !== null && isAllowed(user)) await act(line, user);
    else await writeLine(db, tables, line, { outcome: 'refused', reason: storedReason(forbidden().detail) });
    await task.progress((100 * (index + 1)) / lines.length);
  }
  const refused = (await read()).filter(({ outcome }) => outcome === 'refused');
  return {
    errors: refused.map((line) =>
      message('{name}: {reason}', { name: nameOf(line), reason: readReason(line.reason ?? '') }),
    ),
  };
}

/** The current data of the person who started a task; null once the account is closed. */
async function findPerson(db: Db, id: number): Promise<Viewer | null> {
  const [found] = await db
    .select({ name: users.name, email: users.email, roles: users.roles })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.closedAt)));
  return found === undefined ? null : { ...found, id: String(id), dbId: id, roles: toRoles(found.roles) };
}
