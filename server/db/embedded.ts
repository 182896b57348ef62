import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import {
  type ClusterConfig,
  findRunning,
  freePort,
  makeCluster,
  type Postmaster,
  readPassword,
  startPostmaster,
  stopPostmaster,
  superuser,
} from './cluster';
import { claimFolder, isClaimed } from './folderClaim';
import { EmbeddedDatabaseError } from './postgresPrograms';

/** A running embedded PostgreSQL that belongs to this process alone. */
export interface EmbeddedDatabase {
  url: string;
  /** True when it took over a database that a killed server had left running. */
  takenOver: boolean;
  stop(): Promise<void>;
}

/** Options for running an embedded database. */
export interface EmbeddedOptions {
  /** PostgreSQL's own settings. */
  settings?: Record<string, string>;
  log?: { warn(about: object, words: string): void };
  /** Called with a sentence for the terminal when the database has ended and can't be restarted. */
  onLost?: (sentence: string) => void;
}

/**
 * A connection that holds the folder's lock; `ended` resolves when the connection, and so most likely the database, is
 * lost.
 */
interface Owner {
  client: pg.Client;
  ended: Promise<void>;
}

interface Opened {
  postmaster: Postmaster;
  owner: Owner;
}

const databaseName = 'linedesk';
/** The advisory lock of the server that uses this folder; it is released when the process dies. */
const ownerLock = 7_316_225;
/** The delays before each attempt to restart a database that has ended. */
const restartWaitsMs = [500, 3000, 10_000];
const silent = { warn: () => undefined };

/**
 * Starts PostgreSQL on `dataDir/postgres`, creating the cluster first if there is none, and restarts it on the same
 * port whenever it ends. Takes over a database that a killed server left running; throws `EmbeddedDatabaseError` for
 * one that another server still uses.
 */
export async function startEmbedded(
  dataDir: string,
  { settings = {}, log = silent, onLost = () => undefined }: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  if (await isClaimed(dataDir)) throw inUse(dataDir);
  const password = readPassword(path.join(dataDir, 'postgres.password'));
  const config = configOf(dataDir, password, settings);
  await makeCluster(config.cluster, password);
  const { takenOver, ...first } = await openFirst(dataDir, config);
  // Another server's database may be down for a moment; that server still owns the folder.
  if (await isClaimed(dataDir)) {
    await first.owner.client.end();
    if (!takenOver) await stopPostmaster(config, first.postmaster);
    throw inUse(dataDir);
  }
  const claim = await claimFolder(dataDir);
  await makeDatabase(first.owner.client);

  let opened: Opened = first;
  const { port } = first.postmaster;
  const stopping = new AbortController();
  const { signal } = stopping;

  async function openAgain(): Promise<Opened | null> {
    for (const wait of restartWaitsMs) {
      await sleep(wait, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return null;
      try {
        return await reopen(dataDir, config, port);
      } catch (error) {
        log.warn({ err: error }, 'the database could not be started again');
      }
    }
    if (!signal.aborted) onLost(`The database has ended and can't be started again; ${reasonIn(config)}`);
    return null;
  }

  async function restartWhenEnded() {
    while (!signal.aborted) {
      await opened.owner.ended;
      if (signal.aborted) return;
      log.warn({}, 'the database has ended; it is started again');
      const next = await openAgain();
      if (next === null) return;
      opened = next;
      log.warn({}, 'the database runs again');
    }
  }

  const supervision = restartWhenEnded();
  return {
    url: config.urlOf(port, databaseName),
    takenOver,
    async stop() {
      stopping.abort();
      await opened.owner.client.end().catch(() => undefined);
      await supervision;
      // It may have been restarted while we were asked to stop.
      await opened.owner.client.end().catch(() => undefined);
      await stopPostmaster(config, opened.postmaster);
      claim.release();
    },
  };
}

/** The URL of a folder's database that runs already, for somebody who only reads; null when none does. */
export async function findEmbedded(dataDir: string): Promise<string | null> {
  const file = path.join(dataDir, 'postgres.password');
  if (!existsSync(file)) return null;
  const config = configOf(dataDir, readPassword(file), {});
  const running = await findRunning(config);
  return running === null ? null : config.urlOf(running.port, databaseName);
}

const configOf = (dataDir: string, password: string, settings: ClusterConfig['settings']): ClusterConfig => ({
  cluster: path.join(dataDir, 'postgres'),
  logFile: path.join(dataDir, 'postgres.log'),
  settings,
  urlOf: (port, database) => `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`,
});

const inUse = (dataDir: string) =>
  new EmbeddedDatabaseError(
    `The data folder ${dataDir} is in use by another Linedesk server; stop that one or set DATA_DIR to another folder.`,
  );

const reasonIn = ({ logFile }: ClusterConfig) => `see ${logFile} for the reason.`;

async function openFirst(dataDir: string, config: ClusterConfig): Promise<Opened & { takenOver: boolean }> {
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const running = await findRunning(config);
    const postmaster = running ?? (await startPostmaster(config, await freePort(), { again: false }));
    if (postmaster === null) continue;
    const owner = await takeOwnership(config.urlOf(postmaster.port, 'postgres'));
    if (owner === null) throw inUse(dataDir);
    return { postmaster, owner, takenOver: running !== null };
  }
  throw new EmbeddedDatabaseError(`The database in ${config.cluster} does not start; ${reasonIn(config)}`);
}

/**
 * Reopens the database after a crash: PostgreSQL restarts by itself if one of its child processes crashed; otherwise we
 * restart it.
 */
async function reopen(dataDir: string, config: ClusterConfig, port: number): Promise<Opened> {
  const running = await findRunning(config);
  if (running !== null && running.port !== port) throw inUse(dataDir);
  const postmaster = running ?? (await startPostmaster(config, port, { again: true }));
  if (postmaster === null) throw new Error(`The database does not start; ${reasonIn(config)}`);
  const owner = await takeOwnership(config.urlOf(port, 'postgres'));
  if (owner === null) throw inUse(dataDir);
  return { postmaster, owner };
}

/** A killed server's connections end within moments, so if the lock is held, it is retried for a short while. */
async function takeOwnership(url: string): Promise<Owner | null> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => client.once('end', () => resolve()));
  await client.connect();
  for (let tries = 0; tries < 15; tries += 1) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as locked', [ownerLock]);
    if (rows[0]?.locked === true) return { client, ended };
    await sleep(200);
  }
  await client.end();
  return null;
}

async function makeDatabase(client: pg.Client) {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
  if (rowCount === 0) await client.query(`create database ${databaseName}`);
}
