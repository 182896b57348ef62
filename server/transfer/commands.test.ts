import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { readEnv } from '../core/env';
import { settings } from '../db/schema';
import { importKey } from '../db/settings';
import { filesOf } from '../files/filesOf';
import { buildEverything } from '../test/buildEverything';
import { openBucket } from '../test/openBucket';
import { contentsOf, transferHosts } from '../test/transferHosts';

const root = path.join(__dirname, '../..');
const hosts = transferHosts();
const started: ChildProcess[] = [];

const buckets: Awaited<ReturnType<typeof openBucket>>[] = [];

afterAll(async () => {
  for (const child of started) if (child.kill('SIGTERM')) await once(child, 'exit');
  await hosts.close();
  for (const bucket of buckets) await bucket.close();
});

function start(program: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  return child;
}

/** Runs a command to its end: its exit code and all that it has said. */
async function run(program: string, args: string[], env: Record<string, string>) {
  const child = start(program, args, env);
  const [out, errors] = [text(child.stdout), text(child.stderr)];
  const [code] = await once(child, 'exit');
  return { code, said: (await out) + (await errors) };
}

it('moves a brand to a host with its own database, and exports it while that runs', async () => {
  const source = await hosts.open();
  await buildEverything(source.database.db, source.files);
  const exported = await source.exported();
  const dataDir = hosts.newFolder();
  const imported = await run('server/import.ts', [exported], { DATA_DIR: dataDir });
  expect(imported).toEqual({ code: 0, said: expect.stringContaining('Imported 21 files in') });

  const host = start('server/test/openEmbedded.ts', [dataDir]);
  const [said] = await once(host.stdout, 'data');
  expect(String(said)).toBe('ready\n');
  const again = path.join(hosts.newFolder(), 'again');
  const beside = await run('server/export.ts', [again, '--with-secrets'], { DATA_DIR: dataDir });
  expect(beside).toEqual({ code: 0, said: expect.stringContaining(`Exported 21 files to ${again}`) });
  expect(contentsOf(again)).toEqual(contentsOf(exported));

  const into = await run('server/import.ts', [exported], { DATA_DIR: dataDir });
  expect(into).toEqual({
    code: 1,
    said: expect.stringMatching(/^The data folder .* is in use by another .*\n$/),
  });
}, 120_000);

it('moves files from one bucket to another', async () => {
  const [from, to] = [await open(), await open()];
  await buildEverything(from.host.database.db, filesOf(readEnv(from.env)));
  const folder = path.join(hosts.newFolder(), 'export');
  const exported = await run('server/export.ts', [folder, '--with-secrets'], from.env);
  expect(exported).toEqual({ code: 0, said: expect.stringContaining('files: 7\n') });
  const imported = await run('server/import.ts', [folder], to.env);
  expect(imported).toEqual({ code: 0, said: expect.stringContaining('files: 7\n') });

  const again = path.join(hosts.newFolder(), 'again');
  await run('server/export.ts', [again, '--with-secrets'], to.env);
  expect(contentsOf(again)).toEqual(contentsOf(folder));
  expect([...contentsOf(from.env.DATA_DIR), ...contentsOf(to.env.DATA_DIR)]).toEqual([]);
}, 120_000);

/** A host whose files are in a bucket of its own, and its settings. */
async function open() {
  const [host, bucket] = [await hosts.open(), await openBucket()];
  buckets.push(bucket);
  const { url, directUrl } = host.database;
  const env = {
    ...bucket.env,
    DATA_DIR: host.dataDir,
    DATABASE_URL: url,
    ...(directUrl !== null && { DATABASE_DIRECT_URL: directUrl }),
  };
  return { host, env };
}

it.each([
  ['server/export.ts', 'DATABASE_DIRECT_URL', 'postgres://linedesk:secret@127.0.0.1:9/linedesk', 'database'],
  ['server/import.ts', 'DATABASE_DIRECT_URL', 'postgres://linedesk:secret@127.0.0.1:9/linedesk', 'database'],
  ['server/export.ts', 'S3_ENDPOINT', 'http://127.0.0.1:9', 'storage'],
  ['server/import.ts', 'S3_ENDPOINT', 'http://127.0.0.1:9', 'storage'],
])('%s says that what %s names does not answer, before it writes', async (program, name, address, what) => {
  const { host, env } = await open();
  const folder = program === 'server/export.ts' ? path.join(hosts.newFolder(), 'x') : await host.exported();
  const { code, said } = await run(program, [folder], { ...env, [name]: address, NODE_NO_WARNINGS: '1' });
  expect([code, said]).toEqual([
    1,
    expect.stringMatching(new RegExp(`^The ${what} at [^ ]+ does not answer; check [^\n]+\n$`)),
  ]);
  if (program === 'server/export.ts') expect(contentsOf(path.dirname(folder))).toEqual(new Map());
  else expect(await host.database.db.$count(settings)).toBe(0);
});

it.each(['server/export.ts', 'server/import.ts'])('%s says how it is used', async (program) => {
  const { code, said } = await run(program, ['--folder', 'x'], {});
  expect([code, said]).toEqual([1, expect.stringMatching(/^Usage: npm run (export|import) -- FOLDER/)]);
});

it('does not start a host while an import has not ended', async () => {
  const { database, dataDir } = await hosts.open();
  await database.db.insert(settings).values({ key: importKey, value: '{}' });
  const url = database.directUrl ?? database.url;
  const host = await run('server/main.ts', [], {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    DEMO: 'false',
    PORT: '0',
  });
  expect(host).toEqual({
    code: 1,
    said: 'An import into this database has not ended: run npm run import again, with the same folder.\n',
  });
});
