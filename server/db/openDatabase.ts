import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Env } from '../core/env';
import { adoptRestoredChanges } from './adoptRestoredChanges';
import { type EmbeddedOptions, startEmbedded } from './embedded';
import { directOptions, noteDirectUrl, poolerOptions } from './direct';
import { disablePreparedStatements } from './statementNames';
import { breakFrozenConnections } from './heartbeat';
import * as schema from './schema';
import { storeTextsAsSeen } from './storeTextsAsSeen';

/** The pool or a transaction. Every query takes one as its first argument. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>;

/** The database with its connection pool. */
export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool };

/** The open database; `close` ends the connections and, if it is embedded, the database itself. */
export interface OpenDatabase {
  pool: pg.Pool;
  db: Database;
  /** True when it took over a database that a killed server had left running. */
  takenOver: boolean;
  close(): Promise<void>;
}

/** `DATABASE_URL` or `DATABASE_DIRECT_URL` names a database that can't be reached or used. */
export class DatabaseUnreachableError extends Error {}

/** The database was migrated by an incompatible version of Linedesk: a newer one, or one from before the first migration. */
export class OtherVersionError extends Error {}

/** Connects to `DATABASE_URL`, or starts the embedded PostgreSQL in `DATA_DIR` and keeps it running. */
export async function openDatabase(
  env: Pick<Env, 'databaseUrl' | 'dataDir'> & Partial<Pick<Env, 'databaseDirectUrl' | 'databasePooler'>>,
  options: Pick<EmbeddedOptions, 'log' | 'onLost'> = {},
): Promise<OpenDatabase> {
  if (env.databasePooler ?? (env.databaseDirectUrl ?? null) !== null) disablePreparedStatements();
  const embedded = env.databaseUrl === null ? await startEmbedded(env.dataDir, options) : null;
  const pool = connect(embedded?.url ?? env.databaseUrl ?? '', undefined, env.databaseDirectUrl);
  await check(pool);
  const watching = breakFrozenConnections(pool);
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

/**
 * A pool whose connections may break, idle or in a transaction, without ending the process; the next query opens a new
 * connection. With a pooler at `url`, `directUrl` is the database behind it. `own` overrides its usual options.
 */
export function connect(
  url: string,
  max = 10,
  directUrl: string | null = null,
  own: pg.PoolConfig = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    // How long a request waits for a connection before it fails with 503.
    connectionTimeoutMillis: 15_000,
    keepAlive: true,
    ...own,
  });
  if (directUrl !== null) noteDirectUrl(pool, directUrl);
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  reclaimBroken(pool);
  return pool;
}

/** Migrates the database to this version's schema; throws `OtherVersionError` when it can't. */
export async function migrate(pool: pg.Pool): Promise<void> {
  // The migration lock belongs to a session, which a pooler would share.
  const client = new pg.Client(directOptions(pool));
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const newest = await newestApplied(client);
    refuseOtherVersion(newest);
    if (newest > 0 && newest < sinceStoredTexts) await inTransaction(client, storeTextsAsSeen);
    await applyMigrations(drizzle(client), { migrationsFolder });
    await adoptRestoredChanges(client);
  } finally {
    // The lock ends with the connection.
    await client.end();
  }
}

/** Opens the first connections, to say in words what is wrong with a URL. */
async function check(pool: pg.Pool) {
  await orUnreachable(pool, 'DATABASE_URL', () => pool.query('select 1'));
  if (poolerOptions(pool) === null) return;
  const direct = new pg.Client(directOptions(pool));
  direct.on('error', () => undefined);
  await orUnreachable(pool, 'DATABASE_DIRECT_URL', () => direct.connect());
  await direct.end();
}

async function orUnreachable(pool: pg.Pool, name: string, connect: () => Promise<unknown>) {
  try {
    await connect();
  } catch (error) {
    await pool.end();
    const reason =
      error instanceof pg.DatabaseError
        ? `refuses: ${error.message}`
        : 'does not answer; check the address and that PostgreSQL runs there';
    throw new DatabaseUnreachableError(`The database at ${name} ${reason}.`);
  }
}

/**
 * Reclaims broken connections that their holder may never release, as happens in Drizzle when `begin` fails: otherwise
 * the pool would lose the slot.
 */
function reclaimBroken(pool: pg.Pool): void {
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

const migrationsFolder = path.join(__dirname, 'migrations');

/** Hosts that start at the same time on one database migrate one after the other. */
const migrationLock = 7_316_226;

/** Databases whose newest migration is older have texts in other forms than those of today. */
const sinceStoredTexts = 1_795_852_073_513;

async function inTransaction(client: pg.Client, write: (client: pg.Client) => Promise<void>): Promise<void> {
  await client.query('begin');
  await write(client);
  await client.query('commit');
}

async function newestApplied(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as made`,
  );
  if (rows[0]?.made !== true) return 0;
  const applied = await client.query(
    'select coalesce(max(created_at), 0) as newest from drizzle.__drizzle_migrations',
  );
  return Number(applied.rows[0]?.newest);
}

function knownMigrations(): number[] {
  const journal: { entries: { when: number }[] } = JSON.parse(
    readFileSync(path.join(migrationsFolder, 'meta', '_journal.json'), 'utf8'),
  );
  return journal.entries.map((entry) => entry.when);
}

/** Whether the database has exactly this version's schema. */
export const isMigrated = async (client: pg.Client): Promise<boolean> =>
  (await newestApplied(client)) === Math.max(...knownMigrations());

function refuseOtherVersion(applied: number): void {
  const known = knownMigrations();
  if (applied > Math.max(...known)) {
    throw new OtherVersionError(
      'The database was made by a newer version of Linedesk; start that version, or restore an older backup.',
    );
  }
  if (applied > 0 && applied < Math.min(...known)) {
    throw new OtherVersionError(
      'The database was made by a version of Linedesk from before the first release; start with an empty one.',
    );
  }
}
