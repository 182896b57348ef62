import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Pool } from 'pg';

const migrationsFolder = path.join(__dirname, '../db/migrations');

/**
 * Takes away what the migrations since a time have made, as a database of an earlier version has none of it: their tables,
 * columns and indexes. `since` is a migration's own time, in ms.
 */
export async function undoMigrations(pool: Pool, since: number): Promise<void> {
  const later = readMigrationFiles({ migrationsFolder }).filter(({ folderMillis }) => folderMillis >= since);
  const made = later.flatMap(({ sql }) => sql).join('\n');
  for (const [, table] of made.matchAll(/create table "(\w+)"/gi))
    await pool.query(`drop table "${table}" cascade`);
  for (const [, table, column] of made.matchAll(/alter table "(\w+)" add column "(\w+)"/gi))
    await pool.query(`alter table if exists "${table}" drop column "${column}"`);
  for (const [, index] of made.matchAll(/create index "(\w+)"/gi))
    await pool.query(`drop index if exists "${index}"`);
  await pool.query('delete from drizzle.__drizzle_migrations where created_at >= $1', [since]);
}
