import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { sessions, users } from '../../../db/schema';
import { hashPassword } from '../../../core/passwords';
import { buildTestApp, type TestApp } from '../../../test/buildTestApp';
import { buildUser } from '../../../test/factories';

let t: TestApp;
let now = new Date('2026-11-21T10:00:00Z');

beforeAll(async () => {
  t = await buildTestApp({ now: () => now });
});
afterAll(() => t.close());

const password = 'a quiet river';

async function buildAccount(values: Parameters<typeof buildUser>[1] = {}) {
  return buildUser(t.db, { passwordHash: await hashPassword(password), ...values });
}

const signIn = (username: string, secret = password, headers: Record<string, string> = {}) =>
  t.anonymous.call('login', { body: { username, password: secret }, headers });

function cookieOf(answer: { headers: Record<string, unknown> }): string {
  return String([answer.headers['set-cookie']].flat()[0]);
}

describe('login', () => {
  test('answers success and a cookie that scripts cannot read', async () => {
    const user = await buildAccount();
    const answer = await signIn(user.email);
    expect(answer.json).toEqual({ status: 'success' });
    expect(cookieOf(answer)).toMatch(/^linedesk_session=[\w-]{43}; .*Path=\/; .*HttpOnly; SameSite=Lax$/);
  });

  test('compares the email without case', async () => {
    await buildAccount({ email: 'Mixed.Case@Shop.test' });
    expect((await signIn(' mixed.case@shop.TEST ')).json).toEqual({ status: 'success' });
  });

  test('stores only a hash of the token', async () => {
    const user = await buildAccount();
    const token = /linedesk_session=([\w-]+)/.exec(cookieOf(await signIn(user.email)))?.[1] ?? '';
    const [row] = await t.db.select().from(sessions).where(eq(sessions.userId, user.id));
    expect(row?.tokenHash.toString('hex')).not.toContain(Buffer.from(token).toString('hex'));
    expect(row?.tokenHash).toHaveLength(32);
  });

  test.each([
    ['a wrong password', {}, 'wrong'],
    ['a closed account', { closedAt: new Date() }, password],
    ['an account without a password', { passwordHash: null }, password],
  ])('refuses %s', async (_name, values, secret) => {
    const user = await buildAccount(values);
    const answer = await signIn(user.email, secret);
    expect(answer.json).toEqual({ status: 'error', error: 'Wrong username or password' });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('takes a password exactly as it was chosen, to its last character', async () => {
    const chosen = ` Två  Floder ${'å'.repeat(241)} x`;
    expect([...chosen]).toHaveLength(256);
    const user = await buildAccount({ passwordHash: await hashPassword(chosen) });
    for (const other of [
      chosen.trim(),
      chosen.toLowerCase(),
      `${chosen.slice(0, -1)}y`,
      chosen.replace('  ', ' '),
    ])
      expect((await signIn(user.email, other)).json).toMatchObject({ status: 'error' });
    expect((await signIn(user.email, chosen)).json).toEqual({ status: 'success' });
  });

  test('renews a hash of former parameters, and keeps one of today', async () => {
    const former = await hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    const user = await buildAccount({ passwordHash: former });
    const hashOf = async () =>
      (await t.db.select().from(users).where(eq(users.id, user.id))).map(({ passwordHash }) => passwordHash);
    await signIn(user.email, 'wrong');
    expect(await hashOf()).toEqual([former]);
    expect((await signIn(user.email)).json).toEqual({ status: 'success' });
    const renewed = await hashOf();
    expect(renewed).toEqual([expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)]);
    expect((await signIn(user.email)).json).toEqual({ status: 'success' });
    expect(await hashOf()).toEqual(renewed);
  });

  test('refuses an unknown account with the same message', async () => {
    expect((await signIn('nobody@shop.test')).json).toEqual({
      status: 'error',
      error: 'Wrong username or password',
    });
  });

  test('422 without a password', async () => {
    const answer = await t.anonymous.call('login', { body: { username: 'a@b.test' } });
    expect([answer.status, answer.json]).toEqual([
      422,
      expect.objectContaining({ detail: 'Password is missing.' }),
    ]);
  });

  test('ends the session that the browser had before', async () => {
    const user = await buildAccount();
    const old = cookieOf(await signIn(user.email)).split(';')[0] ?? '';
    await signIn(user.email, password, { cookie: old });
    expect((await t.anonymous.call('getMe', { headers: { cookie: old } })).status).toBe(401);
  });
});

describe('a session', () => {
  test('ends on the server with logout', async () => {
    const user = await buildAccount();
    const cookie = cookieOf(await signIn(user.email)).split(';')[0] ?? '';
    expect((await t.anonymous.call('getMe', { headers: { cookie } })).status).toBe(200);
    const answer = await t.anonymous.call('logout', { headers: { cookie } });
    expect(answer.json).toEqual({ status: 'success' });
    expect(cookieOf(answer)).toMatch(/^linedesk_session=;.*Expires=Thu, 01 Jan 1970/);
    expect((await t.anonymous.call('getMe', { headers: { cookie } })).status).toBe(401);
  });

  test('is none without a cookie, with a made-up one, or for an account closed since', async () => {
    expect((await t.anonymous.call('getMe')).status).toBe(401);
    expect(
      (await t.anonymous.call('getMe', { headers: { cookie: 'linedesk_session=made-up' } })).status,
    ).toBe(401);
    const user = await buildAccount();
    expect((await t.as(user).call('getMe')).status).toBe(200);
    await t.db.update(users).set({ closedAt: new Date() }).where(eq(users.id, user.id));
    expect((await t.as(user).call('getMe')).status).toBe(401);
  });

  const days = (count: number) => (now = new Date(now.getTime() + count * 86_400_000));
  const begin = async () => cookieOf(await signIn((await buildAccount()).email)).split(';')[0] ?? '';

  test('ends after 14 days without use', async () => {
    const [used, unused] = [await begin(), await begin()];
    days(13);
    expect(cookieOf(await t.anonymous.call('getMe', { headers: { cookie: used } }))).toContain(used);
    days(1);
    expect((await t.anonymous.call('getMe', { headers: { cookie: unused } })).status).toBe(401);
    expect((await t.anonymous.call('getMe', { headers: { cookie: used } })).status).toBe(200);
  });

  test('ends after 90 days, however much it is used', async () => {
    const start = now.getTime();
    const cookie = await begin();
    for (let day = 0; day < 84; day += 12) {
      expect((await t.anonymous.call('getMe', { headers: { cookie } })).status).toBe(200);
      days(12);
    }
    const last = await t.anonymous.call('getMe', { headers: { cookie } });
    const expires = /Expires=([^;]+)/.exec(cookieOf(last))?.[1] ?? '';
    expect(new Date(expires).getTime()).toBe(start + 90 * 86_400_000);
    days(6);
    expect((await t.anonymous.call('getMe', { headers: { cookie } })).status).toBe(401);
  });
});

describe('the origin of a call', () => {
  const call = (operation: 'logout' | 'login' | 'getMe', headers: Record<string, string>) =>
    t.anonymous.call(operation, {
      headers,
      ...(operation === 'login' ? { body: { username: 'x', password: 'y' } } : {}),
    });

  test.each([
    ['login', { origin: 'https://evil.example' }, 403],
    ['login', { origin: 'null' }, 403],
    ['login', { origin: '' }, 403],
    ['login', { origin: 'http://localhost:3000' }, 200],
    ['login', { origin: 'http://localhost:80', host: 'localhost:80' }, 403],
    ['login', { origin: 'http://192.168.0.7:3000', host: '192.168.0.7:3000' }, 403],
    ['logout', { origin: 'https://evil.example' }, 403],
    ['getMe', { origin: 'https://evil.example' }, 401],
  ] as const)('%s with %j responds %i', async (operation, headers, status) => {
    expect((await call(operation, headers)).status).toBe(status);
  });

  test.each([
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{}, 403],
  ])('without Origin and with %j login responds %i', async (headers, status) => {
    const answer = await t.app.inject({
      method: 'POST',
      url: '/auth/token',
      payload: { username: 'x', password: 'y' },
      headers,
    });
    expect(answer.statusCode).toBe(status);
  });

  test('CORS names only listed origins', async () => {
    const answer = await t.app.inject({
      method: 'OPTIONS',
      url: '/api/me',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'GET' },
    });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });
});
