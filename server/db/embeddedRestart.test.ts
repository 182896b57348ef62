import { mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { until } from '../test/until';
import { type EmbeddedDatabase, startEmbedded } from './embedded';
import { isClaimed } from './folderClaim';
import { connect } from './openDatabase';

let folder = '';
let database: EmbeddedDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'linedesk-restart-'));
  database = await startEmbedded(folder);
  pool = connect(database.url, 2);
  await pool.query(`create table kept as select 'kept' as word`);
});

afterAll(async () => {
  await pool.end();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

const inCluster = (...names: string[]) => path.join(folder, 'postgres', ...names);
/** The process id of the PostgreSQL server; null until one has recorded it. */
function postmaster(): number | null {
  try {
    return Number(readFileSync(inCluster('postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return null;
  }
}

/** Kills the server process; returns a function that checks whether another one is running. */
function killPostmaster(): () => boolean {
  const killed = postmaster();
  if (killed === null) throw new Error('No server runs in the folder.');
  process.kill(killed, 'SIGKILL');
  return () => ![null, killed].includes(postmaster());
}

const answers = () =>
  pool.query('select word from kept').then(
    ({ rows }) => rows[0]?.word === 'kept',
    () => false,
  );

/** Whether the folder's lock is held, as its server does. */
async function isOwned(): Promise<boolean> {
  const { rows } = await pool.query(
    `select 1 from pg_locks where locktype = 'advisory' and objid = 7316225 and granted`,
  );
  return rows.length === 1;
}

test('a killed database is restarted on the same port, with its data and lock, each time', async () => {
  for (let round = 0; round < 2; round += 1) {
    const isStartedAgain = killPostmaster();
    await until(async () => isStartedAgain() && (await answers()) && (await isOwned()));
  }
});

test('when one of its child processes is killed, PostgreSQL recovers by itself and the lock is retaken', async () => {
  const before = postmaster();
  const { rows } = await pool.query('select pg_backend_pid() as pid');
  process.kill(rows[0].pid, 'SIGKILL');
  await until(answers);
  await until(isOwned);
  expect(postmaster()).toBe(before);
});

test('the folder stays claimed while its database is down', async () => {
  // Without this file PostgreSQL does not start.
  renameSync(inCluster('global', 'pg_control'), inCluster('global', 'aside'));
  killPostmaster();
  await until(async () => !(await answers()));
  await expect(startEmbedded(folder)).rejects.toThrow(
    `The data folder ${folder} is in use by another Linedesk server; stop that one or set DATA_DIR to another folder.`,
  );
  renameSync(inCluster('global', 'aside'), inCluster('global', 'pg_control'));
  await until(answers);
});

test('stopping the database releases the folder', async () => {
  expect(await isClaimed(folder)).toBe(true);
  await pool.end();
  await database.stop();
  expect(await isClaimed(folder)).toBe(false);
  database = await startEmbedded(folder);
  pool = connect(database.url, 2);
  expect(await answers()).toBe(true);
});
