import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { sessions, users } from '../../db/schema';

/** The open account with this email, ignoring case. */
export async function findAccount(db: Db, email: string) {
  const [account] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNull(users.closedAt)));
  return account ?? null;
}

/** Stores a new session and deletes expired ones. */
export async function insertSession(db: Db, session: typeof sessions.$inferInsert, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.insert(sessions).values(session);
}

export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}
