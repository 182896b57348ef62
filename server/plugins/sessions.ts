import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { createHash } from 'node:crypto';
import type { Db } from '../db/openDatabase';
import type { Env } from '../env';
import type { Context, Viewer } from '../operation';
import { extendSession, findSession } from './sessionQueries';

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null;
  }
}

/** The SHA-256 under which a session token is kept. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest();

const cookieName = 'linedesk_session';
const dayMs = 86_400_000;
/** A session ends after so many days, however much it is used. */
const longestDays = 90;

/** When a session begun at a time ends, unless it is used after now: SESSION_DAYS, but at most 90 days in all. */
export function sessionEnd(env: Env, begunAt: Date, now: Date): Date {
  const unusedEnd = now.getTime() + env.sessionDays * dayMs;
  return new Date(Math.min(unusedEnd, begunAt.getTime() + longestDays * dayMs));
}

/**
 * Cookies that scripts can't read. Behind https the cookie is Secure; a page of another site, which only
 * ALLOWED_ORIGINS can name, needs SameSite=None there, all others get Lax.
 */
export function cookieOptions(env: Env) {
  const secure = env.publicUrl.startsWith('https:');
  const elsewhere = env.allowedOrigins.some(
    (origin) => new URL(origin).hostname !== new URL(env.publicUrl).hostname,
  );
  return {
    path: '/',
    httpOnly: true,
    secure,
    sameSite: secure && elsewhere ? ('none' as const) : ('lax' as const),
  };
}

interface Parts {
  db: Db;
  env: Env;
  now: () => Date;
}

/** Finds the signed-in person of each call (`request.viewer`) and keeps a session in use from running out. */
export const sessionsPlugin = fp(async (app: FastifyInstance, { db, env, now }: Parts) => {
  await app.register(cookie);
  app.decorateRequest('viewer', null);
  app.addHook('onRequest', async (request, reply) => {
    const token = request.cookies[cookieName];
    if (token === undefined || !/^\/(api|auth|logout)\b/.test(request.url)) return;
    const tokenHash = hashToken(token);
    const at = now();
    const session = await findSession(db, tokenHash, at);
    if (session === null) return;
    request.viewer = session.viewer;
    // Extended at most once a day, so that reading does not mean writing.
    const fresh = sessionEnd(env, session.createdAt, at);
    if (session.expiresAt.getTime() < fresh.getTime() - dayMs) {
      await extendSession(db, tokenHash, fresh);
      sessionCookie(env, request, reply).begin(token, fresh);
    }
  });
});

/** What a handler may do with the session of its call. */
export function sessionCookie(
  env: Env,
  request: FastifyRequest,
  reply: FastifyReply,
): Context<'logout'>['session'] {
  const token = request.cookies[cookieName];
  return {
    tokenHash: token === undefined ? null : hashToken(token),
    begin: (newToken, expires) =>
      void reply.setCookie(cookieName, newToken, { ...cookieOptions(env), expires }),
    end: () => void reply.clearCookie(cookieName, cookieOptions(env)),
  };
}
