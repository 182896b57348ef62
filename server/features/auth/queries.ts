import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { loginFailures, sessions, users } from '../../db/schema';

/** The open account with this e-mail, compared without case. */
export async function findAccount(db: Db, email: string) {
  const [account] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNull(users.closedAt)));
  return account ?? null;
}

/** Keeps a new session, and forgets those that have ended. */
export async function insertSession(db: Db, session: typeof sessions.$inferInsert, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.insert(sessions).values(session);
}

/** Ends one session. */
export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** The failed sign-ins counted under a key, and when their window ends; nothing once the window is over. */
export async function findFailures(db: Db, key: string, now: Date) {
  const [row] = await db.select().from(loginFailures).where(eq(loginFailures.key, key));
  return row !== undefined && row.windowEndsAt > now ? row : null;
}

/** Counts one more failed sign-in under each key; the first one opens its window. */
export async function countFailure(db: Db, keys: string[], now: Date, windowEndsAt: Date): Promise<void> {
  await db.delete(loginFailures).where(lt(loginFailures.windowEndsAt, now));
  await db
    .insert(loginFailures)
    .values(keys.map((key) => ({ key, failures: 1, windowEndsAt })))
    .onConflictDoUpdate({ target: loginFailures.key, set: { failures: sql`${loginFailures.failures} + 1` } });
}

/** Forgets the failed sign-ins of a key. */
export async function forgetFailures(db: Db, key: string): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.key, key));
}
