import { sql } from 'drizzle-orm';
import { sapStatus } from '../../../src/domain/orders/statuses';
import type { Db } from '../../db/openDatabase';
import { customersOfAgent } from '../../db/users';
import { holdsRight } from '../../db/holdsRight';

/** The newest season that has a current catalog, or else any catalog; a year's AW is newer than its SS. */
export async function findSeason(db: Db): Promise<string | null> {
  const found = await db.execute<{ season: string }>(sql`
    select season from catalogs where archived_at is null and catalog_type <> 'return'
    order by is_current desc, right(season, 2) desc, season limit 1`);
  return found.rows[0]?.season ?? null;
}

/** What a customer's orders add up to, with wire ids, times in epoch seconds and money in cents. */
type FiguresRow = {
  id: string;
  open_orders: number;
  last_order: number | null;
  amounts: { currency: string; cents: number }[];
};

/** The figures of an agent's customers, or everybody's: one query, however many there are. */
export async function selectFigures(
  db: Db,
  agentId: number | null,
  season: string | null,
): Promise<FiguresRow[]> {
  const isTheirs = agentId === null ? sql`true` : sql`u.id in (${customersOfAgent(agentId)})`;
  const found = await db.execute<FiguresRow>(sql`
    with sums as (
      select o.customer_id, c.currency, sum(o.total_cents)::float8 as cents
      from orders o join catalogs c on c.id = o.catalog_id
      where o.archived_at is null and o.items_count > 0 and c.catalog_type <> 'return' and c.season = ${season}
      group by o.customer_id, c.currency
    ), amounts as (
      select customer_id, json_agg(json_build_object('currency', currency, 'cents', cents) order by currency) as amounts
      from sums group by customer_id
    ), counts as (
      select customer_id, (count(*) filter (where sap_status = ${sapStatus.open}))::int as open_orders,
        floor(extract(epoch from max(created_at)))::float8 as last_order
      from orders where archived_at is null group by customer_id
    )
    select u.id::text as id, coalesce(n.open_orders, 0) as open_orders, n.last_order,
      coalesce(a.amounts, '[]'::json) as amounts
    from users u
    left join counts n on n.customer_id = u.id
    left join amounts a on a.customer_id = u.id
    where u.closed_at is null and ${holdsRight(sql`u.roles`, 'orderHere')} and ${isTheirs}
    order by u.id`);
  return found.rows;
}
