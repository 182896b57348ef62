import { type SQL, sql } from 'drizzle-orm';
import { type SnapshotToken, orderChangedSince } from '../../db/changes';
import type { Database, Db } from '../../db/openDatabase';
import { orderColumns, type OrderRow, ownCustomer, ownOrders } from '../../db/orders';
import { streamRows } from '../../db/streamRows';
import { addressesOfUser, salesOrganizationsOfUser } from '../../db/users';
import type { Schema } from '../../core/call';
import { conditionsOf, type OrderFilter } from './orderFilter';

/** An order of a list. Data that many orders refer to comes once, with the first row. */
export type SummaryRow = OrderRow & { seller_name: string | null; shared: Shared | null };

/** The customers and catalogs of a list's orders, as it shows them. */
interface Shared {
  customers: ListedCustomer[];
  catalogs: SharedCatalog[];
}

/** A customer of listed orders; `is_theirs` when the person who lists them owns the customer too. */
export type ListedCustomer = Schema<'OrderCustomer'> & { is_theirs: boolean };

/** A catalog as an order shows it. */
export type SharedCatalog = Pick<Schema<'OrderSummary'>, 'catalog' | 'catalog_type'>;

/** Streams the orders that match, latest created first: one query, however many there are. */
export function streamSummaries(
  db: Pick<Database, '$client'>,
  filter: OrderFilter,
  take: (order: SummaryRow) => void,
): Promise<void> {
  return streamRows(db, summariesOf(filter), take);
}

/** The ids of orders in the filter's scope that have changed since and no longer match, or never did. */
export async function selectRemovedIds(
  db: Db,
  filter: OrderFilter & { changedSince: SnapshotToken },
): Promise<string[]> {
  const { scope, changedSince } = filter;
  const matching = conditionsOf({ ...filter, scope: null, changedSince: null });
  const found = await db.execute<{ id: string }>(sql`
    select o.id from orders o
    where ${orderChangedSince(changedSince)} and ${ownOrders(scope)}
      and not (${sql.join(matching, sql` and `)})`);
  return found.rows.map(({ id }) => id);
}

/**
 * A page is limited before anything is joined, so that the index on the sort order is read only as far as the page goes.
 * The few orders that changed or have certain lines are materialized; reading a full list twice costs less than that.
 */
function summariesOf(filter: OrderFilter): SQL {
  const { scope, limit, lines, changedSince } = filter;
  const condition = sql.join(conditionsOf(filter), sql` and `);
  if (limit !== null) {
    return referring(
      sql`with listed as materialized (
        select o.* from orders o where ${condition}
        order by o.created_at desc, o.id desc limit ${literal(limit)}
      )`,
      { ...ofListed, scope, orders: sql`listed o`, condition: sql`true` },
    );
  }
  if (lines === null && changedSince === null) {
    const customers = sql`select o.customer_id from orders o where ${condition}`;
    // There are few catalogs, so finding out which are needed would cost more.
    const catalogs = sql`select id from catalogs`;
    return referring(sql``, { scope, customers, catalogs, orders: sql`orders o`, condition });
  }
  return referring(
    sql`with listed as materialized (select o.id, o.customer_id, o.catalog_id from orders o where ${condition})`,
    { ...ofListed, scope, orders: sql`listed l join orders o on o.id = l.id`, condition: sql`true` },
  );
}

const ofListed = {
  customers: sql`select customer_id from listed`,
  catalogs: sql`select catalog_id from listed`,
};

/**
 * Orders `o`; `customers` and `catalogs` are the ids of what they refer to, which is sent once, with the first row: joined
 * to each of 10,000 orders, it took the database a third of its time and the host a fifth.
 */
const referring = (
  listed: SQL,
  {
    scope,
    customers,
    catalogs,
    orders,
    condition,
  }: Pick<OrderFilter, 'scope'> & Record<'customers' | 'catalogs' | 'orders' | 'condition', SQL>,
) => sql`
  ${listed}
  select ${orderColumns}, s.name as seller_name,
    case when row_number() over (order by o.created_at desc, o.id desc) = 1 then (
      select json_build_object(
        'customers', (
          select json_agg(json_build_object('id', u.id::text, 'name', u.name, 'sap_id', u.sap_id,
            'addresses', ${addressesOfUser}, 'sales_organizations', ${salesOrganizationsOfUser},
            'is_theirs', ${ownCustomer(scope)}))
          from users u where u.id in (${customers})),
        'catalogs', (
          select json_agg(json_build_object('catalog_type', c.catalog_type, 'catalog',
            json_build_object('id', c.id::text, 'name', c.name, 'season', c.season, 'currency', c.currency)))
          from catalogs c where c.id in (${catalogs})))
    ) end as shared
  from ${orders}
  left join users s on s.id = o.seller_id
  where ${condition}
  order by o.created_at desc, o.id desc`;

/** A number inlined into a statement, so that PostgreSQL plans for its value, which it can't do for a parameter. */
const literal = (value: number) => sql.raw(String(Math.trunc(value)));
