import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { ReplicaEnv } from '../core/databaseEnv';
import { connect, type Db, type OpenDatabase } from './openDatabase';
import { breakFrozenConnections } from './heartbeat';
import { type Reader, type Reading, readerOf } from './reader';
import { currentWalPosition, waitForReplay, type ReplicaLag } from './replicaLag';
import * as schema from './schema';

/** A reader with its connections. */
export interface OpenReader extends Reader {
  /** How many reads each database has answered; null without a replica. */
  readonly answered: Readonly<Record<'replica' | 'database', number>> | null;
  close(): Promise<void>;
}

type Log = Record<'warn' | 'info', (about: object, words: string) => void>;

const connectMs = 2000;

/** Fails fast when connecting; waiting for a free connection of a busy replica's pool may take longer. */
class FailFastClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(typeof config === 'object' ? { ...config, connectionTimeoutMillis: connectMs } : config);
  }
}

/**
 * Reads from the replica if it is reachable and recent enough, otherwise from the primary. An unreachable replica is
 * not tried again for `pauseMs`. A read waits up to `patienceMs` for the replica to catch up; if it does not, later
 * reads do not wait for the next `pauseMs`.
 */
export function openReader(
  { db, pool }: Pick<OpenDatabase, 'db' | 'pool'>,
  replica: ReplicaEnv | null,
  log: Log,
  { pauseMs = 5000, patienceMs = 500 } = {},
): OpenReader {
  if (replica === null) return { ...readerOf(db), answered: null, close: async () => undefined };
  const { url, maxSecondsBehind } = replica;
  const copies = connect(url, undefined, null, { Client: FailFastClient });
  const watching = breakFrozenConnections(copies);
  const dbOf = drizzleByClient();
  const answered = { replica: 0, database: 0 };
  let pausedUntil = -Infinity;
  let isLost = false;
  let waitsFrom = -Infinity;

  /** The replica's result, or null when it is too far behind; throws when it can't be used. */
  async function askReplica<Result>(
    read: (copy: Db) => Promise<Result>,
    knowsEnough: (lag: ReplicaLag) => boolean,
  ): Promise<Reading<Result> | null> {
    const position = await currentWalPosition(pool);
    const client = await copies.connect();
    let isUsable = false;
    try {
      const isPatient = performance.now() >= waitsFrom;
      const lag = await waitForReplay(client, position, isPatient ? patienceMs : 0);
      isUsable = true;
      if (lag.asOf !== null && isPatient) waitsFrom = performance.now() + pauseMs;
      if (!knowsEnough(lag)) return null;
      return { result: await read(dbOf(client)), asOf: lag.asOf };
    } finally {
      // Several replicas may share the address, so a new connection may reach another one.
      client.release(!isUsable);
    }
  }

  async function readFrom<Result>(
    read: (db: Db) => Promise<Result>,
    knowsEnough: (lag: ReplicaLag) => boolean,
  ): Promise<Reading<Result>> {
    if (performance.now() < pausedUntil) return readPrimary(read);
    const asked = await askReplica(read, knowsEnough).catch((error: unknown) => ({ error }));
    if (asked !== null && !('error' in asked)) {
      regain();
      answered.replica += 1;
      return asked;
    }
    const reading = await readPrimary(read);
    // If it fails on the primary too, the read itself is at fault, and its error was thrown above.
    if (asked === null) regain();
    else pause(asked.error);
    return reading;
  }

  function pause(error: unknown) {
    pausedUntil = performance.now() + pauseMs;
    if (!isLost) log.warn({ err: error }, 'the replica could not answer; its reads go to the database');
    isLost = true;
  }

  function regain() {
    if (isLost) log.info({}, 'the replica answers again');
    isLost = false;
  }

  async function readPrimary<Result>(read: (db: Db) => Promise<Result>): Promise<Reading<Result>> {
    answered.database += 1;
    return { result: await read(db), asOf: null };
  }

  return {
    latest: async (read) => (await readFrom(read, ({ asOf }) => asOf === null)).result,
    figures: (read) => readFrom(read, ({ secondsBehind }) => secondsBehind <= maxSecondsBehind),
    answered,
    async close() {
      await copies.end();
      await watching.stop();
    },
  };
}

/** Caches the Drizzle instance of each connection. */
function drizzleByClient(): (client: pg.PoolClient) => Db {
  const cached = new WeakMap<pg.PoolClient, Db>();
  return (client) => {
    const db = cached.get(client) ?? drizzle(client, { schema });
    cached.set(client, db);
    return db;
  };
}
