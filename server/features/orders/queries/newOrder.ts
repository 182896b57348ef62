import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/openDatabase';
import { orders } from '../../../db/schema';

/** The catalog of this id unless it was deleted, and whether it is enabled for a user. */
export async function findCatalog(db: Db, id: number, userId: number) {
  const found = await db.execute<{
    id: string;
    name: string;
    wls_enabled: boolean;
    ls_enabled: boolean;
    enabled: boolean;
  }>(sql`
    select c.id, c.name, c.wls_enabled, c.ls_enabled,
      exists (select from user_catalogs e where e.catalog_id = c.id and e.user_id = ${userId}) as enabled
    from catalogs c
    where c.id = ${id} and c.archived_at is null`);
  return found.rows[0] ?? null;
}

/** Keeps a new order and answers its id. */
export async function insertOrder(db: Db, order: typeof orders.$inferInsert): Promise<string> {
  const [made] = await db.insert(orders).values(order).returning({ id: orders.id });
  if (made === undefined) throw new Error('The database kept no order.');
  return String(made.id);
}
