import { buildTestApp, type TestApp } from '../test/buildTestApp';
import { buildUser } from '../test/factories';
import { recordLog } from '../test/recordLog';

const log = recordLog();
let t: TestApp;
afterEach(() => t.close());

const login = (headers: Record<string, string>) =>
  t.app
    .inject({ method: 'POST', url: '/auth/token', payload: { username: 'x', password: 'y' }, headers })
    .then(({ statusCode }) => statusCode);

const statusesOf = async (rows: readonly (readonly [Record<string, string>, number])[]) => {
  const answered: [Record<string, string>, number][] = [];
  for (const [headers] of rows) answered.push([headers, await login(headers)]);
  return answered;
};

test('with PUBLIC_URL only its origin and the listed ones are accepted; Host and proxy headers are ignored', async () => {
  const env = { PUBLIC_URL: 'https://orders.brand.com/', ALLOWED_ORIGINS: 'https://shop.example:8443' };
  t = await buildTestApp({ env });
  const rows = [
    [{ origin: 'https://orders.brand.com' }, 200],
    [{ origin: 'https://shop.example:8443' }, 200],
    [{ origin: 'http://orders.brand.com' }, 403],
    [{ origin: 'https://orders.brand.com:8443' }, 403],
    [{ origin: 'https://shop.example' }, 403],
    [{ origin: 'https://orders.brand.com.evil.example' }, 403],
    [{ origin: 'https://orders.brand.com:443' }, 403],
    [{ origin: 'https://x@orders.brand.com' }, 403],
    [{ origin: 'https://orders.brand.com/' }, 403],
    [{ origin: 'https://ORDERS.brand.com' }, 403],
    [{ origin: ' https://orders.brand.com/a' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'blob:https://orders.brand.com/1' }, 403],
    [{ origin: 'http://localhost:3000', host: 'localhost:3000' }, 403],
    [{ origin: 'https://evil.example', host: 'evil.example' }, 403],
    [
      { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
      403,
    ],
    [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
  ] as const;
  expect(await statusesOf(rows)).toEqual(rows);
});

test('without PUBLIC_URL only loopback names with the port listened on are accepted, and the refusal says what to do', async () => {
  t = await buildTestApp({ env: { PUBLIC_URL: undefined, PORT: '0' }, log });
  await t.app.listen({ port: 0, host: 'localhost' });
  const address = t.app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const rows = [
    [{ origin: `http://localhost:${port}` }, 200],
    [{ origin: `http://127.0.0.1:${port}` }, 200],
    [{ origin: `http://[::1]:${port}` }, 200],
    [{ origin: `https://localhost:${port}` }, 403],
    [{ origin: `http://localhost:${port + 1}` }, 403],
    [{ origin: 'http://localhost' }, 403],
    [{ origin: `http://192.168.0.7:${port}`, host: `192.168.0.7:${port}` }, 403],
  ] as const;
  expect(await statusesOf(rows)).toEqual(rows);

  const headers = { origin: 'http://192.168.0.7:3000' };
  const refused = await t.anonymous.call('login', { body: { username: 'x', password: 'y' }, headers });
  expect(refused.json).toMatchObject({
    detail:
      'This call must come from the application itself. If you opened the application at its right address, whoever runs it must set PUBLIC_URL to that address.',
  });
  expect(log.securityEvents().at(-1)).toEqual({
    event: 'origin_refused',
    operation: 'login',
    origin: 'http://192.168.0.7:3000',
    person: null,
    address: '127.0.0.1',
  });
});

test('sign-out is recognized by route, however its URL is written', async () => {
  t = await buildTestApp();
  const user = await buildUser(t.db);
  await t.as(user).call('getMe');
  const cookie = `linedesk_session=token-of-${user.id}`;
  const ask = async (method: 'GET' | 'HEAD', url: string, origin: string) =>
    (await t.app.inject({ method, url, headers: { cookie, origin } })).statusCode;

  const written = ['/logout', '/logout/', '/logout?x=1', '/%6cogout', '/%6Cogout/'];
  for (const url of written) {
    expect([url, await ask('GET', url, 'https://evil.example')]).toEqual([url, 403]);
    expect([url, await ask('HEAD', url, 'https://evil.example')]).toEqual([url, 403]);
  }
  // No route matches these URLs, so they can't change anything.
  for (const url of ['//logout', '/LOGOUT', '/logout//', '/x/logout'])
    expect([url, await ask('GET', url, 'https://evil.example')]).toEqual([url, 404]);
  expect(await ask('GET', '/%61pi/me', 'https://evil.example')).toBe(200);
  expect(await ask('GET', '/logout/', 'http://localhost:3000')).toBe(200);
  expect(await ask('GET', '/api/me', 'http://localhost:3000')).toBe(401);
});
