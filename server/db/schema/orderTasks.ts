import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { line, reference } from './columns';
import { manyTaskColumns, outcomeColumns } from './manyTasks';

/** A bulk task over orders. */
export const orderTasks = pgTable('order_tasks', manyTaskColumns(), (t) => [
  uniqueIndex('order_tasks_key').on(t.createdBy, t.key),
]);

/** The outcome of such a task for one order; the names are those at its start, '' when the order may not be seen. */
export const orderTaskLines = pgTable(
  'order_task_lines',
  {
    taskId: reference('task_id')
      .notNull()
      .references(() => orderTasks.taskId, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** The order's id as it was sent, which may be invalid. */
    orderId: text('order_id').notNull(),
    name: line('name'),
    customer: line('customer'),
    ...outcomeColumns(),
    /** What the file made of the order is called; on disk it is named by its position. */
    fileName: text('file_name'),
  },
  (t) => [
    primaryKey({ columns: [t.taskId, t.position] }),
    check('order_task_lines_outcome', sql`${t.outcome} in ('waiting', 'done', 'refused', 'skipped')`),
  ],
);
