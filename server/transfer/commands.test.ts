import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { settings } from '../db/schema';
import { importKey } from '../db/settings';
import { buildEverything } from '../test/buildEverything';
import { contentsOf, transferHosts } from '../test/transferHosts';

const root = path.join(__dirname, '../..');
const hosts = transferHosts();
const started: ChildProcess[] = [];

afterAll(async () => {
  for (const child of started) if (child.kill('SIGTERM')) await once(child, 'exit');
  await hosts.close();
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
  expect(imported).toEqual({ code: 0, said: expect.stringContaining('Imported 18 files in') });

  const host = start('server/test/openEmbedded.ts', [dataDir]);
  const [said] = await once(host.stdout, 'data');
  expect(String(said)).toBe('ready\n');
  const again = path.join(hosts.newFolder(), 'again');
  const beside = await run('server/export.ts', [again, '--with-secrets'], { DATA_DIR: dataDir });
  expect(beside).toEqual({ code: 0, said: expect.stringContaining(`Exported 18 files to ${again}`) });
  expect(contentsOf(again)).toEqual(contentsOf(exported));

  const into = await run('server/import.ts', [exported], { DATA_DIR: dataDir });
  expect(into).toEqual({
    code: 1,
    said: expect.stringMatching(/^The data folder .* is in use by another .*\n$/),
  });
}, 120_000);

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
