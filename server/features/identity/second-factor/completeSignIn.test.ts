import { and, eq } from 'drizzle-orm';
import { hashPassword } from '../../../core/passwords';
import { loginFailures, recoveryCodes, sessions, startedSteps } from '../../../db/schema';
import { insertInvitation, insertReset } from '../../../identity/oneTimeLinks';
import { buildTestApp, type TestApp } from '../../../test/buildTestApp';
import { buildUser } from '../../../test/factories';
import { type Browser, openBrowser } from '../../../test/openBrowser';
import {
  addFactor,
  buildSecured,
  securedMethods,
  securedPassword as password,
} from '../../../test/secondFactor';
import { deleteFactors } from '../../../db/factors';

let t: TestApp;
let other: TestApp;
let now = new Date('2026-11-21T10:00:00Z');

beforeAll(async () => {
  t = await buildTestApp({ now: () => now });
  other = await buildTestApp({ now: () => now, beside: t });
});
afterAll(async () => {
  await other.close();
  await t.close();
});
afterEach(async () => {
  await t.db.delete(loginFailures);
});

const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));
const success = { status: 'success' };
const wrong = { status: 'error', error: 'This code is wrong or was used already.' };
const ranOut = {
  status: 'error',
  error: 'This sign-in has run out. Please begin again.',
  must_restart: true,
};

type Secured = Awaited<ReturnType<typeof buildSecured>>;
const login = (browser: Browser, { email }: { email: string }, secret = password) =>
  browser.call('login', { body: { username: email, password: secret } });
const show = async (browser: Browser, body: object) => (await browser.call('completeSignIn', { body })).json;
const codeOf = ({ codes: [code] }: Secured) => ({ recovery_code: code });
const guess = { recovery_code: '000000' };
const isSignedIn = async (browser: Browser) => (await browser.call('getMe')).status === 200;

/** A browser after the right password. */
async function begin(user: { email: string }, host = t) {
  const browser = openBrowser(host);
  await login(browser, user);
  return browser;
}

describe('the right password of somebody with a second factor', () => {
  test('begins no session, and lists the methods they can use', async () => {
    const user = await buildSecured(t.db);
    const browser = openBrowser(t);
    expect((await login(browser, user)).json).toMatchObject({
      status: 'second_factor',
      methods: securedMethods,
    });
    expect([...browser.cookies.keys()]).toEqual(['linedesk_step']);
    expect(await isSignedIn(browser)).toBe(false);
    expect(await t.db.$count(sessions, eq(sessions.userId, user.id))).toBe(0);
  });

  test('lists recovery codes only while some are left, and is enough for somebody with nothing else', async () => {
    const hash = await hashPassword(password);
    const [secured, codes] = [
      await buildUser(t.db, { passwordHash: hash }),
      await buildUser(t.db, { passwordHash: hash }),
    ];
    await addFactor(t.db, secured);
    await t.db.insert(recoveryCodes).values({ userId: codes.id, codeHash: Buffer.from('x') });
    expect((await login(openBrowser(t), secured)).json.methods).toEqual([securedMethods[0]]);
    expect((await login(openBrowser(t), codes)).json).toEqual(success);
  });

  test('a wrong password gets the same answer as without a second factor', async () => {
    const plain = await buildUser(t.db, { passwordHash: await hashPassword(password) });
    const answers = [await buildSecured(t.db), plain].map(async (user) => {
      const browser = openBrowser(t);
      const { status, json, headers } = await login(browser, user, 'wrong');
      return [status, json, headers['content-length'], browser.cookies.size];
    });
    expect(await answers[0]).toEqual(await answers[1]);
  });
});

describe('a recovery code', () => {
  test('begins a session with a second factor', async () => {
    const user = await buildSecured(t.db);
    const browser = await begin(user);
    expect(await show(browser, codeOf(user))).toEqual(success);
    expect([...browser.cookies.keys()].toSorted()).toEqual(['linedesk_device', 'linedesk_session']);
    const [session] = await t.db.select().from(sessions).where(eq(sessions.userId, user.id));
    expect(session).toMatchObject({ method: 'password', hasSecondFactor: true });
  });

  test('of somebody else is wrong', async () => {
    const [user, rival] = [await buildSecured(t.db), await buildSecured(t.db)];
    expect(await show(await begin(user), codeOf(rival))).toEqual(wrong);
  });

  test('works once, however it is typed', async () => {
    const user = await buildSecured(t.db);
    const [code = ''] = user.codes;
    expect(code).toMatch(/^([A-HJ-NP-Z2-9]{4}-){5}[A-HJ-NP-Z2-9]{4}$/);
    const typed = code.toLowerCase().replaceAll('-', ' ');
    expect(await show(await begin(user), { recovery_code: typed })).toEqual(success);
    expect(await show(await begin(user), { recovery_code: code })).toEqual(wrong);
    expect(await show(await begin(user), { recovery_code: user.codes[1] })).toEqual(success);
  });

  test('shown by five sign-ins at once lets one in', async () => {
    const user = await buildSecured(t.db);
    const browsers = await Promise.all([t, other, t, other, t].map((host) => begin(user, host)));
    const answers = await Promise.all(
      browsers.map((browser) => show(browser, { recovery_code: user.codes[0] })),
    );
    expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1);
    expect(await t.db.$count(sessions, eq(sessions.userId, user.id))).toBe(1);
  });

  test('is stored as a hash', async () => {
    const user = await buildSecured(t.db);
    const rows = await t.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, user.id));
    expect(rows.map(({ codeHash }) => codeHash.length)).toEqual(Array.from({ length: 10 }, () => 32));
    expect(JSON.stringify(rows)).not.toContain(user.codes[0]);
  });
});

describe('a sign-in that has begun', () => {
  test('allows five tries, then refuses even the correct code', async () => {
    const user = await buildSecured(t.db);
    const browser = await begin(user);
    for (let tries = 0; tries < 4; tries += 1) expect(await show(browser, guess)).toEqual(wrong);
    expect(await show(browser, { recovery_code: 'no' })).toEqual({
      status: 'error',
      error: 'These were too many wrong codes. Please begin again.',
      must_restart: true,
    });
    expect(await show(browser, codeOf(user))).toEqual(ranOut);
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('checks no more than five of a hundred tries at once', async () => {
    const user = await buildSecured(t.db);
    const browser = await begin(user);
    const cookies = [...browser.cookies];
    const guesses = Array.from({ length: 100 }, (_, index) => {
      const guesser = openBrowser(index % 2 === 0 ? t : other, cookies);
      return guesser.call('completeSignIn', { body: guess });
    });
    const answers = await Promise.all(guesses);
    const checked = answers.filter(({ json }) => json.error !== ranOut.error);
    expect(checked).toHaveLength(5);
  });

  test('ten wrong codes of an account in all of them are allowed in 15 minutes', async () => {
    const user = await buildSecured(t.db);
    for (let tries = 0; tries < 10; tries += 1) await show(await begin(user), guess);
    const browser = await begin(user);
    const answer = await browser.call('completeSignIn', { body: codeOf(user) });
    expect(answer.status).toBe(429);
    expect(answer.json).toMatchObject({
      detail: 'Too many wrong codes; please try again in 15 minutes.',
    });
    later(15 * 60);
    expect(await show(await begin(user), codeOf(user))).toEqual(success);
  });

  test('runs out after ten minutes', async () => {
    const user = await buildSecured(t.db);
    const browser = await begin(user);
    later(10 * 60);
    expect(await show(browser, codeOf(user))).toEqual(ranOut);
  });

  test('works once', async () => {
    const user = await buildSecured(t.db);
    const browser = await begin(user);
    const copy = openBrowser(t, [...browser.cookies]);
    expect(await show(browser, codeOf(user))).toEqual(success);
    expect(await show(copy, { recovery_code: user.codes[0] })).toEqual(ranOut);
  });

  test.each([{}, { linedesk_step: 'made-up' }])('does not exist with %j', async (cookies) => {
    const browser = openBrowser(t, Object.entries(cookies));
    expect(await show(browser, guess)).toEqual(ranOut);
  });

  test("does not accept a session's cookie, nor is its own cookie a session", async () => {
    const user = await buildSecured(t.db);
    const browser = await begin(user);
    const token = browser.cookies.get('linedesk_step') ?? '';
    expect(await isSignedIn(openBrowser(t, [['linedesk_session', token]]))).toBe(false);
    const session = (await t.cookieOf(user)).split('=')[1] ?? '';
    expect(await show(openBrowser(t, [['linedesk_step', session]]), codeOf(user))).toEqual(ranOut);
  });

  test('ends when the password changes, and when the account is closed', async () => {
    const admin = await buildUser(t.db, { roles: ['admin'] });
    const [changed, closed] = [await buildSecured(t.db), await buildSecured(t.db)];
    const [first, second] = [await begin(changed), await begin(closed)];
    await t.as(admin).call('setUserPassword', {
      body: { id: String(changed.id), password: 'another quiet river' },
    });
    await t.as(admin).call('deleteUser', { body: { id: String(closed.id), delete_orders: false } });
    expect(await show(first, codeOf(changed))).toEqual(ranOut);
    expect(await show(second, codeOf(closed))).toEqual(ranOut);
  });

  test('is stored without its token, and deleted after it has expired', async () => {
    const user = await buildSecured(t.db);
    const browser = await begin(user);
    const token = browser.cookies.get('linedesk_step') ?? '';
    const mine = and(eq(startedSteps.userId, user.id), eq(startedSteps.kind, 'second_factor'));
    const [row] = await t.db.select().from(startedSteps).where(mine);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(row?.tokenHash.toString('base64url')).not.toBe(token);
    later(10 * 60 + 1);
    await begin(await buildSecured(t.db));
    expect(await t.db.$count(startedSteps, mine)).toBe(0);
  });
});

describe('no other way in skips it', () => {
  test.each([insertInvitation, insertReset])('a mailed link begins no session', async (insertLink) => {
    const user = await buildSecured(t.db);
    const { token } = await insertLink(t.db, { userId: user.id, orderId: null, now });
    const browser = openBrowser(t);
    const secret = 'another quiet river';
    await browser.call('setPasswordByLink', { body: { token, password: secret } });
    expect([...browser.cookies.keys()]).toEqual(['linedesk_device']);
    expect((await login(browser, user, secret)).json).toMatchObject({ status: 'second_factor' });
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('the API reference stays closed', async () => {
    const browser = await begin(await buildSecured(t.db, { roles: ['admin'] }));
    const token = browser.cookies.get('linedesk_step') ?? '';
    for (const name of ['linedesk_step', 'linedesk_session']) {
      const headers = { cookie: `${name}=${token}` };
      expect((await t.app.inject({ url: '/api/docs', headers })).statusCode).toBe(401);
    }
  });

  test('an incomplete sign-in does not affect the session that the browser had before', async () => {
    const [user, other] = [await buildSecured(t.db), await buildUser(t.db)];
    const browser = openBrowser(t, [['linedesk_session', (await t.cookieOf(other)).split('=')[1] ?? '']]);
    await login(browser, user);
    expect((await browser.call('getMe')).json).toMatchObject({ id: String(other.id) });
  });
});

test('answers 422 to an empty body', async () => {
  expect((await t.anonymous.call('completeSignIn', { body: {} })).status).toBe(422);
});

test('refuses a factor that was removed meanwhile', async () => {
  const user = await buildSecured(t.db);
  const browser = await begin(user);
  await deleteFactors(t.db, user.id);
  expect(await show(browser, codeOf(user))).toEqual(wrong);
});
