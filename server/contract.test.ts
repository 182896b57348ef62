import { accessRules } from '../src/domain/access/accessRules';
import { handlers } from './app';
import { buildTestApp, type TestApp } from './test/buildTestApp';
import { operationIds } from './test/contract';
import { buildUser } from './test/factories';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

test('the contract and the handlers name the same operations', () => {
  expect(Object.keys(handlers).sort()).toEqual([...operationIds].sort());
});

test('the contract and the access rules name the same operations', () => {
  expect(Object.keys(accessRules).sort()).toEqual([...operationIds].sort());
});

describe('before anything else', () => {
  const guarded = operationIds.filter((name) => accessRules[name as keyof typeof accessRules] !== 'public');

  test.each(guarded)('%s requires a session', async (name) => {
    const answer = await t.anonymous.call(name as keyof typeof accessRules, {
      params: { id: '1', catalog_id: '1', tile: 'days', reference: 'WJM123' },
    });
    expect(answer.status).toBe(401);
  });

  test.each(guarded)('%s refuses every role without a rule', async (name) => {
    const rule: string | object = accessRules[name as keyof typeof accessRules];
    if (typeof rule === 'string') return expect(rule).toBe('signedIn');
    for (const role of ['admin', 'agent', 'wls', 'app']) {
      if (role in rule) continue;
      const user = await buildUser(t.db, { roles: [role] });
      const answer = await t.as(user).call(name as keyof typeof accessRules, {
        params: { id: '1', catalog_id: '1', tile: 'days', reference: 'WJM123' },
      });
      expect([role, answer.status]).toEqual([role, 403]);
    }
  });
});

test('responses carry the security headers and the request id', async () => {
  const answer = await t.anonymous.call('getMe');
  expect(answer.json).toMatchObject({ request_id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  expect(answer.headers['content-security-policy']).toContain("script-src 'self';");
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect(answer.headers['x-frame-options']).toBeDefined();
  expect(answer.headers['referrer-policy']).toBe('no-referrer');
  expect(answer.headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(answer.headers['content-security-policy']).toMatch(
    /object-src 'none';base-uri 'none';.*frame-ancestors 'none'/,
  );
});

test('over HTTPS every answer makes browsers stay with it, for the subdomains too', async () => {
  const https = await buildTestApp({ env: { PUBLIC_URL: 'https://orders.brand.com' } });
  const answers = await Promise.all(
    ['/api/me', '/nowhere', '/healthz', '/images/no.jpg'].map((url) => https.app.inject({ url })),
  );
  expect(answers.map(({ headers }) => headers['strict-transport-security'])).toEqual(
    answers.map(() => 'max-age=31536000; includeSubDomains'),
  );
  // The call itself came by http: redirecting it would hide that it did.
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 404, 200, 404]);
  await https.close();
});

test.each([
  ['no body', {}, 422],
  ['malformed JSON', { payload: '{', headers: { 'content-type': 'application/json' } }, 400],
  ['another type', { payload: 'x=1', headers: { 'content-type': 'text/csv' } }, 415],
  ['more than 2 MiB', { payload: { username: 'x'.repeat(2 * 1024 * 1024), password: 'y' } }, 413],
  ['an unknown field', { payload: { username: 'x', password: 'y', admin: true } }, 422],
  ['a number for a text', { payload: { username: 1, password: 'y' } }, 422],
])('%s answers a problem', async (_name, request, status) => {
  const answer = await t.app.inject({
    method: 'POST',
    url: '/auth/token',
    ...request,
    headers: { origin: 'http://localhost:3000', ...('headers' in request ? request.headers : {}) },
  });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(answer.json()).toMatchObject({
    title: expect.any(String),
    status,
    detail: expect.stringMatching(/\.$/),
  });
});

test('an unknown address is a problem too', async () => {
  const answer = await t.app.inject({ url: '/api/nothing' });
  expect([answer.statusCode, answer.json().detail]).toEqual([404, 'There is nothing at this address.']);
});

test('/healthz and /readyz answer', async () => {
  expect((await t.app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
  expect((await t.app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ok' });
});
