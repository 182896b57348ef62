import { eq, type SQL, sql } from 'drizzle-orm';
import { sapStatus } from '../../../src/domain/orders/statuses';
import type { Db } from '../../db/openDatabase';
import type { OrderEvent, OrderRow } from '../../db/orders';
import { orders } from '../../db/schema';
import { theRow } from '../../db/theRow';

/** A line as it was last saved, with its garment's reference; the price in cents. */
export type SavedLine = { sku_id: string; sku: string; generic: string; quantity: number; price: number };

/** The skus and quantities of an order's lines. */
export async function selectLines(db: Db, orderId: string): Promise<Pick<SavedLine, 'sku' | 'quantity'>[]> {
  const found = await db.execute<Pick<SavedLine, 'sku' | 'quantity'>>(sql`
    select s.sku, l.quantity from order_lines l join skus s on s.id = l.sku_id
    where l.order_id = ${orderId} order by l.sku_id`);
  return found.rows;
}

/** A sku of the catalog with today's wholesale price in cents for the customer. */
export type CatalogSku = { sku_id: string; sku: string; price: number; removed: boolean };

/** Whether a `code` names neither a color nor a sku that this catalog still has. */
export const isUnknownCode = (catalogId: SQL): SQL => sql`
  not exists (
    select from skus s
    join garments g on g.id = s.garment_id
    where s.catalog_id = ${catalogId} and s.sku = code and s.removed_at is null and g.removed_at is null)
  and not exists (
    select from garments g
    join skus s on s.garment_id = g.id
    where g.catalog_id = ${catalogId} and g.generic = left(code, 6) and s.color = substr(code, 7, 3)
      and substr(code, 10) in ('', s.size) and s.removed_at is null and g.removed_at is null)`;

/** A line to write. */
export type LineWrite = { sku_id: string; quantity: number; price: number };

/** Writes an order's own fields, increments its version and returns the new one. */
export async function writeOrder(
  db: Db,
  orderId: string,
  values: Partial<typeof orders.$inferInsert> & { editedAt: Date },
): Promise<number> {
  const written = await db
    .update(orders)
    .set({ ...values, version: sql`${orders.version} + 1` })
    .where(eq(orders.id, Number(orderId)))
    .returning({ version: orders.version });
  return theRow(written).version;
}

/** Inserts a new order and returns its id. */
export async function insertOrder(db: Db, order: typeof orders.$inferInsert): Promise<string> {
  const made = await db.insert(orders).values(order).returning({ id: orders.id });
  return String(theRow(made).id);
}

/**
 * The address and the sales organization of a customer's last orders from catalogs with the brand of this one; '' where
 * there is none. What was refused by the ERP or deleted is no example.
 */
export async function findLastPlace(db: Db, customerId: number, catalogId: number) {
  const last = (columns: SQL, isSet: SQL) => sql`
    select ${columns} from orders o join catalogs c on c.id = o.catalog_id
    where o.customer_id = ${customerId} and o.archived_at is null and o.sap_status <> ${sapStatus.error}
      and c.brand = (select brand from catalogs where id = ${catalogId}) and ${isSet}
    order by o.created_at desc, o.id desc limit 1`;
  const found = await db.execute<Pick<OrderRow, 'address_id' | 'sales_organization' | 'channel'>>(sql`
    select coalesce(a.address_id, '') as address_id, coalesce(s.sales_organization, '') as sales_organization,
      coalesce(s.channel, '') as channel
    from (select) nothing
    left join (${last(sql`o.address_id`, sql`o.address_id <> ''`)}) a on true
    left join (${last(sql`o.sales_organization, o.channel`, sql`o.sales_organization || o.channel <> ''`)}) s on true`);
  return theRow(found.rows);
}

/** A stored event of an order, `at` in epoch seconds, with who did it. */
export type EventRow = OrderEvent & {
  id: string;
  at: number;
  actor: { id: string; name: string } | null;
};

/** The events of an order, latest first. */
export async function selectEvents(db: Db, orderId: string): Promise<EventRow[]> {
  const found = await db.execute<EventRow>(sql`
    select e.id, floor(extract(epoch from e.at))::float8 as at, e.kind, e.detail,
      case when u.id is not null then json_build_object('id', u.id::text, 'name', u.name) end as actor
    from order_events e
    left join users u on u.id = e.actor_id
    where e.order_id = ${orderId}
    order by e.id desc`);
  return found.rows;
}
