import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectRawTo } from './test/rawClient';
import { openTestDatabase } from './test/testDatabase';

jest.setTimeout(120_000);

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let folder: string;
const hosts: ChildProcess[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'linedesk-closing-'));
});
afterEach(() => {
  for (const host of hosts.splice(0)) host.kill('SIGKILL');
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A host as `npm start` runs it; `ended` resolves to its exit code and output. */
async function startHost(shutdownSeconds: number) {
  const host = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, 'main.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      DATABASE_DIRECT_URL: database.directUrl ?? '',
      DATA_DIR: folder,
      DEMO: 'false',
      HOST: 'localhost',
      PORT: '0',
      PUBLIC_URL: 'http://localhost:3000',
      SHUTDOWN_SECONDS: String(shutdownSeconds),
    },
  });
  hosts.push(host);
  let said = '';
  const port = await new Promise<number>((resolve, reject) => {
    host.stdout.on('data', (chunk) => {
      said += chunk;
      const [, found] = /ready at http:\/\/localhost:(\d+)/.exec(said) ?? [];
      if (found !== undefined) resolve(Number(found));
    });
    host.once('exit', () => reject(new Error(said)));
  });
  const ended = new Promise<{ code: number | null; said: string }>((resolve) =>
    host.once('close', (code) => resolve({ code, said })),
  );
  return { host, port, ended };
}

const question = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
const cut = 'connections that did not end by the deadline are cut';

test('a stopping host cuts connections still open at the deadline, and logs their number', async () => {
  const { host, port, ended } = await startHost(1);
  const [unused, idle, halfHead, halfBody] = await Promise.all([1, 2, 3, 4].map(() => connectRawTo(port)));
  idle?.send(question);
  expect((await idle?.answer())?.status).toBe(200);
  halfHead?.send('GET /healthz HTTP/1.1\r\nHost:');
  halfBody?.send(
    'POST /auth/token HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost:3000\r\n' +
      'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  );
  // Once it responds, the host has read what the others sent before.
  const last = await connectRawTo(port);
  last.send(question);
  await last.answer();
  host.kill('SIGTERM');
  await Promise.all([unused, idle, halfHead, halfBody].map((client) => client?.closed));
  const { code, said } = await ended;
  expect(code).toBe(0);
  const lines = said.split('\n').filter((line) => line.includes(cut));
  expect(lines.map((line) => JSON.parse(line).connections)).toEqual([2]);
});

test('idle connections are closed soon', async () => {
  // An hour: if the host waited for one of them, the test would not end.
  const { host, port, ended } = await startHost(3600);
  const [unused, idle] = await Promise.all([connectRawTo(port), connectRawTo(port)]);
  idle.send(question);
  await idle.answer();
  host.kill('SIGTERM');
  await Promise.all([unused.closed, idle.closed]);
  const { code, said } = await ended;
  expect([code, said.includes(cut)]).toEqual([0, false]);
});
