import Fastify, { type FastifyInstance } from 'fastify';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import type { Repeating } from '../core/repeat';
import { healthPlugin } from '../http/metrics';
import { answerProblems } from '../http/answerProblems';
import { until } from '../test/until';
import { type EmbeddedDatabase, startEmbedded } from './embedded';
import { connect } from './openDatabase';
import { breakFrozenConnections } from './heartbeat';

let folder = '';
let database: EmbeddedDatabase;
let pool: pg.Pool;
let app: FastifyInstance;
let watching: Repeating | null = null;
let frozen: number[] = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'linedesk-frozen-'));
  database = await startEmbedded(folder);
  pool = connect(database.url, 3);
  app = Fastify();
  answerProblems(app);
  await app.register(healthPlugin, { pool });
});

afterEach(async () => {
  thaw();
  await watching?.stop();
  watching = null;
});

afterAll(async () => {
  await app.close();
  await pool.end();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Suspends every PostgreSQL process, as a disk that no longer responds does. */
async function freeze() {
  const { rows } = await pool.query('select pid from pg_stat_activity');
  const postmaster = readFileSync(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0];
  frozen = [Number(postmaster), ...rows.map(({ pid }) => Number(pid))];
  for (const pid of frozen) signal(pid, 'SIGSTOP');
}

/** A process of the database may have ended by itself. */
function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT') {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

function thaw() {
  for (const pid of frozen.splice(0)) signal(pid, 'SIGCONT');
}

const readiness = async () => (await app.inject('/readyz')).statusCode;

test('a host is not ready while its database is frozen, and ready again afterwards', async () => {
  expect(await readiness()).toBe(200);
  await freeze();
  expect(await Promise.all(Array.from({ length: 20 }, readiness))).toEqual(Array(20).fill(503));
  // One check at a time, on its own connection, so that the request connections stay free.
  expect([pool.totalCount - pool.idleCount, pool.waitingCount]).toEqual([0, 0]);
  expect(await readiness()).toBe(503);
  thaw();
  await until(async () => (await readiness()) === 200);
});

test('queries on a frozen database fail, and their connections are not reused', async () => {
  await pool.query('create table saves (quantity int)');
  watching = breakFrozenConnections(pool, { seconds: 0.05, patienceMs: 400 });
  const client = await pool.connect();
  await client.query('begin');
  await client.query('insert into saves values (7)');
  await freeze();
  await expect(client.query('commit')).rejects.toThrow('Connection terminated unexpectedly');
  client.release();
  thaw();
  expect(await pool.query('select 1')).toMatchObject({ rowCount: 1 });
});

test('a slow statement of a healthy database is not interrupted', async () => {
  watching = breakFrozenConnections(pool, { seconds: 0.01, patienceMs: 400 });
  await expect(pool.query('select pg_sleep(1)')).resolves.toMatchObject({ rowCount: 1 });
});
