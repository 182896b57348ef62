import { SignJWT } from 'jose';
import { openidAccounts, sessions, startedSteps } from '../../../db/schema';
import { buildUser } from '../../../test/factories';
import { buildOpenidHost, type OpenidHost } from '../../../test/openid/buildOpenidHost';
import type { OpenidBrowser } from '../../../test/openid/openidBrowser';
import { clientSecret, type Lies, startProvider } from '../../../test/openid/startProvider';

let t: OpenidHost;
let google: Awaited<ReturnType<typeof startProvider>>;

beforeAll(async () => {
  google = await startProvider({ host: 'http://localhost:3000', id: 'google', accounts: {} });
  t = await buildOpenidHost({ env: { OPENID_PROVIDERS: 'contoso,google', ...google.settings('Google') } });
  const user = await buildUser(t.db, { roles: ['admin'] });
  t.accounts.anna = { email: user.email, email_verified: true };
  t.accounts.eve = { email: (await buildUser(t.db)).email, email_verified: true };
});
afterEach(async () => {
  t.provider.lie({});
  t.setNow(new Date());
  t.log.lines.splice(0);
  await t.db.delete(sessions);
  await t.db.delete(openidAccounts);
});
afterAll(async () => {
  await t.close();
  await google.close();
});

const start = '/auth/openid/contoso';
const failure = (code: string) => `/login?failure=${code}&provider=contoso`;

/** Nobody is signed in, no account is linked, and the security log says why. */
async function expectRefused(location: string | null, code: string, provider = 'contoso') {
  expect(location).toBe(`/login?failure=${code}&provider=${provider}`);
  expect([await t.db.$count(sessions), await t.db.$count(openidAccounts)]).toEqual([0, 0]);
  expect(t.log.securityEvents()).toEqual([
    { event: 'openid_refused', provider, reason: code, person: null, address: '127.0.0.1' },
  ]);
}

const seconds = () => Math.floor(Date.now() / 1000);

test('accepts a correct answer', async () => {
  expect(await t.signIn('anna')).toBe('/login?signed_in=contoso');
});

test.each<[string, () => Lies]>([
  ['of another issuer', () => ({ payload: { iss: google.issuer } })],
  ['of an issuer with another ending', () => ({ payload: { iss: `${t.provider.issuer}/` } })],
  ['for another host', () => ({ payload: { aud: 'somebody-else' } })],
  ['for nobody', () => ({ payload: { aud: undefined } })],
  ['for several hosts, given to another', () => ({ payload: { aud: ['linedesk', 'x'], azp: 'x' } })],
  ['with the nonce of another visit', () => ({ payload: { nonce: 'another' } })],
  ['without a nonce', () => ({ payload: { nonce: undefined } })],
  ['without a signature (alg none)', () => ({ key: 'none' })],
  ['signed by another key', () => ({ key: 'another' })],
  ['signed by a key that is not published', () => ({ key: 'another', header: { kid: 'new' } })],
  ['that has expired', () => ({ payload: { exp: seconds() - 60 } })],
  ['that never expires', () => ({ payload: { exp: undefined } })],
  ['that says not when it was made', () => ({ payload: { iat: undefined } })],
  ['that is not valid yet', () => ({ payload: { nbf: seconds() + 600 } })],
  ['about nobody', () => ({ payload: { sub: undefined } })],
])('an id token %s is refused', async (_name, lies) => {
  const browser = t.browser();
  const back = await browser.visit(start, 'anna');
  t.provider.lie(lies());
  await expectRefused((await browser.open(back)).location, 'invalid');
});

test('an id token signed with the secret instead of a key is refused', async () => {
  const browser = t.browser();
  const back = await browser.visit(start, 'anna');
  t.provider.lie({
    resign: (claims) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(clientSecret)),
  });
  await expectRefused((await browser.open(back)).location, 'invalid');
});

test('alg none is refused even if the metadata offers it', async () => {
  t.provider.lie({ metadata: { id_token_signing_alg_values_supported: ['none', 'RS256'] }, key: 'none' });
  t.setNow(new Date(Date.now() + 2 * 3_600_000));
  await expectRefused(await t.signIn('anna'), 'invalid');
});

test('metadata of another issuer is refused', async () => {
  const host = await buildOpenidHost({ beside: t });
  host.provider.lie({ metadata: { issuer: google.issuer } });
  expect((await host.browser().open(start)).location).toBe(failure('invalid'));
  await host.close();
});

test('userinfo about somebody else is refused', async () => {
  const host = await buildOpenidHost({ beside: t, hasFullTokens: false });
  Object.assign(host.accounts, t.accounts);
  host.provider.lie({ userinfo: { sub: 'eve' } });
  expect(await host.signIn('anna')).toBe(failure('invalid'));
  host.provider.lie({});
  expect(await host.signIn('anna')).toBe('/login?signed_in=contoso');
  await host.close();
});

describe('the way back', () => {
  /** Somebody's way back, and their browser. */
  async function comeBack(account = 'anna'): Promise<[OpenidBrowser, URL]> {
    const browser = t.browser();
    return [browser, new URL(await browser.visit(start, account))];
  }

  test.each<[string, (back: URL) => void]>([
    ['with another state', (back) => back.searchParams.set('state', 'another')],
    ['without a state', (back) => back.searchParams.delete('state')],
    ['with two states', (back) => back.searchParams.append('state', 'another')],
    ['with another code', (back) => back.searchParams.set('code', 'another')],
    ['with two codes', (back) => back.searchParams.append('code', 'another')],
    ['without a code', (back) => back.searchParams.delete('code')],
    ['from another issuer', (back) => back.searchParams.set('iss', google.issuer)],
    ['from no issuer, where one is promised', (back) => back.searchParams.delete('iss')],
    ['with an error in another state', (back) => (back.search = '?error=access_denied&state=another')],
    ['in another form (JARM)', (back) => back.searchParams.set('response', 'x.y.z')],
  ])('%s is refused', async (_name, change) => {
    const [browser, back] = await comeBack();
    change(back);
    await expectRefused((await browser.open(back.href)).location, 'invalid');
    await expect(t.db.$count(startedSteps)).resolves.toBe(0);
  });

  test('works once', async () => {
    const [browser, back] = await comeBack();
    const step = browser.cookies.get('linedesk_step') ?? '';
    expect((await browser.open(back.href)).location).toBe('/login?signed_in=contoso');
    await t.db.delete(sessions);
    await t.db.delete(openidAccounts);
    t.log.lines.splice(0);
    browser.cookies.set('linedesk_step', step);
    await expectRefused((await browser.open(back.href)).location, 'expired');
  });

  test('works once, however often at once', async () => {
    const [browser, back] = await comeBack();
    const { cookies } = browser;
    const headers = { cookie: `linedesk_step=${cookies.get('linedesk_step')}` };
    const url = back.pathname + back.search;
    const answers = await Promise.all([1, 2, 3, 4].map(() => t.app.inject({ url, headers })));
    const locations = answers.map((answer) => answer.headers.location).toSorted();
    expect(locations).toEqual([
      failure('expired'),
      failure('expired'),
      failure('expired'),
      '/login?signed_in=contoso',
    ]);
    expect(await t.db.$count(sessions)).toBe(1);
  });

  test('with a code that was used in another browser is refused', async () => {
    const [, stolen] = await comeBack();
    const [browser, back] = await comeBack('eve');
    back.searchParams.set('code', stolen.searchParams.get('code') ?? '');
    await expectRefused((await browser.open(back.href)).location, 'invalid');
  });

  test('without the cookie of the way there is refused', async () => {
    const [browser, back] = await comeBack();
    browser.cookies.delete('linedesk_step');
    await expectRefused((await browser.open(back.href)).location, 'expired');
  });

  test("in another browser signs nobody in there: a link can't sign somebody in to the account of who sent it", async () => {
    const [, back] = await comeBack('eve');
    const [victim] = await comeBack('anna');
    await expectRefused((await victim.open(back.href)).location, 'invalid');
  });

  test('with a step of another kind is refused', async () => {
    const [browser, back] = await comeBack();
    await t.db.update(startedSteps).set({ kind: 'second_factor' });
    await expectRefused((await browser.open(back.href)).location, 'expired');
    await t.db.delete(startedSteps);
  });

  test('after 10 minutes is refused', async () => {
    const [browser, back] = await comeBack();
    t.setNow(new Date(Date.now() + 601_000));
    await expectRefused((await browser.open(back.href)).location, 'expired');
    await t.db.delete(startedSteps);
  });

  test('to another provider than the one visited is refused', async () => {
    const [browser, back] = await comeBack();
    const mixedUp = back.href.replace('/contoso/', '/google/');
    await expectRefused((await browser.open(mixedUp)).location, 'expired', 'google');
  });

  test('of somebody who does not sign in there says so', async () => {
    const [browser, back] = await comeBack('');
    await expectRefused((await browser.open(back.href)).location, 'cancelled');
  });

  test('shows nothing of what the provider says', async () => {
    const [browser, back] = await comeBack();
    const state = back.searchParams.get('state') ?? '';
    back.search = new URLSearchParams({
      error: 'access_denied',
      error_description: '<script>alert(1)</script>',
      state,
      iss: t.provider.issuer,
    }).toString();
    const { location, text } = await browser.open(back.href);
    expect([location, text]).toEqual([failure('cancelled'), '']);
    expect(t.log.lines.join()).not.toContain('script');
  });
});
