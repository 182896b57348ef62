import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, id, reference, timestamptz } from './columns';
import { orders } from './orders';
import { users } from './users';

/** Where other systems get messages about orders; a row is deleted when an admin ends its webhook. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: id(),
    url: text('url').notNull().unique(),
    /** Signs messages, so it is stored as it is. */
    secret: bytea('secret').notNull(),
    events: text('events').array().notNull(),
    /** The admin who made it; it works on when they leave. */
    createdBy: reference('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: timestamptz('created_at').notNull(),
    /** When its receiver ended it. */
    endedAt: timestamptz('ended_at'),
  },
  (t) => [check('webhooks_events', sql`cardinality(${t.events}) > 0`)],
);

/** Messages of webhooks. Each is written in the transaction of what it reports, with the task that sends it. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    webhookId: reference('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** What its receiver recognizes it by when it comes again. */
    messageId: text('message_id').notNull().unique(),
    event: text('event').notNull(),
    orderId: reference('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The body, as it is signed and sent. */
    payload: text('payload').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastAttemptAt: timestamptz('last_attempt_at'),
    /** Why the last try failed, as `storedReason` writes it. */
    error: text('error'),
    deliveredAt: timestamptz('delivered_at'),
    givenUpAt: timestamptz('given_up_at'),
  },
  (t) => [
    index('webhook_deliveries_webhook_idx').on(t.webhookId, t.id),
    index('webhook_deliveries_order_idx').on(t.orderId),
    index('webhook_deliveries_created_idx').on(t.createdAt),
    check('webhook_deliveries_outcome', sql`${t.deliveredAt} is null or ${t.givenUpAt} is null`),
  ],
);
