import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/openDatabase';
import { users } from '../../../db/schema';
import { isEmailOf } from '../../../db/users';
import { toRoles } from '../../../core/toRoles';
import { hashPassword, isOutdatedHash } from '../../../core/passwords';

/** The open account with this email, ignoring case. */
export async function findAccount(db: Db, email: string) {
  const [account] = await db
    .select({ id: users.id, passwordHash: users.passwordHash, roles: users.roles })
    .from(users)
    .where(and(isEmailOf(users.email, email), isNull(users.closedAt)));
  return account === undefined ? null : { ...account, roles: toRoles(account.roles) };
}

/** Replaces the hash of a correct password, if it was made with other parameters than those of today. */
export async function renewHash(
  db: Db,
  { id, passwordHash }: { id: number; passwordHash: string | null },
  password: string,
): Promise<void> {
  if (passwordHash === null || !isOutdatedHash(passwordHash)) return;
  await db
    .update(users)
    .set({ passwordHash: await hashPassword(password) })
    // Unless the password has been changed meanwhile.
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)));
}
