import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * A port of this machine that is free right now. It is below those that the system gives to connections, of which one
 * could take it before the caller does.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(10_000, 32_000);
  return (await isFree(port)) ? port : freePort();
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, 'localhost', () => server.close(() => resolve(true)));
  });
}
