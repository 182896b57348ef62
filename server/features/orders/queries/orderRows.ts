import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/openDatabase';

/** An order of the tables, with ids as on the wire, times in epoch seconds and money in cents. */
export type OrderRow = {
  id: string;
  name: string;
  customer_id: string;
  seller_id: string | null;
  catalog_id: string;
  sap_status: number;
  finished: boolean;
  sales_organization: string;
  channel: string;
  address_id: string;
  items_count: number;
  total_cents: number;
  created: number;
  service_date: number | null;
  edited: number;
  version: number;
  erp_message: string | null;
};

/** An order with what decides who may see it, what it costs and what its customer finds in stock. */
export type FoundOrder = OrderRow & {
  wanted: string[];
  customer_agents: string[];
  pricelist: string | null;
  warehouse: string;
  catalog_name: string;
};

// Money and times come as doubles, exact up to 2^53: bigints would arrive as texts to be read row by row.
const columns = sql.raw(`
  o.id, o.name, o.customer_id, o.seller_id, o.catalog_id, o.sap_status, o.finished, o.sales_organization,
  o.channel, o.address_id, o.items_count, o.total_cents::float8 as total_cents, o.version,
  floor(extract(epoch from o.created_at))::float8 as created,
  floor(extract(epoch from o.service_date))::float8 as service_date,
  floor(extract(epoch from o.edited_at))::float8 as edited,
  case when o.sap_status = 99 then o.erp_message end as erp_message`);

/** The living order with this id; `lock` keeps it from being changed by others until the transaction ends. */
export async function findOrder(db: Db, id: number, lock = false): Promise<FoundOrder | null> {
  const found = await db.execute<FoundOrder>(sql`
    select ${columns}, o.wanted, u.pricelist, u.warehouse, c.name as catalog_name,
      array(select a.agent_id::text from agent_customers a where a.customer_id = o.customer_id) as customer_agents
    from orders o
    join users u on u.id = o.customer_id
    join catalogs c on c.id = o.catalog_id
    where o.id = ${id} and o.archived_at is null
    ${lock ? sql`for update of o` : sql``}`);
  return found.rows[0] ?? null;
}

/** Which orders to list; null filters nothing. Times are epoch seconds and exclusive. */
export interface OrderFilter {
  /** Whose scope the list keeps to, an agent's reaching further than a customer's; null for everyone's. */
  scope: { userId: number; isAgent: boolean } | null;
  /** Keeps to the orders that this user has as a customer or sells; null for everybody's. */
  ofUser: number | null;
  archived: boolean;
  currentCatalogs: boolean;
  catalogIds: number[] | null;
  seasons: string[] | null;
  sapStatuses: number[] | null;
  finished: boolean | null;
  editedAfter: number | null;
  editedBefore: number | null;
  /** The id of the order that the page before ended with. */
  after: number | null;
  limit: number | null;
}

/** The orders that match, the latest created first. */
export async function selectOrders(db: Db, filter: OrderFilter): Promise<OrderRow[]> {
  const found = await db.execute<OrderRow>(sql`
    select ${columns}
    from orders o
    join catalogs c on c.id = o.catalog_id
    where ${sql.join(conditionsOf(filter), sql` and `)}
    order by o.created_at desc, o.id desc
    ${filter.limit === null ? sql`` : sql`limit ${filter.limit}`}`);
  return found.rows;
}

function conditionsOf(filter: OrderFilter): SQL[] {
  const { scope, catalogIds, seasons, sapStatuses, finished, editedAfter, editedBefore, after } = filter;
  const wanted = [
    filter.archived ? sql`o.archived_at is not null` : sql`o.archived_at is null`,
    scope !== null && within(scope),
    filter.ofUser !== null && sql`(o.customer_id = ${filter.ofUser} or o.seller_id = ${filter.ofUser})`,
    filter.currentCatalogs && sql`c.is_current`,
    catalogIds !== null && sql`o.catalog_id = any(${sql.param(catalogIds)}::bigint[])`,
    seasons !== null && sql`c.season = any(${sql.param(seasons)}::text[])`,
    sapStatuses !== null && sql`o.sap_status = any(${sql.param(sapStatuses)}::int[])`,
    finished !== null && sql`o.finished = ${finished}`,
    // Compared in the whole seconds that clients are told, so that an order's own `edited` excludes it.
    editedAfter !== null && sql`o.edited_at >= to_timestamp(${editedAfter + 1})`,
    editedBefore !== null && sql`o.edited_at < to_timestamp(${editedBefore})`,
    after !== null &&
      sql`(o.created_at, o.id) < (select p.created_at, p.id from orders p where p.id = ${after})`,
  ];
  return wanted.filter((condition) => condition !== false);
}

/** What `ownsOrder` of the domain says, for many orders at once. */
function within({ userId, isAgent }: { userId: number; isAgent: boolean }): SQL {
  const own = sql`o.customer_id = ${userId}`;
  if (!isAgent) return own;
  return sql`(${own} or o.seller_id = ${userId} or o.customer_id in
    (select a.customer_id from agent_customers a where a.agent_id = ${userId}))`;
}
