import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../../../db/openDatabase';
import { totpSecrets } from '../../../db/schema';
import { matchCode } from './matchCode';

/** Whether a person has an authenticator app. */
export async function hasTotp(db: Db, userId: number): Promise<boolean> {
  return (await db.$count(totpSecrets, eq(totpSecrets.userId, userId))) > 0;
}

/** Uses a code of a person's authenticator app; false unless it is right, and newer than the last one they used. */
export async function spendCode(
  db: Db,
  { userId, code, now }: { userId: number; code: string; now: Date },
): Promise<boolean> {
  const [stored] = await db
    .select({ secret: totpSecrets.secret })
    .from(totpSecrets)
    .where(eq(totpSecrets.userId, userId));
  const step = stored === undefined ? null : await matchCode(stored.secret, code, now);
  if (step === null) return false;
  const spent = await db
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(and(eq(totpSecrets.userId, userId), lt(totpSecrets.lastStep, step)))
    .returning({ userId: totpSecrets.userId });
  return spent.length > 0;
}
