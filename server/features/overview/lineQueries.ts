import { type SQL, sql } from 'drizzle-orm';
import { groupBy } from '../../../src/domain/groupBy';
import type { LanguageTag } from '../../../src/domain/language/languages';
import { fromSmallToLarge } from '../../../src/domain/sizes/sizeOrder';
import { translateIn } from '../../core/languages';
import { nameIn } from '../../db/names';
import type { Db } from '../../db/openDatabase';
import { areSent } from '../../db/orders';
import {
  countedOrders,
  figures,
  isBefore,
  type OverviewFilter,
  type Tile,
  type TileRow,
} from './countedQueries';

/** How many garments or colors of each currency a tile shows. */
const shown = 20;

interface Grouping {
  id: SQL;
  label: SQL;
  /** The order of the rows. */
  order: SQL;
  /** The first rows of each currency in that order; all of them otherwise. */
  limit?: number;
  having?: SQL;
  /** Whether everything on offer counts, ordered or not. */
  withOffered?: boolean;
}

/**
 * The lines of the counted orders added up by sku, and then by what `id` tells apart: of millions of lines only the
 * skus are joined with their garments. A sku belongs to one catalog, and so to one season and currency.
 */
async function sumLines(db: Db, filter: OverviewFilter, by: Grouping): Promise<TileRow[]> {
  const sums = figures({ pieces: sql`t.pieces`, cents: sql`t.cents`, isBefore: isBefore(filter) });
  const found = await db.execute<TileRow>(sql`
    with sold as (
      select l.sku_id, sum(l.quantity) as pieces, sum(l.quantity * l.wh_price_cents::float8) as cents,
        false as is_offered
      from (${countedOrders(filter)}) k
      ${linesOf(filter)}
      group by l.sku_id
      ${by.withOffered ? sql`union all ${offeredSkus(filter)}` : sql``}
    ), ranked as (
      select ${by.id} as id, ${by.label} as label, c.currency, null::int as orders, ${sums},
        row_number() over (partition by c.currency order by ${by.order}) as rank
      from sold t
      join skus s on s.id = t.sku_id
      join garments g on g.id = s.garment_id
      join catalogs c on c.id = s.catalog_id
      left join garment_colors n on n.garment_id = g.id and n.number = s.color
      group by ${by.id}, c.currency
      ${by.having === undefined ? sql`` : sql`having ${by.having}`}
    )
    select id, label, currency, orders, pieces, cents, before_pieces, before_cents
    from ranked
    ${by.limit === undefined ? sql`` : sql`where rank <= ${by.limit}`}
    order by rank, currency`);
  return found.rows;
}

/**
 * Joins the counted orders `k` with their lines `l`. Those of a season are read order by order, by the primary key:
 * `offset 0` stops PostgreSQL from reading the lines of all years at once.
 */
const linesOf = ({ season }: OverviewFilter) =>
  season === null
    ? sql`join order_lines l on l.order_id = k.id`
    : sql`cross join lateral (select * from order_lines where order_id = k.id offset 0) l`;

/**
 * What can be ordered from the catalogs that the season's orders are from, unless they are deleted: nobody sees what
 * others may not order.
 */
const offeredSkus = (filter: OverviewFilter) => sql`
  select s.id, 0, 0, true
  from skus s
  join garments g on g.id = s.garment_id
  join catalogs c on c.id = s.catalog_id
  where s.removed_at is null and g.removed_at is null and c.archived_at is null
    and s.catalog_id in (select k.catalog_id from (${countedOrders({ ...filter, before: null })}) k)`;

const piecesOf = (filter: OverviewFilter) =>
  sql`coalesce(sum(t.pieces) filter (where not ${isBefore(filter)}), 0)`;

type Named = (filter: OverviewFilter) => Pick<Grouping, 'id' | 'label'>;

/** The label of rows that may be of several catalogs, of which only some may have names in the language. */
const labelIn = (language: LanguageTag, number: SQL, name: SQL, names: SQL) => {
  const plain = sql`max(concat_ws(' ', ${number}, ${name}))`;
  return language === 'en'
    ? plain
    : sql`coalesce(max(${number} || ' ' || (${names} ->> ${language}::text)), ${plain})`;
};

const garment: Named = ({ language }) => ({
  id: sql`g.generic`,
  label: labelIn(language, sql`g.number`, sql`g.name`, sql`g.names`),
});
/** The color of a sku `s` by number and name `n`. */
export const colorName = sql`concat_ws(' ', s.color, nullif(n.name, ''))`;
const color: Named = ({ language }) => ({
  id: colorName,
  label: labelIn(language, sql`s.color`, sql`nullif(n.name, '')`, sql`n.names`),
});

/** The best sellers. */
const topBy =
  (what: Named): Tile =>
  (db, filter) => {
    const { id, label } = what(filter);
    const order = sql`${piecesOf(filter)} desc, ${id}`;
    return sumLines(db, filter, { id, label, order, limit: shown, having: sql`${piecesOf(filter)} > 0` });
  };

/** The slowest sellers on offer, including those not ordered at all. */
const bottomBy =
  (what: Named): Tile =>
  (db, filter) => {
    const { id, label } = what(filter);
    return sumLines(db, filter, {
      id,
      label,
      order: sql`${piecesOf(filter)}, ${id}`,
      limit: shown,
      having: sql`bool_or(t.is_offered)`,
      withOffered: true,
    });
  };

/**
 * Skus with tracked stock of which the season's orders ask for more than the customers' warehouse has. What the ERP has
 * accepted is no longer in its stock.
 */
async function sumShortStock(db: Db, filter: OverviewFilter): Promise<TileRow[]> {
  const short = sql`sum(a.pieces) - coalesce(max(i.quantity), 0)`;
  const inWarehouse = translateIn(filter.language)('warehouse {warehouse}', { warehouse: '%' });
  const found = await db.execute<TileRow>(sql`
    with asked as (
      select l.sku_id, u.warehouse, sum(l.quantity) as pieces
      from (${countedOrders({ ...filter, before: null })}) k
      join users u on u.id = k.customer_id
      ${linesOf(filter)}
      where not ${sql.raw(areSent('k'))}
      group by l.sku_id, u.warehouse
    )
    select concat_ws(' ', s.sku, a.warehouse) as id, '' as currency,
      concat_ws(' ', s.sku, max(${nameIn(filter.language, 'g')}), '·', replace(${inWarehouse}, '%', a.warehouse)) as label,
      null::int as orders, sum(a.pieces)::float8 as pieces, 0 as cents, 0 as before_pieces, 0 as before_cents,
      coalesce(max(i.quantity), 0) as stock
    from asked a
    join skus s on s.id = a.sku_id
    join garments g on g.id = s.garment_id and g.with_stocks
    left join stocks i on i.sku = s.sku and i.warehouse = a.warehouse
    group by s.sku, a.warehouse
    having ${short} > 0
    order by ${short} desc, s.sku, a.warehouse
    limit 500`);
  return found.rows;
}

/** What the season's sent orders have of each drop, and what of it is shipped. */
async function sumShipped(db: Db, filter: OverviewFilter): Promise<TileRow[]> {
  const sent = sql`(
    select * from (${countedOrders({ ...filter, before: null })}) k where ${sql.raw(areSent('k'))})`;
  const found = await db.execute<TileRow>(sql`
    with moved as (
      select l.sku_id, sum(l.quantity) as pieces, sum(l.quantity * l.wh_price_cents::float8) as cents, 0 as shipped
      from ${sent} k
      ${linesOf(filter)}
      group by l.sku_id
      union all
      select f.sku_id, 0, 0, sum(f.shipped)
      from ${sent} k join order_sku_fulfillment f on f.order_id = k.id
      group by f.sku_id
    )
    select g."drop" as id, g."drop" as label, c.currency, null::int as orders, sum(t.pieces)::float8 as pieces,
      sum(t.cents) as cents, 0 as before_pieces, 0 as before_cents, sum(t.shipped)::float8 as shipped
    from moved t
    join skus s on s.id = t.sku_id
    join garments g on g.id = s.garment_id
    join catalogs c on c.id = s.catalog_id
    group by g."drop", c.currency
    order by g."drop" = '', g."drop", c.currency`);
  return found.rows;
}

/** The tiles that add up lines. */
export const lineTiles = {
  /** By drop, the ones with a name in its order. */
  drops: (db, filter) =>
    sumLines(db, filter, { id: sql`g."drop"`, label: sql`g."drop"`, order: sql`g."drop" = '', g."drop"` }),
  garments: topBy(garment),
  slow_garments: bottomBy(garment),
  colors: topBy(color),
  slow_colors: bottomBy(color),
  /** By size, from small to large. */
  sizes: async (db, filter) => {
    const rows = await sumLines(db, filter, {
      id: sql`s.size`,
      label: sql`s.size`,
      // Letters first, and names that can't be compared by where their garments list them.
      order: sql`s.size ~ '^[0-9]', avg(array_position(g.sizes, s.size)), s.size`,
    });
    const bySize = groupBy(rows, ({ id }) => id);
    return fromSmallToLarge([...bySize.keys()]).flatMap((size) => bySize.get(size) ?? []);
  },
  stock: sumShortStock,
  shipped: sumShipped,
} satisfies Record<string, Tile>;
