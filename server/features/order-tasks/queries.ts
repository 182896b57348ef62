import { and, asc, eq, sql } from 'drizzle-orm';
import { makesFiles, type OrderTaskAction } from '../../../src/domain/orders/orderTasks';
import type { LineOutcome } from '../../background/manyTasks';
import type { TaskClass } from '../../background/taskDefinition';
import type { Db } from '../../db/openDatabase';
import { deletedBy, orderScopeOf, ownOrders } from '../../db/orders';
import { orderTaskLines, orderTasks } from '../../db/schema';
import { theRow } from '../../db/theRow';
import type { Viewer } from '../../core/call';
import { notFound } from '../../core/problems';
import { storedReason } from '../../core/taskLines';
import type { ReaderLocale } from '../../core/languages';

/** What a task over orders does. Sent as the task's input. */
export type OrderTaskInput = {
  action: OrderTaskAction;
  userId: number;
  serviceDate: number | null;
  /** The language of the files that it makes; tasks of earlier releases have none. */
  locale?: ReaderLocale;
};

/** An action whose tasks are not named after it. */
const names: Partial<Record<OrderTaskAction, string>> = { service_date: 'date' };

/** The tasks that change orders wait for each other, as do those that make files; neither waits for the other. */
export function orderTaskClass(action: OrderTaskAction): TaskClass<OrderTaskInput> {
  const name = names[action] ?? action;
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return makesFiles(action)
    ? { class: `${title}sOfOrders`, queue: 'order-files' }
    : { class: `${title}Orders`, queue: 'orders' };
}

/** The tables of the tasks over orders. */
export const orderTables = { tasks: orderTasks, lines: orderTaskLines };

/** Adds a task's lines, one for each order, and returns how many of the orders this person may see. */
export async function insertLines(
  db: Db,
  taskId: number,
  viewer: Viewer,
  ids: readonly string[],
): Promise<number> {
  const scope = orderScopeOf(viewer, 'startOrderTask');
  const isSeen =
    scope === null
      ? sql`true`
      : sql`(${ownOrders(scope)} and (o.archived_at is null or ${deletedBy(scope.userId)}))`;
  const unseen = storedReason(notFound('order').detail);
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
  return theRow(found.rows).seen;
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

/** Writes that an order's file is made, and how it is called. */
export async function writeMadeLine(
  db: Db,
  { taskId, position }: TaskLine,
  { outcome, reason, fileName }: LineOutcome,
): Promise<void> {
  await db
    .update(orderTaskLines)
    .set({ outcome, reason, fileName })
    .where(and(eq(orderTaskLines.taskId, taskId), eq(orderTaskLines.position, position)));
}
