import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { line, reference } from './columns';
import { tasks } from './host';
import { users } from './users';

/** A task over many orders, and the key with which somebody asked for it. */
export const orderTasks = pgTable(
  'order_tasks',
  {
    taskId: reference('task_id')
      .primaryKey()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    createdBy: reference('created_by')
      .notNull()
      .references(() => users.id),
    key: text('key').notNull(),
    action: text('action').notNull(),
  },
  (t) => [uniqueIndex('order_tasks_key').on(t.createdBy, t.key)],
);

const outcomes = ['waiting', 'done', 'refused', 'skipped'] as const;

/** What such a task has done to one order; the names are those at its start, '' when the order may not be seen. */
export const orderTaskLines = pgTable(
  'order_task_lines',
  {
    taskId: reference('task_id')
      .notNull()
      .references(() => orderTasks.taskId, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** The order's id as it was sent: it may be none. */
    orderId: text('order_id').notNull(),
    name: line('name'),
    customer: line('customer'),
    outcome: text('outcome', { enum: outcomes }).notNull().default('waiting'),
    reason: text('reason'),
    /** What the file made of the order is called; on disk it is named by its position. */
    fileName: text('file_name'),
  },
  (t) => [
    primaryKey({ columns: [t.taskId, t.position] }),
    check('order_task_lines_outcome', sql`${t.outcome} in ('waiting', 'done', 'refused', 'skipped')`),
  ],
);
