import { expect, test } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyDemo } from './demoFolder';
import { startHost } from './startHost';

let dataDir = '';
test.beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'linedesk-start-'));
});
test.afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** The output of a host that fails to start. */
async function refusal(folder: string, env: Record<string, string>): Promise<string> {
  const outcome = await startHost(folder, env).then(
    async (host) => {
      await host.stop();
      return 'It started.';
    },
    (error: Error) => error.message,
  );
  return (
    outcome
      .split('\n')
      .slice(1)
      .filter((line) => line !== '')
      .at(-1) ?? outcome
  );
}

test('a port that is taken is refused in one sentence', async () => {
  copyDemo(dataDir);
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? String(address.port) : '';
  expect(await refusal(dataDir, { PORT: port })).toBe(
    `Port ${port} is already in use; stop the program that uses it or set PORT to another one.`,
  );
  other.close();
});

test('settings that cannot be used are named, each in one sentence', async () => {
  expect(await refusal(dataDir, { PORT: 'http', DEMO: 'true' })).toBe(
    "PORT must be a whole number from 0 to 65535, but is 'http'.",
  );
});

test('a database that does not answer is refused in one sentence', async () => {
  expect(await refusal(dataDir, { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })).toBe(
    'The database at DATABASE_URL does not answer; check the address and that PostgreSQL runs there.',
  );
});

test('a second copy on the same folder is refused, and the first goes on', async () => {
  copyDemo(dataDir);
  const host = await startHost(dataDir);
  expect(await refusal(dataDir, {})).toBe(
    `The data folder ${dataDir} is in use by another Linedesk server; stop that one or set DATA_DIR to another folder.`,
  );
  expect((await fetch(`${host.url}/readyz`)).status).toBe(200);
  await host.stop();
});

test('a restart keeps the data and does not fill in the demo again', async () => {
  const signIn = async (url: string) =>
    (
      await fetch(`${url}/auth/token`, {
        method: 'POST',
        headers: { Origin: url, 'Content-Type': 'application/json' },
        body: JSON.stringify({ username: 'admin@demo.test', password: 'linedesk' }),
      })
    ).json();
  for (let round = 0; round < 2; round += 1) {
    const host = await startHost(dataDir);
    expect(await signIn(host.url)).toEqual({ status: 'success' });
    await host.stop();
    expect(host.process.exitCode).toBe(0);
  }
});
