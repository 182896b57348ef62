import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { skus } from './catalogs';
import { cents, id, line, reference, timestamptz } from './columns';
import { orders } from './orders';
import { users } from './users';

/**
 * What the ERP has said about orders that it accepted: a confirmation, delivery or invoice by its number, in its latest
 * revision. What a kind doesn't have is '' or null.
 */
export const erpDocuments = pgTable(
  'erp_documents',
  {
    id: id(),
    kind: text('kind').notNull(),
    number: text('number').notNull(),
    revision: integer('revision').notNull(),
    orderId: reference('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The key under which the order was last sent then: once it is sent under another, this no longer counts. */
    erpKey: uuid('erp_key'),
    day: timestamptz('day').notNull(),
    reversed: boolean('reversed').notNull(),
    carrier: line('carrier'),
    trackingNumber: line('tracking_number'),
    trackingUrl: line('tracking_url'),
    amountCents: cents('amount_cents'),
    currency: line('currency'),
    /** The key of an invoice's PDF among the host's files. */
    pdf: line('pdf'),
    /** Of what mails say about it, and of what the last one said; '' of an invoice, and before the first mail. */
    contentHash: line('content_hash'),
    mailedHash: line('mailed_hash'),
    changedAt: timestamptz('changed_at'),
    /** When it was last in a mail. */
    mailedAt: timestamptz('mailed_at'),
  },
  (t) => [
    unique('erp_documents_number_key').on(t.kind, t.number),
    index('erp_documents_order_idx').on(t.orderId),
    index('erp_documents_unmailed_idx')
      .on(t.changedAt)
      .where(sql`${t.contentHash} <> ${t.mailedHash}`),
    index('erp_documents_changed_idx').on(t.changedAt),
    index('erp_documents_pdf_idx')
      .on(t.pdf)
      .where(sql`${t.pdf} <> ''`),
    check('erp_documents_kind', sql`${t.kind} in ('order-confirmation', 'delivery', 'invoice')`),
    check('erp_documents_amount', sql`(${t.kind} = 'invoice') = (${t.amountCents} is not null)`),
  ],
);

/** The lines of a confirmation or delivery; a sku may be on several. */
export const erpDocumentLines = pgTable(
  'erp_document_lines',
  {
    documentId: reference('document_id')
      .notNull()
      .references(() => erpDocuments.id, { onDelete: 'cascade' }),
    /** From 1. */
    position: integer('position').notNull(),
    skuId: reference('sku_id')
      .notNull()
      .references(() => skus.id),
    quantity: integer('quantity').notNull(),
    /** When it is delivered, of a confirmation that says so. */
    day: timestamptz('day'),
    /** The ERP's words why a confirmation has less than was ordered. */
    reason: line('reason'),
  },
  (t) => [
    primaryKey({ columns: [t.documentId, t.position] }),
    check('erp_document_lines_quantity', sql`${t.quantity} >= 0`),
  ],
);

/** The documents that people have seen as news of an order, with the content hash of then. */
export const orderNewsSeen = pgTable(
  'order_news_seen',
  {
    userId: reference('user_id')
      .notNull()
      .references(() => users.id),
    documentId: reference('document_id')
      .notNull()
      .references(() => erpDocuments.id, { onDelete: 'cascade' }),
    contentHash: line('content_hash'),
  },
  (t) => [primaryKey({ columns: [t.documentId, t.userId] }), index('order_news_seen_user_idx').on(t.userId)],
);

/**
 * What `fulfillmentOf` makes of an order's documents, where that is not what was ordered: of a sku without a row nothing is
 * shipped, and all is to come if the order is sent.
 */
export const orderSkuFulfillment = pgTable(
  'order_sku_fulfillment',
  {
    orderId: reference('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    skuId: reference('sku_id')
      .notNull()
      .references(() => skus.id),
    shipped: integer('shipped').notNull(),
    toCome: integer('to_come').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.skuId] }),
    index('order_sku_fulfillment_sku_idx').on(t.skuId),
    check('order_sku_fulfillment_pieces', sql`${t.shipped} >= 0 and ${t.toCome} >= 0`),
  ],
);

/** The files of the ERP that could not be taken in, as long as they have not been taken in corrected. */
export const erpRefusedFiles = pgTable('erp_refused_files', {
  file: text('file').primaryKey(),
  /** As `storedReason` writes it. */
  reason: text('reason').notNull(),
  at: timestamptz('at').notNull().defaultNow(),
});

/** How far the changes of each service of an ERP that is asked for them have been read: which host goes on doesn't matter. */
export const erpReads = pgTable('erp_reads', {
  service: text('service').primaryKey(),
  /** Changes from here on are still to be asked for. */
  since: timestamptz('since').notNull(),
  /** When the reading of them began that is under way: the next one begins from there. */
  startedAt: timestamptz('started_at'),
  /** The last number that it has taken in. */
  after: line('after'),
  /** How often in a row it has failed, and when it is due again. */
  failures: integer('failures').notNull().default(0),
  dueAt: timestamptz('due_at').notNull().defaultNow(),
});
