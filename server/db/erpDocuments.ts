import { sql } from 'drizzle-orm';
import { fromCents } from '../../src/domain/money';
import type { FulfillmentDocuments, OrderedLine } from '../../src/domain/orders/fulfillment';
import type { ErpDocument } from '../core/erpConnector';
import type { Db } from './openDatabase';
import { erpDocuments } from './schema';

interface FoundDocument extends Record<string, unknown> {
  kind: ErpDocument['document'];
  number: string;
  day: number;
  carrier: string;
  tracking_number: string;
  tracking_url: string;
  cents: number | null;
  currency: string;
  has_pdf: boolean;
  lines: (OrderedLine & { day: number | null; reason: string })[];
}

/** What the ERP has said about an order as it was last sent, without what it took back, by day. */
export async function findErpDocuments(db: Db, orderId: number): Promise<FulfillmentDocuments> {
  const { rows } = await db.execute<FoundDocument>(sql`
    select d.kind, d.number, extract(epoch from d.day)::float8 as day, d.carrier, d.tracking_number, d.tracking_url,
      d.amount_cents::float8 as cents, d.currency, d.pdf <> '' as has_pdf, coalesce((
        select json_agg(json_build_object('sku', k.sku, 'quantity', l.quantity, 'reason', l.reason,
          'day', extract(epoch from l.day)::float8) order by l.position)
        from erp_document_lines l join skus k on k.id = l.sku_id where l.document_id = d.id), '[]') as lines
    from erp_documents d join orders o on o.id = d.order_id
    where d.order_id = ${orderId} and not d.reversed and d.erp_key is not distinct from o.erp_key
    order by d.day, d.revision, d.number collate "C"`);
  const of = (kind: FoundDocument['kind']) => rows.filter((row) => row.kind === kind);
  return {
    confirmations: of('order-confirmation').map(({ number, day, lines }) => ({ number, day, lines })),
    deliveries: of('delivery').map(({ number, day, carrier, tracking_number, tracking_url, lines }) => ({
      ...{ number, day, carrier, tracking_number, tracking_url },
      lines: lines.map(({ sku, quantity }) => ({ sku, quantity })),
    })),
    invoices: of('invoice').map(({ number, day, cents, currency, has_pdf }) => ({
      ...{ number, day, currency, has_pdf },
      amount: fromCents(cents ?? 0),
    })),
  };
}

/** Whether the ERP has said anything about any order: a brand whose ERP doesn't must not see what follows from it. */
export async function hasErpDocuments(db: Db): Promise<boolean> {
  const found = await db.select({ id: erpDocuments.id }).from(erpDocuments).limit(1);
  return found.length > 0;
}
