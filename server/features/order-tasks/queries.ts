import { and, asc, eq, sql } from 'drizzle-orm';
import type { OrderTaskAction } from '../../../src/domain/orders/orderTasks';
import type { Db } from '../../db/openDatabase';
import { deletedBy, ownOrders } from '../../db/orders';
import { orderTaskLines, orderTasks } from '../../db/schema';
import type { Schema, Viewer } from '../../http/operation';

/** What a task over orders does. Sent as the task's input. */
export type OrderTaskInput = { action: OrderTaskAction; userId: number; serviceDate: number | null };

/** The task that a person started with this key, or null. */
export async function findByKey(db: Db, createdBy: number, key: string): Promise<number | null> {
  const [task] = await db
    .select({ id: orderTasks.taskId })
    .from(orderTasks)
    .where(and(eq(orderTasks.createdBy, createdBy), eq(orderTasks.key, key)));
  return task?.id ?? null;
}

/** What is said of an order that does not exist or may not be seen. */
export const unseen = 'This order does not exist, or is not yours to see.';

/** Adds a task's lines, one for each order, and returns how many of the orders this person may see. */
export async function insertLines(
  db: Db,
  taskId: number,
  { roles, dbId }: Viewer,
  ids: readonly string[],
): Promise<number> {
  const isOwn = ownOrders({ userId: dbId, isAgent: roles.includes('agent') });
  const isSeen = roles.includes('admin')
    ? sql`true`
    : sql`(${isOwn} and (o.archived_at is null or ${deletedBy(dbId)}))`;
  const found = await db.execute<{ seen: number }>(sql`
    with added as (
      insert into order_task_lines (task_id, position, order_id, name, customer, outcome, reason)
      select ${taskId}::bigint, asked.position, asked.id, coalesce(o.name, ''), coalesce(u.name, ''),
        case when o.id is null then 'skipped' else 'waiting' end, case when o.id is null then ${unseen} end
      from unnest(${sql.param([...ids])}::text[]) with ordinality as asked(id, position)
      left join orders o on ${isSeen}
        and o.id = case when asked.id ~ '^[1-9][0-9]{0,14}$' then asked.id::bigint end
      left join users u on u.id = o.customer_id
      returning outcome
    )
    select count(*) filter (where outcome = 'waiting')::int as seen from added`);
  return found.rows[0]?.seen ?? 0;
}

/** A task over orders as reported, without its lines; `owner` is who started it. */
export type OrderTaskRow = Omit<Schema<'OrderTaskReport'>, 'orders'> & { owner: number };

/** The task of this id. */
export async function findOrderTask(db: Db, id: number): Promise<OrderTaskRow | null> {
  const found = await db.execute<OrderTaskRow>(sql`
    select t.id::text as task_id, o.action, t.status, t.progress, t.error, o.created_by::float8 as owner,
      floor(extract(epoch from t.created_at))::float8 as created
    from order_tasks o join tasks t on t.id = o.task_id
    where o.task_id = ${id}`);
  return found.rows[0] ?? null;
}

/** The latest tasks that this person has started within a day, newest first. */
export async function selectOrderTasks(db: Db, owner: number): Promise<Schema<'OrderTaskSummary'>[]> {
  const found = await db.execute<Schema<'OrderTaskSummary'>>(sql`
    with latest as (
      select t.id, o.action, t.status, t.progress, t.error, t.created_at
      from order_tasks o join tasks t on t.id = o.task_id
      where o.created_by = ${owner} and t.created_at > now() - interval '24 hours'
      order by t.id desc limit 100
    )
    select t.id::text as task_id, t.action, t.status, t.progress, t.error,
      floor(extract(epoch from t.created_at))::float8 as created, count(*)::int as count,
      count(*) filter (where l.outcome = 'done')::int as done,
      count(*) filter (where l.outcome = 'refused')::int as refused,
      count(*) filter (where l.outcome = 'skipped')::int as skipped
    from latest t join order_task_lines l on l.task_id = t.id
    group by t.id, t.action, t.status, t.progress, t.error, t.created_at
    order by t.id desc`);
  return found.rows;
}

/** The lines of a task, in the order of the request. */
export async function selectLines(db: Db, taskId: number) {
  return db
    .select()
    .from(orderTaskLines)
    .where(eq(orderTaskLines.taskId, taskId))
    .orderBy(asc(orderTaskLines.position));
}

/** A line of a task. */
export type TaskLine = Awaited<ReturnType<typeof selectLines>>[number];

/** Whose turn it is: the line, locked until the transaction ends; false when it is not waiting anymore. */
export async function takeLine(db: Db, { taskId, position }: TaskLine): Promise<boolean> {
  const taken = await db.execute(sql`
    select from order_task_lines
    where task_id = ${taskId} and position = ${position} and outcome = 'waiting' for update`);
  return taken.rowCount === 1;
}

/** Writes what happened to an order. */
export async function writeLine(
  db: Db,
  { taskId, position }: TaskLine,
  said: { outcome: Schema<'OrderOutcome'>; reason: string | null; fileName?: string },
): Promise<void> {
  await db
    .update(orderTaskLines)
    .set(said)
    .where(and(eq(orderTaskLines.taskId, taskId), eq(orderTaskLines.position, position)));
}
