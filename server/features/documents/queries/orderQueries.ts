import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/openDatabase';
import type { Schema } from '../../../operation';

/** An order as its documents head it, with what decides who may see it; times in epoch seconds, '' for what is unset. */
export type OrderHead = {
  id: string;
  name: string;
  customer_id: string;
  customer_agents: string[];
  customer_name: string;
  seller_id: string | null;
  seller_name: string;
  pricelist: string | null;
  warehouse: string;
  catalog_id: string;
  catalog_name: string;
  catalog_type: Schema<'CatalogType'>;
  season: string;
  brand: string;
  currency: string;
  address_id: string;
  address: string;
  sales_organization: string;
  channel: string;
  sap_status: number;
  finished: boolean;
  /** The ERP's number of the order. */
  erp_number: string;
  items_count: number;
  total_cents: number;
  created: number;
  service_date: number | null;
};

/** The living order with this id. */
export async function findOrderHead(db: Db, id: number): Promise<OrderHead | null> {
  const found = await db.execute<OrderHead>(sql`
    select o.id, o.name, o.customer_id, u.name as customer_name, o.seller_id, coalesce(s.name, '') as seller_name,
      array(select m.agent_id::text from agent_customers m where m.customer_id = o.customer_id) as customer_agents,
      u.pricelist, u.warehouse, o.catalog_id, c.name as catalog_name, c.catalog_type, c.season, c.brand, c.currency,
      o.address_id, o.sap_status, o.finished, o.erp_number, o.items_count, o.total_cents::float8 as total_cents,
      coalesce(concat_ws(', ', nullif(a.name1, ''), nullif(a.address, '')), '') as address,
      o.sales_organization, o.channel,
      floor(extract(epoch from o.created_at))::float8 as created,
      floor(extract(epoch from o.service_date))::float8 as service_date
    from orders o
    join users u on u.id = o.customer_id
    join catalogs c on c.id = o.catalog_id
    left join users s on s.id = o.seller_id
    left join user_addresses a on a.user_id = o.customer_id and a.sap_id = o.address_id
    where o.id = ${id} and o.archived_at is null`);
  return found.rows[0] ?? null;
}

/** A sku that is ordered or wanted: its pieces (0 for none) and its price in cents, a line's own where it has one. */
export type OrderedSku = {
  generic: string;
  number: string;
  name: string;
  drop: string;
  sizes: string[];
  color: string;
  color_name: string;
  size: string;
  sku: string;
  quantity: number;
  price_cents: number;
  wanted_color: boolean;
  wanted_size: boolean;
};

/** Every sku that the order has pieces of, and those that it marks as wanted and the catalog still has. */
export async function selectOrderedSkus(
  db: Db,
  order: Pick<OrderHead, 'id' | 'catalog_id' | 'pricelist'>,
): Promise<OrderedSku[]> {
  const found = await db.execute<OrderedSku>(sql`
    with marked as (select distinct unnest(wanted) as code from orders where id = ${order.id})
    select g.generic, g.number, g.name, g."drop", g.sizes, s.color, coalesce(c.name, '') as color_name, s.size, s.sku,
      coalesce(l.quantity, 0) as quantity,
      coalesce(l.wh_price_cents, p.wh_price_cents, g.wh_price_cents)::float8 as price_cents,
      wc.code is not null as wanted_color, coalesce(ws.code, wz.code) is not null as wanted_size
    from skus s
    join garments g on g.id = s.garment_id
    left join garment_colors c on c.garment_id = g.id and c.number = s.color
    left join garment_prices p on p.garment_id = g.id and p.pricelist = ${order.pricelist}
    left join order_lines l on l.order_id = ${order.id} and l.sku_id = s.id
    left join marked wc on wc.code = g.generic || s.color
    left join marked ws on ws.code = s.sku
    left join marked wz on wz.code = g.generic || s.color || s.size
    where s.catalog_id = ${order.catalog_id} and (
      l.sku_id is not null or (
        s.removed_at is null and g.removed_at is null and coalesce(wc.code, ws.code, wz.code) is not null))`);
  return found.rows;
}

/** A line of an order: its sku, and its price in cents. */
export type OrderLine = { sku_id: number; sku: string; quantity: number; price_cents: number };

/** Every line of an order. */
export async function selectOrderLines(db: Db, orderId: string): Promise<OrderLine[]> {
  const found = await db.execute<OrderLine>(sql`
    select l.sku_id::float8 as sku_id, s.sku, l.quantity, l.wh_price_cents::float8 as price_cents
    from order_lines l join skus s on s.id = l.sku_id
    where l.order_id = ${orderId}`);
  return found.rows;
}

/** The colour and size codes that an order marks as wanted. */
export async function selectWanted(db: Db, orderId: string): Promise<string[]> {
  const found = await db.execute<{ wanted: string[] }>(sql`select wanted from orders where id = ${orderId}`);
  return found.rows[0]?.wanted ?? [];
}
