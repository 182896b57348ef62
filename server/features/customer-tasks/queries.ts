import { and, asc, eq, sql } from 'drizzle-orm';
import type { CustomerTaskAction } from '../../../src/domain/access/customerTasks';
import type { LineOutcome } from '../../background/lineOutcome';
import type { Db } from '../../db/openDatabase';
import { customerTaskLines, customerTasks } from '../../db/schema';
import { customersSeenBy } from '../../db/users';
import type { Schema, Viewer } from '../../http/operation';

/** What a task over customers does, for whom, and from which address it was asked for. Sent as the task's input. */
export type CustomerTaskInput = {
  action: CustomerTaskAction;
  userId: number;
  ip: string;
  catalogs: string[];
  agents: string[];
  pricelist: string | null;
};

/** The task that a person started with this key, or null. */
export async function findByKey(db: Db, createdBy: number, key: string): Promise<number | null> {
  const [task] = await db
    .select({ id: customerTasks.taskId })
    .from(customerTasks)
    .where(and(eq(customerTasks.createdBy, createdBy), eq(customerTasks.key, key)));
  return task?.id ?? null;
}

/** What is said of a customer who does not exist or may not be seen. */
export const unseen = 'This customer does not exist, or is not yours to see.';

/** Adds a task's lines, one for each customer, and returns how many of them this person may see. */
export async function insertLines(
  db: Db,
  taskId: number,
  viewer: Viewer,
  ids: readonly string[],
): Promise<number> {
  const found = await db.execute<{ seen: number }>(sql`
    with added as (
      insert into customer_task_lines (task_id, position, customer_id, name, outcome, reason)
      select ${taskId}::bigint, asked.position, asked.id, coalesce(u.name, ''),
        case when u.id is null then 'skipped' else 'waiting' end, case when u.id is null then ${unseen} end
      from unnest(${sql.param([...ids])}::text[]) with ordinality as asked(id, position)
      left join users u on ${customersSeenBy(viewer)}
        and u.id = case when asked.id ~ '^[1-9][0-9]{0,14}$' then asked.id::bigint end
      returning outcome
    )
    select count(*) filter (where outcome = 'waiting')::int as seen from added`);
  return found.rows[0]?.seen ?? 0;
}

/** A task over customers as reported, without its lines; `owner` is who started it. */
export type CustomerTaskRow = Omit<Schema<'CustomerTaskReport'>, 'customers'> & { owner: number };

/** The task of this id. */
export async function findCustomerTask(db: Db, id: number): Promise<CustomerTaskRow | null> {
  const found = await db.execute<CustomerTaskRow>(sql`
    select t.id::text as task_id, c.action, t.status, t.progress, t.error, c.created_by::float8 as owner,
      floor(extract(epoch from t.created_at))::float8 as created
    from customer_tasks c join tasks t on t.id = c.task_id
    where c.task_id = ${id}`);
  return found.rows[0] ?? null;
}

/** The latest tasks that this person has started within a day, newest first. */
export async function selectCustomerTasks(db: Db, owner: number): Promise<Schema<'CustomerTaskSummary'>[]> {
  const found = await db.execute<Schema<'CustomerTaskSummary'>>(sql`
    with latest as (
      select t.id, c.action, t.status, t.progress, t.error, t.created_at
      from customer_tasks c join tasks t on t.id = c.task_id
      where c.created_by = ${owner} and t.created_at > now() - interval '24 hours'
      order by t.id desc limit 100
    )
    select t.id::text as task_id, t.action, t.status, t.progress, t.error,
      floor(extract(epoch from t.created_at))::float8 as created, count(*)::int as count,
      count(*) filter (where l.outcome = 'done')::int as done,
      count(*) filter (where l.outcome = 'refused')::int as refused,
      count(*) filter (where l.outcome = 'skipped')::int as skipped
    from latest t join customer_task_lines l on l.task_id = t.id
    group by t.id, t.action, t.status, t.progress, t.error, t.created_at
    order by t.id desc`);
  return found.rows;
}

/** The lines of a task, in the order of the request. */
export async function selectLines(db: Db, taskId: number) {
  return db
    .select()
    .from(customerTaskLines)
    .where(eq(customerTaskLines.taskId, taskId))
    .orderBy(asc(customerTaskLines.position));
}

/** A line of a task. */
export type TaskLine = Awaited<ReturnType<typeof selectLines>>[number];

/** Whose turn it is: the line, locked until the transaction ends; false when it is not waiting anymore. */
export async function takeLine(db: Db, { taskId, position }: TaskLine): Promise<boolean> {
  const taken = await db.execute(sql`
    select from customer_task_lines
    where task_id = ${taskId} and position = ${position} and outcome = 'waiting' for update`);
  return taken.rowCount === 1;
}

/** Writes what happened to a customer. */
export async function writeLine(
  db: Db,
  { taskId, position }: TaskLine,
  { outcome, reason }: LineOutcome,
): Promise<void> {
  await db
    .update(customerTaskLines)
    .set({ outcome, reason })
    .where(and(eq(customerTaskLines.taskId, taskId), eq(customerTaskLines.position, position)));
}
