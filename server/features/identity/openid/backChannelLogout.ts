import { createHash } from 'node:crypto';
import { errors, jwtVerify } from 'jose';
import type { Db } from '../../../db/openDatabase';
import { countTry } from '../../../identity/tryLimits';
import { clockToleranceSeconds, type OpenidClient } from './openidClient';
import { endProviderSessions } from './queries';

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';
/** A token is accepted for this long, which is shorter than the window in which its id is remembered. */
const maxTokenAge = '5m';

/** Only asymmetric signatures: who can check one must not be able to make one. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

const logoutTypes: readonly (string | undefined)[] = ['logout+jwt', 'application/logout+jwt'];

/** The types that a logout token may have; `any` is for providers that send none, or that of every token. */
const typesOf = { strict: logoutTypes, any: [...logoutTypes, 'jwt', undefined] };

/** A logout token that is not accepted; the message says why, without anything that the token holds. */
export class LogoutRefusal extends Error {}

/** What a provider's logout token says. */
interface Logout {
  id: string;
  sessionId: string | null;
  subject: string | null;
}

/**
 * Reads a logout token (OpenID Connect Back-Channel Logout 1.0, 2.6): signed by the provider, for this host, just now.
 * Throws a `LogoutRefusal` for every other one.
 */
export async function readLogoutToken(
  { provider, configuration, keys }: OpenidClient,
  { token, now }: { token: string; now: Date },
): Promise<Logout> {
  const config = await configuration(now);
  const { payload, protectedHeader } = await jwtVerify(token, keys(config), {
    algorithms,
    issuer: config.serverMetadata().issuer,
    audience: provider.clientId,
    requiredClaims: ['iat', 'jti', 'events'],
    maxTokenAge,
    clockTolerance: clockToleranceSeconds,
    currentDate: now,
  }).catch((error: unknown) => {
    throw error instanceof errors.JOSEError
      ? new LogoutRefusal(`The token is not valid: ${error.code}.`)
      : error;
  });
  const isOfType = typesOf[provider.logoutType].includes(protectedHeader.typ?.toLowerCase());
  if (!isOfType) throw refused('is of another type');
  if ('nonce' in payload) throw refused('has a nonce');
  if (!isLogout(payload.events)) throw refused('is about another event');
  const { jti = '', sub = null, sid = null } = payload;
  if (jti === '') throw refused('has no id');
  if (sid !== null && typeof sid !== 'string') throw refused('has an unreadable session');
  if (sid === null && sub === null) throw refused('names neither a session nor a person');
  return { id: jti, sessionId: sid, subject: sub };
}

const refused = (what: string) => new LogoutRefusal(`The token ${what}.`);

const isLogout = (events: unknown) => typeof events === 'object' && events !== null && logoutEvent in events;

/** Ends the sessions that a logout token names, and returns whose they were; refuses a token that was used before. */
export async function endSessions(
  db: Db,
  { provider }: OpenidClient,
  { id, sessionId, subject }: Logout,
  now: Date,
): Promise<string[]> {
  const hash = createHash('sha256').update(`${provider.id} ${id}`).digest('hex');
  const used = await countTry(db, [{ key: `openid-logout:${hash}`, allowed: 1 }], now);
  if (used !== null) throw refused('was used before');
  return endProviderSessions(db, { provider: provider.id, sessionId, subject });
}
