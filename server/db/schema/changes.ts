import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamptz, xid } from './columns';

/**
 * Which transactions have changed something of a topic: the triggers of `changes.sql` in the migrations write it, in the
 * transaction itself, and each transaction its own rows, so that none waits for another. The `count` of all rows of a
 * topic and key only grows, which makes it a version of what they cover.
 */
export const changes = pgTable(
  'changes',
  {
    topic: text('topic').notNull(),
    /** What of the topic: the id of a user or catalog, a warehouse, or '' for all of it. */
    key: text('key').notNull(),
    changedIn: xid('changed_in').notNull(),
    count: integer('count').notNull().default(1),
    at: timestamptz('at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.topic, t.key, t.changedIn] }), index('changes_in_idx').on(t.changedIn)],
);
