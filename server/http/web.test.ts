import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { buildTestApp, type TestApp } from '../test/buildTestApp';

const webDir = mkdtempSync(path.join(tmpdir(), 'linedesk-web-'));
let t: TestApp;
let address: string;

beforeAll(async () => {
  writeFileSync(path.join(webDir, 'index.html'), '<!doctype html><title>Linedesk</title>');
  writeFileSync(path.join(webDir, 'config.js'), "window.__APP_CONFIG__ = { apiUrl: '', imagesUrl: '' };");
  t = await buildTestApp({ webDir });
  address = await t.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await t.close();
  rmSync(webDir, { recursive: true });
});

const get = (url: string) => fetch(address + url);

const sourcesOf = (policy: string | null, directive: string) =>
  policy
    ?.split(';')
    .map((part) => part.trim().split(' '))
    .find(([name]) => name === directive)
    ?.slice(1);

test.each(['/', '/login', '/login/', '/linesheet/7', '/admin/orders/list?status=open'])(
  '%s is the page',
  async (url) => {
    const answer = await get(url);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(await answer.text()).toContain('<title>Linedesk</title>');
  },
);

/** The config that the page gets from the host's config.js. */
async function readConfig(env: Record<string, string>): Promise<unknown> {
  const branded = await buildTestApp({ webDir, env });
  const { statusCode, headers, body } = await branded.app.inject('/config.js');
  await branded.close();
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(headers['content-type']).toContain('javascript');
  const window = { document: { title: 'Linedesk' } };
  runInNewContext(body, { window });
  return window;
}

test.each([
  ['', 'Edited', 'Linedesk'],
  ['Nordhus "Atelier" </script>', 'Nordhus "Atelier" </script>', 'Nordhus "Atelier" </script>'],
])('the page of a host whose BRAND_NAME is %j is called %j', async (brandName, brand, title) => {
  const config = "window.__APP_CONFIG__ = { apiUrl: '', brand: 'Edited' };";
  writeFileSync(path.join(webDir, 'config.js'), config);
  expect(await readConfig({ BRAND_NAME: brandName })).toMatchObject({
    __APP_CONFIG__: { apiUrl: '', brand },
    // Before the page's scripts have loaded.
    document: { title },
  });
});

test('the mark of the brand stands where the product’s would', async () => {
  writeFileSync(path.join(webDir, 'favicon.svg'), '<svg><title>Linedesk</title></svg>');
  const mark = path.join(webDir, 'mark.svg');
  writeFileSync(mark, '<svg><title>Nordhus</title></svg>');
  const brandMark = async (env: Record<string, string>) => {
    const branded = await buildTestApp({ webDir, env });
    const { body, headers } = await branded.app.inject('/favicon.svg');
    await branded.close();
    expect([headers['content-type'], headers['cache-control']]).toEqual(['image/svg+xml', 'no-cache']);
    return body;
  };
  expect(await brandMark({})).toContain('Linedesk');
  expect(await brandMark({ BRAND_MARK: mark })).toContain('Nordhus');
});

test.each([
  ['https://orders.brand.com', true],
  ['http://orders.brand.com', false],
])('the page of %s offers a sign-in by passkey: %s', async (url, passkeys) => {
  expect(await readConfig({ PUBLIC_URL: url })).toMatchObject({ __APP_CONFIG__: { signIn: { passkeys } } });
});

test('the page hears with which accounts people sign in, and no secret', async () => {
  writeFileSync(path.join(webDir, 'config.js'), "window.__APP_CONFIG__ = { apiUrl: '' };");
  const env = {
    LOCAL_PASSWORDS: 'customers',
    OPENID_PROVIDERS: 'contoso',
    OPENID_CONTOSO_NAME: 'Contoso </script>',
    OPENID_CONTOSO_ISSUER: 'https://login.contoso.com',
    OPENID_CONTOSO_CLIENT_ID: 'linedesk',
    OPENID_CONTOSO_CLIENT_SECRET: 'secret',
  };
  const providers = [{ id: 'contoso', name: 'Contoso </script>' }];
  expect(await readConfig(env)).toMatchObject({
    __APP_CONFIG__: { apiUrl: '', signIn: { providers, passwords: 'customers' } },
  });
  const own = { __APP_CONFIG__: { signIn: { providers: [], passwords: 'all' } } };
  expect(await readConfig({})).toMatchObject(own);
});

test('the service worker is revalidated each time, and only ours may run', async () => {
  writeFileSync(path.join(webDir, 'sw.js'), 'self.skipWaiting();');
  const answer = await get('/sw.js');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  expect(answer.headers.get('content-type')).toContain('javascript');
  expect(sourcesOf(answer.headers.get('content-security-policy'), 'worker-src')).toEqual(["'self'"]);
});

test.each(['/api/nothing', '/auth/nothing', '/missing.js'])('%s is 404', async (url) => {
  expect((await get(url)).status).toBe(404);
});

test('the page may connect to the host and to the origins in its config.js', async () => {
  const policyOf = async () => (await get('/login')).headers.get('content-security-policy');
  const before = await policyOf();
  expect(sourcesOf(before, 'img-src')).toEqual(["'self'", 'data:', 'blob:']);
  expect(sourcesOf(before, 'connect-src')).toEqual(["'self'"]);
  expect(sourcesOf(before, 'script-src')).toEqual(["'self'"]);

  const config = { apiUrl: 'https://api.brand.com', imagesUrl: 'https://cdn.brand.com/shop' };
  writeFileSync(path.join(webDir, 'config.js'), `window.__APP_CONFIG__ = ${JSON.stringify(config)};`);
  const after = await policyOf();
  expect(sourcesOf(after, 'img-src')).toEqual(["'self'", 'data:', 'blob:', 'https://cdn.brand.com']);
  expect(sourcesOf(after, 'connect-src')).toEqual(["'self'", 'https://api.brand.com']);
  expect(sourcesOf(after, 'script-src')).toEqual(["'self'"]);
});

test('what lies in a folder is not listed', async () => {
  mkdirSync(path.join(webDir, 'assets'));
  writeFileSync(path.join(webDir, 'assets', 'plan.txt'), 'x');
  for (const url of ['/assets', '/assets/']) expect(await (await get(url)).text()).not.toContain('plan.txt');
});
