import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/openDatabase';
import { orders } from '../../../db/schema';
import type { Schema } from '../../../operation';
import { customerColumns } from './related';

/** A customer to order for, with the agents whose customer it is. */
export type CustomerRow = Schema<'OrderCustomer'> & { is_wholesale: boolean; agents: string[] };

/** The open account of this id. */
export async function findCustomer(db: Db, id: number): Promise<CustomerRow | null> {
  const found = await db.execute<CustomerRow>(sql`
    select ${customerColumns}, u.is_wholesale,
      array(select a.agent_id::text from agent_customers a where a.customer_id = u.id) as agents
    from users u
    where u.id = ${id} and u.closed_at is null`);
  return found.rows[0] ?? null;
}

/** The catalog of this id unless it was deleted, and whether it is enabled for a user. */
export async function findCatalog(db: Db, id: number, userId: number) {
  const found = await db.execute<{
    id: string;
    wls_enabled: boolean;
    ls_enabled: boolean;
    enabled: boolean;
  }>(sql`
    select c.id, c.wls_enabled, c.ls_enabled,
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
