import { sql } from 'drizzle-orm';
import { openTestDatabase } from '../test/testDatabase';
import { streamRows } from './streamRows';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('passes on every row in order, and yields to other work', async () => {
  const rows: number[] = [];
  let ticks = 0;
  const counting = setInterval(() => (ticks += 1));
  await streamRows<{ n: number }>(
    database.db,
    sql`select n from generate_series(1, ${200_000}::int) n`,
    ({ n }) => rows.push(n),
  );
  clearInterval(counting);
  expect(rows).toHaveLength(200_000);
  expect([rows[0], rows.at(-1)]).toEqual([1, 200_000]);
  expect(ticks).toBeGreaterThan(10);
});

test.each([
  ['a query that is none', sql`select nonsense`, () => undefined, /nonsense/],
  [
    'a query that fails while streaming',
    sql`select 1 / (3 - n) from generate_series(1, 9) n`,
    () => undefined,
    /division/,
  ],
  [
    'a taker that fails',
    sql`select 1`,
    () => {
      throw new Error('No more.');
    },
    /No more/,
  ],
])('%s is an error, and its connection stays usable', async (_what, query, take, message) => {
  await expect(streamRows(database.db, query, take)).rejects.toThrow(message);
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const rows: unknown[] = [];
    await streamRows(database.db, sql`select 1 as one`, (row) => rows.push(row));
    expect(rows).toEqual([{ one: 1 }]);
  }
});
