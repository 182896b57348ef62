import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/openDatabase';
import { orderColumns, type OrderRow } from '../../../orders/orderRow';

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
    select ${orderColumns}
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
