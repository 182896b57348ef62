import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Db } from '../db/openDatabase';
import { oneTimeLinks, orders } from '../db/schema';
import { hashToken } from './sessions';

/** How long a link is valid: an invitation for seven days, one for a forgotten password for an hour. */
const lifetimeMs = { invitation: 7 * 86_400_000, reset: 3_600_000 };

/** A link's token, of which only the hash is stored, and when the link expires. */
interface NewLink {
  token: string;
  expiresAt: Date;
}

/** Creates an invitation link; the person's earlier ones for the same order, or for no order, become invalid. */
export const insertInvitation = (
  db: Db,
  link: { userId: number; orderId: number | null; now: Date },
): Promise<NewLink> => insertLink(db, { ...link, purpose: 'invitation' });

/** Creates a link for a forgotten password; the person's earlier ones become invalid, their invitations do not. */
export const insertReset = (db: Db, link: { userId: number; now: Date }): Promise<NewLink> =>
  insertLink(db, { ...link, orderId: null, purpose: 'reset' });

async function insertLink(
  db: Db,
  link: { userId: number; orderId: number | null; now: Date; purpose: keyof typeof lifetimeMs },
): Promise<NewLink> {
  const { userId, orderId, now, purpose } = link;
  await db.delete(oneTimeLinks).where(lt(oneTimeLinks.expiresAt, now));
  const isAboutSame = orderId === null ? isNull(oneTimeLinks.orderId) : eq(oneTimeLinks.orderId, orderId);
  await db
    .delete(oneTimeLinks)
    .where(
      and(
        eq(oneTimeLinks.userId, userId),
        eq(oneTimeLinks.purpose, purpose),
        isNull(oneTimeLinks.usedAt),
        isAboutSame,
      ),
    );
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + lifetimeMs[purpose]);
  await db.insert(oneTimeLinks).values({
    tokenHash: hashToken(token),
    userId,
    purpose,
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
export async function lockLink(db: Db, token: string, now: Date) {
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
