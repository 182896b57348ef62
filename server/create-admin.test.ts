import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import path from 'node:path';
import { buildTestApp, type TestApp } from './test/buildTestApp';
import { buildUser } from './test/factories';
import { openBrowser } from './test/openBrowser';
import { buildSecured } from './test/secondFactor';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const password = 'four plain linen words';

/** Runs the command with these lines as its input; its exit code and what it printed. */
async function run(email: string, input: string[]) {
  const { DATABASE_URL, DATA_DIR } = { DATABASE_URL: t.database.url, DATA_DIR: t.env.dataDir };
  const command = spawn(process.execPath, ['--import', 'tsx', 'server/create-admin.ts', email, 'Bo Brand'], {
    cwd: path.resolve(__dirname, '..'),
    env: { ...process.env, DATABASE_URL, DATA_DIR },
  });
  command.stdin.end(`${input.join('\n')}\n`);
  const printed = Promise.all([text(command.stdout), text(command.stderr)]);
  const code = await new Promise((resolve) => command.once('exit', resolve));
  return { code, printed: (await printed).join('') };
}

const login = async (username: string, secret = password) =>
  (await openBrowser(t).call('login', { body: { username, password: secret } })).json;

test('creates an admin', async () => {
  expect(await run('bo@brand.test', [password])).toMatchObject({ code: 0 });
  expect(await login('bo@brand.test')).toEqual({ status: 'success' });
});

test('gives an admin who has lost everything a password, without second factors or sessions', async () => {
  const admin = await buildSecured(t.db, { roles: ['admin'], name: 'Ada Lind' });
  expect((await t.as(admin).call('getMe')).status).toBe(200);
  const { code, printed } = await run(admin.email.toUpperCase(), [password, 'yes']);
  expect([code, printed]).toEqual([0, expect.stringContaining('Ada Lind is an admin already.')]);
  expect(await login(admin.email)).toEqual({ status: 'success' });
  expect((await t.as(admin).call('getMe')).status).toBe(401);
});

test('changes nothing without a yes', async () => {
  const admin = await buildSecured(t.db, { roles: ['admin'] });
  const { code, printed } = await run(admin.email, [password, 'no']);
  expect([code, printed]).toEqual([1, expect.stringContaining('Nothing was changed.')]);
  expect(await login(admin.email)).toMatchObject({ status: 'error' });
});

test('refuses the email of somebody who is no admin', async () => {
  const shop = await buildUser(t.db);
  const { code, printed } = await run(shop.email, [password, 'yes']);
  expect([code, printed]).toEqual([
    1,
    expect.stringContaining(`There is already an account with the email ${shop.email}.`),
  ]);
});
