import { eq, lt } from 'drizzle-orm';
import type { Db } from '../../../db/openDatabase';
import { sessions, users } from '../../../db/schema';

/** Stores a new session. */
export async function insertSession(db: Db, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

/** Deletes the sessions of all people that have expired. */
export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
}

export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** When a person last signed in or used a session, to a day; null: never. */
export async function findLastSeen(db: Db, userId: number): Promise<Date | null> {
  const [found] = await db.select({ at: users.lastSeenAt }).from(users).where(eq(users.id, userId));
  return found?.at ?? null;
}
