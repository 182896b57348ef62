import { and, eq, gt, isNull } from 'drizzle-orm';
import { type Role, roleOptions } from '../../src/domain/access/roleOptions';
import type { Db } from '../db/openDatabase';
import { sessions, users } from '../db/schema';
import type { Viewer } from '../operation';

/** The person behind a session that has not ended and whose account is open. */
export async function findSession(
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<{ viewer: Viewer; createdAt: Date; expiresAt: Date } | null> {
  const [row] = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      roles: users.roles,
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now), isNull(users.closedAt)));
  if (row === undefined) return null;
  const { id, name, email, createdAt, expiresAt } = row;
  const viewer = { id: String(id), dbId: id, roles: toRoles(row.roles), name, email };
  return { viewer, createdAt, expiresAt };
}

/** The roles of a table row; the table's check admits no others. */
export const toRoles = (roles: string[]): Role[] =>
  roleOptions.map((option) => option.id).filter((role) => roles.includes(role));

/** Moves the end of a session. */
export async function extendSession(db: Db, tokenHash: Buffer, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ expiresAt }).where(eq(sessions.tokenHash, tokenHash));
}
