import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, timestamptz, reference } from './columns';
import { orders } from './orders';
import { users } from './users';

/** A signed-in browser. Only the SHA-256 of its token is stored. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    /** The id that the session's owner sees; it opens nothing. */
    publicId: uuid('public_id').notNull().unique().defaultRandom(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** How the person signed in. */
    method: text('method').notNull().default('password'),
    /** Whether a second factor, or a passkey that stands for both, was shown. */
    hasSecondFactor: boolean('has_second_factor').notNull().default(false),
    /** The IP address and the browser that signed in, as they were then. */
    address: text('address').notNull().default(''),
    userAgent: text('user_agent').notNull().default(''),
    /** The provider, and its id of its own session, of somebody who signed in with their company's account. */
    openidProvider: text('openid_provider'),
    openidSessionId: text('openid_session_id'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    lastSeenAt: timestamptz('last_seen_at').notNull().defaultNow(),
    /** When the person last proved who they are in it; null: when it began. */
    confirmedAt: timestamptz('confirmed_at'),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (t) => [
    index('sessions_user_idx').on(t.userId),
    index('sessions_expires_idx').on(t.expiresAt),
    index('sessions_openid_idx').on(t.openidProvider, t.openidSessionId),
    check('sessions_method', sql`${t.method} in ('password', 'passkey', 'openid')`),
  ],
);

/** A mailed link that a person can use once to choose a password. Only the SHA-256 of its token is stored. */
export const oneTimeLinks = pgTable(
  'one_time_links',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').notNull(),
    /** The order that the mail was about. */
    orderId: reference('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    expiresAt: timestamptz('expires_at').notNull(),
    usedAt: timestamptz('used_at'),
  },
  (t) => [
    index('one_time_links_user_idx').on(t.userId),
    index('one_time_links_expires_idx').on(t.expiresAt),
    check('one_time_links_purpose', sql`${t.purpose} in ('invitation', 'reset')`),
  ],
);

/**
 * Password tries per account, device and IP address, wrong or still being checked; shared, so that all hosts behind a
 * proxy use the same counts.
 */
export const loginFailures = pgTable(
  'login_failures',
  {
    key: text('key').primaryKey(),
    failures: integer('failures').notNull(),
    windowEndsAt: timestamptz('window_ends_at').notNull(),
  },
  (t) => [index('login_failures_window_idx').on(t.windowEndsAt)],
);
