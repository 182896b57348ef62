import type { Db } from '../../../db/openDatabase';
import { orders } from '../../../db/schema';

/** Keeps a new order and answers its id. */
export async function insertOrder(db: Db, order: typeof orders.$inferInsert): Promise<string> {
  const [made] = await db.insert(orders).values(order).returning({ id: orders.id });
  if (made === undefined) throw new Error('The database kept no order.');
  return String(made.id);
}
