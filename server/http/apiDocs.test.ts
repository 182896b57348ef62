import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { buildTestApp, everyRole, type TestApp } from '../test/buildTestApp';
import { buildUser } from '../test/factories';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const addresses = ['/api/docs', '/api/docs/openapi.json', '/api/docs/start.js', '/api/docs/scalar.js'];

const get = (url: string, cookie = '') => t.app.inject({ url, headers: { cookie } });

async function asAdmin(url: string) {
  return get(url, await t.cookieOf(await buildUser(t.db, { roles: ['admin'] })));
}

describe.each(addresses)('%s', (url) => {
  test('is refused without a session', async () => {
    const answer = await get(url);
    expect([answer.statusCode, answer.json().title]).toEqual([401, 'Not signed in']);
  });

  test('is refused for an expired session', async () => {
    const admin = await buildUser(t.db, { roles: ['admin'], closedAt: new Date() });
    expect((await get(url, await t.cookieOf(admin))).statusCode).toBe(401);
  });

  test.each(everyRole)('as %s', async (role) => {
    const cookie = await t.cookieOf(await buildUser(t.db, { roles: [role] }));
    expect((await get(url, cookie)).statusCode).toBe(role === 'admin' ? 200 : 403);
  });
});

test('the page runs only scripts of this host, with the same CSP as every other page', async () => {
  const answer = await asAdmin('/api/docs');
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  const scripts = [...answer.body.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].map(([, src, code]) => [
    src,
    code,
  ]);
  expect(scripts).toEqual([
    [' src="/api/docs/scalar.js"', ''],
    [' src="/api/docs/start.js"', ''],
  ]);
  const policy = (await get('/healthz')).headers['content-security-policy'];
  expect(policy).toContain("script-src 'self';");
  expect(answer.headers['content-security-policy']).toBe(policy);
});

test('the reference shows the contract', async () => {
  const file = readFileSync(path.join(__dirname, '../../api-spec/openapi.gen.json'), 'utf8');
  expect((await asAdmin('/api/docs/openapi.json')).body).toBe(file);
  expect((await asAdmin('/api/docs/start.js')).body).toContain('"url":"/api/docs/openapi.json"');
});

test('the bundle is sent compressed', async () => {
  const answer = await asAdmin('/api/docs/scalar.js');
  expect(answer.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(answer.rawPayload).toString()).toContain('createApiReference');
});

test('other URLs below it are not found', async () => {
  expect((await asAdmin('/api/docs/index.js')).statusCode).toBe(404);
});
