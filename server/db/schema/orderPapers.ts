import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { cents, line, timestamptz, reference } from './columns';
import { orders } from './orders';
import { users } from './users';

/** Details of an order's documents that the order itself doesn't have; unset for an order without a row. */
export const orderPapers = pgTable(
  'order_papers',
  {
    orderId: reference('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    buyerNumber: line('buyer_number'),
    /** In hundredths of a percent. */
    discountRate: integer('discount_rate'),
    discountCents: cents('discount_cents'),
    freightCents: cents('freight_cents'),
    /** Value added tax, in hundredths of a percent. */
    vatRate: integer('vat_rate'),
    taxNote: line('tax_note'),
    deliveryTerms: line('delivery_terms'),
    /** The day after which undelivered pieces may be cancelled. */
    cancelDate: timestamptz('cancel_date'),
    /** When each drop is delivered, in the words of whoever wrote it. */
    windows: jsonb('windows').$type<Record<string, string>>().notNull().default({}),
  },
  (t) => [
    check('order_papers_discount', sql`${t.discountRate} is null or ${t.discountCents} is null`),
    check('order_papers_rate', sql`${t.discountRate} between 0 and 10000`),
    check('order_papers_vat_rate', sql`${t.vatRate} between 0 and 10000`),
    check('order_papers_amounts', sql`${t.discountCents} >= 0 and ${t.freightCents} >= 0`),
  ],
);

/** Details of a customer for the documents of all their orders. */
export const customerPapers = pgTable('customer_papers', {
  customerId: reference('customer_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  vatId: line('vat_id'),
  billTo: line('bill_to'),
  contact: line('contact'),
  phone: line('phone'),
  paymentTerms: line('payment_terms'),
});
