import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/openDatabase';
import { factorResets, toId, users } from '../../../db/schema';
import { holdsRight } from '../../../db/holdsRight';

const openAccount = (db: Db, wireId: string) =>
  db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(eq(users.id, toId(wireId)), isNull(users.closedAt)));

/** The open account with this wire id. */
export async function findAccount(db: Db, wireId: string) {
  const [user] = await openAccount(db, wireId);
  return user ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockAccount(db: Db, wireId: string) {
  const [user] = await openAccount(db, wireId).for('no key update');
  return user ?? null;
}

/** The request to reset a person's factors, by somebody who is still an admin. */
export async function findReset(db: Db, userId: number) {
  const [found] = await db
    .select({ by: users.id, name: users.name, at: factorResets.requestedAt })
    .from(factorResets)
    .innerJoin(users, eq(users.id, factorResets.requestedBy))
    .where(
      and(eq(factorResets.userId, userId), isNull(users.closedAt), holdsRight(users.roles, 'administer')),
    );
  return found ?? null;
}

/** Stores a request, in place of an older one. */
export async function replaceReset(db: Db, reset: typeof factorResets.$inferInsert): Promise<void> {
  await db.insert(factorResets).values(reset).onConflictDoUpdate({ target: factorResets.userId, set: reset });
}
