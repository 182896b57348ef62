import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { skus } from './catalogs';
import { line, reference, timestamptz } from './columns';
import { orders } from './orders';

/**
 * What a customer wants changed in an order, apart from it: marks here, quantities in `order_proposal_lines`. A row stays
 * when nothing is left of it, as its version must never go back.
 */
export const orderProposals = pgTable('order_proposals', {
  orderId: reference('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  version: integer('version').notNull(),
  wantedAdded: text('wanted_added')
    .array()
    .notNull()
    .default(sql`'{}'`),
  wantedRemoved: text('wanted_removed')
    .array()
    .notNull()
    .default(sql`'{}'`),
  note: line('note'),
  savedAt: timestamptz('saved_at').notNull(),
});

/** The proposed quantity of a sku; 0 to take it out of the order. */
export const orderProposalLines = pgTable(
  'order_proposal_lines',
  {
    orderId: reference('order_id')
      .notNull()
      .references(() => orderProposals.orderId, { onDelete: 'cascade' }),
    skuId: reference('sku_id')
      .notNull()
      .references(() => skus.id),
    quantity: integer('quantity').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.skuId] }),
    check('order_proposal_lines_quantity', sql`${t.quantity} between 0 and 999999`),
  ],
);
