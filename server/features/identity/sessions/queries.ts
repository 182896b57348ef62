import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/openDatabase';
import { sessions, toId, users } from '../../../db/schema';

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

/** A person's open sessions, the one used last first. */
export function selectSessions(db: Db, userId: number, now: Date) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt), sessions.publicId);
}

/** Ends the session of this person with this wire id; its token's hash, or null when they have no such session. */
export async function deleteSessionOf(db: Db, userId: number, wireId: string): Promise<Buffer | null> {
  const [ended] = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), sql`${sessions.publicId}::text = ${wireId}`))
    .returning({ tokenHash: sessions.tokenHash });
  return ended?.tokenHash ?? null;
}

/** When a person last signed in or used a session, to a day; null: never. */
export async function findLastSeen(db: Db, userId: number): Promise<Date | null> {
  const [found] = await db.select({ at: users.lastSeenAt }).from(users).where(eq(users.id, userId));
  return found?.at ?? null;
}

/** The id of the open account with this wire id. */
export async function findAccountId(db: Db, wireId: string): Promise<number | null> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, toId(wireId)), isNull(users.closedAt)));
  return found?.id ?? null;
}

/** Notes that the person of a session has shown a second factor in it. */
export async function markSecondFactor(db: Db, tokenHash: Buffer): Promise<void> {
  await db.update(sessions).set({ hasSecondFactor: true }).where(eq(sessions.tokenHash, tokenHash));
}
