import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { createHash } from 'node:crypto';
import type { Db } from '../db/openDatabase';
import type { Env } from '../env';
import type { Context, Viewer } from '../operation';
import { cookieName, cookieOptions } from './cookies';
import { extendSession, findSession } from './sessionQueries';

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null;
  }
}

/** The SHA-256 under which a session token is kept. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest();

/** The cookie of the session in use; see `cookieName`. */
const sessionName = 'linedesk_session';
const dayMs = 86_400_000;
/** A session ends after so many days, however much it is used. */
const longestDays = 90;

/** When a session begun at a time ends, unless it is used after now: SESSION_DAYS, but at most 90 days in all. */
export function sessionEnd(env: Env, begunAt: Date, now: Date): Date {
  const unusedEnd = now.getTime() + env.sessionDays * dayMs;
  return new Date(Math.min(unusedEnd, begunAt.getTime() + longestDays * dayMs));
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
    if (request.routeOptions.config.operation === undefined) return;
    const token = request.cookies[cookieName(env, sessionName)];
    if (token === undefined) return;
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
  const name = cookieName(env, sessionName);
  const token = request.cookies[name];
  return {
    tokenHash: token === undefined ? null : hashToken(token),
    begin: (newToken, expires) => void reply.setCookie(name, newToken, { ...cookieOptions(env), expires }),
    end: () => void reply.clearCookie(name, cookieOptions(env)),
  };
}
