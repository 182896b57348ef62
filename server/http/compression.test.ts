import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { buildTestApp, type TestApp } from '../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../test/factories';
import { takesEncoding } from './compression';

let t: TestApp;
let cookie: string;

beforeAll(async () => {
  t = await buildTestApp();
  const customer = await buildUser(t.db, { roles: ['admin'] });
  const catalog = await buildCatalog(t.db);
  for (let count = 0; count < 20; count += 1) await buildOrder(t.db, { customer, catalog });
  cookie = await t.cookieOf(customer);
});
afterAll(() => t.close());

const ask = (url: string, encoding?: string) =>
  t.app.inject({
    url,
    headers: { cookie, ...(encoding === undefined ? {} : { 'accept-encoding': encoding }) },
  });

test.each([
  ['a streamed list', '/api/orders/list?limit=100', 'br', 'gzip, deflate, br', brotliDecompressSync],
  ['a streamed list', '/api/orders/list?limit=100', 'gzip', 'gzip, br;q=0', gunzipSync],
  ['a whole text', '/api/docs/openapi.json', 'br', '*', brotliDecompressSync],
  ['a whole text', '/api/docs/openapi.json', 'gzip', 'GZIP', gunzipSync],
])(
  '%s (%s) is compressed with %s for who takes it, and says so',
  async (_what, url, encoding, taken, unpack) => {
    const plain = await ask(url);
    const packed = await ask(url, taken);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers['content-encoding']).toBe(encoding);
    for (const { headers } of [plain, packed]) expect(String(headers.vary)).toContain('Accept-Encoding');
    expect(unpack(packed.rawPayload).toString()).toBe(plain.payload);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  },
);

test('small responses and those without a session are not compressed', async () => {
  const small = await ask('/healthz', 'gzip');
  expect(small.headers['content-encoding']).toBeUndefined();
  const wrong = await t.app.inject({
    method: 'POST',
    url: '/auth/token',
    headers: { origin: 'http://localhost:3000', 'accept-encoding': 'gzip' },
    payload: { username: 'nobody@example.com', password: 'x'.repeat(200) },
  });
  expect(wrong.headers['content-encoding']).toBeUndefined();
});

test('a response that sets a cookie is never compressed', async () => {
  const begun = new Date(Date.now() - 2 * 86_400_000);
  await t.database.pool.query("update sessions set expires_at = now() + interval '1 day', created_at = $1", [
    begun,
  ]);
  const extended = await ask('/api/orders/list', 'gzip');
  expect(extended.headers['set-cookie']).toBeDefined();
  expect(extended.headers['content-encoding']).toBeUndefined();
});

test.each([
  [undefined, false],
  ['', false],
  ['br', false],
  ['gzip', true],
  ['br;q=1.0, GZIP;q=0.5', true],
  ['gzip;q=0', false],
  ['*', true],
  ['*, gzip;q=0', false],
  ['identity, *;q=0', false],
])('Accept-Encoding %p allows gzip: %p', (header, expected) =>
  expect(takesEncoding(header, 'gzip')).toBe(expected),
);
