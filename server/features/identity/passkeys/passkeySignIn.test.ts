import { eq } from 'drizzle-orm';
import { loginFailures, passkeys, sessions, users } from '../../../db/schema';
import { buildTestApp, type TestApp } from '../../../test/buildTestApp';
import { buildUser } from '../../../test/factories';
import { recordLog } from '../../../test/recordLog';
import { SoftAuthenticator, type Twist } from '../../../test/softAuthenticator';

let t: TestApp;
const log = recordLog();
let now = new Date('2026-11-26T10:00:00Z');
const origin = 'http://localhost:3000';
const refused = {
  status: 'error',
  error: 'The passkey was not accepted. Try again, or sign in with your password.',
};

beforeAll(async () => {
  t = await buildTestApp({ now: () => now, log });
});
afterAll(() => t.close());
afterEach(async () => {
  await t.db.delete(loginFailures);
});

async function options() {
  const { json } = await t.anonymous.call('startPasskeySignIn');
  if (json.options === undefined) throw new Error(json.error);
  return json.options;
}

/** A person with a passkey. */
async function buildOwner(authenticator = new SoftAuthenticator()) {
  const user = await buildUser(t.db);
  const { json } = await t.as(user).call('startPasskey');
  if (json.options === undefined) throw new Error(json.error);
  const credential = authenticator.create(json.options, origin);
  await t.as(user).call('addPasskey', { body: { name: 'Phone', credential } });
  return { user, authenticator };
}

const send = (credential: object) => t.anonymous.call('signInByPasskey', { body: { credential } });
const signIn = async (authenticator: SoftAuthenticator, twist: Twist = {}) =>
  send(authenticator.get(await options(), origin, twist));

const cookiesOf = (answer: { headers: Record<string, unknown> }) =>
  [answer.headers['set-cookie']].flat().map(String);
const lastEvents = () => log.securityEvents().map(({ event, person }) => [event, person]);

test('answers everybody the same options, except for the challenge', async () => {
  const [first, second] = [await options(), await options()];
  expect(first).toEqual({
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    rpId: 'localhost',
    timeout: 300_000,
    userVerification: 'required',
  });
  expect(second.challenge).not.toBe(first.challenge);
});

test.each([true, false])('a passkey alone signs in, whether it counts or not: %s', async (counts) => {
  const { user, authenticator } = await buildOwner(new SoftAuthenticator({ counts }));
  const handle = Buffer.from(`linedesk-user-${user.id}`).toString('base64url');
  for (let times = 0; times < 2; times += 1) {
    const answer = await signIn(authenticator, { userHandle: handle });
    expect(answer.json).toEqual({ status: 'success' });
    const cookies = cookiesOf(answer);
    expect(cookies.some((cookie) => cookie.startsWith('linedesk_device='))).toBe(true);
    const session = cookies.find((cookie) => cookie.startsWith('linedesk_session=')) ?? '';
    const me = await t.anonymous.call('getMe', { headers: { cookie: session.split(';')[0] ?? '' } });
    expect(me.json.id).toBe(String(user.id));
  }
  const rows = await t.db.select().from(sessions).where(eq(sessions.userId, user.id));
  const begun = rows.filter(({ method }) => method === 'passkey');
  expect(begun.map(({ hasSecondFactor }) => hasSecondFactor)).toEqual([true, true]);
  expect(lastEvents().at(-1)).toEqual(['sign_in', String(user.id)]);
  expect((await t.as(user).call('listPasskeys')).json.passkeys[0]?.last_used).toBe(now.getTime() / 1000);
  expect(
    (await t.db.select().from(loginFailures)).map(({ key, failures }) => [key, failures]),
  ).toContainEqual(['address:127.0.0.1', 0]);
});

const stranger = new SoftAuthenticator();

test.each<[string, Twist]>([
  ['another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
  ['another origin', { origin: 'https://evil.example' }],
  ['another port', { origin: 'http://localhost:3001' }],
  ['another host', { rpId: 'evil.example' }],
  ['a registration', { type: 'webauthn.create' }],
  ['a foreign frame', { crossOrigin: true }],
  ['a person who was not verified', { isVerified: false }],
  ['nobody present', { isPresent: false }],
  ['a signature of something else', { isForged: true }],
  ['a signature of another passkey', { signer: stranger }],
  ['the handle of another account', { userHandle: Buffer.from('linedesk-user-1').toString('base64url') }],
])('refuses an answer of %s, and begins no session', async (_what, twist) => {
  const { user, authenticator } = await buildOwner();
  const answer = await signIn(authenticator, twist);
  expect(answer.json).toEqual(refused);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(lastEvents().at(-1)).toEqual(['passkey_refused', String(user.id)]);
  expect((await signIn(authenticator)).json).toEqual({ status: 'success' });
});

test('refuses unknown passkeys, removed ones and those of closed accounts alike', async () => {
  expect((await signIn(new SoftAuthenticator())).json).toEqual(refused);

  const removed = await buildOwner();
  await t.as(removed.user).call('removePasskey', { body: { id: removed.authenticator.id } });
  expect((await signIn(removed.authenticator)).json).toEqual(refused);

  const closed = await buildOwner();
  await t.db.update(users).set({ closedAt: now }).where(eq(users.id, closed.user.id));
  expect((await signIn(closed.authenticator)).json).toEqual(refused);
  expect(lastEvents().slice(-1)).toEqual([['passkey_refused', null]]);
});

test('accepts a challenge once, for five minutes, and only for this purpose', async () => {
  const { user, authenticator } = await buildOwner(new SoftAuthenticator({ counts: false }));
  const used = authenticator.get(await options(), origin);
  expect((await send(used)).json).toEqual({ status: 'success' });
  expect((await send(used)).json).toEqual(refused);

  const late = authenticator.get(await options(), origin);
  now = new Date(now.getTime() + 5 * 60_000);
  expect((await send(late)).json).toEqual(refused);

  const setup = (await t.as(user).call('startPasskey')).json.options;
  const foreign = {
    challenge: setup?.challenge ?? '',
    rpId: 'localhost',
    userVerification: 'required' as const,
  };
  expect((await send(authenticator.get(foreign, origin))).json).toEqual(refused);
});

describe('a passkey whose signature counter goes back', () => {
  test.each([7, 6, 0])('to %i of 7 is refused, and recorded', async (signCount) => {
    const { user, authenticator } = await buildOwner();
    expect((await signIn(authenticator, { signCount: 7 })).json).toEqual({ status: 'success' });
    expect((await signIn(authenticator, { signCount })).json).toEqual(refused);
    expect(lastEvents().at(-1)).toEqual(['passkey_copied', String(user.id)]);
    const [row] = await t.db.select().from(passkeys).where(eq(passkeys.id, authenticator.id));
    expect(row?.signCount).toBe(7);
    expect((await signIn(authenticator, { signCount: 8 })).json).toEqual({ status: 'success' });
  });

  test('is not suspected unless the passkey signed the counter', async () => {
    const { user, authenticator } = await buildOwner();
    await signIn(authenticator, { signCount: 7 });
    await signIn(authenticator, { signCount: 1, signer: stranger });
    expect(lastEvents().at(-1)).toEqual(['passkey_refused', String(user.id)]);
  });

  test('lets in only one of two concurrent sign-ins', async () => {
    const { authenticator } = await buildOwner();
    const [one, two] = [await options(), await options()];
    const answers = await Promise.all(
      [one, two].map((given) => send(authenticator.get(given, origin, { signCount: 9 }))),
    );
    expect(answers.map(({ json }) => json.status).toSorted()).toEqual(['error', 'success']);
  });
});

test('counts tries by address, together with those of passwords', async () => {
  const windowEndsAt = new Date(now.getTime() + 60_000);
  await t.db.insert(loginFailures).values({ key: 'address:127.0.0.1', failures: 99, windowEndsAt });
  const { authenticator } = await buildOwner();
  expect((await signIn(new SoftAuthenticator())).json).toEqual(refused);
  const limited = await signIn(authenticator);
  expect(limited.status).toBe(429);
  expect(limited.json).toMatchObject({ detail: 'Too many failed sign-ins; please try again in a minute.' });
});

test('allows an address a thousand sign-ins in 15 minutes', async () => {
  const windowEndsAt = new Date(now.getTime() + 60_000);
  await t.db.insert(loginFailures).values({ key: 'passkey-address:127.0.0.1', failures: 999, windowEndsAt });
  expect((await t.anonymous.call('startPasskeySignIn')).status).toBe(200);
  expect((await t.anonymous.call('startPasskeySignIn')).status).toBe(429);
});
