import { eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from './openDatabase';
import { factorResets, passkeys, recoveryCodes, totpSecrets } from './schema';

/** The tables of second factors; recovery codes alone are none. */
const factorTables = [totpSecrets, passkeys];

/** Whether a person, by a column with their id, has a second factor. */
export const hasFactor = (userId: SQLWrapper) => {
  const rows = factorTables.map(
    (table) => sql`exists (select from ${table} where ${table.userId} = ${userId})`,
  );
  return sql<boolean>`(${sql.join(rows, sql` or `)})`;
};

/** How many second factors a person has. */
export async function countFactors(db: Db, userId: number): Promise<number> {
  let count = 0;
  for (const table of factorTables) count += await db.$count(table, eq(table.userId, userId));
  return count;
}

/** Removes all second factors of a person, with their recovery codes and the request for it. */
export async function deleteFactors(db: Db, userId: number): Promise<void> {
  for (const table of [...factorTables, recoveryCodes, factorResets]) {
    await db.delete(table).where(eq(table.userId, userId));
  }
}
