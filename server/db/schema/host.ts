import type { TaskLine } from '../../core/taskLines';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { bytea, id, line, timestamptz, reference } from './columns';
import { users } from './users';

export const tasks = pgTable(
  'tasks',
  {
    id: id(),
    class: text('class').notNull(),
    /** Tasks in one lane run one after the other, oldest first. */
    lane: text('lane').notNull(),
    /** The input of the task. */
    input: jsonb('input').$type<unknown>().notNull(),
    /** The original names of the uploaded files; on disk they are named by their index in this list. */
    files: text('files')
      .array()
      .notNull()
      .default(sql`'{}'`),
    status: text('status').notNull().default('created'),
    progress: smallint('progress').notNull().default(0),
    error: text('error'),
    errors: jsonb('errors').$type<TaskLine[]>(),
    /** How often it was started, which distinguishes a worker that lost the task from the one that has it. */
    attempts: integer('attempts').notNull().default(0),
    startAfter: timestamptz('start_after').notNull().defaultNow(),
    /**
     * The person who started it and sees it listed; null for tasks that show elsewhere, such as on an order, or
     * nowhere.
     */
    createdBy: reference('created_by').references(() => users.id),
    /** The name of the API key that started it, for which `createdBy` has made the key; '' when a person did. */
    apiKey: line('api_key'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    finishedAt: timestamptz('finished_at'),
  },
  (t) => [
    index('tasks_created_idx').on(t.createdAt),
    index('tasks_open_idx')
      .on(t.lane, t.id)
      .where(sql`${t.status} in ('created', 'WIP')`),
    check('tasks_status', sql`${t.status} in ('created', 'WIP', 'failed', 'done')`),
    check('tasks_progress', sql`${t.progress} between 0 and 100`),
  ],
);

/** What people have created under a key of their page's choice, so that the same request again creates nothing. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    createdBy: reference('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The call that creates. */
    operation: text('operation').notNull(),
    key: text('key').notNull(),
    /** The SHA-256 of what was asked for. */
    contentHash: bytea('content_hash').notNull(),
    /** The answer; null only within the transaction that creates. */
    answer: jsonb('answer').$type<unknown>(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.createdBy, t.operation, t.key] })],
);

/** Facts about this database itself, such as that it holds the demo brand. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});
