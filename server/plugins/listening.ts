import type { FastifyInstance } from 'fastify';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';

declare module 'fastify' {
  interface FastifyInstance {
    /** The connections that are open. */
    connections: ReadonlySet<Socket>;
  }
}

/**
 * Listens. `localhost` may be two addresses, 127.0.0.1 and ::1, and which one a client takes is its own choice: connections to
 * the other are handed to the same server. Answers what stops listening there.
 */
export async function listen(
  app: FastifyInstance,
  { port, host }: { port: number; host: string },
): Promise<() => void> {
  await app.listen({ port, host });
  const doors: Server[] = [];
  const own = app.server.address();
  if (host === 'localhost' && own !== null && typeof own === 'object') {
    for (const { address } of await lookup(host, { all: true })) {
      if (address === own.address) continue;
      const door = await openDoor(app, { port: own.port, host: address });
      if (door !== null) doors.push(door);
    }
  }
  return () => doors.forEach((door) => void door.close());
}

/** Listens on one more address for the same server; null when the machine has no such address. */
export async function openDoor(
  app: FastifyInstance,
  { port, host }: { port: number; host: string },
): Promise<Server | null> {
  // As node:http makes its own.
  const options = { allowHalfOpen: true, noDelay: true };
  const door = createServer(options, (socket) => app.server.emit('connection', socket));
  try {
    await once(door.listen({ port, host }), 'listening');
    return door;
  } catch (error) {
    app.log.warn({ err: error, host, port }, 'this address of localhost can not be listened on');
    return null;
  }
}

/**
 * Ends the host: what was begun is finished, connections on which nothing was asked are closed at once, and those that are
 * still open after `deadline` milliseconds are cut, which the log tells.
 */
export async function closeApp(app: FastifyInstance, deadline: number): Promise<void> {
  const timer = setTimeout(() => {
    const left = [...app.connections];
    app.log.warn({ connections: left.length }, 'connections that did not end by the deadline are cut');
    for (const socket of left) socket.destroy();
  }, deadline);
  for (const socket of app.connections) if (socket.bytesRead === 0) socket.destroy();
  const ended = [...app.connections].map((socket) => new Promise((resolve) => socket.once('close', resolve)));
  await app.close();
  await Promise.all(ended);
  clearTimeout(timer);
}
