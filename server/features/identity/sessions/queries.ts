import { eq, lt } from 'drizzle-orm';
import type { Db } from '../../../db/openDatabase';
import { sessions } from '../../../db/schema';

/** Stores a new session and deletes expired ones. */
export async function insertSession(db: Db, session: typeof sessions.$inferInsert, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.insert(sessions).values(session);
}

export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}
