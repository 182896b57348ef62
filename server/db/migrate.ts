import { readFileSync } from 'node:fs';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

const folder = path.join(__dirname, 'migrations');
/** Two hosts that start together on one database migrate one after the other. */
const migrationLock = 7_316_226;

/** The database was migrated by a newer Linedesk. */
export class NewerDatabaseError extends Error {
  constructor() {
    super(
      'The database was made by a newer version of Linedesk; start that version, or restore an older backup.',
    );
  }
}

/** Brings the database to this version's tables; throws `NewerDatabaseError` when it is ahead of us. */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    if ((await newestApplied(client)) > newestKnown()) throw new NewerDatabaseError();
    await applyMigrations(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
    client.release();
  }
}

async function newestApplied(client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as made`,
  );
  if (rows[0]?.made !== true) return 0;
  const applied = await client.query(
    'select coalesce(max(created_at), 0) as newest from drizzle.__drizzle_migrations',
  );
  return Number(applied.rows[0]?.newest);
}

function newestKnown(): number {
  const journal: { entries: { when: number }[] } = JSON.parse(
    readFileSync(path.join(folder, 'meta', '_journal.json'), 'utf8'),
  );
  return Math.max(...journal.entries.map((entry) => entry.when));
}
