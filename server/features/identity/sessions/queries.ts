import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/openDatabase';
import { sessions, toId, users } from '../../../db/schema';

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

/** The id of the open account with this wire id. */
export async function findAccountId(db: Db, wireId: string): Promise<number | null> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, toId(wireId)), isNull(users.closedAt)));
  return found?.id ?? null;
}
