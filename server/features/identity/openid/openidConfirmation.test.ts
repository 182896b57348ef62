import { eq } from 'drizzle-orm';
import { hashPassword } from '../../../core/passwords';
import { openidAccounts, sessions } from '../../../db/schema';
import { buildUser } from '../../../test/factories';
import { buildOpenidHost, type OpenidHost } from '../../../test/openid/buildOpenidHost';
import type { OpenidBrowser } from '../../../test/openid/openidBrowser';
import { startProvider, type Lies } from '../../../test/openid/startProvider';
import { addFactor } from '../../../test/secondFactor';

let t: OpenidHost;
let google: Awaited<ReturnType<typeof startProvider>>;

beforeAll(async () => {
  google = await startProvider({ host: 'http://localhost:3000', id: 'google', accounts: {} });
  t = await buildOpenidHost({ env: { OPENID_PROVIDERS: 'contoso,google', ...google.settings('Google') } });
});
afterEach(() => {
  t.provider.lie({});
  t.setNow(new Date());
});
afterAll(async () => {
  await t.close();
  await google.close();
});

const start = '/auth/openid/contoso';
const confirm = `${start}?confirm=1&from=/admin/profile`;
const confirmed = '/login?confirmed=contoso&from=%2Fadmin%2Fprofile';
const failed = (code: string, from = '&from=%2Fadmin%2Fprofile') =>
  `/login?failure=${code}&provider=contoso${from}`;
const address = '127.0.0.1';
const seconds = () => Math.floor(Date.now() / 1000);

const headersOf = ({ cookies }: OpenidBrowser) => ({
  cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '),
});

/** An agent without a password who signed in at the provider an hour ago. */
async function buildAnna(values: Parameters<typeof buildUser>[1] = {}) {
  const user = await buildUser(t.db, { roles: ['agent'], passwordHash: null, ...values });
  const account = `anna-${user.id}`;
  t.accounts[account] = { email: user.email, email_verified: true };
  const browser = t.browser();
  expect(await browser.signIn(start, account)).toBe('/login?signed_in=contoso');
  const createdAt = new Date(Date.now() - 3_600_000);
  await t.db.update(sessions).set({ createdAt }).where(eq(sessions.userId, user.id));
  t.log.lines.splice(0);
  return { user, account, browser };
}

/** Signs out at the provider alone, so that another account can sign in there. */
const forget = (browser: OpenidBrowser) => browser.cookiesOf(t.provider.issuer).clear();

const meOf = (browser: OpenidBrowser) => t.anonymous.call('getMe', { headers: headersOf(browser) });
const factorsOf = async (browser: OpenidBrowser) =>
  (await t.anonymous.call('getSecondFactors', { headers: headersOf(browser) })).json;
const endOthers = async (browser: OpenidBrowser) =>
  (await t.anonymous.call('endOtherSessions', { headers: headersOf(browser) })).json;
const needsConfirmation = async (browser: OpenidBrowser) =>
  (await endOthers(browser)).needs_confirmation === true;
const sessionsOf = (user: { id: number }) => t.db.select().from(sessions).where(eq(sessions.userId, user.id));

describe('somebody without a password and a second factor', () => {
  test('confirms at the provider, which must re-authenticate them', async () => {
    const { browser } = await buildAnna();
    expect(await factorsOf(browser)).toMatchObject({
      confirm_with: ['openid'],
      providers: [{ id: 'contoso', name: 'Contoso' }],
    });
    const { searchParams } = new URL((await browser.open(confirm)).location ?? '');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      prompt: 'login',
      max_age: '0',
      code_challenge_method: 'S256',
    });
    const signIn = new URL((await t.browser().open(start)).location ?? '').searchParams;
    expect([signIn.has('prompt'), signIn.has('max_age')]).toEqual([false, false]);
  });

  test('returns with the session confirmed, under a new token', async () => {
    const { user, account, browser } = await buildAnna();
    expect(await needsConfirmation(browser)).toBe(true);
    t.log.lines.splice(0);
    const old = headersOf(browser);
    const [before] = await sessionsOf(user);
    expect(await browser.signIn(confirm, account)).toBe(confirmed);
    expect(await needsConfirmation(browser)).toBe(false);
    expect((await t.anonymous.call('getMe', { headers: old })).status).toBe(401);
    const after = await sessionsOf(user);
    expect(after.map(({ publicId }) => publicId)).toEqual([before?.publicId]);
    const event = { event: 'session_confirmed', person: String(user.id), address };
    expect(t.log.securityEvents()).toContainEqual(event);
    expect(browser.cookies.has('linedesk_step')).toBe(false);
  });

  test('is signed out when their present session at the provider ends', async () => {
    const { user, account, browser } = await buildAnna();
    const back = await browser.visit(confirm, account);
    t.provider.lie({ payload: { sid: 'another' } });
    expect((await browser.open(back)).location).toBe(confirmed);
    expect(await sessionsOf(user)).toMatchObject([{ openidSessionId: 'another' }]);
    t.provider.lie({});
    await t.provider.signOut(account, 'another');
    expect(await sessionsOf(user)).toEqual([]);
  });

  test('confirms a session that began otherwise, which does not end with the provider’s', async () => {
    const { user, account, browser } = await buildAnna();
    await t.db
      .update(sessions)
      .set({ method: 'password', openidProvider: null, openidSessionId: null })
      .where(eq(sessions.userId, user.id));
    expect(await browser.signIn(confirm, account)).toBe(confirmed);
    expect(await sessionsOf(user)).toMatchObject([{ openidProvider: null, openidSessionId: null }]);
  });
});

describe('does not offer the provider to somebody who has', () => {
  test('a password, unless the settings forbid it', async () => {
    const { user, browser } = await buildAnna({ passwordHash: await hashPassword('four plain linen words') });
    const json = await factorsOf(browser);
    expect([json.confirm_with, json.providers]).toEqual([['password'], undefined]);

    const strict = await buildOpenidHost({ beside: t, env: { LOCAL_PASSWORDS: 'customers' } });
    const headers = headersOf(browser);
    expect((await strict.anonymous.call('getSecondFactors', { headers })).json).toMatchObject({
      confirm_with: ['openid'],
      providers: [{ id: 'contoso', name: 'Contoso' }],
    });
    const body = { password: 'four plain linen words' };
    expect((await strict.anonymous.call('confirmSession', { headers, body })).json).toEqual({
      status: 'error',
      error: 'Admins and agents sign in with their company’s account, not with a password.',
    });
    expect(await sessionsOf(user)).toMatchObject([{ confirmedAt: null }]);
    await strict.close();
  });

  test('a second factor', async () => {
    const { user, account, browser } = await buildAnna();
    await addFactor(t.db, user);
    expect(await factorsOf(browser)).not.toHaveProperty('providers');
    expect(await browser.signIn(confirm, account)).toBe(failed('second_factor'));
    expect(await needsConfirmation(browser)).toBe(true);
  });

  test('no account at a provider of the settings', async () => {
    const { user, browser } = await buildAnna();
    await t.db.update(openidAccounts).set({ provider: 'gone' }).where(eq(openidAccounts.userId, user.id));
    const json = await factorsOf(browser);
    expect([json.confirm_with, json.providers]).toEqual([[], undefined]);
  });
});

describe('confirms nothing, and leaves the session alone:', () => {
  let anna: Awaited<ReturnType<typeof buildAnna>>;
  beforeEach(async () => {
    anna = await buildAnna();
  });

  async function expectUnconfirmed(location: string | null, code: string) {
    const person = String(anna.user.id);
    expect(location).toBe(failed(code));
    expect((await meOf(anna.browser)).json).toMatchObject({ id: person });
    expect(await sessionsOf(anna.user)).toMatchObject([{ confirmedAt: null }]);
    expect(t.log.securityEvents()).toEqual([
      { event: 'confirmation_refused', provider: 'contoso', reason: code, person, address },
    ]);
    expect(await needsConfirmation(anna.browser)).toBe(true);
  }

  test.each<[string, string, () => Lies['payload']]>([
    ['without the time of the sign-in', 'not_asked', () => ({ auth_time: undefined })],
    ['of a sign-in before the visit', 'not_asked', () => ({ auth_time: seconds() - 70 })],
    ['of a sign-in to come', 'not_asked', () => ({ auth_time: seconds() + 70 })],
    ['whose time is a text', 'invalid', () => ({ auth_time: String(seconds()) })],
    ['whose time is null', 'invalid', () => ({ auth_time: null })],
    ['with the nonce of another visit', 'invalid', () => ({ nonce: 'another' })],
    ['about somebody unknown', 'another_person', () => ({ sub: 'unknown' })],
  ])('an id token %s', async (_name, code, payload) => {
    const back = await anna.browser.visit(confirm, anna.account);
    t.provider.lie({ payload: payload() });
    await expectUnconfirmed((await anna.browser.open(back)).location, code);
  });

  test('another person’s account', async () => {
    const { account } = await buildAnna();
    t.log.lines.splice(0);
    forget(anna.browser);
    const location = await anna.browser.signIn(confirm, account);
    await expectUnconfirmed(location, 'another_person');
  });

  test('the account of somebody without one here, who gets none', async () => {
    t.accounts.stranger = { email: anna.user.email, email_verified: true };
    forget(anna.browser);
    await expectUnconfirmed(await anna.browser.signIn(confirm, 'stranger'), 'another_person');
    const ofStranger = eq(openidAccounts.subject, 'stranger');
    expect(await t.db.$count(openidAccounts, ofStranger)).toBe(0);
  });

  test('a person who cancels at the provider', async () => {
    await expectUnconfirmed(await anna.browser.signIn(confirm, ''), 'cancelled');
  });

  test('a provider that does not answer', async () => {
    const back = await anna.browser.visit(confirm, anna.account);
    t.provider.lie({ status: { path: '/token', code: 503 } });
    await expectUnconfirmed((await anna.browser.open(back)).location, 'unavailable');
  });

  test('a sign-in’s way back, with its code, in place of the visit’s', async () => {
    const other = t.browser();
    const stolen = new URL(await other.visit(start, anna.account)).searchParams.get('code') ?? '';
    const back = new URL(await anna.browser.visit(confirm, anna.account));
    back.searchParams.set('code', stolen);
    await expectUnconfirmed((await anna.browser.open(back.href)).location, 'invalid');
  });
});

describe('a visit to confirm', () => {
  test('is not begun without a session', async () => {
    const browser = t.browser();
    expect((await browser.open(confirm)).location).toBe('/login?from=%2Fadmin%2Fprofile');
    browser.cookies.set('linedesk_session', 'unknown');
    expect((await browser.open(confirm)).location).toBe('/login?from=%2Fadmin%2Fprofile');
    expect(browser.cookies.has('linedesk_step')).toBe(false);
  });

  test('signs nobody in if the session has ended meanwhile', async () => {
    const { user, account, browser } = await buildAnna();
    const back = await browser.visit(confirm, account);
    await t.db.delete(sessions).where(eq(sessions.userId, user.id));
    expect((await browser.open(back)).location).toBe(failed('expired'));
    expect((await meOf(browser)).status).toBe(401);
    expect(await sessionsOf(user)).toEqual([]);
  });

  test('does not confirm another session, of the same person or of another one', async () => {
    const [anna, bo] = [await buildAnna(), await buildAnna()];
    for (const account of [anna.account, bo.account]) {
      forget(anna.browser);
      const back = await anna.browser.visit(confirm, account);
      const own = anna.browser.cookies.get('linedesk_session') ?? '';
      const other = t.browser();
      await other.signIn(start, account);
      anna.browser.cookies.set('linedesk_session', other.cookies.get('linedesk_session') ?? '');
      expect((await anna.browser.open(back)).location).toBe(failed('expired'));
      anna.browser.cookies.set('linedesk_session', own);
    }
    const all = [...(await sessionsOf(anna.user)), ...(await sessionsOf(bo.user))];
    expect(all.map(({ confirmedAt }) => confirmedAt)).toEqual(all.map(() => null));
  });

  test('can be completed only in the same browser, and once', async () => {
    const { account, browser } = await buildAnna();
    const back = await browser.visit(confirm, account);
    const thief = t.browser();
    thief.cookies.set('linedesk_session', browser.cookies.get('linedesk_session') ?? '');
    expect((await thief.open(back)).location).toBe(failed('expired', ''));
    const step = browser.cookies.get('linedesk_step') ?? '';
    expect((await browser.open(back)).location).toBe(confirmed);
    browser.cookies.set('linedesk_step', step);
    expect((await browser.open(back)).location).toBe(failed('expired', ''));
  });

  test('ends when other sessions are ended, as a password changes', async () => {
    const { user, account, browser } = await buildAnna();
    const back = await browser.visit(confirm, account);
    await t.db.update(sessions).set({ confirmedAt: new Date() }).where(eq(sessions.userId, user.id));
    await endOthers(browser);
    expect((await browser.open(back)).location).toBe(failed('expired', ''));
  });

  test('a sign-in is none, whatever its way back says', async () => {
    const { user, account, browser } = await buildAnna();
    const before = await sessionsOf(user);
    const back = await browser.visit(start, account);
    expect((await browser.open(`${back}&confirm=1`)).location).toBe('/login?signed_in=contoso');
    const after = await sessionsOf(user);
    expect(after.map(({ publicId }) => publicId)).not.toEqual(before.map(({ publicId }) => publicId));
    expect(after).toMatchObject([{ confirmedAt: null }]);
  });

  test('counts among the visits of an address', async () => {
    const { browser } = await buildAnna();
    const host = await buildOpenidHost({ beside: t });
    const headers = headersOf(browser);
    let location: unknown = '';
    for (let count = 0; count < 110; count += 1) {
      location = (await host.app.inject({ url: confirm, headers })).headers.location;
    }
    expect(location).toBe(failed('limited'));
    await host.close();
  });
});
