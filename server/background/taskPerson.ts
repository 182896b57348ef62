import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/openDatabase';
import { users } from '../db/schema';
import type { Viewer } from '../core/call';
import { toRoles } from '../http/sessions';

/** The first half of the advisory lock key of a user's request; no other lock of this product uses it. */
const keyLock = 5_207_314;

/** Serializes requests of a user with the same key until the transaction ends. */
export async function lockKey(db: Db, userId: number, key: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${keyLock}, hashtext(${`${userId} ${key}`}))`);
}

/** The current data of the person who started a task; null once the account is closed. */
export async function findPerson(db: Db, id: number): Promise<Viewer | null> {
  const [found] = await db
    .select({ name: users.name, email: users.email, roles: users.roles })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.closedAt)));
  return found === undefined ? null : { ...found, id: String(id), dbId: id, roles: toRoles(found.roles) };
}
