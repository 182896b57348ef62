import { sql } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { orderScopeOf, ownOrders } from '../../db/orders';
import type { Schema, Viewer } from '../../core/call';

/** An order that this person sees, and what it wants beyond the stock; null when the stock covers it. */
type SeenOrder = { id: string; short: Omit<Schema<'ShortOrder'>, 'id'> | null };

/**
 * The orders of these wire ids that a person sees, in the order of the ids, with what each wants beyond the stock of its
 * customer's warehouse once those before it have taken theirs.
 */
export async function selectStockOfOrders(
  db: Db,
  viewer: Viewer,
  ids: readonly string[],
): Promise<SeenOrder[]> {
  const isSeen = ownOrders(orderScopeOf(viewer, 'checkOrderStock'));
  const found = await db.execute<SeenOrder>(sql`
    with asked as (
      select o.id, a.position, u.warehouse
      from unnest(${sql.param([...ids])}::text[]) with ordinality as a(id, position)
      join orders o on o.id = case when a.id ~ '^[1-9][0-9]{0,14}$' then a.id::bigint end
      join users u on u.id = o.customer_id
      where o.archived_at is null and ${isSeen}
    ), taken as (
      select a.id, l.quantity, i.updated_at, coalesce(i.quantity, 0) as stock,
        sum(l.quantity) over (partition by s.sku, a.warehouse order by a.position) as so_far
      from asked a
      join order_lines l on l.order_id = a.id
      join skus s on s.id = l.sku_id
      join garments g on g.id = s.garment_id and g.with_stocks
      left join stocks i on i.sku = s.sku and i.warehouse = a.warehouse
    ), short as (
      select id, sum(least(quantity, so_far - stock))::float8 as pieces, count(*)::int as skus,
        floor(extract(epoch from min(updated_at)))::float8 as stock_updated
      from taken where so_far > stock group by id
    )
    select a.id::text as id, case when h.id is not null then json_build_object('pieces', h.pieces, 'skus', h.skus,
      'warehouse', a.warehouse, 'stock_updated', h.stock_updated) end as short
    from asked a left join short h on h.id = a.id
    order by a.position`);
  return found.rows;
}
