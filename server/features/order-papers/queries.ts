import { sql } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { customerPapers, orderPapers } from '../../db/schema';

/** Fields of an order's papers to write; undefined leaves a field as it is. */
export type OrderWrite = Partial<Omit<typeof orderPapers.$inferInsert, 'orderId'>>;

/** Fields of a customer's papers to write; undefined leaves a field as it is. */
export type CustomerWrite = Partial<Omit<typeof customerPapers.$inferInsert, 'customerId'>>;

export async function writeOrderPapers(db: Db, orderId: number, set: OrderWrite): Promise<void> {
  await db
    .insert(orderPapers)
    .values({ orderId, ...set })
    .onConflictDoUpdate({ target: orderPapers.orderId, set: { orderId, ...set } });
}

export async function writeCustomerPapers(db: Db, customerId: number, set: CustomerWrite): Promise<void> {
  await db
    .insert(customerPapers)
    .values({ customerId, ...set })
    .onConflictDoUpdate({ target: customerPapers.customerId, set: { customerId, ...set } });
}

/** The currency of an order's amounts. */
export async function selectCurrency(db: Db, orderId: string): Promise<string> {
  const found = await db.execute<{ currency: string }>(sql`
    select c.currency from orders o join catalogs c on c.id = o.catalog_id where o.id = ${orderId}`);
  return found.rows[0]?.currency ?? '';
}

/** The drops of what is ordered. */
export async function selectDrops(db: Db, orderId: string): Promise<string[]> {
  const found = await db.execute<{ drop: string }>(sql`
    select distinct g."drop" from order_lines l
    join skus s on s.id = l.sku_id
    join garments g on g.id = s.garment_id
    where l.order_id = ${orderId} and g."drop" <> ''
    order by g."drop"`);
  return found.rows.map(({ drop }) => drop);
}
