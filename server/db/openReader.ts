import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { ReplicaEnv } from '../core/databaseEnv';
import { connect, type Db, type OpenDatabase } from './openDatabase';
import { cutFrozen } from './pulse';
import { type Reader, type Reading, readerOf } from './reader';
import { currentMark, levelWith, type Standing } from './replicaStanding';
import * as schema from './schema';

/** A reader that keeps connections. */
export interface OpenReader extends Reader {
  /** How many reads each of the two has answered; null without a replica. */
  readonly answered: Readonly<Record<'replica' | 'database', number>> | null;
  close(): Promise<void>;
}

type Log = Record<'warn' | 'info', (about: object, words: string) => void>;

const connectMs = 2000;

/** Connects soon or not at all; for one of a busy replica's connections, callers wait longer. */
class SoonClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(typeof config === 'object' ? { ...config, connectionTimeoutMillis: connectMs } : config);
  }
}

/**
 * Where to read from: the replica, as long as it can answer and knows enough, otherwise the database itself. One that
 * can't be used is left alone for `restMs`, so that not every call waits for it. A read waits `patienceMs` at most for the
 * replica to catch up; once that was in vain, none waits for `restMs`.
 */
export function openReader(
  { db, pool }: Pick<OpenDatabase, 'db' | 'pool'>,
  replica: ReplicaEnv | null,
  log: Log,
  { restMs = 5000, patienceMs = 500 } = {},
): OpenReader {
  if (replica === null) return { ...readerOf(db), answered: null, close: async () => undefined };
  const { url, mostSecondsBehind } = replica;
  const copies = connect(url, undefined, null, { Client: SoonClient });
  const watching = cutFrozen(copies);
  const dbOf = keptDbs();
  const answered = { replica: 0, database: 0 };
  let restsUntil = -Infinity;
  let isLost = false;
  let waitsFrom = -Infinity;

  /** What the replica answers, or null when it does not know enough; throws when it can't be used. */
  async function askReplica<Result>(
    read: (copy: Db) => Promise<Result>,
    knowsEnough: (standing: Standing) => boolean,
  ): Promise<Reading<Result> | null> {
    const mark = await currentMark(pool);
    const client = await copies.connect();
    let isUsable = false;
    try {
      const isPatient = performance.now() >= waitsFrom;
      const standing = await levelWith(client, mark, isPatient ? patienceMs : 0);
      isUsable = true;
      if (standing.asOf !== null && isPatient) waitsFrom = performance.now() + restMs;
      if (!knowsEnough(standing)) return null;
      return { result: await read(dbOf(client)), asOf: standing.asOf };
    } finally {
      // Another connection may lead to a better one, where several are behind one address.
      client.release(!isUsable);
    }
  }

  async function readFrom<Result>(
    read: (db: Db) => Promise<Result>,
    knowsEnough: (standing: Standing) => boolean,
  ): Promise<Reading<Result>> {
    if (performance.now() < restsUntil) return readItself(read);
    const asked = await askReplica(read, knowsEnough).catch((error: unknown) => ({ error }));
    if (asked !== null && !('error' in asked)) {
      regain();
      answered.replica += 1;
      return asked;
    }
    const reading = await readItself(read);
    // What fails in both is a fault of the read, which its caller tells.
    if (asked === null) regain();
    else rest(asked.error);
    return reading;
  }

  function rest(error: unknown) {
    restsUntil = performance.now() + restMs;
    if (!isLost) log.warn({ err: error }, 'the replica could not answer; its reads go to the database');
    isLost = true;
  }

  function regain() {
    if (isLost) log.info({}, 'the replica answers again');
    isLost = false;
  }

  async function readItself<Result>(read: (db: Db) => Promise<Result>): Promise<Reading<Result>> {
    answered.database += 1;
    return { result: await read(db), asOf: null };
  }

  return {
    latest: async (read) => (await readFrom(read, ({ asOf }) => asOf === null)).result,
    figures: (read) => readFrom(read, ({ secondsBehind }) => secondsBehind <= mostSecondsBehind),
    answered,
    async close() {
      await copies.end();
      await watching.stop();
    },
  };
}

/** Drizzle on each connection, made once for each. */
function keptDbs(): (client: pg.PoolClient) => Db {
  const kept = new WeakMap<pg.PoolClient, Db>();
  return (client) => {
    const db = kept.get(client) ?? drizzle(client, { schema });
    kept.set(client, db);
    return db;
  };
}
