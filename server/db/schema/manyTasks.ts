import { text } from 'drizzle-orm/pg-core';
import { reference } from './columns';
import { tasks } from './host';
import { users } from './users';

/** The columns of every kind of task over many things, with the key with which somebody asked for it. */
export const manyTaskColumns = () => ({
  taskId: reference('task_id')
    .primaryKey()
    .references(() => tasks.id, { onDelete: 'cascade' }),
  createdBy: reference('created_by')
    .notNull()
    .references(() => users.id),
  key: text('key').notNull(),
  action: text('action').notNull(),
});

const outcomes = ['waiting', 'done', 'refused', 'skipped'] as const;

/** The columns that say what a task has done to one of many things. */
export const outcomeColumns = () => ({
  outcome: text('outcome', { enum: outcomes }).notNull().default('waiting'),
  reason: text('reason'),
});
