import { sql } from 'drizzle-orm';
import type { LanguageTag } from '../../../src/domain/language/languages';
import { nameIn } from '../../db/names';
import type { Db } from '../../db/openDatabase';
import { areSent } from '../../db/orders';
import { theRow } from '../../db/theRow';
import { customersOfAgent } from '../../db/users';
import type { Schema } from '../../core/call';
import { countedOrders, type OverviewFilter } from './countedQueries';
import { colorName } from './lineQueries';
import { stateOfOrder } from './orderQueries';

/** A garment as one catalog has it, with wire ids. */
type GarmentRow = {
  id: string;
  number: string;
  name: string;
  catalog_id: string;
  catalog_name: string;
  season: string;
  currency: string;
  sizes: string[];
};

/** What the orders of a state or a customer have of a garment, with money in cents. */
export type GarmentSumRow = Omit<Schema<'GarmentSum'>, 'amount'> & { cents: number };

type Figures = Pick<Schema<'GarmentOrders'>, 'cells' | 'stocks'> & {
  /** Null as long as the ERP has not said what it ships. */
  to_come: Schema<'GarmentOrders'>['to_come'] | null;
  /** Null if no color has a name in the language. */
  color_names: Record<string, string> | null;
  statuses: GarmentSumRow[];
  customers: GarmentSumRow[];
};

/**
 * A garment in each catalog that offers it or from which it was ordered, newest season first, with its names in a
 * language.
 */
export async function selectGarments(db: Db, generic: string, language: LanguageTag): Promise<GarmentRow[]> {
  const found = await db.execute<GarmentRow>(sql`
    select g.id::text as id, g.number, ${nameIn(language, 'g')} as name, c.id::text as catalog_id, c.name as catalog_name, c.season, c.currency, g.sizes
    from garments g join catalogs c on c.id = g.catalog_id
    where g.generic = ${generic} and c.catalog_type <> 'return'
      and (g.removed_at is null and c.archived_at is null
        or exists (select from skus s join order_lines l on l.sku_id = s.id where s.garment_id = g.id))
    order by right(c.season, 2) desc, c.season, c.created_at desc, c.id desc`);
  return found.rows;
}

/**
 * What the counted orders have of a garment in these catalogs, in one statement: the lines are found by their skus, which
 * have an index. Stock is that of every warehouse or, in a scope, of the person's own and their customers'.
 */
export async function sumGarment(
  db: Db,
  filter: OverviewFilter,
  garments: readonly { id: string }[],
): Promise<Figures> {
  const { scope } = filter;
  const isSeen =
    scope === null
      ? sql`true`
      : sql`i.warehouse in (
          select u.warehouse from users u
          where u.id = ${scope.userId} or u.id in (${customersOfAgent(scope.userId)}))`;
  const sums = sql`
    o.currency, count(*)::int as orders, sum(o.pieces)::float8 as pieces, sum(o.cents) as cents`;
  const found = await db.execute<Figures>(sql`
    with own as materialized (
      select s.id, s.sku, s.size, ${colorName} as color, n.position as color_place,
        s.color || ' ' || (n.names ->> ${filter.language}::text) as color_shown,
        array_position(g.sizes, s.size) as size_place, g.with_stocks,
        s.removed_at is null and g.removed_at is null as is_offered
      from skus s
      join garments g on g.id = s.garment_id
      left join garment_colors n on n.garment_id = g.id and n.number = s.color
      where g.id = any(${sql.param(garments.map(({ id }) => id))}::bigint[])
    ), ordered as materialized (
      select k.id, k.customer_id, k.currency, k.sap_status, k.finished, l.sku_id, l.quantity, l.wh_price_cents
      from own w
      join order_lines l on l.sku_id = w.id
      join (${countedOrders(filter)}) k on k.id = l.order_id
    ), by_order as materialized (
      select k.id, k.customer_id, k.currency, ${stateOfOrder} as state,
        sum(k.quantity) as pieces, sum(k.quantity * k.wh_price_cents::float8) as cents
      from ordered k
      group by k.id, k.customer_id, k.currency, k.sap_status, k.finished
    ), cells as (
      select w.color, w.size, coalesce(sum(t.pieces), 0)::float8 as pieces,
        min(w.color_place) as color_place, avg(w.size_place) as size_place
      from own w
      left join (select sku_id, sum(quantity) as pieces from ordered group by sku_id) t on t.sku_id = w.id
      where w.is_offered or t.pieces > 0
      group by w.color, w.size
    ), statuses as (
      select o.state as id, o.state as label, ${sums} from by_order o group by o.state, o.currency
    ), customers as (
      select u.id::text as id, u.name as label, ${sums}
      from by_order o join users u on u.id = o.customer_id
      group by u.id, o.currency
    ), expected as materialized (
      select o.id, o.customer_id, o.sku_id, coalesce(f.to_come, o.quantity) as pieces
      from ordered o
      left join order_sku_fulfillment f on f.order_id = o.id and f.sku_id = o.sku_id
      where ${sql.raw(areSent('o'))}
      union all
      -- What was confirmed in place of what was ordered.
      select k.id, k.customer_id, f.sku_id, f.to_come
      from own w
      join order_sku_fulfillment f on f.sku_id = w.id
      join (${countedOrders(filter)}) k on k.id = f.order_id
      where ${sql.raw(areSent('k'))}
        and not exists (select from order_lines l where l.order_id = f.order_id and l.sku_id = f.sku_id)
    ), cells_to_come as (
      select w.color, w.size, sum(e.pieces)::float8 as pieces,
        min(w.color_place) as color_place, avg(w.size_place) as size_place
      from expected e join own w on w.id = e.sku_id
      where e.pieces > 0
      group by w.color, w.size
    ), orders_to_come as (
      select o.id::text as id, o.name, u.name as customer, e.pieces
      from (
        select id, customer_id, sum(pieces)::float8 as pieces from expected where pieces > 0 group by id, customer_id) e
      join orders o on o.id = e.id
      join users u on u.id = e.customer_id
    ), in_stock as (
      select i.warehouse, w.color, w.size, max(i.quantity) as pieces, min(i.updated_at) as updated,
        min(w.color_place) as color_place, avg(w.size_place) as size_place
      from own w join stocks i on i.sku = w.sku
      where w.with_stocks and w.is_offered and ${isSeen}
      group by i.warehouse, w.color, w.size
    ), stocks as (
      select warehouse, floor(extract(epoch from min(updated)))::bigint as updated,
        json_agg(json_build_object('color', color, 'size', size, 'pieces', pieces)
          order by color_place, color, size_place, size) as cells
      from in_stock group by warehouse
    )
    select
      (select json_object_agg(color, shown) from (
        select color, max(color_shown) as shown from own where color_shown is not null group by color) named) as color_names,
      (select coalesce(json_agg(json_build_object('color', color, 'size', size, 'pieces', pieces)
        order by color_place, color, size_place, size), '[]') from cells) as cells,
      (select coalesce(json_agg(s order by s.currency, s.id), '[]') from statuses s) as statuses,
      (select coalesce(json_agg(c order by c.pieces desc, c.label, c.id, c.currency), '[]') from customers c) as customers,
      (select coalesce(json_agg(s order by s.warehouse), '[]') from stocks s) as stocks,
      case when exists (select from erp_documents) then json_build_object(
        'cells', (select coalesce(json_agg(json_build_object('color', color, 'size', size, 'pieces', pieces)
          order by color_place, color, size_place, size), '[]') from cells_to_come),
        'orders', (select coalesce(json_agg(o order by o.pieces desc, o.customer, o.name, o.id), '[]') from orders_to_come o)
      ) end as to_come`);
  return theRow(found.rows);
}
