import { and, eq, lt, ne } from 'drizzle-orm';
import type { Db } from './openDatabase';
import { sessions, startedSteps, users } from './schema';

/** Stores a new session. */
export async function insertSession(db: Db, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

/** Deletes the sessions of all people that have expired. */
export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
}

/** Ends the session with this token hash. */
export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** When a person last signed in or used a session, to a day; null: never. */
export async function findLastSeen(db: Db, userId: number): Promise<Date | null> {
  const [found] = await db.select({ at: users.lastSeenAt }).from(users).where(eq(users.id, userId));
  return found?.at ?? null;
}

/** Notes that the person of a session has shown a second factor in it. */
export async function markSecondFactor(db: Db, tokenHash: Buffer): Promise<void> {
  await db.update(sessions).set({ hasSecondFactor: true }).where(eq(sessions.tokenHash, tokenHash));
}

/**
 * Signs a person out everywhere, except in the session with this token hash; what they had begun, such as a sign-in that
 * waits for its second step, ends too. For every change of how somebody signs in or of what they may do.
 */
export async function endSessionsOf(db: Db, userId: number, except: Buffer | null): Promise<void> {
  const others = except === null ? undefined : ne(sessions.tokenHash, except);
  await db.delete(startedSteps).where(eq(startedSteps.userId, userId));
  await db.delete(sessions).where(and(eq(sessions.userId, userId), others));
}
