import { and, eq, or, type SQL } from 'drizzle-orm';
import type { Viewer } from '../core/call';
import { message } from '../../src/domain/language/message';
import { forbidden, notFound, Refusal } from '../core/problems';
import type { Db } from './openDatabase';
import { type customerGroups, type orderViews, toId } from './schema';
import { lockAccount } from './users';
import { may } from '../../src/domain/access/rights';

/** A kind of saved set: what people save under a name, for themselves or for everybody. */
export interface SavedKind {
  /** One with `savedSetColumns`. */
  table: typeof customerGroups | typeof orderViews;
  /** What such a set is called. */
  noun: 'group' | 'view';
  /** Which of them a person may see. */
  seenBy: (viewer: Viewer) => SQL | undefined;
}

const maxOwn = 100;

/** A person's own sets, and those for everybody. */
export const ownOrShared = (table: SavedKind['table'], { dbId }: Viewer): SQL | undefined =>
  or(eq(table.ownerId, dbId), eq(table.isShared, true));

/** The set with this wire id, locked until the transaction ends; 404 for those who may not see it. */
export async function findSavedSet(
  db: Db,
  { table, noun, seenBy }: SavedKind,
  viewer: Viewer,
  wireId: string,
): Promise<{ id: number; ownerId: number }> {
  const [found] = await db
    .select({ id: table.id, ownerId: table.ownerId })
    .from(table)
    .where(and(eq(table.id, toId(wireId)), seenBy(viewer)))
    .for('update');
  if (found === undefined) throw notFound(noun);
  return found;
}

/** The id of a set that the person wants to change: 403 unless it is their own, or they are an admin. */
export async function findOwnSavedSet(
  db: Db,
  kind: SavedKind,
  viewer: Viewer,
  wireId: string,
): Promise<number> {
  const { id, ownerId } = await findSavedSet(db, kind, viewer, wireId);
  if (ownerId !== viewer.dbId && !may(viewer.roles, 'shareSavedSets')) throw forbidden();
  return id;
}

/**
 * Changes the set with this wire id, or makes a new one, and returns its id. 403 if it is not theirs to change, or to
 * share with everybody; refused if they have too many already.
 */
export async function saveSet<Values extends { name: string; isShared: boolean }>(
  db: Db,
  kind: SavedKind,
  viewer: Viewer,
  wireId: string | undefined,
  values: Values,
): Promise<number> {
  const { table, noun } = kind;
  // The error must not reveal whether a set exists that the person may not see.
  const id = wireId === undefined ? null : await findOwnSavedSet(db, kind, viewer, wireId);
  if (values.isShared && !may(viewer.roles, 'shareSavedSets')) throw forbidden();
  if (id !== null) {
    await db.update(table).set(values).where(eq(table.id, id));
    return id;
  }
  await lockAccount(db, viewer.dbId);
  if ((await db.$count(table, eq(table.ownerId, viewer.dbId))) >= maxOwn)
    throw new Refusal(
      message('You have {sets} {kind, select, group {groups} other {views}} already. Delete one first.', {
        sets: maxOwn,
        kind: noun,
      }),
    );
  const made = await db
    .insert(table)
    .values({ ownerId: viewer.dbId, ...values })
    .returning({ id: table.id });
  return made.reduce((_, row) => row.id, 0);
}

/** Deletes the set with this wire id, if the person may change it. */
export async function deleteSavedSet(db: Db, kind: SavedKind, viewer: Viewer, wireId: string): Promise<void> {
  const id = await findOwnSavedSet(db, kind, viewer, wireId);
  await db.delete(kind.table).where(eq(kind.table.id, id));
}
