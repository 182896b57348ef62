import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/openDatabase';
import { users } from '../../../db/schema';
import { toRoles } from '../../../http/sessions';

/** The open account with this email, ignoring case. */
export async function findAccount(db: Db, email: string) {
  const [account] = await db
    .select({ id: users.id, passwordHash: users.passwordHash, roles: users.roles })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNull(users.closedAt)));
  return account === undefined ? null : { ...account, roles: toRoles(account.roles) };
}
