import { sql } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';

/** How many skus in these chunks (see StockReading) are in no catalog. */
export async function countUnknown(db: Db, chunks: readonly string[]): Promise<number> {
  let unknown = 0;
  for (const chunk of chunks) {
    const found = await db.execute<{ count: number }>(sql`
      select count(distinct r.sku)::float8 as count
      from json_to_recordset(${chunk}::json) as r(sku text)
      where not exists (select from skus where skus.sku = r.sku)`);
    unknown += found.rows[0]?.count ?? 0;
  }
  return unknown;
}

/** Stages a chunk beside the stock, to be written at once with all others at the end of the transaction. */
export async function stageStocks(tx: Db, chunk: string): Promise<void> {
  await tx.execute(sql`
    create temporary table if not exists staged_stocks (sku text, warehouse text, quantity integer)
    on commit drop`);
  await tx.execute(sql`
    insert into staged_stocks (sku, warehouse, quantity)
    select r.sku, r.warehouse, r.quantity
    from json_to_recordset(${chunk}::json) as r(sku text, warehouse text, quantity integer)`);
}

/**
 * Keeps others from writing stock, but not from reading it, until the transaction ends: two writers of the same rows in
 * a different order would deadlock.
 */
export async function lockStocks(tx: Db): Promise<void> {
  await tx.execute(sql`lock table stocks in share row exclusive mode`);
}

/** Writes the staged stock with its time. */
export async function writeStaged(tx: Db): Promise<void> {
  await tx.execute(sql`analyze staged_stocks`);
  await tx.execute(sql`
    insert into stocks (sku, warehouse, quantity)
    select sku, warehouse, quantity from staged_stocks
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
