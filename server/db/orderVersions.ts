import { type SQL, sql } from 'drizzle-orm';
import type { Db } from './openDatabase';

/** A version of an order without its lines; its total is in cents, times are epoch seconds. */
export type OrderVersionRow = {
  id: number;
  number: number;
  sent_at: number;
  /** Null until the ERP has taken it. */
  accepted_at: number | null;
  items_count: number;
  total_cents: number;
  service_date: number | null;
  address_id: string;
  wanted: string[];
};

/** The versions of an order, the first one first. */
export async function findOrderVersions(db: Db, orderId: number): Promise<OrderVersionRow[]> {
  const { rows } = await db.execute<OrderVersionRow>(sql`
    select v.id::float8 as id, v.number, ${seconds('sent_at')}, ${seconds('accepted_at')}, v.items_count,
      v.total_cents::float8 as total_cents, ${seconds('service_date')}, v.address_id, v.wanted
    from order_versions v where v.order_id = ${orderId} order by v.number`);
  return rows;
}

const seconds = (column: string): SQL =>
  sql`floor(extract(epoch from v.${sql.identifier(column)}))::float8 as ${sql.identifier(column)}`;

/** A line of a version with its price in cents. */
export type OrderVersionLine = { sku: string; quantity: number; price_cents: number };

/** The lines of a version, by sku. */
export async function findVersionLines(db: Db, versionId: number): Promise<OrderVersionLine[]> {
  const { rows } = await db.execute<OrderVersionLine>(sql`
    select s.sku, l.quantity, l.wh_price_cents::float8 as price_cents
    from order_version_lines l join skus s on s.id = l.sku_id
    where l.version_id = ${versionId} order by s.sku collate "C"`);
  return rows;
}
