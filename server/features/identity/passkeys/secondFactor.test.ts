import { eq } from 'drizzle-orm';
import { hashPassword } from '../../../core/passwords';
import { loginFailures, startedSteps } from '../../../db/schema';
import { buildTestApp, type TestApp } from '../../../test/buildTestApp';
import { buildUser } from '../../../test/factories';
import { type Browser, openBrowser } from '../../../test/openBrowser';
import { securedPassword as password, setUpFactor } from '../../../test/secondFactor';
import type { Twist } from '../../../test/softAuthenticator';

let t: TestApp;
const now = new Date('2026-11-26T10:00:00Z');
const origin = 'http://localhost:3000';
const success = { status: 'success' };
const refused = { status: 'error', error: 'The passkey was not accepted. Please try again.' };

beforeAll(async () => {
  t = await buildTestApp({ now: () => now });
});
afterAll(() => t.close());
afterEach(async () => {
  await t.db.delete(loginFailures);
});

/** A person with a password and a passkey. */
async function buildOwner() {
  const user = await buildUser(t.db, { passwordHash: await hashPassword(password) });
  const { authenticator, json } = await setUpFactor(t.as(user));
  expect(json.status).toBe('success');
  return { ...user, authenticator };
}

async function login(browser: Browser, { email }: { email: string }) {
  const { json } = await browser.call('login', { body: { username: email, password } });
  if (json.passkey === undefined) throw new Error('No passkey was asked for.');
  return { ...json, passkey: json.passkey };
}

const show = async (browser: Browser, passkey: object) =>
  (await browser.call('completeSignIn', { body: { passkey } })).json;
const isSignedIn = async (browser: Browser) => (await browser.call('getMe')).status === 200;

test("login asks for one of the person's own passkeys after the password", async () => {
  const user = await buildOwner();
  const browser = openBrowser(t);
  expect(await login(browser, user)).toEqual({
    status: 'second_factor',
    methods: ['passkey', 'recovery'],
    passkey: {
      challenge: expect.any(String),
      rpId: 'localhost',
      timeout: 300_000,
      userVerification: 'required',
      allowCredentials: [{ id: user.authenticator.id, type: 'public-key', transports: ['internal'] }],
    },
  });
  expect(await isSignedIn(browser)).toBe(false);
});

test('completes the sign-in with their passkey, once', async () => {
  const user = await buildOwner();
  const browser = openBrowser(t);
  const { passkey } = await login(browser, user);
  const shown = user.authenticator.get(passkey, origin);
  expect(await show(browser, shown)).toEqual(success);
  expect(await isSignedIn(browser)).toBe(true);

  const again = openBrowser(t);
  await login(again, user);
  expect(await show(again, shown)).toEqual(refused);
});

test.each<[string, Twist]>([
  ['another origin', { origin: 'https://evil.example' }],
  ['a person who was not verified', { isVerified: false }],
  ['a forged signature', { isForged: true }],
])('refuses an answer of %s, and accepts another one afterwards', async (_what, twist) => {
  const user = await buildOwner();
  const browser = openBrowser(t);
  const { passkey } = await login(browser, user);
  expect(await show(browser, user.authenticator.get(passkey, origin, twist))).toEqual(refused);
  expect(await isSignedIn(browser)).toBe(false);

  const { options = passkey } = (await browser.call('startPasskeySignIn')).json;
  expect(await show(browser, user.authenticator.get(options, origin))).toEqual(success);
});

test("refuses somebody else's passkey, even for a challenge of theirs", async () => {
  const [user, rival] = [await buildOwner(), await buildOwner()];
  const browser = openBrowser(t);
  const { passkey } = await login(browser, user);
  expect(await show(browser, rival.authenticator.get(passkey, origin))).toEqual(refused);
  const { passkey: theirs } = await login(openBrowser(t), rival);
  expect(await show(browser, rival.authenticator.get(theirs, origin))).toEqual(refused);
  expect(await show(browser, user.authenticator.get(theirs, origin))).toEqual(refused);
  expect(await isSignedIn(browser)).toBe(false);
});

describe('getSecondStep', () => {
  const ask = async (browser: Browser) => (await browser.call('getSecondStep')).json;

  test('answers the same passkeys with a new challenge, which works once', async () => {
    const user = await buildOwner();
    const browser = openBrowser(t);
    const first = await login(browser, user);
    const again = await ask(browser);
    const challenge = expect.any(String);
    expect(again).toEqual({ ...first, passkey: { ...first.passkey, challenge } });
    if (again.passkey === undefined) throw new Error('No passkey was asked for.');
    expect(again.passkey.challenge).not.toBe(first.passkey.challenge);
    const shown = user.authenticator.get(again.passkey, origin);
    expect(await show(browser, shown)).toEqual(success);
    await login(browser, user);
    expect(await show(browser, shown)).toEqual(refused);
  });

  test("answers a challenge that accepts only the person's own passkeys", async () => {
    const [user, rival] = [await buildOwner(), await buildOwner()];
    const [browser, other] = [openBrowser(t), openBrowser(t)];
    await login(browser, user);
    await login(other, rival);
    const { passkey } = await ask(other);
    if (passkey === undefined) throw new Error('No passkey was asked for.');
    expect(passkey.allowCredentials?.map(({ id }) => id)).toEqual([rival.authenticator.id]);
    expect(await show(browser, user.authenticator.get(passkey, origin))).toEqual(refused);
    expect(await show(browser, rival.authenticator.get(passkey, origin))).toEqual(refused);
  });
});

test('asks for no passkey after the last one was removed, and ends the pending sign-in', async () => {
  const user = await buildOwner();
  const browser = openBrowser(t);
  const { passkey } = await login(browser, user);
  await t.as(user).call('removePasskey', { body: { id: user.authenticator.id } });
  expect(await show(browser, user.authenticator.get(passkey, origin))).toMatchObject({ must_restart: true });
  expect(await t.db.$count(startedSteps, eq(startedSteps.userId, user.id))).toBe(0);
  const { json } = await openBrowser(t).call('login', { body: { username: user.email, password } });
  expect(json).toEqual(success);
});
