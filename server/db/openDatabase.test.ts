import { sql } from 'drizzle-orm';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { openTestDatabase } from '../test/testDatabase';
import { undoMigrations } from '../test/undoMigrations';
import { connect, migrate } from './openDatabase';

let database: Awaited<ReturnType<typeof openTestDatabase>>;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a connection that breaks at the start of a transaction is returned to the pool', async () => {
  const pool = connect(database.url, 1);
  const db = drizzle(pool);
  await db.execute(sql`select 1`);
  pool.once('acquire', (client) => client.connection.stream.destroy());
  await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow();
  await expect(db.execute(sql`select 1 as answer`)).resolves.toMatchObject({ rows: [{ answer: 1 }] });
  await pool.end();
});

test('a connection that breaks in the middle of a transaction is released once', async () => {
  const pool = connect(database.url, 1);
  const db = drizzle(pool);
  const broken = db.transaction(async (tx) => {
    await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
  });
  await expect(broken).rejects.toThrow();
  await expect(db.execute(sql`select 1 as answer`)).resolves.toMatchObject({ rows: [{ answer: 1 }] });
  expect(pool.totalCount).toBe(1);
  await pool.end();
});

// What it changes landed as one migration, and as two of which the last had this date.
test.each([
  ['one', (pool: Pool) => undoMigrations(pool, 1795708507826)],
  [
    'two',
    (pool: Pool) =>
      pool.query('insert into drizzle.__drizzle_migrations (hash, created_at) values (1, 1795704252071)'),
  ],
])('a database whose visits became quiet by %s migration starts', async (_count, undo) => {
  const copy = await openTestDatabase();
  const pool = connect(copy.url, 1);
  await undo(pool);
  await expect(migrate(pool)).resolves.toBeUndefined();
  const { rows } = await pool.query(
    'select count(*)::int from drizzle.__drizzle_migrations where created_at = 1795708507826',
  );
  expect(rows).toEqual([{ count: 1 }]);
  await pool.end();
  await copy.close();
});

/** The date of the last of the 24 migrations that were squashed into the first one. */
const lastOfMany = 1_795_580_482_503;
const newMigrations =
  readdirSync(path.join(__dirname, 'migrations')).filter((name) => /^\d/.test(name)).length - 1;

test.each([
  ['with the migrations that have become one', lastOfMany, null],
  ['without the last of them', lastOfMany - 1, 'from before the first release'],
  ['of a newer version', Date.UTC(2999, 0, 1), 'newer version'],
])('a database %s: what starting on it says', async (_what, newest, refusal) => {
  const copy = await openTestDatabase();
  const pool = connect(copy.url, 1);
  await pool.query(
    'drop schema public cascade; create schema public; delete from drizzle.__drizzle_migrations',
  );
  await pool.query(readFileSync(path.join(__dirname, 'migrations/0000_start.sql'), 'utf8'));
  for (let age = 23; age >= 0; age -= 1) {
    await pool.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      age,
      newest - age,
    ]);
  }
  const starting = migrate(pool);
  await (refusal === null
    ? expect(starting).resolves.toBeUndefined()
    : expect(starting).rejects.toThrow(refusal));
  const { rows } = await pool.query('select count(*)::int from drizzle.__drizzle_migrations');
  // The migrations after the first one are new to it.
  const count = refusal === null ? 24 + newMigrations : 24;
  expect(rows).toEqual([{ count }]);
  await pool.end();
  await copy.close();
});
