import { eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from './openDatabase';
import { factorResets, passkeys, recoveryCodes, totpSecrets } from './schema';

/** Whether a person, by a column with their id, has a second factor; recovery codes alone are none. */
export const hasFactor = (userId: SQLWrapper) => sql<boolean>`(
  exists (select from ${totpSecrets} where ${totpSecrets.userId} = ${userId})
  or exists (select from ${passkeys} where ${passkeys.userId} = ${userId}))`;

/** How many second factors a person has. */
export async function countFactors(db: Db, userId: number): Promise<number> {
  const apps = await db.$count(totpSecrets, eq(totpSecrets.userId, userId));
  return apps + (await db.$count(passkeys, eq(passkeys.userId, userId)));
}

/** Removes all second factors of a person, with their recovery codes and the request for it. */
export async function deleteFactors(db: Db, userId: number): Promise<void> {
  for (const table of [totpSecrets, passkeys, recoveryCodes, factorResets]) {
    await db.delete(table).where(eq(table.userId, userId));
  }
}
