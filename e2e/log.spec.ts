import { expect, test } from '@playwright/test';
import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectTo } from './connectTo';
import { copyDemo } from './demoFolder';
import { freePort } from './freePort';
import { startHost } from './startHost';

/** Calls that each leave lines in the log; the last is a failed sign-in. */
async function work(url: string) {
  const call = connectTo(url);
  await call('POST', '/auth/token', { username: 'admin@demo.test', password: 'linedesk' });
  for (let turn = 0; turn < 20; turn += 1)
    expect(await call('GET', '/api/me')).toMatchObject({ email: 'admin@demo.test' });
  expect(await call('POST', '/auth/token', { username: 'a', password: 'b' })).toMatchObject({
    status: 'error',
  });
}

test('a host whose log nobody reads any more works on, and stops when it is asked to', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'linedesk-log-'));
  copyDemo(path.join(folder, 'data'));
  const host = await startHost(path.join(folder, 'data'), { LOG_LEVEL: 'info' });
  host.process.stdout?.destroy();
  host.process.stderr?.destroy();
  await work(host.url);
  await host.stop();
  expect(host.process.exitCode).toBe(0);
  rmSync(folder, { recursive: true, force: true });
});

test('a host whose log lies on a full disk works on, and stops when it is asked to', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'linedesk-log-'));
  copyDemo(path.join(folder, 'data'));
  const full = openSync('/dev/full', 'w');
  const port = await freePort();
  const host = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: path.resolve(__dirname, '..'),
    stdio: ['ignore', full, full],
    env: { ...process.env, PORT: String(port), DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'info' },
  });
  const ended = new Promise<number | null>((resolve) => host.once('exit', resolve));
  closeSync(full);
  try {
    const isReady = async () => (await fetch(`http://localhost:${port}/readyz`).catch(() => null))?.ok;
    await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
    await work(`http://localhost:${port}`);
  } finally {
    host.kill();
  }
  expect(await ended).toBe(0);
  rmSync(folder, { recursive: true, force: true });
});
