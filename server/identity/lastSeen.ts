import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../db/openDatabase';
import { sessions, users } from '../db/schema';

/** How old `last_seen_at` of a session or a person may get before it is updated. */
const ageMs = { session: 15 * 60_000, person: 86_400_000 };

/** Whether a session's `last_seen_at` is due for an update: at most every 15 minutes. */
export const isLastSeenOutdated = ({ lastSeenAt }: { lastSeenAt: Date }, at: Date): boolean =>
  at.getTime() - lastSeenAt.getTime() >= ageMs.session;

/**
 * Updates `last_seen_at` of a session and its user. The two statements commit separately, so that neither locks one row
 * while it waits for the other. They fire no trigger.
 */
export async function updateLastSeen(
  db: Db,
  { tokenHash, userId, at }: { tokenHash: Buffer; userId: number; at: Date },
): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: at }).where(eq(sessions.tokenHash, tokenHash));
  await updatePersonLastSeen(db, userId, at);
}

/** Updates a person's `last_seen_at` when they sign in or use a session: at most once a day. */
export async function updatePersonLastSeen(db: Db, userId: number, at: Date): Promise<void> {
  const isOld = lt(users.lastSeenAt, new Date(at.getTime() - ageMs.person));
  await db
    .update(users)
    .set({ lastSeenAt: at })
    .where(and(eq(users.id, userId), or(isNull(users.lastSeenAt), isOld)));
}
