import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { apiKeys, toId, users } from '../../db/schema';

/** The keys that have not ended, by name, with who made them. */
export function selectKeys(db: Db) {
  return db
    .select({
      id: apiKeys.id,
      name: apiKeys.name,
      scopes: apiKeys.scopes,
      creator: users.name,
      createdAt: apiKeys.createdAt,
      expiresAt: apiKeys.expiresAt,
      lastUsedAt: apiKeys.lastUsedAt,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.createdBy))
    .where(isNull(apiKeys.endedAt))
    .orderBy(asc(apiKeys.name), asc(apiKeys.id));
}

/** Stores a new key; null when there is one of this name. */
export async function insertKey(db: Db, values: typeof apiKeys.$inferInsert): Promise<number | null> {
  const [made] = await db.insert(apiKeys).values(values).onConflictDoNothing().returning({ id: apiKeys.id });
  return made?.id ?? null;
}

/** Ends a key; false when there is none, or it has ended before. */
export async function endKey(db: Db, wireId: string, at: Date): Promise<boolean> {
  const ended = await db
    .update(apiKeys)
    .set({ endedAt: at })
    .where(and(eq(apiKeys.id, toId(wireId)), isNull(apiKeys.endedAt)));
  return ended.rowCount === 1;
}
