import { and, count, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { catalogs, orders } from '../../db/schema';

/** Makes a catalog without garments and answers its id. */
export async function insertCatalog(db: Db, catalog: typeof catalogs.$inferInsert): Promise<number> {
  const [row] = await db.insert(catalogs).values(catalog).returning({ id: catalogs.id });
  if (row === undefined) throw new Error('No catalog was inserted.');
  return row.id;
}

/** Changes a catalog's own data; answers false when there is none of this id, or it is archived. */
export async function updateCatalog(
  db: Db,
  id: number,
  values: Partial<typeof catalogs.$inferInsert>,
): Promise<boolean> {
  const updated = await db
    .update(catalogs)
    .set({ ...values, updatedAt: new Date() })
    .where(and(eq(catalogs.id, id), isNull(catalogs.archivedAt)));
  return updated.rowCount === 1;
}

/** How many orders a catalog has, those that were deleted not counted. */
export async function countOrders(db: Db, catalogId: number): Promise<number> {
  const [found] = await db
    .select({ orders: count() })
    .from(orders)
    .where(and(eq(orders.catalogId, catalogId), isNull(orders.archivedAt)));
  return found?.orders ?? 0;
}
