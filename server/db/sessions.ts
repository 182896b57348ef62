import { and, eq, ne } from 'drizzle-orm';
import type { Db } from './openDatabase';
import { sessions, startedSteps } from './schema';

/**
 * Signs a person out everywhere, except in the session with this token hash; what they had begun, such as a sign-in that
 * waits for its second step, ends too. For every change of how somebody signs in or of what they may do.
 */
export async function endSessionsOf(db: Db, userId: number, except: Buffer | null): Promise<void> {
  const others = except === null ? undefined : ne(sessions.tokenHash, except);
  await db.delete(startedSteps).where(eq(startedSteps.userId, userId));
  await db.delete(sessions).where(and(eq(sessions.userId, userId), others));
}
