import { eq } from 'drizzle-orm';
import { ScureBase32Plugin } from 'otplib';
import { loginFailures, sessions, startedSteps, totpSecrets } from '../../../db/schema';
import { deleteFactors } from '../../../db/factors';
import { hashPassword } from '../../../core/passwords';
import { buildTestApp, type TestApp } from '../../../test/buildTestApp';
import { buildUser } from '../../../test/factories';
import { type Browser, openBrowser } from '../../../test/openBrowser';
import { recordLog } from '../../../test/recordLog';
import { buildSecured, securedMethods, securedPassword as password } from '../../../test/secondFactor';
import { addApp, codeAt } from './test/addApp';

const log = recordLog();
let t: TestApp;
let other: TestApp;
let now = new Date('2026-11-21T10:00:00Z');
beforeAll(async () => {
  t = await buildTestApp({ log, now: () => now, env: { BRAND_NAME: 'Maison Élan' } });
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
const minutes = (count: number) => later(count * 60);
const unconfirmed = {
  status: 'error',
  error: 'Please confirm that it is you.',
  needs_confirmation: true,
};
const success = { status: 'success' };
const wrong = { status: 'error', error: 'This code is wrong or was used already.' };
const ranOut = { status: 'error', error: 'This setup has run out. Please begin again.' };

const login = (browser: Browser, { email }: { email: string }) =>
  browser.call('login', { body: { username: email, password } });

/** A browser after the right password. */
async function begin(user: { email: string }, host = t) {
  const browser = openBrowser(host);
  await login(browser, user);
  return browser;
}

const buildAccount = async () => buildUser(t.db, { passwordHash: await hashPassword(password) });

async function buildSignedIn() {
  const user = await buildAccount();
  return { user, browser: await begin(user) };
}

/** A person with a password and an authenticator app; `codeOf` is what the app shows, so many seconds later. */
async function buildOwner() {
  const user = await buildAccount();
  const codeOf = await addApp(t.db, user);
  return { ...user, codeOf: (seconds = 0) => codeOf(new Date(now.getTime() + seconds * 1000)) };
}

const show = async (browser: Browser, body: object) => (await browser.call('completeSignIn', { body })).json;
const isSignedIn = async (browser: Browser) => (await browser.call('getMe')).status === 200;

/** Begins a setup, and reads the secret as an app does. */
async function start(browser: Browser): Promise<Buffer> {
  const { json } = await browser.call('startTotp');
  return Buffer.from(new ScureBase32Plugin().decode(json.secret ?? ''));
}

const confirm = async (browser: Browser, code: string) =>
  (await browser.call('confirmTotp', { body: { code } })).json;

async function setUp(browser: Browser) {
  const secret = await start(browser);
  return { secret, answer: await confirm(browser, await codeAt(secret, now)) };
}

const factorsOf = async (browser: Browser) => (await browser.call('getSecondFactors')).json;

describe('setting up an authenticator app', () => {
  test('takes a secret and a code made from it, and gives ten recovery codes', async () => {
    const { user, browser } = await buildSignedIn();
    const { json } = await browser.call('startTotp');
    expect(json.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(json.uri).toBe(
      `otpauth://totp/Maison%20%C3%89lan:${encodeURIComponent(user.email)}?secret=${json.secret}&issuer=Maison%20%C3%89lan`,
    );
    expect(await factorsOf(browser)).toMatchObject({ totp: null, recovery_codes_left: 0 });

    const { secret, answer } = await setUp(browser);
    expect(new Set(answer.recovery_codes).size).toBe(10);
    expect(await factorsOf(browser)).toEqual({
      required: false,
      may_remove: true,
      totp: { created: now.getTime() / 1000 },
      recovery_codes_left: 10,
      confirm_with: ['totp', 'recovery'],
    });

    const next = openBrowser(t);
    expect((await login(next, user)).json).toMatchObject({ status: 'second_factor' });
    const shown = await codeAt(secret, now);
    expect((await next.call('completeSignIn', { body: { code: shown } })).json.status).toBe('error');
    later(30);
    const code = await codeAt(secret, now);
    expect((await next.call('completeSignIn', { body: { code } })).json).toEqual({ status: 'success' });
  });

  test('allows five wrong codes, then refuses the correct one too', async () => {
    const { user, browser } = await buildSignedIn();
    const secret = await start(browser);
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await confirm(browser, '000000')).toEqual({
        status: 'error',
        error: 'This code is wrong. Enter the one that the app shows now.',
      });
    }
    expect(await confirm(browser, await codeAt(secret, now))).toEqual(ranOut);
    expect(await t.db.$count(totpSecrets, eq(totpSecrets.userId, user.id))).toBe(0);
  });

  test('expires after ten minutes, and works only for the person who began it', async () => {
    const [{ browser }, rival] = [await buildSignedIn(), await buildSignedIn()];
    const secret = await start(browser);
    const step = browser.cookies.get('linedesk_step') ?? '';
    rival.browser.cookies.set('linedesk_step', step);
    expect(await confirm(rival.browser, await codeAt(secret, now))).toEqual(ranOut);
    minutes(10);
    expect(await confirm(browser, await codeAt(secret, now))).toEqual(ranOut);
  });

  test('works once when two tabs confirm it', async () => {
    const { browser } = await buildSignedIn();
    const code = await codeAt(await start(browser), now);
    const tabs = [browser, openBrowser(t, [...browser.cookies])];
    const answers = await Promise.all(tabs.map((tab) => confirm(tab, code)));
    expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1);
  });

  test('ends the other sessions, and marks this one', async () => {
    const { user, browser } = await buildSignedIn();
    const other = await begin(user);
    await setUp(browser);
    expect((await other.call('getMe')).status).toBe(401);
    const rows = await t.db.select().from(sessions).where(eq(sessions.userId, user.id));
    expect(rows.map(({ hasSecondFactor }) => hasSecondFactor)).toEqual([true]);
  });

  test('replaces the app before, and leaves the recovery codes as they are', async () => {
    const { user, browser } = await buildSignedIn();
    const first = await setUp(browser);
    const second = await setUp(browser);
    expect(second.answer).toEqual({ status: 'success' });
    later(30);
    const next = await begin(user);
    const old = await codeAt(first.secret, now);
    expect((await next.call('completeSignIn', { body: { code: old } })).json.status).toBe('error');
    const code = await codeAt(second.secret, now);
    expect((await next.call('completeSignIn', { body: { code } })).json.status).toBe('success');
  });

  test('does not complete a sign-in with its step', async () => {
    const { browser } = await buildSignedIn();
    const secret = await start(browser);
    const answer = await browser.call('completeSignIn', { body: { code: await codeAt(secret, now) } });
    expect(answer.json).toMatchObject({ must_restart: true });
    expect(await t.db.$count(startedSteps, eq(startedSteps.kind, 'totp_setup'))).toBeGreaterThan(0);
  });
});

describe('removing the app', () => {
  test('answers an error when there is none, and ends no session', async () => {
    const { user, browser } = await buildSignedIn();
    const other = await begin(user);
    expect((await browser.call('removeTotp')).json).toEqual({
      status: 'error',
      error: 'This second factor was removed already.',
    });
    expect((await other.call('getMe')).status).toBe(200);
  });

  test('takes the recovery codes with it, and ends the other sessions', async () => {
    const { user, browser } = await buildSignedIn();
    const { secret } = await setUp(browser);
    later(30);
    const other = await begin(user);
    await other.call('completeSignIn', { body: { code: await codeAt(secret, now) } });
    expect((await browser.call('removeTotp')).json).toEqual({ status: 'success' });
    expect((await other.call('getMe')).status).toBe(401);
    expect(await factorsOf(browser)).toMatchObject({
      totp: null,
      recovery_codes_left: 0,
      confirm_with: ['password'],
    });
    expect((await login(openBrowser(t), user)).json).toEqual({ status: 'success' });
  });
});

test.each(['startTotp', 'removeTotp'] as const)(
  '%s requires a confirmation ten minutes after the sign-in',
  async (call) => {
    const { browser } = await buildSignedIn();
    expect((await browser.call(call)).json).not.toEqual(unconfirmed);
    minutes(10);
    expect((await browser.call(call)).json).toEqual(unconfirmed);
  },
);

test('writes to the security log what was added and removed', async () => {
  const { user, browser } = await buildSignedIn();
  log.lines.length = 0;
  await setUp(browser);
  await browser.call('removeTotp');
  const who = { method: 'totp', person: String(user.id), address: '127.0.0.1' };
  expect(log.securityEvents()).toEqual([
    { event: 'factor_added', ...who },
    { event: 'factor_removed', ...who },
  ]);
});

describe('a code of the authenticator app', () => {
  test.each([
    ['now', 0, true],
    ['of the step before', -30, true],
    ['of the step after', 30, true],
    ['of two steps before', -60, false],
    ['of two steps after', 60, false],
  ])('%s', async (_name, seconds, isRight) => {
    const user = await buildOwner();
    const browser = await begin(user);
    expect(await show(browser, { code: await user.codeOf(seconds) })).toEqual(isRight ? success : wrong);
    expect(await isSignedIn(browser)).toBe(isRight);
  });

  test('may be typed with a space; a session with a second factor begins', async () => {
    const user = await buildOwner();
    const browser = await begin(user);
    const code = await user.codeOf();
    expect(await show(browser, { code: `${code.slice(0, 3)} ${code.slice(3)}` })).toEqual(success);
    expect([...browser.cookies.keys()].toSorted()).toEqual(['linedesk_device', 'linedesk_session']);
    const [session] = await t.db.select().from(sessions).where(eq(sessions.userId, user.id));
    expect(session).toMatchObject({ method: 'password', hasSecondFactor: true });
  });

  test('works once, and so does none that is older', async () => {
    const user = await buildOwner();
    const code = await user.codeOf();
    const before = await user.codeOf(-30);
    expect(await show(await begin(user), { code })).toEqual(success);
    expect(await show(await begin(user), { code })).toEqual(wrong);
    expect(await show(await begin(user), { code: before })).toEqual(wrong);
    expect(await show(await begin(user), { code: await user.codeOf(30) })).toEqual(success);
  });

  test('of somebody else is wrong', async () => {
    const [user, rival] = [await buildOwner(), await buildOwner()];
    const browser = await begin(user);
    expect(await show(browser, { code: await rival.codeOf() })).toEqual(wrong);
  });

  test('shown on two hosts at once lets one in', async () => {
    const user = await buildOwner();
    const code = await user.codeOf();
    const browsers = await Promise.all([begin(user), begin(user, other), begin(user)]);
    const answers = await Promise.all(browsers.map((browser) => show(browser, { code })));
    expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1);
  });
});

test('answers 422 to a code and a recovery code together', async () => {
  const body = { code: '000000', recovery_code: 'x' };
  expect((await t.anonymous.call('completeSignIn', { body })).status).toBe(422);
});

test('accepts a code from somebody who has another second factor too', async () => {
  const user = await buildSecured(t.db);
  const codeOf = await addApp(t.db, user);
  const browser = openBrowser(t);
  const { json } = await login(browser, user);
  expect(json.methods?.toSorted()).toEqual([...securedMethods, 'totp'].toSorted());
  expect(await show(browser, { code: await codeOf(now) })).toEqual(success);
});

test('refuses a code once all factors of the person were removed', async () => {
  const user = await buildOwner();
  const browser = await begin(user);
  await deleteFactors(t.db, user.id);
  expect(await show(browser, { code: await user.codeOf() })).toEqual(wrong);
});
