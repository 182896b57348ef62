import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { codeOf } from '../core/problems';
import { listenOnLoopback } from './folderClaim';
import {
  chooseRunAs,
  EmbeddedDatabaseError,
  findPostgresBinaries,
  type RunAs,
  spawnAs,
} from './postgresPrograms';

/** The role that owns the cluster. */
export const superuser = 'linedesk';

/** The paths of a cluster, and how to run it and connect to it. */
export interface ClusterConfig {
  cluster: string;
  logFile: string;
  settings: Record<string, string>;
  urlOf: (port: number, database: string) => string;
}

/** The process of a running PostgreSQL, and the loopback port that it listens on. */
export interface Postmaster {
  pid: number;
  port: number;
}

/** The password of the cluster, generated if the file does not exist yet. */
export function readPassword(file: string): string {
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8').trim();
}

/**
 * Creates the cluster if there is none. initdb works in a temporary folder next to it, which is renamed when complete,
 * so that a kill never leaves half a cluster.
 */
export async function makeCluster(cluster: string, password: string) {
  if (existsSync(path.join(cluster, 'PG_VERSION'))) return;
  const unfinished = `${cluster}.new-${process.pid}`;
  mkdirSync(unfinished, { mode: 0o700 });
  const runAs = chooseRunAs(unfinished);
  const passwordFile = path.join(unfinished, '..', `initdb-${process.pid}`);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (runAs !== null) chownSync(passwordFile, runAs.uid, runAs.gid);
  try {
    const { code, output } = await run(runAs, findPostgresBinaries().initdb, [
      `--pgdata=${unfinished}`,
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ]);
    if (code !== 0) throw new EmbeddedDatabaseError(`The database could not be created: ${lastLine(output)}`);
    renameSync(unfinished, cluster);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** The database already running on this cluster, if one accepts our password; waits while it is starting. */
export async function findRunning({ cluster, urlOf }: ClusterConfig): Promise<Postmaster | null> {
  const patience = Date.now() + startingMs;
  while (Date.now() < patience) {
    const noted = readPidFile(cluster);
    if (noted === null || !isAlive(noted.pid)) return null;
    const answer = await ask(urlOf(noted.port, 'postgres'), 'show data_directory');
    if (answer === 'refused') return null;
    if (answer !== 'starting') return noted;
    await sleep(100);
  }
  return null;
}

/** Starts PostgreSQL on a port; null when it does not come up. Its log is truncated unless it starts `again`. */
export async function startPostmaster(
  { cluster, logFile, settings, urlOf }: ClusterConfig,
  port: number,
  { again }: { again: boolean },
): Promise<Postmaster | null> {
  const options = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(port),
    // The details of an error would contain row data.
    log_error_verbosity: 'terse',
    ...settings,
  };
  // A folder that was copied back may lack the mode that PostgreSQL insists on.
  chmodSync(cluster, 0o700);
  if (!again) rmSync(logFile, { force: true });
  const log = openSync(logFile, 'a', 0o600);
  const child = spawnAs(
    chooseRunAs(cluster),
    findPostgresBinaries().postgres,
    ['-D', cluster, ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // Its own session, so that Ctrl+C reaches only us, and we stop the database after the last response is sent.
    { detached: true, stdio: ['ignore', log, log] },
  );
  closeSync(log);
  child.unref();
  const ready = await becomesReady(child, urlOf(port, 'postgres'));
  return ready && child.pid !== undefined ? { pid: child.pid, port } : null;
}

/** Stops a PostgreSQL process if it is still the cluster's, and waits until it has ended. */
export async function stopPostmaster({ cluster }: ClusterConfig, { pid }: Postmaster): Promise<void> {
  if (readPidFile(cluster)?.pid !== pid) return;
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    return;
  }
  for (let waited = 0; waited < 600 && isAlive(pid) && readPidFile(cluster) !== null; waited += 1)
    await sleep(50);
}

/** A loopback port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenOnLoopback(server);
  await once(server.close(), 'close');
  return port;
}

function run(
  runAs: RunAs,
  program: string,
  args: string[],
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawnAs(runAs, program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout?.on('data', (chunk) => (output += String(chunk)));
    child.stderr?.on('data', (chunk) => (output += String(chunk)));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

const lastLine = (output: string) => output.trim().split('\n').at(-1) ?? 'initdb failed';

/** Replaying the WAL after a crash can take a while on a big database. */
const startingMs = 120_000;

function readPidFile(cluster: string): Postmaster | null {
  try {
    const lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    const [pid, port] = [Number(lines[0]), Number(lines[3])];
    return Number.isInteger(pid) && pid > 0 && Number.isInteger(port) && port > 0 ? { pid, port } : null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** SQLSTATE 57P03: the server is starting up or shutting down. */
const cannotConnectNow = '57P03';

async function ask(url: string, query: string): Promise<'ok' | 'starting' | 'refused'> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(query);
    return 'ok';
  } catch (error) {
    if (!(error instanceof Error)) return 'refused';
    const code = codeOf(error);
    const isEnding = code === 'ECONNRESET' || error.message === 'Connection terminated unexpectedly';
    return isEnding || code === cannotConnectNow ? 'starting' : 'refused';
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function becomesReady(child: ChildProcess, url: string): Promise<boolean> {
  let ended = false;
  child.once('exit', () => (ended = true));
  child.once('error', () => (ended = true));
  const patience = Date.now() + startingMs;
  while (Date.now() < patience && !ended) {
    if ((await ask(url, 'select 1')) === 'ok') return true;
    await sleep(20);
  }
  return false;
}
