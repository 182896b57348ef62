import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { message } from '../../src/domain/language/message';
import type { Env } from '../core/env';
import type { OperationId } from '../core/call';
import { Problem } from '../core/problems';
import { bearerOf } from './bearer';
import { recordSecurityEvent } from './log';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Operations that change something although they use GET. */
const changingReads = new Set<OperationId | undefined>(['logout']);

const longestOrigin = 200;

/**
 * Which origins may call from a browser. CORS allows the listed origins, never `*`; a request that changes something,
 * and GET /logout, passes only from the API's own or a listed origin, or without Origin when the browser sends
 * `Sec-Fetch-Site: same-origin` (contract.md 'Fine print'), or with an API key (`bearerOf`), or to a route for servers, which send neither. Host and proxy
 * headers are ignored.
 */
export const originsPlugin = fp(async (app: FastifyInstance, { env }: { env: Env }) => {
  await app.register(cors, {
    origin: env.allowedOrigins,
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: ['Content-Disposition', 'ETag', 'Retry-After', 'X-Request-Id'],
    maxAge: 600,
    // An OPTIONS request without preflight headers is also answered as a preflight, instead of in plain text.
    strictPreflight: false,
  });
  app.addHook('onRequest', async (request) => {
    if (!changesSomething(request) || bearerOf(request) !== null) return;
    if (isFromKnownOrigin(request, app, env)) return;
    recordSecurityEvent(
      { log: request.log, ip: request.ip, user: null },
      {
        event: 'origin_refused',
        operation: request.routeOptions.config.operation ?? null,
        origin: request.headers.origin?.slice(0, longestOrigin) ?? null,
      },
    );
    throw new Problem(
      403,
      message('Not allowed'),
      message(
        'This call must come from the application itself. If you opened the application at its right address, whoever runs it must set PUBLIC_URL to that address.',
      ),
    );
  });
});

/** Decided by route, not by URL, which can be written in many forms. */
function changesSomething({ method, routeOptions }: FastifyRequest): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(method) || changingReads.has(routeOptions.config.operation);
}

function isFromKnownOrigin(
  { headers, routeOptions }: FastifyRequest,
  app: FastifyInstance,
  env: Env,
): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin === undefined) {
    return site === 'same-origin' || (site === undefined && routeOptions.config.isForServers === true);
  }
  // Compared as strings: browsers serialize an origin in one form only, without user name or path.
  return [...ownOrigins(app, env), ...env.allowedOrigins].includes(origin);
}

/** The origin of PUBLIC_URL; without it, the loopback names with the port listened on. */
function ownOrigins(app: FastifyInstance, env: Env): string[] {
  if (env.isPublicUrlSet) return [env.publicUrl];
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : env.port;
  return ['localhost', '127.0.0.1', '[::1]'].map((name) => new URL(`http://${name}:${port}`).origin);
}

/** Where the served page sends its requests and loads its pictures; '' for the host itself. */
export interface PageOrigins {
  api: string;
  images: string;
}

const own: PageOrigins = { api: '', images: '' };

/**
 * Reads the origins from the page's own config.js, so that the page may reach whatever it names. That file is edited in
 * place, so it is read again when it changes.
 */
export function pageOriginsOf(webDir: string | null): () => PageOrigins {
  if (webDir === null) return () => own;
  const file = path.join(webDir, 'config.js');
  let read = { origins: own, at: 0 };
  return () => {
    const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (at !== read.at) read = { origins: at === 0 ? own : readOrigins(file), at };
    return read.origins;
  };
}

function readOrigins(file: string): PageOrigins {
  const script = readFileSync(file, 'utf8');
  const api = originOf(settingIn(script, 'apiUrl'));
  return { api, images: originOf(settingIn(script, 'imagesUrl')) || api };
}

/**
 * A string setting in the file. The script is searched, not run: people who may edit a page's settings must not be able
 * to run code on the server.
 */
function settingIn(script: string, name: string): string {
  const code = script.replaceAll(/^\s*(\/\/|\*|\/\*).*$/gm, '');
  return new RegExp(`\\b${name}['"]?\\s*:\\s*(['"\`])([^'"\`]*)\\1`).exec(code)?.[2] ?? '';
}

const originOf = (url: string) => (/^https?:/.test(url) && URL.canParse(url) ? new URL(url).origin : '');
