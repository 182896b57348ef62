import { type SQL, sql } from 'drizzle-orm';
import type { LanguageTag } from '../../../src/domain/language/languages';
import type { Db } from '../../db/openDatabase';
import { type OrderScope, ownOrders } from '../../db/orders';

/** Which orders to add up; null filters nothing. */
export interface OverviewFilter {
  /** Whose orders count. */
  scope: OrderScope;
  season: string | null;
  /** The season that it is compared with; null without a season. */
  before: string | null;
  /** Which catalogs count in the season; the season before has others. */
  catalogIds: number[] | null;
  sellerId: number | null;
  /** The IANA name of the time zone whose days count. */
  timeZone: string;
  /** The language of garments' and colors' names. */
  language: LanguageTag;
}

/** A row of a tile, with money in cents. */
export type TileRow = {
  id: string;
  label: string;
  currency: string;
  /** Null where lines are added up. */
  orders: number | null;
  before_orders?: number;
  pieces: number;
  cents: number;
  before_pieces: number;
  before_cents: number;
  stock?: number;
  shipped?: number;
};

/** Adds up the rows of a tile, in one query. */
export type Tile = (db: Db, filter: OverviewFilter) => Promise<TileRow[]>;

/** The orders that count, with their catalog's season and currency, and whether they are of the season before. */
export function countedOrders(filter: OverviewFilter): SQL {
  const { scope, sellerId } = filter;
  const conditions = [
    sql`o.archived_at is null`,
    sql`c.catalog_type <> 'return'`,
    inSeasons(filter),
    ownOrders(scope),
    sellerId !== null && sql`o.seller_id = ${sellerId}`,
  ].filter((condition) => condition !== false);
  return sql`
    select o.id, o.customer_id, o.seller_id, o.catalog_id, o.sap_status, o.finished, o.sales_organization, o.channel,
      o.items_count, o.total_cents, o.created_at, c.season, c.currency, ${isBefore(filter)} as is_before
    from orders o
    join catalogs c on c.id = o.catalog_id
    where ${sql.join(conditions, sql` and `)}`;
}

/** Whether catalogs `c` are of the season before. */
export const isBefore = ({ before }: OverviewFilter): SQL =>
  before === null ? sql`false` : sql`(c.season = ${before})`;

/** Whether an order of catalogs `c` counts in the season itself. */
export function inSeason({ season, catalogIds }: OverviewFilter): SQL {
  const conditions = [
    season !== null && sql`c.season = ${season}`,
    catalogIds !== null && sql`c.id = any(${sql.param(catalogIds)}::bigint[])`,
  ].filter((condition) => condition !== false);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

const inSeasons = (filter: OverviewFilter) => sql`(${inSeason(filter)} or ${isBefore(filter)})`;

/** The sums of a tile as columns, from those of its rows: doubles, which are exact up to 2^53. */
export function figures(rows: { pieces: SQL; cents: SQL; isBefore: SQL }): SQL {
  const sum = (what: SQL, which: SQL) => sql`coalesce(sum(${what}) filter (where ${which}), 0)::float8`;
  const now = sql`not ${rows.isBefore}`;
  return sql`
    ${sum(rows.pieces, now)} as pieces, ${sum(rows.cents, now)} as cents,
    ${sum(rows.pieces, rows.isBefore)} as before_pieces, ${sum(rows.cents, rows.isBefore)} as before_cents`;
}
