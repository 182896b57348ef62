import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Db } from '../db/openDatabase';
import { oneTimeLinks, orders } from '../db/schema';
import { hashToken } from './sessions';

const dayMs = 86_400_000;
/** How long an invitation link works. */
const invitationDays = 7;

/**
 * Creates an invitation link and returns its token, of which only the hash is stored; the person's earlier links for
 * the same order, or for no order, stop working.
 */
export async function insertInvitation(
  db: Db,
  { userId, orderId, now }: { userId: number; orderId: number | null; now: Date },
): Promise<{ token: string; expiresAt: Date }> {
  await db.delete(oneTimeLinks).where(lt(oneTimeLinks.expiresAt, now));
  const isAboutSame = orderId === null ? isNull(oneTimeLinks.orderId) : eq(oneTimeLinks.orderId, orderId);
  await db
    .delete(oneTimeLinks)
    .where(and(eq(oneTimeLinks.userId, userId), isNull(oneTimeLinks.usedAt), isAboutSame));
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + invitationDays * dayMs);
  await db.insert(oneTimeLinks).values({
    tokenHash: hashToken(token),
    userId,
    purpose: 'invitation',
    orderId,
    createdAt: now,
    expiresAt,
  });
  return { token, expiresAt };
}

/**
 * The link with this token, locked until the transaction ends, with its order unless that was deleted; null when the
 * link was used, has expired or never existed.
 */
export async function lockInvitation(db: Db, token: string, now: Date) {
  const [link] = await db
    .select({
      tokenHash: oneTimeLinks.tokenHash,
      userId: oneTimeLinks.userId,
      orderId: orders.id,
    })
    .from(oneTimeLinks)
    .leftJoin(orders, and(eq(orders.id, oneTimeLinks.orderId), isNull(orders.archivedAt)))
    .where(
      and(
        eq(oneTimeLinks.tokenHash, hashToken(token)),
        eq(oneTimeLinks.purpose, 'invitation'),
        isNull(oneTimeLinks.usedAt),
        gt(oneTimeLinks.expiresAt, now),
      ),
    )
    .for('update', { of: oneTimeLinks });
  return link ?? null;
}

/** Marks a link as used. */
export async function markUsed(db: Db, tokenHash: Buffer, now: Date): Promise<void> {
  await db.update(oneTimeLinks).set({ usedAt: now }).where(eq(oneTimeLinks.tokenHash, tokenHash));
}

/** Deletes a person's unused links: they have a password, another email or no account anymore. */
export async function deleteLinks(db: Db, userId: number): Promise<void> {
  await db.delete(oneTimeLinks).where(and(eq(oneTimeLinks.userId, userId), isNull(oneTimeLinks.usedAt)));
}
