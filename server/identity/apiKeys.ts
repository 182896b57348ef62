import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { type KeyScope, keyScopes } from '../../src/domain/access/apiKeys';
import { rolesOfKeys } from '../../src/domain/access/rights';
import type { Viewer } from '../core/call';
import { tooManyTries, wrongKey } from '../core/problems';
import type { Db } from '../db/openDatabase';
import { apiKeys } from '../db/schema';
import { recordSecurityEvent } from '../http/log';
import { countTry } from './tryLimits';

const dayMs = 86_400_000;
/** Wrong keys that an address may try per 15 minutes (docs/adr/0009). */
const wrongKeysAllowed = 100;

/** A new key: 256 random bits behind a prefix by which scanners find keys that were published by mistake. */
export const newApiKey = (): string => `ldk_${randomBytes(32).toString('base64url')}`;

/** The scopes that are stored for a key. */
export const toScopes = (stored: readonly string[]): KeyScope[] =>
  stored.filter((scope): scope is KeyScope => scope in keyScopes);

/**
 * What calls with an API key: with an admin's view of orders, but only the calls of its scopes. Throws 401 for a key that is
 * unknown, expired or ended, and 429 after too many of them. A key that is right is never held up by wrong ones of its
 * address.
 */
export async function findKeyHolder(
  db: Db,
  { ip, log }: Pick<FastifyRequest, 'ip' | 'log'>,
  { keyHash, at }: { keyHash: Buffer; at: Date },
): Promise<Viewer> {
  const [found] = await db.select().from(apiKeys).where(eq(apiKeys.keyHash, keyHash));
  if (found === undefined) throw await refusal('unknown', null);
  if (found.endedAt !== null) throw await refusal('ended', String(found.id));
  if (found.expiresAt <= at) throw await refusal('expired', String(found.id));
  const { id, name, createdBy, lastUsedAt } = found;
  const holder: Viewer = {
    ...{ id: `key_${id}`, dbId: createdBy, roles: [...rolesOfKeys], name, email: '' },
    key: { id: String(id), scopes: toScopes(found.scopes) },
  };
  if (lastUsedAt === null || lastUsedAt.getTime() < at.getTime() - dayMs) await recordUse(holder);
  return holder;

  async function refusal(reason: 'unknown' | 'expired' | 'ended', target: string | null) {
    const address = { key: `key-address:${ip}`, allowed: wrongKeysAllowed };
    const used = await countTry(db, [address], at);
    recordSecurityEvent({ log, ip, user: null }, { event: 'api_key_refused', reason, target });
    return used === null ? wrongKey() : tooManyTries('tries', used.until, at);
  }

  async function recordUse(user: Viewer) {
    const isDue = or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, new Date(at.getTime() - dayMs)));
    const written = await db
      .update(apiKeys)
      .set({ lastUsedAt: at })
      .where(and(eq(apiKeys.id, id), isDue));
    if (lastUsedAt === null && written.rowCount === 1)
      recordSecurityEvent({ log, ip, user }, { event: 'api_key_first_used' });
  }
}
