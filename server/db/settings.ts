import { eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Db } from './openDatabase';
import { settings, users } from './schema';

/** Whether nobody uses this database yet. */
export async function isEmpty(db: Db): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).limit(1);
  return rows.length === 0;
}

/** Whether this database holds the demo brand. */
export async function isDemo(db: Db): Promise<boolean> {
  return (await findSetting(db, 'demo')) === 'true';
}

/** A random secret shared by all hosts of this database; the first to ask creates it. */
export async function sharedSecret(db: Db, key: string): Promise<string> {
  const found = await findSetting(db, key);
  if (found !== null) return found;
  const value = randomBytes(32).toString('base64url');
  await db.insert(settings).values({ key, value }).onConflictDoNothing();
  // Another host may have been first.
  return (await findSetting(db, key)) ?? value;
}

async function findSetting(db: Db, key: string): Promise<string | null> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
  return row?.value ?? null;
}

/** The setting in which an import notes how far it is, until it ends. */
export const importKey = 'import';

/** How far an import is that has not ended; null when there is none. */
export const unfinishedImport = (db: Db): Promise<string | null> => findSetting(db, importKey);

/** The host can't start, as an import into its database has not ended. */
export class UnfinishedImportError extends Error {
  constructor() {
    super('An import into this database has not ended: run npm run import again, with the same folder.');
  }
}
