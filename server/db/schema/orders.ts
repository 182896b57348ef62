import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { catalogs, skus } from './catalogs';
import { cents, id, line, timestamptz, reference, xid } from './columns';
import { users } from './users';

export const orders = pgTable(
  'orders',
  {
    id: id(),
    name: text('name').notNull(),
    customerId: reference('customer_id')
      .notNull()
      .references(() => users.id),
    sellerId: reference('seller_id').references(() => users.id),
    catalogId: reference('catalog_id')
      .notNull()
      .references(() => catalogs.id),
    isWholesale: boolean('is_wholesale').notNull().default(true),
    sapStatus: smallint('sap_status').notNull().default(0),
    finished: boolean('finished').notNull().default(false),
    salesOrganization: line('sales_organization'),
    channel: line('channel'),
    addressId: line('address_id'),
    serviceDate: timestamptz('service_date'),
    wanted: text('wanted')
      .array()
      .notNull()
      .default(sql`'{}'`),
    itemsCount: integer('items_count').notNull().default(0),
    totalCents: cents('total_cents').notNull().default(0),
    version: integer('version').notNull().default(1),
    erpKey: uuid('erp_key'),
    erpNumber: line('erp_number'),
    erpMessage: text('erp_message'),
    /** A hash of what the ERP was last sent besides the lines (`sentToErp`); '' when unknown. */
    erpSent: line('erp_sent'),
    /** Pieces still to come, as `fulfillmentOf` has them; null until the ERP says something about the order as it was last sent. */
    toCome: integer('to_come'),
    /** Whether the ERP has confirmed less than was ordered. */
    confirmedShort: boolean('confirmed_short').notNull().default(false),
    /** When the customer proposed the changes of `order_proposals`; null when nobody has to decide on any. */
    proposedAt: timestamptz('proposed_at'),
    note: line('note'),
    staffNote: line('staff_note'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    editedAt: timestamptz('edited_at').notNull().defaultNow(),
    archivedAt: timestamptz('archived_at'),
    /** The transaction that last wrote this row, by which a list learns what has changed since. */
    changedIn: xid('changed_in')
      .notNull()
      .default(sql`pg_current_xact_id()`),
  },
  (t) => [
    // Lists are sorted by creation, latest first: a page reads an index backwards, as far as it goes. Drizzle's `desc()`
    // puts nulls last, which no `order by created_at desc` matches.
    index('orders_created_idx')
      .on(t.createdAt, t.id)
      .where(sql`${t.archivedAt} is null`),
    index('orders_archived_idx')
      .on(t.createdAt, t.id)
      .where(sql`${t.archivedAt} is not null`),
    index('orders_status_idx')
      .on(t.sapStatus, t.createdAt, t.id)
      .where(sql`${t.archivedAt} is null`),
    index('orders_customer_idx').on(t.customerId, t.createdAt, t.id),
    index('orders_seller_idx').on(t.sellerId, t.createdAt, t.id),
    index('orders_catalog_idx').on(t.catalogId, t.createdAt, t.id),
    index('orders_edited_idx').on(t.editedAt),
    index('orders_changed_idx').on(t.changedIn),
    index('orders_proposed_idx')
      .on(t.proposedAt)
      .where(sql`${t.proposedAt} is not null`),
    uniqueIndex('orders_erp_key').on(t.erpKey),
    index('orders_erp_number_idx')
      .on(t.erpNumber)
      .where(sql`${t.erpNumber} <> ''`),
    check('orders_totals', sql`${t.itemsCount} >= 0 and ${t.totalCents} >= 0`),
  ],
);

/** The columns of orders that the API and the list's workbook show as they are stored, to everybody who may see the order. */
export const shownOrderColumns = [
  'name',
  'sap_status',
  'finished',
  'sales_organization',
  'channel',
  'address_id',
  'items_count',
  'note',
] as const;

/** The quantity of one sku in an order, with its wholesale price at the last save. */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: reference('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    skuId: reference('sku_id')
      .notNull()
      .references(() => skus.id),
    quantity: integer('quantity').notNull(),
    whPriceCents: cents('wh_price_cents').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.skuId] }),
    index('order_lines_sku_idx').on(t.skuId),
    check('order_lines_quantity', sql`${t.quantity} between 1 and 999999`),
  ],
);

/** An event in an order's history; without an actor it came from the ERP or the host itself. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: id(),
    orderId: reference('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: timestamptz('at').notNull(),
    actorId: reference('actor_id').references(() => users.id),
    kind: text('kind').notNull(),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [
    index('order_events_order_idx').on(t.orderId, t.id),
    check(
      'order_events_kind',
      sql`${t.kind} in ('created', 'copied', 'link_sent', 'changed', 'finished', 'reopened', 'edited', 'sent',
        'accepted', 'rejected', 'unlocked', 'kept', 'deleted', 'restored', 'handed_over',
        'noted', 'staff_noted', 'papers', 'proposed', 'proposal_withdrawn', 'proposal_taken', 'proposal_declined')`,
    ),
  ],
);

/**
 * A send that the ERP may have booked without confirming it, with the time it was last handed over. Deleted once the
 * answer is known.
 */
export const erpAttempts = pgTable('erp_attempts', {
  key: uuid('key').primaryKey(),
  at: timestamptz('at').notNull(),
});

/**
 * Who has which order open, and when they last said so; shared, so that all hosts behind a proxy know. Unlogged by its
 * migration, as nothing of it needs to outlive a crash, and without foreign keys, whose locks would wait for saves.
 */
export const orderPresence = pgTable(
  'order_presence',
  {
    orderId: reference('order_id').notNull(),
    userId: reference('user_id').notNull(),
    seenAt: timestamptz('seen_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.userId] }), index('order_presence_seen_idx').on(t.seenAt)],
);
