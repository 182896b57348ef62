import { and, count, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { orderViews, orderViewStarts } from '../../db/schema';
import { lockAccount } from '../../db/users';
import type { Schema } from '../../core/call';

/** What a person may see: their own views, and those for everybody. */
const seenBy = (userId: number) => or(eq(orderViews.ownerId, userId), eq(orderViews.isShared, true));

/** The views that a person may see, by name. */
export async function selectOrderViews(db: Db, userId: number): Promise<Schema<'OrderView'>[]> {
  const isStart = sql<boolean>`${orderViewStarts.viewId} is not null`;
  return db
    .select({
      id: sql<string>`${orderViews.id}::text`,
      name: orderViews.name,
      query: orderViews.query,
      is_shared: orderViews.isShared,
      is_own: sql<boolean>`${orderViews.ownerId} = ${userId}`,
      is_start: isStart,
    })
    .from(orderViews)
    .leftJoin(
      orderViewStarts,
      and(eq(orderViewStarts.viewId, orderViews.id), eq(orderViewStarts.userId, userId)),
    )
    .where(seenBy(userId))
    .orderBy(sql`lower(${orderViews.name})`, orderViews.id);
}

/** A view that this person may see, or null. */
export async function findOrderView(db: Db, userId: number, id: number) {
  const [view] = await db
    .select({ id: orderViews.id, ownerId: orderViews.ownerId, isShared: orderViews.isShared })
    .from(orderViews)
    .where(and(eq(orderViews.id, id), seenBy(userId)))
    .for('update');
  return view ?? null;
}

/** How many views a person has made; nobody else can make one for them until the transaction ends. */
export async function countOwnViews(db: Db, userId: number): Promise<number> {
  await lockAccount(db, userId);
  const [own] = await db.select({ count: count() }).from(orderViews).where(eq(orderViews.ownerId, userId));
  return own?.count ?? 0;
}

type Values = Pick<typeof orderViews.$inferInsert, 'name' | 'query' | 'isShared'>;

export async function insertOrderView(db: Db, ownerId: number, values: Values): Promise<number> {
  const rows = await db
    .insert(orderViews)
    .values({ ownerId, ...values })
    .returning({ id: orderViews.id });
  return rows.reduce((_, { id }) => id, 0);
}

export async function updateOrderView(db: Db, id: number, values: Values): Promise<void> {
  await db.update(orderViews).set(values).where(eq(orderViews.id, id));
}

export async function deleteView(db: Db, id: number): Promise<void> {
  await db.delete(orderViews).where(eq(orderViews.id, id));
}

/** Sets the view that a person's list opens with; null sets none. */
export async function setStart(db: Db, userId: number, viewId: number | null): Promise<void> {
  if (viewId === null) {
    await db.delete(orderViewStarts).where(eq(orderViewStarts.userId, userId));
    return;
  }
  await db
    .insert(orderViewStarts)
    .values({ userId, viewId })
    .onConflictDoUpdate({ target: orderViewStarts.userId, set: { viewId } });
}
