import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/openDatabase';

/** When a warehouse last told its stock of a catalog's skus, in epoch seconds; null when it never did. */
export async function findStockTime(db: Db, catalogId: number, warehouse: string): Promise<number | null> {
  const found = await db.execute<{ told: number | null }>(sql`
    select floor(extract(epoch from max(t.updated_at)))::float8 as told
    from skus s join stocks t on t.sku = s.sku and t.warehouse = ${warehouse}
    where s.catalog_id = ${catalogId} and s.removed_at is null`);
  return found.rows[0]?.told ?? null;
}
