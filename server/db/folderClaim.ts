import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import path from 'node:path';

const patienceMs = 5000;

const fileOf = (dataDir: string) => path.join(dataDir, 'postgres.host');

/** Identifies the folder itself: a copy of it, including the note, is a different one. */
function nameOf(dataDir: string): string {
  const { dev, ino } = statSync(dataDir);
  return `linedesk ${dev}:${ino}`;
}

/**
 * Claims a data folder for as long as this process lives, even while the folder's database is down: it listens on a
 * loopback port, which the kernel closes with the process, and notes the port in the folder.
 */
export async function claimFolder(dataDir: string): Promise<{ release(): void }> {
  const name = nameOf(dataDir);
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(name);
  });
  const port = await listenOnLoopback(server);
  server.unref();
  const half = `${fileOf(dataDir)}.new`;
  writeFileSync(half, String(port), { mode: 0o640 });
  renameSync(half, fileOf(dataDir));
  return {
    release() {
      rmSync(fileOf(dataDir), { force: true });
      server.close();
    },
  };
}

/** Listens on a free loopback port, and returns it. */
export async function listenOnLoopback(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return address.port;
}

/** Whether a live process has claimed a data folder; one that is busy and does not respond counts as live. */
export function isClaimed(dataDir: string): Promise<boolean> {
  const port = readPort(dataDir);
  if (port === null) return Promise.resolve(false);
  return new Promise((resolve) => {
    let said = '';
    const socket = connect({ port, host: '127.0.0.1', timeout: patienceMs });
    socket.on('data', (chunk) => (said += String(chunk)));
    socket.on('timeout', () => {
      resolve(true);
      socket.destroy();
    });
    socket.on('error', () => resolve(false));
    socket.on('close', () => resolve(said === nameOf(dataDir)));
  });
}

function readPort(dataDir: string): number | null {
  try {
    const port = Number(readFileSync(fileOf(dataDir), 'utf8'));
    return Number.isInteger(port) && port > 0 && port < 65536 ? port : null;
  } catch {
    return null;
  }
}
