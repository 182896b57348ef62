import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '../db/openDatabase';
import type { Env } from '../core/env';
import { toRoles } from '../core/toRoles';
import type { Viewer } from '../core/call';
import type { CallCookies, Context, TokenCookie } from '../http/operation';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { needsSecondFactor } from '../../src/domain/access/secondFactor';
import { hasFactor } from '../db/factors';
import { sessions, users } from '../db/schema';
import { bearerOf } from '../http/bearer';
import { findKeyHolder } from './apiKeys';
import { isLastSeenOutdated, updateLastSeen } from './lastSeen';
import { type FoundSession, mayEndSessions, type SessionCache } from './sessionCache';

/** The SHA-256 under which a session token is stored. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest();

/** The session cookie's name; see `cookieName`. */
const sessionName = 'linedesk_session';
const dayMs = 86_400_000;
/** A session ends after this many days, however much it is used. */
const longestDays = 90;

/**
 * When a session that began at `begunAt` ends if it is not used after now: after SESSION_DAYS, but at most 90 days in
 * all.
 */
export function sessionEnd(env: Env, begunAt: Date, now: Date): Date {
  const unusedEnd = now.getTime() + env.sessionDays * dayMs;
  return new Date(Math.min(unusedEnd, begunAt.getTime() + longestDays * dayMs));
}

interface Parts {
  db: Db;
  env: Env;
  now: () => Date;
  /** Without one, each request queries its session. */
  cache?: SessionCache;
}

/** Finds the signed-in person, or the API key, of each request (`request.viewer`) and keeps an active session from expiring. */
export const sessionsPlugin = fp(async (app: FastifyInstance, { db, env, now, cache }: Parts) => {
  await app.register(cookie);
  app.decorateRequest('viewer', null);
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.operation === undefined) return;
    const at = now();
    const key = bearerOf(request);
    if (key !== null) {
      request.viewer = await findKeyHolder(db, request, { keyHash: hashToken(key), at });
      return;
    }
    const token = request.cookies[cookieName(env, sessionName)];
    if (token === undefined) return;
    const tokenHash = hashToken(token);
    const load = () => findSession(db, env, tokenHash, at);
    const session = await (cache === undefined ? load() : cache.find(tokenHash, load));
    if (session === null || session.expiresAt <= at) return;
    request.viewer = session.viewer;
    // Extended at most once a day, so that not every read causes a write.
    const newEnd = sessionEnd(env, session.createdAt, at);
    if (session.expiresAt.getTime() < newEnd.getTime() - dayMs) {
      await extendSession(db, tokenHash, newEnd);
      sessionCookie(env, request, reply).begin(token, newEnd);
    }
    if (isLastSeenOutdated(session, at)) {
      // Before the write: the calls that share this cached session meanwhile need not write it too.
      session.lastSeenAt = at;
      const visit = { tokenHash, userId: session.viewer.dbId, at };
      await updateLastSeen(db, visit).catch((error) =>
        request.log.warn({ err: error }, 'a visit was not noted'),
      );
    }
  });
  app.addHook('onSend', async ({ method, routeOptions: { config } }) => {
    const { operation, endsSessions = false } = config;
    if (endsSessions || (operation !== undefined && mayEndSessions(method, operation))) cache?.forget();
  });
});

/** The cookies of identity that a call may read and set. */
export const callCookies: CallCookies = ({ env }, request, reply) => ({
  session: sessionCookie(env, request, reply),
  step: tokenCookie(env, 'linedesk_step', request, reply),
  device: deviceCookie(env, request, reply),
});

const sessionCookie = (env: Env, request: FastifyRequest, reply: FastifyReply) =>
  tokenCookie(env, sessionName, request, reply);

function tokenCookie(env: Env, plainName: string, request: FastifyRequest, reply: FastifyReply): TokenCookie {
  const name = cookieName(env, plainName);
  const token = request.cookies[name];
  return {
    tokenHash: token === undefined ? null : hashToken(token),
    begin: (newToken, expires) => void reply.setCookie(name, newToken, { ...cookieOptions(env), expires }),
    end: () => void reply.clearCookie(name, cookieOptions(env)),
  };
}

/** The person of a request outside the contract's calls; null without a session. */
export const viewerOf =
  ({ db, env, now }: Pick<Parts, 'db' | 'env' | 'now'>) =>
  async ({ cookies }: FastifyRequest): Promise<Viewer | null> => {
    const token = cookies[cookieName(env, sessionName)];
    const session = token === undefined ? null : await findSession(db, env, hashToken(token), now());
    return session?.viewer ?? null;
  };

/** The person with this session, if it has not expired and the account is open. */
export async function findSession(
  db: Db,
  { requireSecondFactor }: Pick<Env, 'requireSecondFactor'>,
  tokenHash: Buffer,
  now: Date,
): Promise<FoundSession | null> {
  const [row] = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      roles: users.roles,
      hasFactor: hasFactor(users.id),
      isProvidersFactor: sql<boolean>`${sessions.method} = 'openid' and ${sessions.hasSecondFactor}`,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now), isNull(users.closedAt)));
  if (row === undefined) return null;
  const { id, name, email, createdAt, lastSeenAt, expiresAt } = row;
  const roles = toRoles(row.roles);
  const mustAddFactor =
    needsSecondFactor(requireSecondFactor, roles) && !row.hasFactor && !row.isProvidersFactor;
  const viewer = { id: String(id), dbId: id, roles, name, email, mustAddFactor };
  return { viewer, createdAt, lastSeenAt, expiresAt };
}

/** Moves the end of a session. */
export async function extendSession(db: Db, tokenHash: Buffer, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ expiresAt }).where(eq(sessions.tokenHash, tokenHash));
}

type CookieEnv = Pick<Env, 'publicUrl' | 'allowedOrigins'>;

const isSecure = ({ publicUrl }: CookieEnv) => publicUrl.startsWith('https:');

/**
 * The name of a host cookie. Over HTTPS, the prefix makes the browser refuse a cookie with this name from a sibling
 * domain or without HTTPS.
 */
export const cookieName = (env: CookieEnv, name: string) => (isSecure(env) ? `__Host-${name}` : name);

/**
 * Options for cookies that scripts can't read. Over HTTPS the cookie is Secure; a page on another site, allowed only by
 * ALLOWED_ORIGINS, needs SameSite=None there; all others get Lax.
 */
export function cookieOptions(env: CookieEnv) {
  const secure = isSecure(env);
  const isCrossSite = env.allowedOrigins.some(
    (origin) => new URL(origin).hostname !== new URL(env.publicUrl).hostname,
  );
  return {
    path: '/',
    httpOnly: true,
    secure,
    sameSite: secure && isCrossSite ? ('none' as const) : ('lax' as const),
  };
}

/** Browsers shorten longer lifetimes to this. */
const lifeDays = 400;
/** How many accounts one browser is remembered for. */
const maxAccounts = 5;

/** The setting that stores the secret for device cookies. */
export const deviceSecretKey = 'device_secret';

/** The device cookie of a request; scripts can't read it. */
function deviceCookie(env: Env, request: FastifyRequest, reply: FastifyReply): Context<'login'>['device'] {
  const name = cookieName(env, 'linedesk_device');
  return {
    value: request.cookies[name] ?? '',
    save: (value) => void reply.setCookie(name, value, { ...cookieOptions(env), maxAge: lifeDays * 86_400 }),
  };
}

/**
 * One device for one account: `nonce.day.signature`. The account is only in the signature, so the cookie doesn't reveal
 * it.
 */
const form = /^([\w-]{22})\.(\d{1,6})\.([\w-]{43})$/;

/** The known device in a cookie for this account, or null if unknown; always null without an account. */
export function knownDevice(
  secret: string,
  cookie: string,
  accountId: number | null,
  now: Date,
): string | null {
  const today = dayOf(now);
  const found = tokensOf(cookie).find(({ nonce, day, signature }) => {
    const expected = sign(secret, nonce, day, accountId);
    const isGenuine = timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
    return isGenuine && accountId !== null && today - day < lifeDays;
  });
  return found?.nonce ?? null;
}

/** The cookie after signing in to this account: a new token for it, plus those of earlier accounts. */
export function withDevice(secret: string, cookie: string, accountId: number, now: Date): string {
  const nonce = randomBytes(16).toString('base64url');
  const day = dayOf(now);
  const others = tokensOf(cookie).filter(
    (token) => token.signature !== sign(secret, token.nonce, token.day, accountId),
  );
  const own = { nonce, day, signature: sign(secret, nonce, day, accountId) };
  return [own, ...others]
    .slice(0, maxAccounts)
    .map((token) => `${token.nonce}.${token.day}.${token.signature}`)
    .join('~');
}

const tokensOf = (cookie: string) =>
  cookie.split('~', maxAccounts).flatMap((token) => {
    const [, nonce, day, signature] = form.exec(token) ?? [];
    return nonce === undefined || signature === undefined ? [] : [{ nonce, day: Number(day), signature }];
  });

const dayOf = (time: Date) => Math.floor(time.getTime() / dayMs);

const sign = (secret: string, nonce: string, day: number, accountId: number | null) =>
  createHmac('sha256', secret).update(`device ${nonce} ${day} ${accountId}`).digest('base64url');
