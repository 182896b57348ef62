import { sql } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { type FoundOrder, foundColumns, foundTables, preparedChangeEvent, ownOrder } from '../../db/orders';
import { prepare } from '../../db/prepared';
import type { Viewer } from '../../core/call';
import { type CatalogSku, isUnknownCode, type LineWrite } from './queries';
import type { LineBefore } from './planSave';

/** An order as a save finds it, with what it needs to know of the skus and codes that were sent. */
export interface OrderToSave {
  order: FoundOrder;
  saved: LineBefore[];
  /** Today's price of each sku that the order has or that was sent; a sku that the catalog never had is missing. */
  catalog: CatalogSku[];
  /** Wanted codes that neither the order nor its catalog has. */
  unknownCodes: string[];
}

type LineTuple = [
  skuId: string,
  sku: string,
  price: number,
  removed: boolean,
  quantity: number,
  stored: number,
];
type SkuTuple = [skuId: string, sku: string, price: number, removed: boolean];
type ReadRow = FoundOrder & { lines: LineTuple[]; added: SkuTuple[]; unknown_codes: string[] };

/** A sku, today's price in cents for the customer, and whether it was removed from the catalog. */
const skuToday = sql`s.id::text as sku_id, s.sku, coalesce(p.wh_price_cents, g.wh_price_cents) as price,
  s.removed_at is not null or g.removed_at is not null as removed`;
const pricesToday = sql`
  join garments g on g.id = s.garment_id
  left join garment_prices p on p.garment_id = g.id and p.pricelist = u.pricelist`;

// As JSON, hundreds of lines are one value to read; as rows, each of their fields would be one. Most of what is sent is
// already saved: only new skus are looked up in the catalog.
const readStatement = prepare<ReadRow>(sql`
  with lines as materialized (
    select ${skuToday}, l.quantity, l.wh_price_cents as stored
    from orders o
    join users u on u.id = o.customer_id
    join order_lines l on l.order_id = o.id
    join skus s on s.id = l.sku_id
    ${pricesToday}
    where o.id = ${sql.placeholder('id')}
  )
  select ${foundColumns},
    coalesce((
      select json_agg(json_build_array(sku_id, sku, price, removed, quantity, stored)) from lines), '[]') as lines,
    coalesce((
      select json_agg(json_build_array(t.sku_id, t.sku, t.price, t.removed))
      from (
        select ${skuToday}
        from (select unnest(${sql.placeholder('skus')}::text[]) except select sku from lines) sent(code)
        join skus s on s.catalog_id = o.catalog_id and s.sku = sent.code
        ${pricesToday}) t), '[]') as added,
    array(
      select code from unnest(${sql.placeholder('wanted')}::text[]) code
      where code <> all(o.wanted) and ${isUnknownCode(sql`o.catalog_id`)}) as unknown_codes
  from ${foundTables}
  where o.id = ${sql.placeholder('id')}`);

/**
 * Reads all that a save needs, in one statement; 404 when there is no such order or this person may not see it.
 * Nothing is locked.
 */
export async function readToSave(
  db: Db,
  user: Viewer,
  id: number,
  sent: { skus: string[]; wanted: string[] },
): Promise<OrderToSave> {
  const [row] = await readStatement(db, { id, ...sent });
  const { lines, added, unknown_codes: unknownCodes, ...order } = ownOrder(user, row);
  const toSku = ([sku_id, sku, price, removed]: SkuTuple): CatalogSku => ({ sku_id, sku, price, removed });
  return {
    order,
    saved: lines.map(([sku_id, sku, , , quantity, price]) => ({ sku_id, sku, quantity, price })),
    catalog: [
      ...lines.map(([sku_id, sku, price, removed]) => toSku([sku_id, sku, price, removed])),
      ...added.map(toSku),
    ],
    unknownCodes,
  };
}

// The order's row comes first, and with it its lock: every other part writes only if that was written, so all of it is
// done or nothing is.
const writeStatement = prepare<{ version: number }>(sql`
  with written as (
    update orders o set
      wanted = ${sql.placeholder('wanted')}::text[],
      service_date = case when ${sql.placeholder('isDated')}::boolean
        then ${sql.placeholder('serviceDate')}::timestamptz else o.service_date end,
      items_count = ${sql.placeholder('pieces')}::int,
      total_cents = ${sql.placeholder('cents')}::bigint,
      edited_at = ${sql.placeholder('at')}::timestamptz,
      version = o.version + 1
    where o.id = ${sql.placeholder('id')}::bigint and o.version = ${sql.placeholder('version')}::int
      and o.archived_at is null
    returning o.id, o.version
  ), kept as (
    insert into order_lines (order_id, sku_id, quantity, wh_price_cents)
    select w.id, line.* from written w, unnest(${sql.placeholder('skuIds')}::bigint[],
      ${sql.placeholder('quantities')}::int[], ${sql.placeholder('prices')}::bigint[]) line
    on conflict (order_id, sku_id)
    do update set quantity = excluded.quantity, wh_price_cents = excluded.wh_price_cents
  ), removed as (
    delete from order_lines l using written w
    where l.order_id = w.id and l.sku_id = any(${sql.placeholder('removed')}::bigint[])
  ), ${preparedChangeEvent(sql`select id from written where ${sql.placeholder('isChange')}::boolean`)}
  select version from written`);

/** What a save writes; undefined leaves the date as it is, `before` are the pieces of the version it was planned for. */
export interface Save {
  plan: { written: LineWrite[]; removed: string[]; pieces: number; cents: number };
  wanted: string[];
  serviceDate: Date | null | undefined;
  actorId: number;
  at: Date;
  /** Whether anything has changed, and must be recorded in the history. */
  isChange: boolean;
}

/**
 * Writes a save that was planned for this version of the order, in one statement and so one transaction: changed lines,
 * the order's own row and the history. Returns the new version; null when the order has another version by now, and
 * nothing was written.
 */
export async function writeSave(
  db: Db,
  order: Pick<FoundOrder, 'id' | 'version' | 'items_count'>,
  { plan, wanted, serviceDate, actorId, at, isChange }: Save,
): Promise<number | null> {
  const { written, removed, pieces, cents } = plan;
  const [done] = await writeStatement(db, {
    id: order.id,
    version: order.version,
    wanted,
    isDated: serviceDate !== undefined,
    serviceDate: serviceDate ?? null,
    pieces,
    cents,
    at,
    skuIds: arrayOf(written.map((line) => line.sku_id)),
    quantities: arrayOf(written.map((line) => line.quantity)),
    prices: arrayOf(written.map((line) => line.price)),
    removed: arrayOf(removed),
    isChange,
    actorId,
    detail: JSON.stringify({ before: order.items_count, pieces }),
  });
  return done?.version ?? null;
}

/** Numbers as the text of an array; the driver would quote each of them. */
const arrayOf = (numbers: readonly (number | string)[]) => `{${numbers.join()}}`;
