import { sql } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { theRow } from '../../db/theRow';
import { maxPieces } from '../../files/stockFile';

/** The staging table of this transaction: rows of `NamedStock`, to be written at once at its end. */
export async function createStaging(tx: Db): Promise<void> {
  await tx.execute(sql`
    create temporary table staged_stocks (id integer generated always as identity, row integer, sku text, sku_ean text,
      is_code boolean not null, own_sku text, ean text, warehouse text, quantity integer)
    on commit drop`);
}

/** Stages a chunk (see StockReading). */
export async function stageStocks(tx: Db, chunk: string): Promise<void> {
  await tx.execute(sql`
    insert into staged_stocks (row, sku, sku_ean, is_code, own_sku, ean, warehouse, quantity)
    select r.row, r.sku, r."skuEan", coalesce(r."isCode", false), r."ownSku", r.ean, r.warehouse, r.quantity
    from json_to_recordset(${chunk}::json) as r(row integer, sku text, "skuEan" text, "isCode" boolean,
      "ownSku" text, ean text, warehouse text, quantity integer)`);
}

/** How many skus are staged, and how many of them are in no catalog. */
export async function countStaged(tx: Db): Promise<{ skus: number; unknown: number }> {
  const found = await tx.execute<{ skus: number; unknown: number }>(sql`
    select count(*)::float8 as skus, (count(*) filter (where k.sku is null))::float8 as unknown
    from (select distinct sku from staged_stocks) s left join (select distinct sku from skus) k on k.sku = s.sku`);
  return theRow(found.rows);
}

/**
 * Blocks other writers of stock, but not readers, until the transaction ends: two writers of the same rows in a
 * different order would deadlock.
 */
export async function lockStocks(tx: Db): Promise<void> {
  await tx.execute(sql`lock table stocks in share row exclusive mode`);
}

/** Writes the staged stock with its time. Several codes of an ERP may stand for one sku, which has all their pieces. */
export async function writeStaged(tx: Db): Promise<void> {
  await tx.execute(sql`
    insert into stocks (sku, warehouse, quantity)
    select sku, warehouse, least(sum(quantity), ${maxPieces}) from staged_stocks group by sku, warehouse
    on conflict (sku, warehouse) do update set quantity = excluded.quantity, updated_at = now()`);
}

/** Removes the stock of these warehouses that was not staged. */
export async function deleteOthers(tx: Db, warehouses: readonly string[]): Promise<void> {
  if (warehouses.length === 0) return;
  await tx.execute(sql`
    delete from stocks s
    where s.warehouse = any(${sql.param([...warehouses])}::text[])
      and not exists (
        select from staged_stocks i where i.sku = s.sku and i.warehouse = s.warehouse)`);
}

/** Removes all stock. */
export async function deleteStocks(tx: Db): Promise<void> {
  await tx.execute(sql`delete from stocks`);
}
