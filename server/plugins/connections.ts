import { randomUUID } from 'node:crypto';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';

/** How long a client may take, in milliseconds, and how slow it may be. */
export interface ConnectionLimits {
  /** From the connection to the end of the head of its first call. */
  head: number;
  /** One call with its body. */
  call: number;
  /** A body has to bring `bytes` in each such time, or be over. */
  pace: { time: number; bytes: number };
  /** Without a call, once the first is answered. */
  idle: number;
  /** Without taking anything of an answer. */
  unread: number;
  /** What is thrown away of a body that was refused, so that the connection can go on. */
  rest: { time: number; bytes: number };
  /** How often heads and calls are looked at. */
  checks: number;
}

const second = 1000;

/** 500 pictures over a slow line take their time, but they keep coming. */
export const connectionLimits: ConnectionLimits = {
  head: 15 * second,
  call: 3600 * second,
  pace: { time: 30 * second, bytes: 32 * 1024 },
  idle: 72 * second,
  unread: 120 * second,
  rest: { time: 30 * second, bytes: 32 * 1024 * 1024 },
  checks: 5 * second,
};

/** The newest call of a connection. */
interface Call {
  request: IncomingMessage;
  response: ServerResponse;
}

/** The server that stands under Fastify, and its open connections; it closes those of clients that come to no end. */
export function createHttpServer(listener: RequestListener, limits: ConnectionLimits) {
  const calls = new WeakMap<Socket, Call>();
  const connections = new Set<Socket>();
  const server = createServer({
    headersTimeout: limits.head,
    requestTimeout: limits.call,
    keepAliveTimeout: limits.idle,
    connectionsCheckingInterval: limits.checks,
  });
  server.setTimeout(limits.unread);
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', (request, response) => {
    const { socket } = request;
    calls.set(socket, { request, response });
    if (hasBody(request)) watchPace(request, limits.pace, () => refuse(socket, calls.get(socket), 408));
    // First, or node:http throws the rest away itself, and nobody knows how much it is.
    response.prependOnceListener('finish', () => discardRest(request, limits.rest));
  });
  server.on('request', listener);
  server.on('timeout', (socket: Socket) => {
    const { response } = calls.get(socket) ?? {};
    const isOurTurn = response?.writableFinished === false && socket.writableLength === 0;
    if (isOurTurn) socket.setTimeout(limits.unread);
    else socket.destroy();
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) =>
    refuse(socket, calls.get(socket), statusByCode[error.code ?? ''] ?? 400),
  );
  return { server, connections };
}

const statusByCode: Record<string, Refused> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

type Refused = keyof typeof sentences;

const sentences = {
  400: 'The request breaks a rule of HTTP.',
  408: 'The request took too long to arrive.',
  431: 'The head of the request is too large.',
};

/** Nothing is being answered: there is no call, or the last one is over, or the newest has not come in whole. */
const isAnswerable = (call: Call | undefined) =>
  call === undefined || (call.request.complete ? call.response.writableFinished : !call.response.headersSent);

/** Closes a connection, with an answer where one can be given that no other is mixed up with. */
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
    "Content-Security-Policy: default-src 'none'",
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
    const came = request.socket.bytesRead - read;
    read += came;
    if (request.complete) clearInterval(timer);
    else if (came < pace.bytes) giveUp();
  }, pace.time).unref();
  request.once('close', () => clearInterval(timer));
}

/** Reads what is left of an answered call, so that the next one on this connection is understood. */
function discardRest(request: IncomingMessage, { time, bytes }: ConnectionLimits['rest']): void {
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
