import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { line, reference } from './columns';
import { manyTaskColumns, outcomeColumns } from './manyTasks';

/** A bulk task over customers. */
export const customerTasks = pgTable('customer_tasks', manyTaskColumns(), (t) => [
  uniqueIndex('customer_tasks_key').on(t.createdBy, t.key),
]);

/** The outcome of such a task for one customer; the name is that at its start, '' when they may not be seen. */
export const customerTaskLines = pgTable(
  'customer_task_lines',
  {
    taskId: reference('task_id')
      .notNull()
      .references(() => customerTasks.taskId, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** The customer's id as it was sent, which may be invalid. */
    customerId: text('customer_id').notNull(),
    name: line('name'),
    ...outcomeColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.taskId, t.position] }),
    check('customer_task_lines_outcome', sql`${t.outcome} in ('waiting', 'done', 'refused', 'skipped')`),
  ],
);
