import { randomBytes } from 'node:crypto';
import { loginFailures } from '../../../db/schema';
import { hashPassword } from '../../../core/passwords';
import { buildTestApp, type TestApp } from '../../../test/buildTestApp';
import { buildUser } from '../../../test/factories';
import { type Browser, openBrowser } from '../../../test/openBrowser';
import { buildSecured, securedPassword as password, setUpFactor } from '../../../test/secondFactor';

let t: TestApp;
let now = new Date('2026-11-21T10:00:00Z');
beforeAll(async () => {
  t = await buildTestApp({ now: () => now });
});
afterAll(() => t.close());
afterEach(async () => {
  await t.db.delete(loginFailures);
});

const minutes = (count: number) => (now = new Date(now.getTime() + count * 60_000));
const unconfirmed = {
  status: 'error',
  error: 'Please confirm that it is you.',
  needs_confirmation: true,
};

const login = (browser: Browser, { email }: { email: string }) =>
  browser.call('login', { body: { username: email, password } });

async function buildSignedIn() {
  const user = await buildUser(t.db, { passwordHash: await hashPassword(password) });
  const browser = openBrowser(t);
  await login(browser, user);
  return { user, browser };
}

describe('new recovery codes', () => {
  test('replace the old ones, and end the other sessions', async () => {
    const { user, browser } = await buildSignedIn();
    const [old = ''] = (await setUpFactor(browser)).json.recovery_codes ?? [];
    const other = openBrowser(t);
    await login(other, user);
    await other.call('completeSignIn', { body: { recovery_code: old } });
    const fresh = (await browser.call('renewRecoveryCodes')).json.recovery_codes ?? [];
    expect(fresh).toHaveLength(10);
    expect((await other.call('getMe')).status).toBe(401);
    const next = openBrowser(t);
    await login(next, user);
    const show = async (code = '') =>
      (await next.call('completeSignIn', { body: { recovery_code: code } })).json.status;
    expect(await show(old)).toBe('error');
    expect(await show(fresh[9])).toBe('success');
  });

  test('are only for somebody with a second factor', async () => {
    const { browser } = await buildSignedIn();
    expect((await browser.call('renewRecoveryCodes')).json).toEqual({
      status: 'error',
      error: 'Set up a second factor first; the codes stand in for it.',
    });
  });
});

describe('ten minutes after the sign-in', () => {
  test('renewRecoveryCodes requires a confirmation', async () => {
    const { browser } = await buildSignedIn();
    expect((await browser.call('renewRecoveryCodes')).json).not.toEqual(unconfirmed);
    minutes(10);
    expect((await browser.call('renewRecoveryCodes')).json).toEqual(unconfirmed);
  });

  const confirmWith = async (browser: Browser, body: object) =>
    (await browser.call('confirmSession', { body })).json;

  test('the password confirms the session for ten more minutes, with another token', async () => {
    const { browser } = await buildSignedIn();
    minutes(10);
    const before = openBrowser(t, [...browser.cookies]);
    expect(await confirmWith(browser, { password })).toEqual({ status: 'success' });
    expect((await browser.call('endOtherSessions')).json.status).toBe('success');
    expect((await before.call('getMe')).status).toBe(401);
    minutes(10);
    expect((await browser.call('endOtherSessions')).json).toEqual(unconfirmed);
  });

  test('somebody with a second factor confirms with it, not with the password', async () => {
    const user = await buildSecured(t.db);
    const browser = openBrowser(t);
    await login(browser, user);
    await browser.call('completeSignIn', { body: { recovery_code: user.codes[0] } });
    minutes(10);
    expect(await confirmWith(browser, { password })).toEqual({
      status: 'error',
      error: 'Confirm with your second factor instead.',
    });
    const shown = { recovery_code: user.codes[1] };
    expect(await confirmWith(browser, shown)).toEqual({ status: 'success' });
    expect(await confirmWith(browser, shown)).toEqual({
      status: 'error',
      error: 'This code is wrong or was used already.',
    });
  });

  test.each([
    ['password', { password: 'wrong' }, 'The password is not right.'],
    ['code', { recovery_code: '000000' }, 'This code is wrong or was used already.'],
  ])('ten wrong tries with a %s are allowed', async (kind, body, error) => {
    const { browser } = await buildSignedIn();
    if (kind === 'code') await setUpFactor(browser);
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await confirmWith(browser, body)).toEqual({ status: 'error', error });
    }
    expect((await browser.call('confirmSession', { body })).status).toBe(429);
  });

  test('refuses a made-up recovery code', async () => {
    const { browser } = await buildSignedIn();
    minutes(10);
    expect(await confirmWith(browser, { recovery_code: randomBytes(9).toString('hex') })).toMatchObject({
      status: 'error',
    });
  });
});
