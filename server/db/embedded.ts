import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findPostgresBinaries } from './postgresBinaries';
import { type RunAs, chooseRunAs, spawnAs } from './runAs';

/** A running embedded PostgreSQL that belongs to this process alone. */
export interface EmbeddedDatabase {
  url: string;
  /** True when a database that a killed server had left running was taken over. */
  takenOver: boolean;
  stop(): Promise<void>;
}

/** Why the embedded database can't be had, in one sentence for the person at the terminal. */
export class EmbeddedDatabaseError extends Error {}

const databaseName = 'linedesk';
const superuser = 'linedesk';
/** The advisory lock that says 'a Linedesk server works on this folder'; the kernel ends it with the process. */
const ownerLock = 7_316_225;

/**
 * Starts PostgreSQL on `dataDir/postgres`, making the cluster first where there is none. A database that a
 * killed server left running is taken over; one that another server still uses is refused with
 * `EmbeddedDatabaseError`.
 */
export async function startEmbedded(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<EmbeddedDatabase> {
  const cluster = path.join(dataDir, 'postgres');
  const password = readPassword(path.join(dataDir, 'postgres.password'));
  await makeCluster(cluster, password);

  for (let attempt = 1; ; attempt += 1) {
    const running = await findRunning(cluster, password);
    const found = running ?? (await start(cluster, dataDir, password, settings));
    if (found === null) {
      if (attempt < 3) continue;
      throw new EmbeddedDatabaseError(
        `The database in ${cluster} does not start; the reason stands in ${path.join(dataDir, 'postgres.log')}.`,
      );
    }
    const owner = await takeOwnership(found.url);
    if (owner === null) {
      throw new EmbeddedDatabaseError(
        `The data folder ${dataDir} is in use by another Linedesk server; stop that one or set DATA_DIR to another folder.`,
      );
    }
    await makeDatabase(owner);
    return {
      url: databaseUrl(password, found.port, databaseName),
      takenOver: running !== null,
      async stop() {
        await owner.end().catch(() => undefined);
        await stopPostmaster(cluster, found.pid);
      },
    };
  }
}

interface Running {
  pid: number;
  port: number;
  url: string;
}

const databaseUrl = (password: string, port: number, database: string) =>
  `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`;

function readPassword(file: string): string {
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8').trim();
}

/** initdb works in a folder beside, which gets its name when it is complete: a kill leaves no half cluster. */
async function makeCluster(cluster: string, password: string) {
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

function run(
  runAs: RunAs,
  program: string,
  args: string[],
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawnAs(runAs, program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      cwd: '/',
      env: postgresEnv(),
    });
    child.stdout?.on('data', (chunk) => (output += String(chunk)));
    child.stderr?.on('data', (chunk) => (output += String(chunk)));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** PG* variables of the person's shell must not reach our own server. */
function postgresEnv(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !name.startsWith('PG') && !name.startsWith('LC_'),
  );
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' };
}

const lastLine = (output: string) => output.trim().split('\n').at(-1) ?? 'initdb failed';

/** The database that already runs on this cluster, if one answers to our password. */
async function findRunning(cluster: string, password: string): Promise<Running | null> {
  for (let waited = 0; waited < 100; waited += 1) {
    const noted = readPidFile(cluster);
    if (noted === null || !isAlive(noted.pid)) return null;
    const url = databaseUrl(password, noted.port, 'postgres');
    const answer = await ask(url, 'show data_directory');
    if (answer === 'refused') return null;
    if (answer !== 'starting') return { ...noted, url };
    await sleep(100);
  }
  return null;
}

function readPidFile(cluster: string): { pid: number; port: number } | null {
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
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
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
    const code = error instanceof Error && 'code' in error ? error.code : '';
    return code === cannotConnectNow || code === 'ECONNRESET' ? 'starting' : 'refused';
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function start(
  cluster: string,
  dataDir: string,
  password: string,
  settings: Record<string, string>,
): Promise<Running | null> {
  const port = await freePort();
  const options = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(port),
    // The details of an error are the rows that it is about.
    log_error_verbosity: 'terse',
    ...settings,
  };
  const log = openSync(path.join(dataDir, 'postgres.log'), 'w', 0o640);
  const child = spawnAs(
    chooseRunAs(cluster),
    findPostgresBinaries().postgres,
    ['-D', cluster, ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // A session of its own: Ctrl+C reaches us first, and we stop the database when the last answer is out.
    { detached: true, stdio: ['ignore', log, log], cwd: '/', env: postgresEnv() },
  );
  child.unref();
  if (child.pid === undefined) return null;
  return (await becomesReady(child, databaseUrl(password, port, 'postgres')))
    ? { pid: child.pid, port, url: databaseUrl(password, port, 'postgres') }
    : null;
}

async function becomesReady(child: ChildProcess, url: string): Promise<boolean> {
  let ended = false;
  child.once('exit', () => (ended = true));
  child.once('error', () => (ended = true));
  // Replaying the log after a crash can take a while on a big database.
  for (let waited = 0; waited < 6000 && !ended; waited += 1) {
    if ((await ask(url, 'select 1')) === 'ok') return true;
    await sleep(20);
  }
  return false;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address !== null ? resolve(address.port) : reject(),
      );
    });
  });
}

/** A killed server's connections end within moments, so a lock that is held gets a short second chance. */
async function takeOwnership(url: string): Promise<pg.Client | null> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  for (let tries = 0; tries < 15; tries += 1) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as locked', [ownerLock]);
    if (rows[0]?.locked === true) return client;
    await sleep(200);
  }
  await client.end();
  return null;
}

async function makeDatabase(client: pg.Client) {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
  if (rowCount === 0) await client.query(`create database ${databaseName}`);
}

async function stopPostmaster(cluster: string, pid: number) {
  if (readPidFile(cluster)?.pid !== pid) return;
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    return;
  }
  for (let waited = 0; waited < 600 && isAlive(pid) && readPidFile(cluster) !== null; waited += 1)
    await sleep(50);
}
