import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/openDatabase';
import { passkeys, users } from '../../../db/schema';
import { lockAccount } from '../../../db/users';

/** How many passkeys a person may have. */
export const maxPasskeys = 20;

/** A person's passkeys, the newest first. */
export async function selectPasskeys(db: Db, userId: number) {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), passkeys.id);
}

/** Whether a person has a passkey. */
export async function hasPasskey(db: Db, userId: number): Promise<boolean> {
  return (await db.$count(passkeys, eq(passkeys.userId, userId))) > 0;
}

/** The passkey with this id, if its owner's account is open. */
export async function findPasskey(db: Db, id: string) {
  const [found] = await db
    .select({ id: passkeys.id, userId: passkeys.userId, publicKey: passkeys.publicKey })
    .from(passkeys)
    .innerJoin(users, and(eq(users.id, passkeys.userId), isNull(users.closedAt)))
    .where(eq(passkeys.id, id));
  return found ?? null;
}

/** Adds a passkey, unless the id is taken or the person has 20; says which. Inside a transaction. */
export async function insertPasskey(
  db: Db,
  passkey: typeof passkeys.$inferInsert,
): Promise<'added' | 'taken' | 'too many'> {
  // Two at once can't both be the twentieth.
  await lockAccount(db, passkey.userId);
  const count = await db.$count(passkeys, eq(passkeys.userId, passkey.userId));
  if (count >= maxPasskeys) return 'too many';
  const added = await db
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  return added.length > 0 ? 'added' : 'taken';
}

/**
 * Records the use of a passkey; false if it has a counter that has not increased, as that of a copy. One statement, so
 * that of two concurrent uses with the same counter only one passes.
 */
export async function recordUse(
  db: Db,
  id: string,
  { signCount, isBackedUp, now }: { signCount: number; isBackedUp: boolean; now: Date },
): Promise<boolean> {
  const neverCounts = signCount === 0 ? eq(passkeys.signCount, 0) : sql`false`;
  const { rowCount } = await db
    .update(passkeys)
    .set({ signCount, isBackedUp, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), or(lt(passkeys.signCount, signCount), neverCounts)));
  return rowCount === 1;
}

const ofPerson = (userId: number, id: string) => and(eq(passkeys.userId, userId), eq(passkeys.id, id));

/** Renames a person's passkey; false if they have none with this id. */
export async function updateName(db: Db, userId: number, id: string, name: string): Promise<boolean> {
  const { rowCount } = await db.update(passkeys).set({ name }).where(ofPerson(userId, id));
  return rowCount === 1;
}

/** Removes a person's passkey; false if they have none with this id. */
export async function deletePasskey(db: Db, userId: number, id: string): Promise<boolean> {
  const { rowCount } = await db.delete(passkeys).where(ofPerson(userId, id));
  return rowCount === 1;
}
