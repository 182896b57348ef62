import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../../../db/openDatabase';
import { totpSecrets } from '../../../db/schema';
import { matchCode } from './matchCode';

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
  const { rowCount } = await db
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(and(eq(totpSecrets.userId, userId), lt(totpSecrets.lastStep, step)));
  return rowCount === 1;
}

/** Since when a person has their authenticator app; null without one. */
export async function findTotp(db: Db, userId: number): Promise<{ createdAt: Date } | null> {
  const [found] = await db
    .select({ createdAt: totpSecrets.createdAt })
    .from(totpSecrets)
    .where(eq(totpSecrets.userId, userId));
  return found ?? null;
}

/** Stores the secret of a person's authenticator app, in place of the one before. */
export async function replaceTotp(db: Db, totp: typeof totpSecrets.$inferInsert): Promise<void> {
  await db.insert(totpSecrets).values(totp).onConflictDoUpdate({ target: totpSecrets.userId, set: totp });
}

/** Removes a person's authenticator app; false when there is none. */
export async function deleteTotp(db: Db, userId: number): Promise<boolean> {
  const { rowCount } = await db.delete(totpSecrets).where(eq(totpSecrets.userId, userId));
  return rowCount === 1;
}
