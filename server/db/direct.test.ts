import Fastify from 'fastify';
import type pg from 'pg';
import { lockQueue } from '../background/queries';
import { healthPlugin } from '../http/metrics';
import { answerProblems } from '../http/answerProblems';
import { openTestDatabase } from '../test/testDatabase';
import { connect, migrate } from './openDatabase';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
const pools: pg.Pool[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.end()));
});
afterAll(() => database.close());

/** An address that nobody listens on. */
const nowhere = 'postgres://linedesk:secret@127.0.0.1:9/linedesk';

/** A pool of connections to `url`, where the database itself is at `directUrl`. */
function open(url: string, directUrl: string) {
  const pool = connect(url, 2, directUrl);
  pools.push(pool);
  return pool;
}

const itself = () => database.directUrl ?? database.url;

describe('behind a pooler', () => {
  test('migrations and queue locks, which need a session, bypass it', async () => {
    const pool = open(nowhere, itself());
    await expect(pool.query('select 1')).rejects.toThrow('ECONNREFUSED');
    await migrate(pool);
    const right = await lockQueue(pool, 'a queue');
    expect(right?.lost.aborted).toBe(false);
    expect(await lockQueue(pool, 'a queue')).toBeNull();
    await right?.release();
  });

  test.each([
    ['both are there', () => open(database.url, itself()), 200],
    ['the pooler is down', () => open(nowhere, itself()), 503],
    ['the database is down', () => open(database.url, nowhere), 503],
  ])('a host is ready only when it should be: %s', async (_when, openPool, status) => {
    const app = Fastify();
    answerProblems(app);
    await app.register(healthPlugin, { pool: openPool() });
    expect((await app.inject('/readyz')).statusCode).toBe(status);
    await app.close();
  });
});
