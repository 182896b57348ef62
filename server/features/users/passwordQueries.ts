import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { sessions, users } from '../../db/schema';

/** The argon2id hash of a user's password, or null without one. */
export async function findPasswordHash(db: Db, id: number): Promise<string | null> {
  const [found] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, id));
  return found?.hash ?? null;
}

/** Keeps the argon2id hash of a new password. */
export async function updatePassword(db: Db, id: number, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, id));
}

/** Ends a user's sessions, all but the one with this token hash. */
export async function deleteSessions(db: Db, userId: number, except: Buffer | null): Promise<void> {
  const kept = except === null ? undefined : ne(sessions.tokenHash, except);
  await db.delete(sessions).where(and(eq(sessions.userId, userId), kept));
}
