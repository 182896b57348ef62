import { randomUUID } from 'node:crypto';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import { createServer as createSocketServer, Server, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { setImmediate as nextTick } from 'node:timers/promises';
import { message } from '../../src/domain/language/message';
import { malformed } from '../core/problems';
import { decodeEscapes } from './faults';

/** Timeouts for clients, in milliseconds, and their minimum throughput. */
export interface ConnectionLimits {
  /** From connecting to the end of the first request's headers. */
  head: number;
  /** One request with its body. */
  call: number;
  /** A body must deliver at least `bytes` in each interval of `time`. */
  pace: { time: number; bytes: number };
  /** Idle time allowed after the first response. */
  idle: number;
  /** Maximum time without reading any of a response. */
  unread: number;
  /** How much of a refused body is read and discarded, so that the connection can be reused. */
  discard: { time: number; bytes: number };
  /** How often headers and requests are checked. */
  checks: number;
}

const second = 1000;

/** `call` is long because uploading 500 pictures over a slow connection is: `pace` stops stalled uploads earlier. */
export const connectionLimits: ConnectionLimits = {
  head: 15 * second,
  call: 3600 * second,
  pace: { time: 30 * second, bytes: 32 * 1024 },
  idle: 72 * second,
  unread: 120 * second,
  discard: { time: 30 * second, bytes: 32 * 1024 * 1024 },
  checks: 5 * second,
};

/** The latest request of a connection. */
interface Call {
  request: IncomingMessage;
  response: ServerResponse;
}

/** The connections of a host. */
export interface Connections {
  open: ReadonlySet<Socket>;
  /** The servers of further addresses: see `listenAlso`. */
  extraServers: Set<Server>;
  /** From now on, a stalled body times out as early as a stalled head. */
  tightenPace: () => void;
}

/** The HTTP server under Fastify, with its connections; it closes those of clients that are too slow or idle. */
export function createHttpServer(
  listener: RequestListener,
  limits: ConnectionLimits,
): { server: ReturnType<typeof createServer>; connections: Connections } {
  const calls = new WeakMap<Socket, Call>();
  const open = new Set<Socket>();
  let { pace } = limits;
  const server = createServer({
    headersTimeout: limits.head,
    requestTimeout: limits.call,
    keepAliveTimeout: limits.idle,
    connectionsCheckingInterval: limits.checks,
  });
  server.setTimeout(limits.unread);
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const watch = (socket: Socket, { request }: Call) =>
    watchPace(request, pace, () => refuse(socket, calls.get(socket), 408));
  server.on('request', (request, response) => {
    const { socket } = request;
    const call = { request, response };
    calls.set(socket, call);
    if (hasBody(request)) watch(socket, call);
    // Must run first: otherwise node:http discards the rest itself, without counting it.
    response.prependOnceListener('finish', () => discardRest(request, limits.discard));
  });
  server.on('request', listener);
  server.on('timeout', (socket: Socket) => {
    const { response } = calls.get(socket) ?? {};
    const isServerBusy = response?.writableFinished === false && socket.writableLength === 0;
    if (isServerBusy) socket.setTimeout(limits.unread);
    else socket.destroy();
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) =>
    refuse(socket, calls.get(socket), statusByCode[error.code ?? ''] ?? 400),
  );
  const tightenPace = () => {
    pace = { time: limits.head, bytes: (limits.pace.bytes * limits.head) / limits.pace.time };
    for (const socket of open) {
      const call = calls.get(socket);
      if (call !== undefined && !call.request.complete) watch(socket, call);
    }
  };
  return { server, connections: { open, extraServers: new Set(), tightenPace } };
}

const statusByCode: Record<string, Refused> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

type Refused = keyof typeof sentences;

const sentences = {
  400: 'The request breaks a rule of HTTP.',
  408: 'The request took too long to arrive.',
  431: 'The head of the request is too large.',
};

/** No response is in progress: there is no request, the last one is over, or the latest has not fully arrived. */
const isAnswerable = (call: Call | undefined) =>
  call === undefined || (call.request.complete ? call.response.writableFinished : !call.response.headersSent);

/** Closes a connection, sending a response first if it can't get mixed up with another one. */
function refuse(socket: Socket, call: Call | undefined, status: Refused): void {
  if (!socket.writable || !isAnswerable(call)) {
    socket.destroy();
    return;
  }
  const title = STATUS_CODES[status];
  const body = JSON.stringify({ title, status, detail: sentences[status], request_id: randomUUID() });
  const head = [
    `HTTP/1.1 ${status} ${title}`,
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

function watchPace(request: IncomingMessage, pace: ConnectionLimits['pace'], giveUp: () => void): void {
  let read = request.socket.bytesRead;
  const timer = setInterval(() => {
    const received = request.socket.bytesRead - read;
    read += received;
    if (request.complete) clearInterval(timer);
    else if (received < pace.bytes) giveUp();
  }, pace.time).unref();
  request.once('close', () => clearInterval(timer));
}

/** Reads the rest of an answered request, so that the next one on this connection can be parsed. */
function discardRest(request: IncomingMessage, { time, bytes }: ConnectionLimits['discard']): void {
  if (request.complete) return;
  const { socket } = request;
  const timer = setTimeout(() => socket.destroy(), time).unref();
  request.once('close', () => clearTimeout(timer));
  let discarded = 0;
  request.on('data', (chunk: Buffer) => {
    discarded += chunk.length;
    if (discarded > bytes) socket.destroy();
  });
  request.resume();
}

declare module 'fastify' {
  interface FastifyInstance {
    connections: Connections;
  }
}

/**
 * Listens. `localhost` may resolve to two addresses, 127.0.0.1 and ::1, and clients may use either: connections to the
 * other one are handed to the same server.
 */
export async function listen(
  app: FastifyInstance,
  { port, host }: { port: number; host: string },
): Promise<void> {
  await app.listen({ port, host });
  const own = app.server.address();
  if (host !== 'localhost' || own === null || typeof own !== 'object') return;
  for (const { address } of await lookup(host, { all: true })) {
    if (address !== own.address) await listenAlso(app, { port: own.port, host: address });
  }
}

/** Listens on another address for the same server; null when the machine has no such address. */
export async function listenAlso(
  app: FastifyInstance,
  { port, host }: { port: number; host: string },
): Promise<Server | null> {
  // The same options that node:http uses.
  const options = { allowHalfOpen: true, noDelay: true };
  const server = createSocketServer(options, (socket) => app.server.emit('connection', socket));
  try {
    await once(server.listen({ port, host }), 'listening');
    app.connections.extraServers.add(server);
    return server;
  } catch (error) {
    app.log.warn({ err: error, host, port }, 'this address of localhost cannot be listened on');
    return null;
  }
}

/** How long an idle connection stays open while the host stops, as a request may be in transit. */
const graceMs = 500;

/**
 * Stops the host: requests on connections that were accepted are answered, connections without a request are closed
 * soon, and those still open after `deadline` milliseconds are cut and logged.
 */
export async function closeApp(app: FastifyInstance, deadline: number): Promise<void> {
  const { open, extraServers, tightenPace } = app.connections;
  const timer = setTimeout(() => {
    const left = [...open];
    app.log.warn({ connections: left.length }, 'connections that did not end by the deadline are cut');
    for (const socket of left) socket.destroy();
  }, deadline);
  app.server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  await acceptWaiting(app);
  tightenPace();
  // Stops only listening: closing an HTTP server would close idle connections at once, and disable the head timeout.
  for (const server of [app.server, ...extraServers]) Server.prototype.close.call(server);
  // In the next iteration of the event loop, so that data that arrived while it was busy has been read.
  const closing = setInterval(() => void nextTick().then(() => closeUnused(app)), graceMs);
  await Promise.all([...open].map((socket) => new Promise((resolve) => socket.once('close', resolve))));
  clearInterval(closing);
  await app.close();
  clearTimeout(timer);
}

/**
 * Accepts the connections in the machine's backlog, which would be reset when the host stops listening: the event loop
 * accepts one per iteration. Ends when there are none left, or after `graceMs`.
 */
async function acceptWaiting({ server }: Pick<FastifyInstance, 'server'>): Promise<void> {
  const until = performance.now() + graceMs;
  let received = true;
  const note = () => (received = true);
  server.on('connection', note);
  while (received && performance.now() < until) {
    received = false;
    // Twice, as the first may already run at the end of the current iteration.
    await nextTick();
    await nextTick();
  }
  server.off('connection', note);
}

function closeUnused({ server, connections }: Pick<FastifyInstance, 'server' | 'connections'>): void {
  server.closeIdleConnections();
  for (const socket of connections.open) if (socket.bytesRead === 0) socket.destroy();
}

/** The route for requests whose URL can't be decoded. */
const unreadable = '/unreadable-address';

/**
 * For Fastify's `rewriteUrl`: Fastify would answer a path with a broken escape before any of our hooks run, without
 * CORS headers and a request id, so such a request is sent to a route that refuses it.
 */
export function readableAddress({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const [path = ''] = url.split('?');
  return !path.includes('%') || decodeEscapes(path) !== null ? url : unreadable;
}

/** Responds 400 to every path that can't be decoded. */
export function refuseUnreadableAddresses(app: FastifyInstance): void {
  const refuse = async () => {
    throw malformed(message('The address has a part that cannot be read.'), 'path');
  };
  app.route({
    method: app.supportedMethods.filter((method) => method !== 'OPTIONS'),
    url: unreadable,
    onRequest: refuse,
    handler: refuse,
  });
}
