import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { message } from '../../../../src/domain/language/message';
import type { Env } from '../../../core/env';
import { Problem } from '../../../core/problems';
import type { Database } from '../../../db/openDatabase';
import { messageOf } from '../../../core/describeError';
import { recordSecurityEvent } from '../../../http/log';
import { callCookies } from '../../../identity/sessions';
import { countTry, giveBackTry } from '../../../identity/tryLimits';
import { tooManyTries } from '../../../core/problems';
import type { SignInContext } from '../beginSession';
import { endSessions, LogoutRefusal, readLogoutToken } from './backChannelLogout';
import { type OpenidClient, openidClient } from './openidClient';
import { beginAtProvider, finishAtProvider } from './openidVisits';

interface Parts {
  db: Database;
  env: Env;
  now: () => Date;
}

/** How many logout tokens from one address may be refused in 15 minutes. */
const refusedLogouts = 100;
/** In bytes; a logout token has a few hundred. */
const bodyLimit = 16 * 1024;

/**
 * The addresses of sign-in by OpenID Connect (contract.md 'Company accounts'). They are no operations of the contract:
 * browsers and providers visit them, the page never calls them, and they answer redirects.
 */
export async function openidRoutes(app: FastifyInstance, parts: Parts): Promise<void> {
  app.addHook('onSend', async (_request, reply) => void reply.header('Cache-Control', 'no-store'));
  const form = 'application/x-www-form-urlencoded';
  app.addContentTypeParser(
    form,
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
  );
  for (const provider of parts.env.openidProviders) addRoutes(app, parts, openidClient(provider));
}

function addRoutes(app: FastifyInstance, { db, env, now }: Parts, client: OpenidClient) {
  const base = `/auth/openid/${client.provider.id}`;
  const contextOf = (request: FastifyRequest, reply: FastifyReply): SignInContext => ({
    db,
    env,
    now,
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 500),
    log: request.log,
    ...callCookies({ env }, request, reply),
  });
  const visited =
    (visit: typeof beginAtProvider) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const { searchParams } = new URL(request.url, 'http://ours.invalid');
      return reply.redirect(await visit(contextOf(request, reply), client, searchParams), 303);
    };

  app.get(base, visited(beginAtProvider));
  const callback = { config: { endsSessions: true }, logSerializers: { req: withoutQuery } };
  app.get(`${base}/callback`, callback, visited(finishAtProvider));
  const options = { bodyLimit, config: { endsSessions: true, isForServers: true } };
  app.post(`${base}/logout`, options, (request, reply) => logOut(request, reply, { client, db, now }));
}

/** What is logged of a callback, whose query is a credential. */
const withoutQuery = ({ method, url, host, ip }: FastifyRequest) => ({
  method,
  url: url.split('?')[0],
  host,
  remoteAddress: ip,
});

/** Answers 200 once the sessions have ended, 400 to a token that is refused (Back-Channel Logout 1.0, 2.8). */
async function logOut(
  { log, ip, body }: FastifyRequest,
  reply: FastifyReply,
  { client, db, now }: { client: OpenidClient; db: Database; now: () => Date },
): Promise<FastifyReply> {
  const at = now();
  const caller = { log, ip, user: null };
  const provider = client.provider.id;
  const limit = { key: `openid-logout-address:${ip}`, allowed: refusedLogouts };
  const used = await countTry(db, [limit], at);
  if (used !== null) throw tooManyTries('tokens', used.until, at);
  try {
    const token = body instanceof URLSearchParams ? (body.get('logout_token') ?? '') : '';
    const people = await endSessions(db, client, await readLogoutToken(client, { token, now: at }), at);
    await giveBackTry(db, limit.key);
    recordSecurityEvent(caller, { event: 'openid_sessions_ended', provider, people });
    return reply.send();
  } catch (error) {
    if (error instanceof LogoutRefusal) {
      recordSecurityEvent(caller, { event: 'openid_logout_refused', provider, reason: error.message });
      return reply.code(400).send({ error: 'invalid_request', error_description: error.message });
    }
    log.warn({ provider, reason: messageOf(error) }, 'a logout at an OpenID provider could not be verified');
    throw new Problem(503, message('Not ready'), message('The provider’s keys can’t be read at the moment.'));
  }
}
