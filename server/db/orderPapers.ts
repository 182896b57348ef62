import { sql } from 'drizzle-orm';
import { ownsCustomerOf } from '../../src/domain/access/ownership';
import type { Viewer } from '../core/call';
import type { Db } from './openDatabase';
import type { FoundOrder } from './orders';

/** Details of an order's documents that the order itself doesn't have, including its customer's; '' or null when unset. */
export type OrderPapersRow = {
  buyer_number: string;
  /** In hundredths of a percent. */
  rate: number | null;
  /** The discount in cents. */
  cents: number | null;
  /** In cents. */
  freight: number | null;
  /** Value added tax, in hundredths of a percent. */
  vat_rate: number | null;
  tax_note: string;
  delivery_terms: string;
  /** In epoch seconds. */
  cancel_date: number | null;
  /** When drops are delivered, by drop. */
  windows: Record<string, string>;
  vat_id: string;
  bill_to: string;
  contact: string;
  phone: string;
  payment_terms: string;
};

/**
 * The details of an order's documents; the customer's are empty for viewers who do not own the customer.
 */
export async function selectOrderPapers(
  db: Db,
  viewer: Pick<Viewer, 'id' | 'roles'>,
  order: Pick<FoundOrder, 'id' | 'customer_id' | 'customer_agents'>,
): Promise<OrderPapersRow> {
  const isTheirs = ownsCustomerOf(viewer, order);
  const found = await db.execute<OrderPapersRow>(sql`
    select coalesce(p.buyer_number, '') as buyer_number, p.discount_rate as rate, p.discount_cents::float8 as cents,
      p.freight_cents::float8 as freight, p.vat_rate, coalesce(p.tax_note, '') as tax_note,
      coalesce(p.delivery_terms, '') as delivery_terms, extract(epoch from p.cancel_date)::float8 as cancel_date,
      coalesce(p.windows, '{}') as windows,
      coalesce(c.vat_id, '') as vat_id, coalesce(c.bill_to, '') as bill_to, coalesce(c.contact, '') as contact,
      coalesce(c.phone, '') as phone, coalesce(c.payment_terms, '') as payment_terms
    from orders o
    left join order_papers p on p.order_id = o.id
    left join customer_papers c on c.customer_id = o.customer_id and ${isTheirs}
    where o.id = ${order.id}`);
  const [papers] = found.rows;
  if (papers === undefined) throw new Error(`The order ${order.id} does not exist.`);
  return papers;
}
