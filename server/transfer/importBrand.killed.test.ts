import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { unfinishedImport } from '../db/settings';
import { buildEverything } from '../test/buildEverything';
import { contentsOf, transferHosts } from '../test/transferHosts';
import { until } from '../test/until';

const hosts = transferHosts();
afterAll(() => hosts.close());

it('goes on where it was killed, and ends up the same', async () => {
  const source = await hosts.open();
  await buildEverything(source.database.db, source.files);
  for (let n = 0; n < 300; n += 1)
    await source.files.write(`images/garments/WJM${100 + n}.jpg`, Buffer.from(`${n}`));
  const exported = await source.exported();
  const target = await hosts.open();
  const { db, url, directUrl } = target.database;
  let kills = 0;
  let isEnded = false;

  while (!isEnded) {
    const before = await unfinishedImport(db);
    const child = spawn(
      process.execPath,
      [
        '--import',
        'tsx',
        path.join(__dirname, '../test/importFolder.ts'),
        directUrl ?? url,
        target.dataDir,
        exported,
      ],
      { stdio: 'inherit' },
    );
    const ended = once(child, 'exit');
    // Wherever it is one step later: in a transaction, between two, or in the middle of its files.
    const moved = until(async () => child.exitCode !== null || (await unfinishedImport(db)) !== before);
    await Promise.race([ended, moved]);
    if (kills < 6 && child.exitCode === null && child.kill('SIGKILL')) kills += 1;
    const [code] = await ended;
    if (code !== 0 && code !== null) throw new Error('The import failed.');
    isEnded = code === 0;
  }

  expect(kills).toBeGreaterThanOrEqual(3);
  expect(contentsOf(await target.exported())).toEqual(contentsOf(exported));
}, 180_000);
