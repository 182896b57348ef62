import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Env } from '../env';
import { Problem } from './problems';

/**
 * Who may call from a browser. CORS names the listed origins, never `*`; a call that changes something, and
 * GET /logout, passes only from the API's own or a listed origin, or without Origin when the browser says
 * `Sec-Fetch-Site: same-origin` (api.md 'Fine print').
 */
export const originsPlugin = fp(async (app: FastifyInstance, { env }: { env: Env }) => {
  await app.register(cors, {
    origin: env.allowedOrigins,
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: ['Content-Disposition', 'ETag', 'Retry-After', 'X-Request-Id'],
    maxAge: 600,
  });
  app.addHook('onRequest', async (request) => {
    if (changesSomething(request) && !isFromKnownOrigin(request, env)) {
      throw new Problem(403, 'Not allowed', 'This call must come from the application itself.');
    }
  });
});

function changesSomething(request: FastifyRequest): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(request.method) || request.url.split('?')[0] === '/logout';
}

function isFromKnownOrigin(request: FastifyRequest, env: Env): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return request.headers['sec-fetch-site'] === 'same-origin';
  if (origin === env.publicUrl || env.allowedOrigins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
