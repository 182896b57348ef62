import { type NodePgDatabase, type NodePgQueryResultHKT, drizzle } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Env } from '../env';
import { cutFrozen } from './cutFrozen';
import { type EmbeddedOptions, startEmbedded } from './embedded';
import * as schema from './schema';

/** A connection to work on: the pool or a transaction. Every query takes one as its first argument. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>;

/** The whole database with its pool of connections. */
export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool };

/** `DATABASE_URL` names a database that can't be reached or used. */
export class DatabaseUnreachableError extends Error {}

/** The open database; `close` ends the connections and, where it is ours, the database itself. */
export interface OpenDatabase {
  pool: pg.Pool;
  db: Database;
  /** True when a database that a killed server had left running was taken over. */
  takenOver: boolean;
  close(): Promise<void>;
}

/** Connects to `DATABASE_URL`, or starts the embedded PostgreSQL in `DATA_DIR` and keeps it running. */
export async function openDatabase(
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
  options: Pick<EmbeddedOptions, 'log' | 'onLost'> = {},
): Promise<OpenDatabase> {
  const embedded = env.databaseUrl === null ? await startEmbedded(env.dataDir, options) : null;
  const pool = connect(embedded?.url ?? env.databaseUrl ?? '');
  await check(pool);
  const watching = cutFrozen(pool);
  return {
    pool,
    db: drizzle(pool, { schema }),
    takenOver: embedded?.takenOver ?? false,
    async close() {
      await pool.end();
      await watching.stop();
      await embedded?.stop();
    },
  };
}

/** The first connection says in words what is wrong with the address. */
async function check(pool: pg.Pool) {
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const reason =
      error instanceof pg.DatabaseError
        ? `refuses: ${error.message}`
        : 'does not answer; check the address and that PostgreSQL runs there';
    throw new DatabaseUnreachableError(`The database at DATABASE_URL ${reason}.`);
  }
}

/** A pool whose connections may break, idle or in a transaction, without ending the process; the next query opens a new one. */
export function connect(url: string, max = 10): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    // A call waits so long for a connection and is then told to come again.
    connectionTimeoutMillis: 15_000,
    keepAlive: true,
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  takeBackBroken(pool);
  return pool;
}

/** Whoever has a connection that breaks may never hand it back, as Drizzle does when `begin` fails: its place would be lost. */
function takeBackBroken(pool: pg.Pool): void {
  const busy = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => busy.add(client));
  pool.on('release', (_error, client) => busy.delete(client));
  pool.on('connect', (client) => {
    client.once('end', () => {
      if (!busy.has(client)) return;
      const { release } = client;
      client.release = () => undefined;
      release(true);
    });
  });
}
