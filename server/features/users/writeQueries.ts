import { and, eq, isNull, ne, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { agentCustomers, orders, userCatalogs, users } from '../../db/schema';

/** Makes a user and answers the id. */
export async function insertUser(db: Db, user: typeof users.$inferInsert): Promise<number> {
  const [made] = await db.insert(users).values(user).returning({ id: users.id });
  if (made === undefined) throw new Error('The database kept no user.');
  return made.id;
}

/** Writes a user's own fields; what is undefined stays. */
export async function writeUser(
  db: Db,
  id: number,
  values: Partial<typeof users.$inferInsert>,
): Promise<void> {
  if (Object.values(values).every((value) => value === undefined)) return;
  await db.update(users).set(values).where(eq(users.id, id));
}

/** Enables these catalogs, and no others, for a user. */
export async function replaceCatalogs(db: Db, userId: number, ids: number[]): Promise<void> {
  await db
    .delete(userCatalogs)
    .where(and(eq(userCatalogs.userId, userId), notInArray(userCatalogs.catalogId, ids)));
  if (ids.length === 0) return;
  await db
    .insert(userCatalogs)
    .values(ids.map((catalogId) => ({ userId, catalogId })))
    .onConflictDoNothing();
}

/** Makes these agents, and no others, those of a customer. */
export async function replaceAgents(db: Db, customerId: number, ids: number[]): Promise<void> {
  await db.delete(agentCustomers).where(eq(agentCustomers.customerId, customerId));
  if (ids.length === 0) return;
  await db.insert(agentCustomers).values(ids.map((agentId) => ({ agentId, customerId })));
}

/** A number that no other advisory lock of this product has. */
const adminsLock = 5_207_312;

/** Whether there is another admin; until the transaction ends nobody else can take an admin away. */
export async function hasOtherAdmin(db: Db, id: number): Promise<boolean> {
  await db.execute(sql`select pg_advisory_xact_lock(${adminsLock})`);
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(sql`${users.roles} @> array['admin']`, isNull(users.closedAt), ne(users.id, id)))
    .limit(1);
  return found.length > 0;
}

/** Whether an agent sells orders or looks after customers whose accounts are open. */
export async function hasWork(db: Db, agentId: number): Promise<boolean> {
  const found = await db.execute<{ has: boolean }>(sql`
    select exists (select from orders o where o.seller_id = ${agentId} and o.archived_at is null)
      or exists (
        select from agent_customers m join users u on u.id = m.customer_id
        where m.agent_id = ${agentId} and u.closed_at is null) as has`);
  return found.rows[0]?.has === true;
}

/**
 * Gives an agent's orders to the first of these agents and the customers to each of them; answers the ids of the
 * orders.
 */
export async function handOver(db: Db, agentId: number, toIds: [number, ...number[]]): Promise<number[]> {
  const moved = await db
    .update(orders)
    .set({ sellerId: toIds[0], version: sql`${orders.version} + 1` })
    .where(eq(orders.sellerId, agentId))
    .returning({ id: orders.id });
  await db.execute(sql`
    insert into agent_customers (agent_id, customer_id)
    select t.id, m.customer_id
    from agent_customers m cross join unnest(${sql.param(toIds)}::bigint[]) t(id)
    where m.agent_id = ${agentId} and m.customer_id <> t.id
    order by 1, 2
    on conflict do nothing`);
  await db.delete(agentCustomers).where(eq(agentCustomers.agentId, agentId));
  return moved.map(({ id }) => id);
}
