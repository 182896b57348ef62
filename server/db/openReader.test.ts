import { sql } from 'drizzle-orm';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type ReplicatedCluster, startReplicated } from '../test/startReplicated';
import { openTestDatabase, type TestDatabase } from '../test/testDatabase';
import { until } from '../test/until';
import type { Db } from './openDatabase';
import { openReader } from './openReader';
import { currentWalPosition } from './replicaLag';

let cluster: ReplicatedCluster;
let database: TestDatabase;
const log = { warn: jest.fn(), info: jest.fn() };
const warnings = () => log.warn.mock.calls.map(([about]) => String(about.err.message));

beforeAll(async () => {
  cluster = await startReplicated();
  database = await openTestDatabase(cluster);
  await database.db.execute(sql`create table words (word text)`);
  // The replica knows the new database some time later.
  await withReader((reader) => until(async () => (await reader.latest(readWords)).isReplica));
});
beforeEach(() => jest.clearAllMocks());
afterAll(async () => {
  await database.close();
  await cluster.stop();
});

const write = (word: string) => database.db.execute(sql`insert into words values (${word})`);

interface Read {
  isReplica: boolean;
  words: string[];
}

async function readWords(db: Db): Promise<Read> {
  const { rows } = await db.execute<{ is_replica: boolean; words: string[] }>(
    sql`select pg_is_in_recovery() as is_replica, coalesce(array_agg(word), '{}') as words from words`,
  );
  const [row] = rows;
  return { isReplica: row?.is_replica ?? false, words: row?.words ?? [] };
}

/** A reader of the replica, closed afterwards. */
async function withReader(
  use: (reader: ReturnType<typeof openReader>) => Promise<void>,
  { maxSecondsBehind = 60, url = cluster.replicaUrlOf(database.url), pauseMs = 100, patienceMs = 2000 } = {},
) {
  const reader = openReader(database, { url, maxSecondsBehind }, log, { pauseMs, patienceMs });
  try {
    await use(reader);
  } finally {
    await reader.close();
  }
}

test('a read from the replica includes what was just saved', () =>
  withReader(
    async (reader) => {
      for (let round = 0; round < 20; round += 1) {
        await write(`now ${round}`);
        const { isReplica, words } = await reader.latest(readWords);
        expect([isReplica, words.at(-1)]).toEqual([true, `now ${round}`]);
      }
      const { result, asOf } = await reader.figures(readWords);
      expect([result.isReplica, result.words.length, asOf]).toEqual([true, 20, null]);
      expect(reader.answered).toEqual({ replica: 21, database: 0 });
    },
    { patienceMs: 20_000 },
  ));

test('a replica that is behind is used only for figures, with their timestamp', () =>
  withReader(async (reader) => {
    const begun = Date.now();
    await write('before');
    await until(async () => (await reader.latest(readWords)).isReplica);
    const at = Date.now();
    await cluster.pause();
    try {
      await sleep(1100);
      await write('after');
      const figures = await reader.figures(readWords);
      expect(figures.result).toMatchObject({ isReplica: true, words: expect.arrayContaining(['before']) });
      expect(figures.result.words).not.toContain('after');
      expect(Number(figures.asOf)).toBeGreaterThanOrEqual(begun - 10);
      expect(Number(figures.asOf)).toBeLessThanOrEqual(at + 10);
      expect(await reader.latest(readWords)).toMatchObject({
        isReplica: false,
        words: expect.arrayContaining(['after']),
      });
    } finally {
      await cluster.resume();
    }
    await until(async () => (await reader.latest(readWords)).isReplica);
    expect(log.warn).not.toHaveBeenCalled();
  }));

test('a replica that is too far behind is not used', () =>
  withReader(
    async (reader) => {
      await reader.latest(readWords);
      await cluster.pause();
      try {
        await sleep(1100);
        await write('unseen');
        const { result, asOf } = await reader.figures(readWords);
        expect([result.isReplica, result.words.includes('unseen'), asOf]).toEqual([false, true, null]);
      } finally {
        await cluster.resume();
      }
    },
    { maxSecondsBehind: 1 },
  ));

test('while the replica is down the primary answers, which is logged once', () =>
  withReader(async (reader) => {
    await cluster.stopReplica();
    for (let round = 0; round < 3; round += 1) {
      expect(await reader.figures(readWords)).toMatchObject({ result: { isReplica: false }, asOf: null });
      expect((await reader.latest(readWords)).isReplica).toBe(false);
      await sleep(110);
    }
    expect(log.warn).toHaveBeenCalledTimes(1);
    await cluster.startReplica();
    await until(async () => (await reader.latest(readWords)).isReplica);
    expect(log.info).toHaveBeenCalledTimes(1);
  }));

test('a replica that hangs is given up after two seconds', () =>
  withReader(async (reader) => {
    cluster.signalReplica('SIGSTOP');
    try {
      const started = Date.now();
      expect((await reader.latest(readWords)).isReplica).toBe(false);
      expect(Date.now() - started).toBeLessThan(10_000);
    } finally {
      cluster.signalReplica('SIGCONT');
    }
    expect(log.warn).toHaveBeenCalledTimes(1);
  }));

test('an error of the read itself reaches the caller, and the replica stays in use', () =>
  withReader(
    async (reader) => {
      await expect(reader.latest(async () => Promise.reject(new Error('no such order')))).rejects.toThrow(
        'no such order',
      );
      await expect(
        reader.latest((db) => db.execute(sql`select * from nothing_of_this_name`)),
      ).rejects.toThrow();
      expect((await reader.latest(readWords)).isReplica).toBe(true);
      expect(log.warn).not.toHaveBeenCalled();
    },
    { pauseMs: 60_000 },
  ));

test('a transaction on the replica reads one snapshot', () =>
  withReader(async (reader) => {
    await write('in the snapshot');
    const counts = await reader.latest((db) =>
      db.transaction(
        async (tx) => {
          const first = await readWords(tx);
          await write('outside');
          await sleep(200);
          return [first.words.length, (await readWords(tx)).words.length];
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      ),
    );
    expect(counts[1]).toBe(counts[0]);
  }));

describe('a database that is not a replica of the primary is not read', () => {
  const mistake = 'The database at DATABASE_REPLICA_URL is not a standby of the one at DATABASE_URL.';
  test.each<[string, () => string]>([
    ['the database itself', () => database.url],
    ['another one of the same server', () => cluster.replicaUrlOf(cluster.url)],
    ['one of another server', () => process.env.TEST_CLUSTER_URL ?? ''],
  ])('%s', (_what, urlOf) =>
    withReader(
      async (reader) => {
        await write('ours');
        expect((await reader.latest(readWords)).words).toContain('ours');
        expect(warnings()).toEqual([mistake]);
        expect(reader.answered).toEqual({ replica: 0, database: 1 });
      },
      { url: urlOf() },
    ),
  );
});

test('an account without special rights may compare the two', async () => {
  await database.db.execute(sql`create role plain login password 'plain'`);
  const url = Object.assign(new URL(database.url), { username: 'plain', password: 'plain' });
  const pool = new pg.Pool({ connectionString: url.href });
  expect((await currentWalPosition(pool)).lsn).toMatch(/^[0-9A-F]+\/[0-9A-F]+$/);
  await pool.end();
});
