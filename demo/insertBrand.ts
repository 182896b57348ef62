import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { sapStatus } from '../src/domain/orders/statuses';
import type { Db } from '../server/db/openDatabase';
import * as schema from '../server/db/schema';
import type { BrandRows } from './brand/rows';
import { addOwnGarments } from './ownGarments';

/** The tables of a brand, each after those that its rows refer to. */
const tables = [
  'users',
  'userAddresses',
  'userSalesOrganizations',
  'agentCustomers',
  'catalogs',
  'userCatalogs',
  'garments',
  'garmentColors',
  'garmentPrices',
  'skus',
  'stocks',
  'extraPictures',
  'orders',
  'orderLines',
] as const;

/** Stock and pictures belong to skus and generics, whichever catalog added them first. */
const shared = new Set<string>(['stocks', 'extraPictures']);

/**
 * Inserts a brand whose ids start at 1 under ids assigned by the database, in the caller's transaction; returns the ids
 * of its catalogs.
 */
export async function insertBrand(tx: Db, brand: BrandRows): Promise<{ catalogs: number[] }> {
  const users = await reserveIds(tx, schema.users, brand.users.length);
  const catalogs = await reserveIds(tx, schema.catalogs, brand.catalogs.length);
  const garments = await reserveIds(tx, schema.garments, brand.garments.length);
  const skus = await reserveIds(tx, schema.skus, brand.skus.length);
  const orders = await reserveIds(tx, schema.orders, brand.orders.length);
  const ownIds: Partial<Record<string, number[]>> = { users, catalogs, garments, skus, orders };
  const referredIds: Partial<Record<string, number[]>> = {
    userId: users,
    agentId: users,
    customerId: users,
    sellerId: users,
    catalogId: catalogs,
    garmentId: garments,
    skuId: skus,
    orderId: orders,
  };

  for (const table of tables) {
    const toDatabaseId = ([column, value]: [string, unknown]) => {
      const ids = column === 'id' ? ownIds[table] : referredIds[column];
      return [column, ids !== undefined && typeof value === 'number' ? ids[value - 1] : value];
    };
    const rows = brand[table].map((row: object) => Object.fromEntries(Object.entries(row).map(toDatabaseId)));
    await insertRows(tx, schema[table], rows, { skipKnown: shared.has(table) });
  }
  await addOwnGarments(tx, catalogs);
  return { catalogs };
}

/**
 * Gives each order without a history the one that its row implies: created by its seller or customer, filled in and
 * finished by the customer, sent by the seller or an admin, answered by the ERP; nothing later than `now`.
 */
export async function insertHistories(tx: Db, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into order_events (order_id, at, actor_id, kind, detail)
    select o.id, least(e.at, ${now.toISOString()}::timestamptz), e.actor_id, e.kind, e.detail
    from orders o
    cross join lateral (values
      (1, o.created_at, coalesce(o.seller_id, o.customer_id), 'created', '{}'::jsonb, true),
      (2, o.created_at + (o.edited_at - o.created_at) * 0.6, o.customer_id, 'changed',
        jsonb_build_object('before', 0, 'pieces', o.items_count), o.items_count > 0),
      (3, o.created_at + (o.edited_at - o.created_at) * 0.8, o.customer_id, 'finished', '{}'::jsonb, o.finished),
      (4, o.edited_at, coalesce(o.seller_id, (
        select a.id from users a where 'admin' = any(a.roles) order by a.id limit 1)), 'sent',
        jsonb_build_object('pieces', o.items_count), o.sap_status <> ${sapStatus.open}),
      (5, o.edited_at + interval '20 seconds', null, 'accepted', jsonb_build_object('number', o.erp_number),
        o.sap_status in (${sapStatus.sent}, ${sapStatus.sentBefore})),
      (6, o.edited_at + interval '20 seconds', null, 'rejected', jsonb_build_object('message', o.erp_message),
        o.sap_status = ${sapStatus.error})
    ) e(step, at, actor_id, kind, detail, happened)
    where e.happened and not exists (select from order_events known where known.order_id = o.id)
    order by o.id, e.step`);
}

/** Rows per statement: one parameter of a few megabytes. */
const batchSize = 20_000;

/**
 * Inserts rows in bulk, with their ids; columns that the first row lacks get their defaults. With `skipKnown`, existing
 * rows are left alone.
 */
async function insertRows(
  db: Db,
  table: PgTable,
  rows: readonly Record<string, unknown>[],
  { skipKnown }: { skipKnown: boolean },
): Promise<void> {
  const [first = {}] = rows;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const conflict = skipKnown ? sql`on conflict do nothing` : sql``;
  for (let at = 0; at < rows.length; at += batchSize) {
    const records = rows
      .slice(at, at + batchSize)
      .map((row) => Object.fromEntries(columns.map(([key, column]) => [column.name, row[key]])));
    await db.execute(
      sql`insert into ${table} (${names}) overriding system value
        select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(records)}::json) ${conflict}`,
    );
  }
}

/** Reserves ids from a table's sequence, so that rows inserted with them never conflict with others. */
async function reserveIds(db: Db, table: PgTable, count: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence(${getTableName(table)}, 'id')) as id from generate_series(1, ${count})`,
  );
  return rows.map(({ id }) => Number(id));
}
