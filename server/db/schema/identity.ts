import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { bytea, reference, timestamptz } from './columns';
import { users } from './users';

const ownerId = () => reference('user_id').references(() => users.id, { onDelete: 'cascade' });

/** The secret that a person's authenticator app shares with the host. */
export const totpSecrets = pgTable('totp_secrets', {
  userId: ownerId().primaryKey(),
  secret: bytea('secret').notNull(),
  /** The 30-second step of the last code that was accepted: no code works twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});

/** One-time codes for somebody without their other factors; only hashes are stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: ownerId().notNull(),
    codeHash: bytea('code_hash').notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    usedAt: timestamptz('used_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
);

/** The public key of a person's passkey. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential's id, as the browser sends it (base64url). */
    id: text('id').primaryKey(),
    userId: ownerId().notNull(),
    publicKey: bytea('public_key').notNull(),
    /** How often the authenticator says it has signed; many always say 0. */
    signCount: bigint('sign_count', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    /** Whether it is copied to the person's other devices. */
    isBackedUp: boolean('is_backed_up').notNull(),
    name: text('name').notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    lastUsedAt: timestamptz('last_used_at'),
  },
  (t) => [index('passkeys_user_idx').on(t.userId)],
);

/**
 * Something that a browser has begun and must complete within minutes: the second step of a sign-in, a passkey's
 * challenge, or a visit to an OpenID provider. Only the SHA-256 of its token, a cookie, is stored.
 */
export const startedSteps = pgTable(
  'started_steps',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    kind: text('kind').notNull(),
    userId: ownerId(),
    data: jsonb('data').notNull().default({}),
    tries: smallint('tries').notNull().default(0),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (t) => [
    index('started_steps_user_idx').on(t.userId),
    index('started_steps_expires_idx').on(t.expiresAt),
    check(
      'started_steps_kind',
      sql`${t.kind} in ('second_factor', 'totp_setup', 'passkey_setup', 'passkey_sign_in', 'openid')`,
    ),
  ],
);

/** The account at an OpenID provider with which a person signs in. */
export const openidAccounts = pgTable(
  'openid_accounts',
  {
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    userId: ownerId().notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.subject] }), index('openid_accounts_user_idx').on(t.userId)],
);

/** An admin's request to remove a person's second factors, which another admin has to confirm. */
export const factorResets = pgTable('factor_resets', {
  userId: ownerId().primaryKey(),
  requestedBy: reference('requested_by')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  requestedAt: timestamptz('requested_at').notNull().defaultNow(),
});
