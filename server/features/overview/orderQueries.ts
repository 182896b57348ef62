import { type SQL, sql } from 'drizzle-orm';
import { sapStatus } from '../../../src/domain/orders/statuses';
import type { Db } from '../../db/openDatabase';
import { areSent } from '../../db/orders';
import { customersOfAgent } from '../../db/users';
import {
  countedOrders,
  figures,
  inSeason,
  type OverviewFilter,
  type Tile,
  type TileRow,
} from './countedQueries';

const orderFigures = sql`
  (count(*) filter (where not k.is_before))::int as orders,
  (count(*) filter (where k.is_before))::int as before_orders,
  ${figures({ pieces: sql`k.items_count`, cents: sql`k.total_cents`, isBefore: sql`k.is_before` })}`;

interface Grouping {
  id: SQL;
  label: SQL;
  /** What the counted orders `k` are joined with. */
  joined?: SQL;
  having?: SQL;
  order?: SQL;
}

/** The counted orders added up by what `id` tells them apart. */
async function sumOrders(db: Db, filter: OverviewFilter, by: Grouping): Promise<TileRow[]> {
  const found = await db.execute<TileRow>(sql`
    select ${by.id} as id, ${by.label} as label, k.currency, ${orderFigures}
    from (${countedOrders(filter)}) k
    ${by.joined ?? sql``}
    group by 1, 2, 3
    ${by.having === undefined ? sql`` : sql`having ${by.having}`}
    order by ${by.order ?? sql`pieces desc, before_pieces desc, label, id`}, currency`);
  return found.rows;
}

const states = sql`array['open', 'finished', 'in_sap', 'sent', 'error', 'unknown']`;

/** The state of a counted order `k`. */
export const stateOfOrder = sql.raw(`
  case
    when k.sap_status = ${sapStatus.open} and k.finished then 'finished'
    when k.sap_status = ${sapStatus.open} then 'open'
    when k.sap_status = ${sapStatus.waiting} then 'in_sap'
    when ${areSent('k')} then 'sent'
    when k.sap_status = ${sapStatus.error} then 'error'
    else 'unknown' end`);

const place = sql`concat_ws('/', nullif(k.sales_organization, ''), nullif(k.channel, ''))`;

/**
 * By the day of creation in the brand's time zone, as days since the first order of each season that the person sees, so
 * that filters do not move them; the label is this season's day.
 */
async function sumByDay(db: Db, filter: OverviewFilter): Promise<TileRow[]> {
  const createdAt = sql`(k.created_at at time zone ${filter.timeZone}::text)`;
  const found = await db.execute<TileRow>(sql`
    with dated as (
      select k.*, ${createdAt}::date as day from (${countedOrders(filter)}) k
    ), begun as (
      select (min(${createdAt}) filter (where not is_before))::date as now,
        (min(${createdAt}) filter (where is_before))::date as before
      from (${countedOrders({ ...filter, catalogIds: null, sellerId: null })}) k
    ), numbered as (
      select d.*, d.day - case when d.is_before then b.before else b.now end as number,
        coalesce(b.now, b.before) as first
      from dated d, begun b
    )
    select k.number::text as id, to_char(k.first + k.number, 'YYYY-MM-DD') as label, k.currency, ${orderFigures}
    from numbered k
    group by k.number, k.first, k.currency
    order by k.number, k.currency`);
  return found.rows;
}

/**
 * Customers with an account who ordered in the season before, and not in this one from anybody. Agents see their own
 * customers only: of others they do not see every order.
 */
async function sumLateCustomers(db: Db, filter: OverviewFilter): Promise<TileRow[]> {
  const { scope } = filter;
  const own =
    scope === null ? sql`true` : sql`(u.id = ${scope.userId} or u.id in (${customersOfAgent(scope.userId)}))`;
  const found = await db.execute<TileRow>(sql`
    select u.id::text as id, u.name as label, k.currency, ${orderFigures}
    from (${countedOrders(filter)}) k
    join users u on u.id = k.customer_id
    where k.is_before and k.items_count > 0 and u.closed_at is null and ${own}
      and u.id not in (
        select o.customer_id from orders o join catalogs c on c.id = o.catalog_id
        where o.archived_at is null and o.items_count > 0 and c.catalog_type <> 'return' and ${inSeason(filter)})
    group by u.id, u.name, k.currency
    order by before_pieces desc, u.name, u.id, k.currency`);
  return found.rows;
}

/** The tiles that add up orders. */
export const orderTiles = {
  /** The seasons that have orders, newest first. */
  seasons: (db, filter) =>
    sumOrders(
      db,
      { ...filter, season: null, before: null },
      {
        id: sql`k.season`,
        label: sql`k.season`,
        // A year's AW is newer than its SS.
        order: sql`right(k.season, 2) desc, k.season`,
      },
    ),
  days: sumByDay,
  /** By the state of the order, each in one. */
  status: (db, filter) =>
    sumOrders(db, filter, {
      id: sql`s.status`,
      label: sql`replace(s.status, 'in_sap', 'in SAP')`,
      joined: sql`cross join lateral (select ${stateOfOrder}) as s(status)`,
      order: sql`array_position(${states}, s.status)`,
    }),
  /** By the agent who sells them. */
  sellers: (db, filter) =>
    sumOrders(db, filter, {
      id: sql`coalesce(s.id::text, '')`,
      label: sql`coalesce(s.name, '')`,
      joined: sql`left join users s on s.id = k.seller_id`,
    }),
  /** By catalog, of the season alone: the one before has others. */
  catalogs: (db, filter) =>
    sumOrders(
      db,
      { ...filter, before: null },
      {
        id: sql`c.id::text`,
        label: sql`c.name`,
        joined: sql`join catalogs c on c.id = k.catalog_id`,
      },
    ),
  /** By sales organization and channel. */
  places: (db, filter) => sumOrders(db, filter, { id: place, label: place }),
  late: sumLateCustomers,
} satisfies Record<string, Tile>;
