import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/openDatabase';
import { users } from '../db/schema';
import type { Viewer } from '../core/call';
import { toRoles } from '../http/sessions';

/** The first half of the lock that a person's request takes; no other advisory lock of this product has it. */
const keyLock = 5_207_314;

/** Lets one request with this key of a person through at a time, until the transaction ends. */
export async function lockKey(db: Db, userId: number, key: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${keyLock}, hashtext(${`${userId} ${key}`}))`);
}

/** The person who started a task, as they are now; null once the account is closed. */
export async function findPerson(db: Db, id: number): Promise<Viewer | null> {
  const [found] = await db
    .select({ name: users.name, email: users.email, roles: users.roles })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.closedAt)));
  return found === undefined ? null : { ...found, id: String(id), dbId: id, roles: toRoles(found.roles) };
}
