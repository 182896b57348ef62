import { eq } from 'drizzle-orm';
import { sessions } from '../../../db/schema';
import { buildUser } from '../../../test/factories';
import { makeRecoveryCodes } from '../second-factor/changes';
import { addFactor } from '../../../test/secondFactor';
import { buildOpenidHost, type OpenidHost } from '../../../test/openid/buildOpenidHost';
import type { OpenidBrowser } from '../../../test/openid/openidBrowser';

let t: OpenidHost;

beforeAll(async () => {
  t = await buildOpenidHost();
});
afterEach(() => {
  t.provider.lie({});
  t.log.lines.splice(0);
});
afterAll(() => t.close());

const start = '/auth/openid/contoso';

/** An agent whose account at the provider has their email. */
async function buildAnna(values: Parameters<typeof buildUser>[1] = {}) {
  const user = await buildUser(t.db, { roles: ['agent'], ...values });
  const account = `anna-${user.id}`;
  t.accounts[account] = { email: user.email, email_verified: true, name: 'Anna' };
  return { user, account };
}

const cookieOf = ({ cookies }: OpenidBrowser) =>
  Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ');

const meOf = async (browser: OpenidBrowser) =>
  (await t.anonymous.call('getMe', { headers: { cookie: cookieOf(browser) } })).json;

describe('the way there', () => {
  test('is a redirect with a code challenge, a state and a nonce of its own', async () => {
    const answers = [await t.browser().open(start), await t.browser().open(start)];
    const queries = answers.map(({ location }) => new URL(location ?? '').searchParams);
    for (const query of queries) {
      expect(Object.fromEntries(query)).toEqual({
        client_id: 'linedesk',
        redirect_uri: 'http://localhost:3000/auth/openid/contoso/callback',
        response_type: 'code',
        scope: 'openid email profile',
        code_challenge_method: 'S256',
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
        state: expect.stringMatching(/^[\w-]{43}$/),
        nonce: expect.stringMatching(/^[\w-]{43}$/),
      });
    }
    const random = queries.flatMap((query) =>
      ['state', 'nonce', 'code_challenge'].map((key) => query.get(key)),
    );
    expect(new Set(random).size).toBe(6);
    expect(answers[0]).toMatchObject({ status: 303, headers: { 'cache-control': 'no-store' } });
    expect(answers[0]?.headers['referrer-policy']).toBe('no-referrer');
    expect(answers[0]?.headers['set-cookie']).toMatch(
      /^linedesk_step=[\w-]{43}; .*Path=\/; .*HttpOnly; SameSite=Lax$/,
    );
  });

  test('is no address for a provider that is not set', async () => {
    expect((await t.browser().open('/auth/openid/google')).status).toBe(404);
  });

  test('can be started 100 times from an address in 15 minutes, not counting completed sign-ins', async () => {
    const host = await buildOpenidHost();
    const { email } = await buildUser(host.db, { roles: ['agent'] });
    host.accounts.anna = { email, email_verified: true };
    const account = 'anna';
    expect(await host.signIn(account)).toBe('/login?signed_in=contoso');
    for (let count = 0; count < 100; count += 1) {
      expect((await host.browser().open(start)).location).toContain(host.provider.issuer);
    }
    const { location } = await host.browser().open(`${start}?from=/admin/ed`);
    expect(location).toBe('/login?failure=limited&provider=contoso&from=%2Fadmin%2Fed');
    expect(host.log.securityEvents()).toContainEqual(
      expect.objectContaining({ event: 'sign_in_limited', by: 'address' }),
    );
    await host.close();
  });
});

describe('the way back', () => {
  test('begins a session that knows its provider, and the page may go where the person wanted', async () => {
    const { user, account } = await buildAnna();
    const browser = t.browser();
    const came = await browser.open(await browser.visit(`${start}?from=/admin/orders/list?q=1`, account));
    expect(came).toMatchObject({
      status: 303,
      location: '/login?signed_in=contoso&from=%2Fadmin%2Forders%2Flist%3Fq%3D1',
      headers: { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    });
    expect(await meOf(browser)).toMatchObject({ id: String(user.id) });
    expect([...browser.cookies.keys()]).toEqual(['linedesk_session', 'linedesk_device']);
    const [session] = await t.db.select().from(sessions).where(eq(sessions.userId, user.id));
    expect(session).toMatchObject({
      method: 'openid',
      hasSecondFactor: false,
      openidProvider: 'contoso',
      openidSessionId: expect.stringMatching(/^[\w-]+$/),
    });
    const person = String(user.id);
    expect(t.log.securityEvents()).toEqual([
      { event: 'openid_linked', person, provider: 'contoso', address: '127.0.0.1' },
      { event: 'sign_in', person, address: '127.0.0.1' },
    ]);
  });

  test('logs neither the code nor anything else that lets somebody in', async () => {
    const { account } = await buildAnna();
    const browser = t.browser();
    const back = await browser.visit(start, account);
    await browser.open(back);
    const lines = t.log.lines.join('\n');
    expect(lines).toContain('/auth/openid/contoso/callback');
    for (const value of new URL(back).searchParams.values()) expect(lines).not.toContain(value);
    for (const value of browser.cookies.values()) expect(lines).not.toContain(value);
  });

  test('ends the session that the browser had, whosever it was', async () => {
    const [one, other] = [await buildAnna(), await buildAnna()];
    const browser = t.browser();
    await browser.signIn(start, one.account);
    const old = cookieOf(browser);
    for (const cookie of ['_session', '_session.sig']) browser.cookiesOf(t.provider.issuer).delete(cookie);
    await browser.signIn(start, other.account);
    expect(await meOf(browser)).toMatchObject({ id: String(other.user.id) });
    expect((await t.anonymous.call('getMe', { headers: { cookie: old } })).status).toBe(401);
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/%09/evil.example\n',
    '/\tevil.example',
    'javascript:alert(1)',
    `/${'a'.repeat(2000)}`,
    '',
  ])('forgets a page elsewhere: %j', async (from) => {
    const { account } = await buildAnna();
    const query = new URLSearchParams({ from });
    expect(await t.browser().signIn(`${start}?${query}`, account)).toBe('/login?signed_in=contoso');
  });
});

describe('a second factor', () => {
  const signInWith = async (amr: string[] | undefined, host: OpenidHost) => {
    const { user, account } = await buildAnna();
    host.accounts[account] = { ...t.accounts[account], amr };
    expect(await host.signIn(account)).toBe('/login?signed_in=contoso');
    const [session] = await t.db.select().from(sessions).where(eq(sessions.userId, user.id));
    return session?.hasSecondFactor;
  };

  test('was shown at the provider if it says so', async () => {
    expect(await signInWith(['pwd', 'otp'], t)).toBe(true);
    expect(await signInWith(['pwd'], t)).toBe(false);
  });

  test('of this server is required otherwise, before the session begins', async () => {
    const { user, account } = await buildAnna();
    const browser = t.browser();
    await browser.signIn(start, account);
    await addFactor(t.db, user);
    const [code] = await makeRecoveryCodes(t.db, user.id, new Date());
    expect(await browser.signIn(`${start}?from=/admin/ed`, account)).toBe(
      '/login?second_factor=asked&from=%2Fadmin%2Fed',
    );
    expect(await meOf(browser)).toMatchObject({ status: 401 });
    expect(await t.db.$count(sessions, eq(sessions.userId, user.id))).toBe(0);
    const asked = await t.anonymous.call('getSecondStep', { headers: { cookie: cookieOf(browser) } });
    expect(asked.json).toMatchObject({ status: 'second_factor' });
    const shown = await t.anonymous.call('completeSignIn', {
      body: { recovery_code: code },
      headers: { cookie: cookieOf(browser) },
    });
    expect(shown.json).toEqual({ status: 'success' });
    const [session] = await t.db.select().from(sessions).where(eq(sessions.userId, user.id));
    expect(session).toMatchObject({
      method: 'openid',
      hasSecondFactor: true,
      openidProvider: 'contoso',
      openidSessionId: expect.stringMatching(/^[\w-]+$/),
    });
  });

  test('counts as shown at a provider that is trusted with it', async () => {
    const host = await buildOpenidHost({ beside: t, settings: { SECOND_FACTOR: 'trust' } });
    expect(await signInWith(undefined, host)).toBe(true);
    await host.close();
  });
});

describe('a provider that does not answer', () => {
  const unavailable = '/login?failure=unavailable&provider=contoso';

  test('does not keep the host from starting, and says so at the sign-in', async () => {
    const host = await buildOpenidHost({ beside: t });
    await host.provider.close();
    expect((await host.browser().open(start)).location).toBe(unavailable);
    expect(host.log.lines.join()).toContain('a sign-in at an OpenID provider has failed');
    await host.provider.close();
    await host.close();
  });

  test('is asked again at the next sign-in, and then not for an hour', async () => {
    const host = await buildOpenidHost({ beside: t });
    const metadata = '/.well-known/openid-configuration';
    host.provider.lie({ status: { path: metadata, code: 503 } });
    expect((await host.browser().open(start)).location).toBe(unavailable);
    host.provider.lie({});
    expect((await host.browser().open(start)).location).toContain(host.provider.issuer);
    host.provider.lie({ status: { path: metadata, code: 503 } });
    for (const minutes of [59, 61]) {
      host.setNow(new Date(Date.now() + minutes * 60_000));
      expect((await host.browser().open(start)).location).toContain(host.provider.issuer);
    }
    await host.close();
  });

  test.each(['/token', '/jwks'])('fails the way back at %s', async (path) => {
    const host = await buildOpenidHost({ beside: t });
    const { account } = await buildAnna();
    Object.assign(host.accounts, t.accounts);
    const browser = host.browser();
    const back = await browser.visit(start, account);
    host.provider.lie({ status: { path, code: 503 } });
    expect((await browser.open(back)).location).toBe(unavailable);
    expect(await meOf(browser)).toMatchObject({ status: 401 });
    await host.close();
  });
});

test('mails a notice of the first sign-in with the company’s account only', async () => {
  const mailing = await buildOpenidHost({ env: { SMTP_URL: 'smtp://localhost:2' } });
  const user = await buildUser(mailing.db, { roles: ['agent'], lastSeenAt: new Date() });
  mailing.accounts.anna = { email: user.email, email_verified: true, name: 'Anna' };
  const mails = async () => (await mailing.takeQueued()).map(({ input }) => input);
  await mailing.signIn('anna');
  expect(await mails()).toMatchObject([
    { what: 'company_linked', userId: user.id },
    { what: 'new_sign_in', userId: user.id },
  ]);
  await mailing.signIn('anna');
  expect(await mails()).toMatchObject([{ what: 'new_sign_in' }]);
  await mailing.close();
});
