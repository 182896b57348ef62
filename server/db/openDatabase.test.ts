import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { openTestDatabase } from '../test/testDatabase';
import { connect } from './openDatabase';

let database: Awaited<ReturnType<typeof openTestDatabase>>;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a connection that breaks at the begin of a transaction is not lost to the pool', async () => {
  const pool = connect(database.url, 1);
  const db = drizzle(pool);
  await db.execute(sql`select 1`);
  pool.once('acquire', (client) => client.connection.stream.destroy());
  await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow();
  await expect(db.execute(sql`select 1 as answer`)).resolves.toMatchObject({ rows: [{ answer: 1 }] });
  await pool.end();
});

test('one that breaks in the middle of a transaction is handed back once', async () => {
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
