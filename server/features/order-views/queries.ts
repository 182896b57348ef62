import { and, eq, sql } from 'drizzle-orm';
import type { Schema, Viewer } from '../../core/call';
import type { Db } from '../../db/openDatabase';
import { ownOrShared, type SavedKind } from '../../db/savedSets';
import { orderViews, orderViewStarts } from '../../db/schema';

/** Not even admins see the views that others have for themselves. */
export const views: SavedKind = {
  table: orderViews,
  noun: 'view',
  seenBy: (viewer) => ownOrShared(orderViews, viewer),
};

/** The views that a person may see, by name. */
export async function selectOrderViews(db: Db, viewer: Viewer): Promise<Schema<'OrderView'>[]> {
  const { dbId } = viewer;
  return db
    .select({
      id: sql<string>`${orderViews.id}::text`,
      name: orderViews.name,
      query: orderViews.query,
      is_shared: orderViews.isShared,
      is_own: sql<boolean>`${orderViews.ownerId} = ${dbId}`,
      is_start: sql<boolean>`${orderViewStarts.viewId} is not null`,
    })
    .from(orderViews)
    .leftJoin(
      orderViewStarts,
      and(eq(orderViewStarts.viewId, orderViews.id), eq(orderViewStarts.userId, dbId)),
    )
    .where(views.seenBy(viewer))
    .orderBy(sql`lower(${orderViews.name})`, orderViews.id);
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
