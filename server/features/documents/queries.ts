import { type SQL, sql } from 'drizzle-orm';
import type { LanguageTag } from '../../../src/domain/language/languages';
import { sapStatus } from '../../../src/domain/orders/statuses';
import type { Db } from '../../db/openDatabase';
import { type FoundOrder, ownOrders } from '../../db/orders';
import { nameIn } from '../../db/names';
import { shownOrderColumns } from '../../db/schema';
import type { Viewer } from '../../core/call';
import type { FlatOrder } from './listRows';
import { may } from '../../../src/domain/access/rights';

/** What documents say about an order besides the fields that decide who may see it; '' if unset. */
type OrderFacts = {
  seller_name: string;
  season: string;
  brand: string;
  currency: string;
  /** The text of its customer's address with that id. */
  address: string;
  /** The ERP's number of the order. */
  erp_number: string;
};

/**
 * An order for the head of its documents, without what every save changes, so that the same order gives the same
 * document, and without what only staff may read: documents are passed on.
 */
export type OrderHead = Omit<
  FoundOrder,
  'version' | 'edited' | 'staff_note' | 'to_come' | 'confirmed_short'
> &
  OrderFacts;

/** Reads the facts for the head of documents and adds them to the order. */
export async function selectOrderHead(
  db: Db,
  {
    version: _version,
    edited: _edited,
    staff_note: _staffNote,
    to_come: _toCome,
    confirmed_short: _confirmedShort,
    ...order
  }: FoundOrder,
): Promise<OrderHead> {
  const found = await db.execute<OrderFacts>(sql`
    select coalesce(s.name, '') as seller_name, c.season, c.brand, c.currency, o.erp_number,
      coalesce(concat_ws(', ', nullif(a.name1, ''), nullif(a.address, '')), '') as address
    from orders o
    join catalogs c on c.id = o.catalog_id
    left join users s on s.id = o.seller_id
    left join user_addresses a on a.user_id = o.customer_id and a.sap_id = o.address_id
    where o.id = ${order.id}`);
  const [facts] = found.rows;
  if (facts === undefined) throw new Error(`The order ${order.id} does not exist.`);
  return { ...order, ...facts };
}

/**
 * A sku that is ordered or wanted: its pieces (0 for none) and its price in cents, taken from its line if it has one.
 */
export type OrderedSku = {
  generic: string;
  number: string;
  /** The brand's own code of the style, and of the color and the sku below; '' or null where ours is its own. */
  style_code: string;
  name: string;
  drop: string;
  sizes: string[];
  color: string;
  color_name: string;
  color_code: string;
  size: string;
  sku: string;
  own_sku: string | null;
  ean: string | null;
  quantity: number;
  price_cents: number;
  /** The suggested retail price of today, in cents. */
  rt_price_cents: number;
  composition: string;
  wanted_color: boolean;
  wanted_size: boolean;
};

/**
 * Every sku that the order has pieces of, every sku marked as wanted that the catalog still has, and those that are
 * `also` asked for, with names in a language.
 */
export async function selectOrderedSkus(
  db: Db,
  order: Pick<OrderHead, 'id' | 'catalog_id' | 'pricelist'>,
  language: LanguageTag,
  also: readonly string[] = [],
): Promise<OrderedSku[]> {
  const found = await db.execute<OrderedSku>(sql`
    with marked as (select distinct unnest(wanted) as code from orders where id = ${order.id})
    select g.generic, g.number, g.style_code, ${nameIn(language, 'g')} as name, g."drop", g.sizes, s.color,
      coalesce(${nameIn(language, 'c')}, '') as color_name,
      coalesce(c.code, '') as color_code, s.size, s.sku, s.own_sku, s.ean, coalesce(l.quantity, 0) as quantity,
      coalesce(l.wh_price_cents, p.wh_price_cents, g.wh_price_cents)::float8 as price_cents,
      coalesce(p.rt_price_cents, g.rt_price_cents)::float8 as rt_price_cents, g.composition,
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
      l.sku_id is not null or s.sku = any(${sql.param([...also])}::text[]) or (
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

/** The text of a customer's address with this id; '' if they have none. */
export async function selectAddress(db: Db, customerId: string, addressId: string): Promise<string> {
  const { rows } = await db.execute<{ address: string }>(sql`
    select concat_ws(', ', nullif(name1, ''), nullif(address, '')) as address
    from user_addresses where user_id = ${customerId} and sap_id = ${addressId}`);
  return rows[0]?.address ?? '';
}

/** What `selectListRows` selects of each order besides the columns shown as they are. */
const computedColumns: Readonly<Record<Exclude<keyof FlatOrder, (typeof shownOrderColumns)[number]>, SQL>> = {
  id: sql`o.id::text`,
  customer: sql`u.name`,
  catalog: sql`c.name`,
  seller: sql`coalesce(s.name, '')`,
  erp_message: sql`case when o.sap_status = ${sapStatus.error} then o.erp_message end`,
  total_price: sql`round(o.total_cents / 100.0, 2)`,
  currency: sql`c.currency`,
  created: sql`floor(extract(epoch from o.created_at))`,
  edited: sql`floor(extract(epoch from o.edited_at))`,
  service_date: sql`floor(extract(epoch from o.service_date))`,
  to_come: sql`o.to_come`,
};
const listKeys = JSON.stringify([...Object.keys(computedColumns), ...shownOrderColumns]);
const listColumns = sql.join(
  [...Object.values(computedColumns), ...shownOrderColumns.map((column) => sql.raw(`o.${column}`))],
  sql`, `,
);

/**
 * The rows of these orders, sorted like the ids, as JSON for `readListRows`, and how many of them this person may see;
 * only admins see deleted ones. JSON, because passing ten thousand objects to a worker would block the event loop.
 */
export async function selectListRows(
  db: Db,
  { roles, dbId }: Viewer,
  ids: readonly number[],
): Promise<{ rows: string; count: number }> {
  const own = ownOrders({ userId: dbId, isAgent: may(roles, 'haveCustomers') });
  const found = await db.execute<{ rows: string; count: number }>(sql`
    select count(*)::int as count,
      coalesce(json_agg(json_build_array(${listColumns}) order by asked.at), '[]')::text as rows
    from unnest(${sql.param([...ids])}::bigint[]) with ordinality as asked(id, at)
    join orders o on o.id = asked.id
    join users u on u.id = o.customer_id
    join catalogs c on c.id = o.catalog_id
    left join users s on s.id = o.seller_id
    where ${may(roles, 'seeDeletedOrders') ? sql`true` : sql`o.archived_at is null and ${own}`}`);
  const [first] = found.rows;
  if (first === undefined) throw new Error('An aggregate always has a row.');
  return { ...first, rows: `{"keys":${listKeys},"rows":${first.rows}}` };
}
