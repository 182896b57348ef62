import { sql } from 'drizzle-orm';
import { check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytea, id, reference, timestamptz } from './columns';
import { users } from './users';

/** The keys with which other systems call the API; only their hashes are stored. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    name: text('name').notNull(),
    /** The SHA-256 of the key. */
    keyHash: bytea('key_hash').notNull().unique(),
    scopes: text('scopes').array().notNull(),
    /** The admin who made it; it works on when they leave. */
    createdBy: reference('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: timestamptz('created_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    /** When it was last used, give or take a day. */
    lastUsedAt: timestamptz('last_used_at'),
    endedAt: timestamptz('ended_at'),
  },
  (t) => [
    // A name is free again once its key has ended, so that a new key can take its place.
    uniqueIndex('api_keys_name_idx')
      .on(t.name)
      .where(sql`${t.endedAt} is null`),
    check('api_keys_scopes', sql`cardinality(${t.scopes}) > 0`),
  ],
);
