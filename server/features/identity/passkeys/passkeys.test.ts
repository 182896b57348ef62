import { eq } from 'drizzle-orm';
import { passkeys, sessions } from '../../../db/schema';
import { buildTestApp, type TestApp } from '../../../test/buildTestApp';
import { buildUser } from '../../../test/factories';
import { openBrowser } from '../../../test/openBrowser';
import { recordLog } from '../../../test/recordLog';
import { SoftAuthenticator, type Twist } from '../../../test/softAuthenticator';

let t: TestApp;
const log = recordLog();
let now = new Date('2026-11-26T10:00:00Z');
const origin = 'http://localhost:3000';
const refused = { status: 'error', error: 'The passkey could not be added. Please try again.' };
const tooMany = { status: 'error', error: 'You have 20 passkeys already. Remove one first.' };

beforeAll(async () => {
  t = await buildTestApp({ now: () => now, log });
});
afterAll(() => t.close());

const pass = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));

async function optionsFor(user: { id: number }) {
  const { json } = await t.as(user).call('startPasskey');
  if (json.options === undefined) throw new Error(json.error);
  return json.options;
}

/** Adds a passkey as the browser would. */
async function add(user: { id: number }, authenticator: SoftAuthenticator, twist: Twist = {}) {
  const credential = authenticator.create(await optionsFor(user), origin, twist);
  const { json } = await t.as(user).call('addPasskey', { body: { name: ' Phone ', credential } });
  return json;
}

const list = async (user: { id: number }) => (await t.as(user).call('listPasskeys')).json.passkeys;
const eventsOf = (user: { id: number }) =>
  log.securityEvents().flatMap(({ event, person }) => (person === String(user.id) ? [event] : []));

test('adds a passkey, with a user handle that does not contain the name', async () => {
  const user = await buildUser(t.db, { name: 'Bo', email: 'bo@shop.test' });
  const options = await optionsFor(user);
  expect(options).toMatchObject({
    rp: { id: 'localhost', name: 'Linedesk' },
    user: { name: 'bo@shop.test', displayName: 'Bo' },
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  });
  expect(Buffer.from(options.user.id, 'base64url').toString()).toBe(`linedesk-user-${user.id}`);

  const authenticator = new SoftAuthenticator();
  const { recovery_codes: codes, ...answer } = await add(user, authenticator);
  expect(answer).toEqual({ status: 'success' });
  expect(codes).toHaveLength(10);
  expect(await add(user, new SoftAuthenticator())).toEqual({ status: 'success' });
  expect(await list(user)).toContainEqual({
    id: authenticator.id,
    name: 'Phone',
    created: now.getTime() / 1000,
    last_used: null,
    backed_up: false,
  });
  expect((await optionsFor(user)).excludeCredentials).toContainEqual({
    id: authenticator.id,
    type: 'public-key',
    transports: ['internal'],
  });
  expect(eventsOf(user)).toEqual(['factor_added', 'factor_added']);
});

test("ends the account's other sessions when a passkey is added or removed", async () => {
  const user = await buildUser(t.db);
  await list(user);
  const beginOther = () =>
    t.db.insert(sessions).values({
      tokenHash: Buffer.from(`other of ${user.id}`),
      userId: user.id,
      expiresAt: new Date(now.getTime() + 86_400_000),
    });
  const count = () => t.db.$count(sessions, eq(sessions.userId, user.id));
  const authenticator = new SoftAuthenticator();
  await beginOther();
  expect(await count()).toBe(2);
  await add(user, authenticator);
  expect(await count()).toBe(1);

  await beginOther();
  const removed = await t.as(user).call('removePasskey', { body: { id: authenticator.id } });
  expect(removed.json).toEqual({ status: 'success' });
  expect(await count()).toBe(1);
  expect(await list(user)).toEqual([]);
  expect(eventsOf(user)).toEqual(['factor_added', 'factor_removed']);
});

test.each<[string, Twist]>([
  ['another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
  ['another origin', { origin: 'https://evil.example' }],
  ['another host', { rpId: 'evil.example' }],
  ['a sign-in', { type: 'webauthn.get' }],
  ['a person who was not verified', { isVerified: false }],
  ['nobody present', { isPresent: false }],
  ['a foreign frame', { crossOrigin: true }],
  ['an authenticator that somebody vouches for', { format: 'android-key' }],
])('adds nothing for an answer of %s', async (_what, twist) => {
  const user = await buildUser(t.db);
  expect(await add(user, new SoftAuthenticator(), twist)).toEqual(refused);
  expect(await list(user)).toEqual([]);
  expect(eventsOf(user)).toEqual(['passkey_not_added']);
});

test('accepts a challenge once, for ten minutes, from the person who requested it', async () => {
  const [user, other] = [await buildUser(t.db), await buildUser(t.db)];
  const call = (who: { id: number }, credential: object) =>
    t.as(who).call('addPasskey', { body: { name: 'Phone', credential } });

  const options = await optionsFor(user);
  const [first, second] = [new SoftAuthenticator(), new SoftAuthenticator()];
  expect((await call(user, first.create(options, origin))).json.status).toBe('success');
  expect((await call(user, second.create(options, origin))).json).toEqual(refused);

  const late = await optionsFor(user);
  pass(10);
  expect((await call(user, second.create(late, origin))).json).toEqual(refused);

  const foreign = await optionsFor(user);
  expect((await call(other, second.create(foreign, origin))).json).toEqual(refused);
  expect(await list(other)).toEqual([]);
});

test('refuses a passkey that another account has', async () => {
  const [user, other] = [await buildUser(t.db), await buildUser(t.db)];
  const authenticator = new SoftAuthenticator();
  await add(user, authenticator);
  expect(await add(other, authenticator)).toEqual(refused);
  expect(await list(user)).toHaveLength(1);
});

test("adds nothing if the credential's id differs from the signed one", async () => {
  const user = await buildUser(t.db);
  const other = new SoftAuthenticator().id;
  const made = new SoftAuthenticator().create(await optionsFor(user), origin);
  const credential = { ...made, id: other, rawId: other };
  const { json } = await t.as(user).call('addPasskey', { body: { name: 'Phone', credential } });
  expect(json).toEqual(refused);
});

test('allows 20 passkeys, even when two are added at once', async () => {
  const user = await buildUser(t.db);
  const rows = Array.from({ length: 19 }, (_, index) => ({
    id: `key-${user.id}-${index}`,
    userId: user.id,
    publicKey: Buffer.from('x'),
    signCount: 0,
    transports: [],
    isBackedUp: false,
    name: 'Phone',
  }));
  await t.db.insert(passkeys).values(rows);
  const options = [await optionsFor(user), await optionsFor(user)];
  const answers = await Promise.all(
    options.map((one) => {
      const credential = new SoftAuthenticator().create(one, origin);
      return t.as(user).call('addPasskey', { body: { name: 'Phone', credential } });
    }),
  );
  expect(answers.map(({ json }) => json.status).toSorted()).toEqual(['error', 'success']);
  expect(await list(user)).toHaveLength(20);
  expect((await t.as(user).call('startPasskey')).json).toEqual(tooMany);
});

test('lets only the owner see, rename and remove a passkey', async () => {
  const [user, other] = [await buildUser(t.db), await buildUser(t.db)];
  const { id } = new SoftAuthenticator();
  const authenticator = new SoftAuthenticator();
  await add(user, authenticator);
  const rename = (who: { id: number }, body: object) => t.as(who).call('renamePasskey', { body });
  const remove = (who: { id: number }, body: object) => t.as(who).call('removePasskey', { body });

  expect(await list(other)).toEqual([]);
  for (const [who, of] of [
    [other, authenticator.id],
    [user, id],
  ] as const) {
    expect((await rename(who, { id: of, name: 'Mine' })).status).toBe(404);
    expect((await remove(who, { id: of })).status).toBe(404);
  }
  expect((await rename(user, { id: authenticator.id, name: '  ' })).status).toBe(422);
  expect((await rename(user, { id: authenticator.id, name: ' Key ' })).json).toEqual({ status: 'success' });
  expect(await list(user)).toMatchObject([{ id: authenticator.id, name: 'Key' }]);
});

test('requires a confirmation long after the sign-in, by passkey if there is one', async () => {
  const user = await buildUser(t.db);
  const authenticator = new SoftAuthenticator();
  await add(user, authenticator);
  const { id } = authenticator;
  const longAgo = new Date(now.getTime() - 10 * 60_000);
  await t.db.update(sessions).set({ confirmedAt: longAgo }).where(eq(sessions.userId, user.id));
  const unconfirmed = { status: 'error', needs_confirmation: true };
  expect((await t.as(user).call('startPasskey')).json).toMatchObject(unconfirmed);
  expect((await t.as(user).call('renamePasskey', { body: { id, name: 'x' } })).json).toMatchObject(
    unconfirmed,
  );
  expect((await t.as(user).call('removePasskey', { body: { id } })).json).toMatchObject(unconfirmed);

  const browser = openBrowser(t, [['linedesk_session', (await t.cookieOf(user)).split('=')[1] ?? '']]);
  const confirm = async (shown: SoftAuthenticator) => {
    const { options } = (await browser.call('startPasskeySignIn')).json;
    if (options === undefined) throw new Error('Nothing was begun.');
    const passkey = shown.get(options, origin);
    return (await browser.call('confirmSession', { body: { passkey } })).json;
  };
  expect(await confirm(new SoftAuthenticator())).toEqual({
    status: 'error',
    error: 'The passkey was not accepted. Please try again.',
  });
  expect(await confirm(authenticator)).toEqual({ status: 'success' });
  expect((await browser.call('removePasskey', { body: { id } })).json).toEqual({ status: 'success' });
});

test("counts as a required second factor, and the last one can't be removed", async () => {
  const strict = await buildTestApp({ beside: t, env: { REQUIRE_SECOND_FACTOR: 'all' } });
  const user = await buildUser(t.db);
  const as = strict.as(user);
  expect((await as.call('listCatalogs')).status).toBe(403);
  const { options } = (await as.call('startPasskey')).json;
  if (options === undefined) throw new Error('Nothing was begun.');
  const authenticator = new SoftAuthenticator();
  const credential = authenticator.create(options, origin);
  expect((await as.call('addPasskey', { body: { name: 'Phone', credential } })).json.status).toBe('success');
  expect((await as.call('listCatalogs')).status).toBe(200);
  expect((await as.call('removePasskey', { body: { id: authenticator.id } })).json).toMatchObject({
    status: 'error',
    error: expect.stringContaining('Your account needs a second factor.'),
  });
  await strict.close();
});

test.each(['startPasskey', 'addPasskey', 'listPasskeys', 'renamePasskey', 'removePasskey'] as const)(
  '%s needs a session',
  async (operation) => {
    expect((await t.anonymous.call(operation)).status).toBe(401);
  },
);

test.each([
  ['http://orders.brand.test', false],
  ['https://192.168.0.7', false],
  ['https://[fd00::7]', false],
  ['https://orders.brand.test', true],
  ['http://localhost:8080', true],
])('at %s there are passkeys: %s', async (url, has) => {
  const host = await buildTestApp({ env: { PUBLIC_URL: url } });
  const user = await buildUser(host.db);
  const headers = { origin: url };
  const begun = await host.as(user).call('startPasskey', { headers });
  const signIn = await host.anonymous.call('startPasskeySignIn', { headers });
  await host.close();
  expect([begun.json.status, signIn.json.status]).toEqual(has ? ['success', 'success'] : ['error', 'error']);
  if (has) expect(signIn.json.options?.rpId).toBe(new URL(url).hostname);
});
