import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../db/openDatabase';
import { sessions, users } from '../db/schema';

/** How old the time at which a session or a person was last seen may be. */
const ageMs = { session: 15 * 60_000, person: 86_400_000 };

/** Whether it should be written down that a session is in use: at most every 15 minutes. */
export const isVisitDue = ({ lastSeenAt }: { lastSeenAt: Date }, at: Date): boolean =>
  at.getTime() - lastSeenAt.getTime() >= ageMs.session;

/**
 * Writes down that a session is in use. In two statements that commit on their own, so that neither holds one row while
 * it waits for the other. No trigger announces either.
 */
export async function noteVisit(
  db: Db,
  { tokenHash, userId, at }: { tokenHash: Buffer; userId: number; at: Date },
): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: at }).where(eq(sessions.tokenHash, tokenHash));
  await noteSeen(db, userId, at);
}

/** Writes down that a person has signed in or uses their session: at most once a day. */
export async function noteSeen(db: Db, userId: number, at: Date): Promise<void> {
  const isOld = lt(users.lastSeenAt, new Date(at.getTime() - ageMs.person));
  await db
    .update(users)
    .set({ lastSeenAt: at })
    .where(and(eq(users.id, userId), or(isNull(users.lastSeenAt), isOld)));
}
