import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A response as sent over the wire. */
export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** A client that writes arbitrary bytes on one connection. */
export interface RawClient {
  socket: Socket;
  send(bytes: string | Buffer): void;
  /** The next response. */
  answer(): Promise<RawAnswer>;
  /** Resolves once the connection is closed. */
  closed: Promise<unknown>;
}

/** Connects to a listening app. */
export async function connectRaw(app: FastifyInstance): Promise<RawClient> {
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The app does not listen.');
  return connectRawTo(address.port);
}

/** Connects to a port of this machine. */
export async function connectRawTo(port: number): Promise<RawClient> {
  const socket = connect({ port, host: '127.0.0.1' });
  // The host may cut the connection while this end is writing.
  socket.on('error', () => undefined);
  const closed = once(socket, 'close').catch(() => undefined);
  let received = Buffer.alloc(0);
  let heard = () => {};
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    heard();
  });
  socket.on('close', () => heard());
  await once(socket, 'connect');
  return {
    socket,
    closed,
    send: (bytes) => void socket.write(bytes),
    async answer() {
      for (;;) {
        const answer = parseAnswer(received);
        if (answer !== null) {
          received = received.subarray(answer.length);
          return answer;
        }
        if (socket.destroyed) throw new Error('The connection was closed without an answer.');
        await new Promise<void>((resolve) => (heard = resolve));
      }
    },
  };
}

function parseAnswer(bytes: Buffer): (RawAnswer & { length: number }) | null {
  const end = bytes.indexOf('\r\n\r\n');
  if (end === -1) return null;
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.split(':')[0]?.toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const length = end + 4 + Number(headers['content-length'] ?? 0);
  if (bytes.length < length) return null;
  return {
    status: Number(first.split(' ')[1]),
    headers,
    body: bytes.subarray(end + 4, length).toString(),
    length,
  };
}
