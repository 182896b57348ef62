import {
  chmodSync,
  chownSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import {
  type ClusterConfig,
  freePort,
  type Postmaster,
  startPostmaster,
  stopPostmaster,
} from '../db/cluster';
import { startEmbedded } from '../db/embedded';
import { connect, migrate } from '../db/openDatabase';
import { chooseRunAs } from '../db/postgresPrograms';

/** A PostgreSQL with a migrated template for test databases, and a streaming replica of it. */
export interface ReplicatedCluster {
  url: string;
  /** The same database in the replica. */
  replicaUrlOf(url: string): string;
  /** Holds what the replica shows back; it goes on receiving. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  stopReplica(): Promise<void>;
  startReplica(): Promise<void>;
  /** Sends a signal to the replica's process. */
  signalReplica(signal: 'SIGSTOP' | 'SIGCONT'): void;
  stop(): Promise<void>;
}

const settings = {
  fsync: 'off',
  max_connections: '60',
  // The replica begins with what was written since its copy was made.
  wal_keep_size: '512MB',
};

/** Starts both from the embedded PostgreSQL, in a folder that `stop` removes. */
export async function startReplicated(): Promise<ReplicatedCluster> {
  const folder = mkdtempSync(path.join(tmpdir(), 'linedesk-replicated-'));
  const database = await startEmbedded(path.join(folder), { settings });
  const pool = connect(database.url, 1);
  await migrate(pool);
  await pool.end();
  const copy = path.join(folder, 'replica');
  await copyCluster(database.url, path.join(folder, 'postgres'), copy);

  const original = new URL(database.url);
  const port = await freePort();
  const urlOf = (name: string) => Object.assign(new URL(database.url), { port, pathname: `/${name}` }).href;
  const config: ClusterConfig = {
    cluster: copy,
    logFile: path.join(folder, 'replica.log'),
    settings: {
      ...settings,
      primary_conninfo: `host=127.0.0.1 port=${original.port} user=${original.username} password=${original.password}`,
    },
    urlOf: (_port, name) => urlOf(name),
  };
  let running: Postmaster | null = null;
  const startReplica = async () => {
    running = await startPostmaster(config, port, { again: false });
    if (running === null) throw new Error(readFileSync(config.logFile, 'utf8'));
  };
  const stopReplica = async () => {
    if (running !== null) await stopPostmaster(config, running);
  };
  await startReplica();
  const run = (statement: string) => once(urlOf('postgres'), statement);
  return {
    url: database.url,
    replicaUrlOf: (url) => urlOf(new URL(url).pathname.slice(1)),
    pause: () => run('select pg_wal_replay_pause()'),
    resume: () => run('select pg_wal_replay_resume()'),
    startReplica,
    stopReplica,
    signalReplica: (signal) => void (running !== null && process.kill(running.pid, signal)),
    async stop() {
      await stopReplica();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Copies a running cluster, as pg_basebackup does, which the embedded PostgreSQL lacks. */
async function copyCluster(url: string, from: string, to: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`select pg_backup_start('replica', true)`);
  const left = ['postmaster.pid', 'postmaster.opts'].map((name) => path.join(from, name));
  const isWal = (file: string) => /[\\/]pg_wal[\\/][0-9A-F]{24}$/.test(file);
  cpSync(from, to, { recursive: true, filter: (file) => !left.includes(file) && !isWal(file) });
  const { rows } = await client.query('select labelfile from pg_backup_stop(false)');
  await client.end();
  writeFileSync(path.join(to, 'backup_label'), rows[0]?.labelfile);
  writeFileSync(path.join(to, 'standby.signal'), '');
  chmodSync(to, 0o700);
  const runAs = chooseRunAs(from);
  if (runAs === null) return;
  const files = readdirSync(to, { recursive: true, encoding: 'utf8' }).map((file) => path.join(to, file));
  for (const file of [to, ...files]) chownSync(file, runAs.uid, runAs.gid);
}

async function once(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
