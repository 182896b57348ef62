import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { skus } from './catalogs';
import { cents, id, line, reference, timestamptz } from './columns';
import { orders } from './orders';
import { users } from './users';

/** An order as it was sent to the ERP: from 1, a number for each time that the ERP took it. */
export const orderVersions = pgTable(
  'order_versions',
  {
    id: id(),
    orderId: reference('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    /** The key under which it was sent. */
    erpKey: uuid('erp_key'),
    sentAt: timestamptz('sent_at').notNull(),
    sentBy: reference('sent_by').references(() => users.id),
    /** When the ERP took it; null until then. One that the ERP refuses is deleted. */
    acceptedAt: timestamptz('accepted_at'),
    addressId: line('address_id'),
    serviceDate: timestamptz('service_date'),
    wanted: text('wanted')
      .array()
      .notNull()
      .default(sql`'{}'`),
    itemsCount: integer('items_count').notNull(),
    totalCents: cents('total_cents').notNull(),
  },
  (t) => [
    unique('order_versions_number_key').on(t.orderId, t.number),
    index('order_versions_erp_key_idx').on(t.erpKey),
    check('order_versions_number', sql`${t.number} > 0`),
  ],
);

/** The lines of a version, with their wholesale prices. */
export const orderVersionLines = pgTable(
  'order_version_lines',
  {
    versionId: reference('version_id')
      .notNull()
      .references(() => orderVersions.id, { onDelete: 'cascade' }),
    skuId: reference('sku_id')
      .notNull()
      .references(() => skus.id),
    quantity: integer('quantity').notNull(),
    whPriceCents: cents('wh_price_cents').notNull(),
  },
  (t) => [primaryKey({ columns: [t.versionId, t.skuId] })],
);
