import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../db/cluster';
import { chooseRunAs, spawnAs } from '../db/postgresPrograms';

/** Few connections for many tests, so that sessions are really shared. */
const poolSize = 6;

/** Starts PgBouncer (`program`) with transaction pooling in front of a cluster; `url` is the cluster's through it. */
export async function startPooler(program: string, clusterUrl: string, folder: string) {
  const poolerFolder = path.join(folder, 'pooler');
  mkdirSync(poolerFolder, { mode: 0o700 });
  const url = new URL(clusterUrl);
  const port = await freePort();
  const users = path.join(poolerFolder, 'users.txt');
  writeFileSync(users, `"${url.username}" "${url.password}"\n`);
  const settings = path.join(poolerFolder, 'pgbouncer.ini');
  const lines = [
    '[databases]',
    `* = host=127.0.0.1 port=${url.port}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = scram-sha-256',
    `auth_file = ${users}`,
    'pool_mode = transaction',
    `default_pool_size = ${poolSize}`,
    'max_client_conn = 1000',
    'server_idle_timeout = 5',
    'log_connections = 0',
    'log_disconnections = 0',
  ];
  writeFileSync(settings, lines.join('\n'));
  const child = spawnAs(chooseRunAs(poolerFolder), program, ['-q', settings], { stdio: 'inherit' });
  url.port = String(port);
  const admin = new URL(url);
  admin.pathname = '/postgres';
  await becomesReady(admin.href);
  return {
    url: url.href,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function becomesReady(url: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (attempt === 50) throw error;
      await sleep(100);
    }
  }
}
