import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { sapStatus } from '../src/domain/orders/statuses';
import type { Db } from '../server/db/openDatabase';
import * as schema from '../server/db/schema';
import type { BrandRows } from './brand/rows';
import { addOwnGarments } from './ownGarments';

/**
 * Inserts a brand whose ids start at 1 under ids assigned by the database, in the caller's transaction; returns the ids
 * of its catalogs.
 */
export async function insertBrand(tx: Db, brand: BrandRows): Promise<{ catalogs: number[] }> {
  const user = await idsFor(tx, schema.users, brand.users.length);
  const catalog = await idsFor(tx, schema.catalogs, brand.catalogs.length);
  const garment = await idsFor(tx, schema.garments, brand.garments.length);
  const sku = await idsFor(tx, schema.skus, brand.skus.length);
  const order = await idsFor(tx, schema.orders, brand.orders.length);
  const ofUser = <Row extends { userId: number }>(row: Row) => ({ ...row, userId: user(row.userId) });
  const ofGarment = <Row extends { garmentId: number }>(row: Row) => ({
    ...row,
    garmentId: garment(row.garmentId),
  });

  await insertRows(
    tx,
    schema.users,
    brand.users.map((row) => ({ ...row, id: user(row.id) })),
  );
  await insertRows(tx, schema.userAddresses, brand.userAddresses.map(ofUser));
  await insertRows(tx, schema.userSalesOrganizations, brand.userSalesOrganizations.map(ofUser));
  await insertRows(
    tx,
    schema.agentCustomers,
    brand.agentCustomers.map((row) => ({ agentId: user(row.agentId), customerId: user(row.customerId) })),
  );
  await insertRows(
    tx,
    schema.catalogs,
    brand.catalogs.map((row) => ({ ...row, id: catalog(row.id) })),
  );
  await insertRows(
    tx,
    schema.userCatalogs,
    brand.userCatalogs.map((row) => ({ userId: user(row.userId), catalogId: catalog(row.catalogId) })),
  );
  await insertRows(
    tx,
    schema.garments,
    brand.garments.map((row) => ({ ...row, id: garment(row.id), catalogId: catalog(row.catalogId) })),
  );
  await addOwnGarments(
    tx,
    brand.catalogs.map((row) => catalog(row.id)),
  );
  await insertRows(tx, schema.garmentColors, brand.garmentColors.map(ofGarment));
  await insertRows(tx, schema.garmentPrices, brand.garmentPrices.map(ofGarment));
  await insertRows(
    tx,
    schema.skus,
    brand.skus.map((row) => ({ ...ofGarment(row), id: sku(row.id), catalogId: catalog(row.catalogId) })),
  );
  // Stock and pictures belong to skus and generics, whichever catalog added them first.
  await insertRows(tx, schema.stocks, brand.stocks, { skipKnown: true });
  await insertRows(tx, schema.extraPictures, brand.extraPictures, { skipKnown: true });
  await insertRows(
    tx,
    schema.orders,
    brand.orders.map((row) => ({
      ...row,
      id: order(row.id),
      customerId: user(row.customerId),
      sellerId: row.sellerId === null ? null : user(row.sellerId),
      catalogId: catalog(row.catalogId),
    })),
  );
  await insertRows(
    tx,
    schema.orderLines,
    brand.orderLines.map((row) => ({ ...row, orderId: order(row.orderId), skuId: sku(row.skuId) })),
  );
  return { catalogs: brand.catalogs.map((row) => catalog(row.id)) };
}

/** The database id for each of the brand's ids, which start at 1. */
async function idsFor(
  tx: Db,
  table: Parameters<typeof reserveIds>[1],
  count: number,
): Promise<(brandId: number) => number> {
  const ids = await reserveIds(tx, table, count);
  return (brandId) => {
    const id = ids[brandId - 1];
    if (id === undefined) throw new Error(`The brand has no row ${brandId}.`);
    return id;
  };
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
async function insertRows<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly (Table['$inferInsert'] & Record<string, unknown>)[],
  { skipKnown = false }: { skipKnown?: boolean } = {},
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
