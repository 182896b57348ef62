import { asc, eq, sql } from 'drizzle-orm';
import type { CustomerTaskAction } from '../../../src/domain/access/customerTasks';
import type { TaskClass } from '../../background/taskDefinition';
import type { Db } from '../../db/openDatabase';
import { customerTaskLines, customerTasks } from '../../db/schema';
import { theRow } from '../../db/theRow';
import { customersSeenBy } from '../../db/users';
import type { Viewer } from '../../core/call';
import { notFound } from '../../core/problems';
import { storedReason } from '../../core/taskLines';

/** What a task over customers does, for whom, and from which address it was asked for. Sent as the task's input. */
export type CustomerTaskInput = {
  action: CustomerTaskAction;
  userId: number;
  ip: string;
  catalogs: string[];
  agents: string[];
  pricelist: string | null;
};

/** They share a queue, as two of them may change the same customers. */
export const customerTaskClasses = {
  catalogs: { class: 'EnableCatalogs', queue: 'customers' },
  agents: { class: 'SetAgents', queue: 'customers' },
  pricelist: { class: 'SetPriceLists', queue: 'customers' },
} as const satisfies Record<CustomerTaskAction, TaskClass<CustomerTaskInput>>;

/** The tables of the tasks over customers. */
export const customerTables = { tasks: customerTasks, lines: customerTaskLines };

/** Adds a task's lines, one for each customer, and returns how many of them this person may see. */
export async function insertLines(
  db: Db,
  taskId: number,
  viewer: Viewer,
  ids: readonly string[],
): Promise<number> {
  const unseen = storedReason(notFound('customer').detail);
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
  return theRow(found.rows).seen;
}

/** The lines of a task, in the order of the request. */
export async function selectLines(db: Db, taskId: number) {
  return db
    .select()
    .from(customerTaskLines)
    .where(eq(customerTaskLines.taskId, taskId))
    .orderBy(asc(customerTaskLines.position));
}
