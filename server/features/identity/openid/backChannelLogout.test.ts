import { and, eq } from 'drizzle-orm';
import { sessions, startedSteps } from '../../../db/schema';
import { buildUser } from '../../../test/factories';
import { buildOpenidHost, type OpenidHost } from '../../../test/openid/buildOpenidHost';
import { addFactor } from '../../../test/secondFactor';

let t: OpenidHost;

beforeAll(async () => {
  t = await buildOpenidHost();
});
afterEach(() => {
  t.provider.lie({});
  t.setNow(new Date());
  t.log.lines.splice(0);
});
afterAll(() => t.close());

const start = '/auth/openid/contoso';
const event = 'http://schemas.openid.net/event/backchannel-logout';
const seconds = () => Math.floor(Date.now() / 1000);

/** Somebody who has signed in twice, from two browsers. */
async function buildSignedIn() {
  const user = await buildUser(t.db, { roles: ['agent'] });
  const subject = `subject-${user.id}`;
  t.accounts[subject] = { email: user.email, email_verified: true };
  const browsers = [t.browser(), t.browser()];
  for (const browser of browsers) {
    expect(await browser.signIn(start, subject)).toBe('/login?signed_in=contoso');
  }
  const rows = await t.db.select().from(sessions).where(eq(sessions.userId, user.id));
  const ids = rows.map(({ openidSessionId }) => openidSessionId ?? '');
  return { user, subject, ids };
}

const countOf = (user: { id: number }) => t.db.$count(sessions, eq(sessions.userId, user.id));

let made = 0;
const claimsOf = (claims: Record<string, unknown>) => ({
  iss: t.provider.issuer,
  aud: 'linedesk',
  iat: seconds(),
  exp: seconds() + 120,
  jti: `token-${(made += 1)}`,
  events: { [event]: {} },
  ...claims,
});

async function send(token: string | null, headers: Record<string, string> = {}) {
  const payload = token === null ? '' : new URLSearchParams({ logout_token: token }).toString();
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  return t.app.inject({ method: 'POST', url: `${start}/logout`, payload, headers: { ...type, ...headers } });
}

const sendClaims = async (claims: Record<string, unknown>, type = 'logout+jwt') =>
  send(await t.provider.sign(claimsOf(claims), type));

test('signing out at the provider ends the session that began with that sign-in, and no other', async () => {
  const { user, subject, ids } = await buildSignedIn();
  const [first = '', second = ''] = ids;
  expect(first).not.toBe(second);
  await t.provider.signOut(subject, first);
  const left = await t.db.select().from(sessions).where(eq(sessions.userId, user.id));
  expect(left.map(({ openidSessionId }) => openidSessionId)).toEqual([second]);
  expect(t.log.securityEvents()).toContainEqual(
    expect.objectContaining({
      event: 'openid_sessions_ended',
      provider: 'contoso',
      people: [String(user.id)],
    }),
  );
});

test('a token without a session ends all sessions that began there, but none with a password', async () => {
  const [{ user, subject }, other] = [await buildSignedIn(), await buildSignedIn()];
  await t.cookieOf(user);
  const answer = await sendClaims({ sub: subject });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  const left = await t.db.select().from(sessions).where(eq(sessions.userId, user.id));
  expect(left.map(({ method }) => method)).toEqual(['password']);
  expect(await countOf(other.user)).toBe(2);
});

test('a token may name the session alone', async () => {
  const { user, ids } = await buildSignedIn();
  expect((await sendClaims({ sid: ids[0] })).statusCode).toBe(200);
  expect(await countOf(user)).toBe(1);
});

test('ends a sign-in that is pending its second step', async () => {
  const { user, subject } = await buildSignedIn();
  await addFactor(t.db, user);
  expect(await t.browser().signIn(start, subject)).toBe('/login?second_factor=asked');
  const ofUser = and(eq(startedSteps.userId, user.id), eq(startedSteps.kind, 'second_factor'));
  expect(await t.db.$count(startedSteps, ofUser)).toBe(1);
  expect((await sendClaims({ sub: subject })).statusCode).toBe(200);
  expect(await t.db.$count(startedSteps, ofUser)).toBe(0);
});

describe('is refused, and ends nothing:', () => {
  let person: Awaited<ReturnType<typeof buildSignedIn>>;
  beforeAll(async () => {
    person = await buildSignedIn();
  });

  async function expectRefused(answer: Awaited<ReturnType<typeof send>>, reason: string) {
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ error: 'invalid_request', error_description: reason });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await countOf(person.user)).toBe(2);
    expect(t.log.securityEvents()).toContainEqual(
      expect.objectContaining({ event: 'openid_logout_refused', provider: 'contoso', reason }),
    );
  }

  const claimFailed = 'The token is not valid: ERR_JWT_CLAIM_VALIDATION_FAILED.';
  const badSignature = 'The token is not valid: ERR_JWS_SIGNATURE_VERIFICATION_FAILED.';
  const expired = 'The token is not valid: ERR_JWT_EXPIRED.';

  test.each<[string, () => Record<string, unknown>, string]>([
    ['another issuer', () => ({ iss: 'https://another.example' }), claimFailed],
    ['another host', () => ({ aud: 'somebody-else' }), claimFailed],
    ['no host', () => ({ aud: undefined }), claimFailed],
    ['made six minutes ago', () => ({ iat: seconds() - 370, exp: seconds() + 60 }), expired],
    ['made tomorrow', () => ({ iat: seconds() + 86_400, exp: seconds() + 90_000 }), claimFailed],
    ['made at no time', () => ({ iat: undefined }), claimFailed],
    ['expired', () => ({ exp: seconds() - 61 }), expired],
    ['no id', () => ({ jti: undefined }), claimFailed],
    ['an empty id', () => ({ jti: '' }), 'The token has no id.'],
    ['no event', () => ({ events: undefined }), claimFailed],
    ['another event', () => ({ events: { 'http://x': {} } }), 'The token is about another event.'],
    ['an event that is none', () => ({ events: event }), 'The token is about another event.'],
    ['an id token', () => ({ nonce: 'x' }), 'The token has a nonce.'],
    ['nobody', () => ({ sub: undefined }), 'The token names neither a session nor a person.'],
    ['a session that is none', () => ({ sid: 7 }), 'The token has an unreadable session.'],
  ])('a token with %s', async (_name, claims, reason) => {
    await expectRefused(await sendClaims({ sub: person.subject, ...claims() }), reason);
  });

  test.each([undefined, 'jwt', 'at+jwt'])('a token of the type %s', async (type) => {
    const token = await t.provider.sign(claimsOf({ sub: person.subject }), type);
    await expectRefused(await send(token), 'The token is of another type.');
  });

  test('a token signed by another key', async () => {
    t.provider.lie({ key: 'another' });
    await expectRefused(await sendClaims({ sub: person.subject }), badSignature);
  });

  test('a token without a signature', async () => {
    t.provider.lie({ key: 'none' });
    const reason = 'The token is not valid: ERR_JOSE_ALG_NOT_ALLOWED.';
    await expectRefused(await sendClaims({ sub: person.subject }), reason);
  });

  test.each([null, '', 'x', 'a.b.c'])('%j instead of a token', async (token) => {
    await expectRefused(await send(token), 'The token is not valid: ERR_JWS_INVALID.');
  });

  test('a session of one person and the name of another', async () => {
    const other = await buildSignedIn();
    expect((await sendClaims({ sub: person.subject, sid: other.ids[0] })).statusCode).toBe(200);
    expect([await countOf(person.user), await countOf(other.user)]).toEqual([2, 2]);
  });

  test('a token that comes from a page', async () => {
    const token = await t.provider.sign(claimsOf({ sub: person.subject }));
    expect((await send(token, { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await send(token, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect(await countOf(person.user)).toBe(2);
  });

  test('another content type, or a body that is too long', async () => {
    const payload = JSON.stringify({
      logout_token: await t.provider.sign(claimsOf({ sub: person.subject })),
    });
    const options = { method: 'POST', url: `${start}/logout` } as const;
    const json = await t.app.inject({ ...options, payload, headers: { 'content-type': 'application/json' } });
    expect([json.statusCode, (await send('x'.repeat(17_000))).statusCode]).toEqual([415, 413]);
  });
});

test('a provider of whom it is set may send tokens of no type, or of the general one', async () => {
  const host = await buildOpenidHost({ settings: { LOGOUT_TYPE: 'any' } });
  const sendTyped = async (type?: string) => {
    const claims = { ...claimsOf({ sub: 'anna' }), iss: host.provider.issuer };
    const payload = new URLSearchParams({ logout_token: await host.provider.sign(claims, type) }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await host.app.inject({ method: 'POST', url: `${start}/logout`, payload, headers });
    return answer.statusCode;
  };
  const types = [undefined, 'JWT', 'logout+jwt', 'application/logout+jwt', 'at+jwt'];
  const statuses = [];
  for (const type of types) statuses.push(await sendTyped(type));
  expect(statuses).toEqual([200, 200, 200, 200, 400]);
  await host.close();
});

test('a token works once', async () => {
  const { user, subject } = await buildSignedIn();
  const token = await t.provider.sign(claimsOf({ sub: subject }), 'logout+jwt');
  expect((await send(token)).statusCode).toBe(200);
  await t.browser().signIn(start, subject);
  expect([(await send(token)).json(), await countOf(user)]).toEqual([
    { error: 'invalid_request', error_description: 'The token was used before.' },
    1,
  ]);
});

test('a provider that does not answer is a 503', async () => {
  const host = await buildOpenidHost({ beside: t });
  host.provider.lie({ status: { path: '/.well-known/openid-configuration', code: 503 } });
  const answer = await host.app.inject({
    method: 'POST',
    url: `${start}/logout`,
    payload: 'logout_token=x',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(answer.statusCode).toBe(503);
  await host.close();
});

test('too many refused tokens from one address are answered 429', async () => {
  const host = await buildOpenidHost();
  const post = (payload: string) =>
    host.app.inject({
      method: 'POST',
      url: `${start}/logout`,
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  for (let count = 0; count < 100; count += 1) expect((await post('')).statusCode).toBe(400);
  const answer = await post('');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  await host.close();
});
