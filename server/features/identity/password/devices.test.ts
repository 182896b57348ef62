import { eq } from 'drizzle-orm';
import { loginFailures, users } from '../../../db/schema';
import { hashPassword } from '../../../core/passwords';
import { buildTestApp, type TestApp } from '../../../test/buildTestApp';
import { buildUser } from '../../../test/factories';

let t: TestApp;
let other: TestApp;
const now = new Date('2026-11-21T10:00:00Z');
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

const password = 'a quiet river';
type Account = { id: number; email: string };
const buildAccount = async () => buildUser(t.db, { passwordHash: await hashPassword(password) });

const signIn = (account: Account, cookie = '', secret = password, host = t) =>
  host.anonymous.call('login', { body: { username: account.email, password: secret }, headers: { cookie } });

/** The device cookie that a response sets, as a browser sends it back. */
function deviceOf(answer: { headers: Record<string, unknown> }): string {
  const cookies = [answer.headers['set-cookie']].flat().map(String);
  return cookies.find((cookie) => cookie.startsWith('linedesk_device='))?.split(';')[0] ?? '';
}

/** Uses up the account's tries from unknown devices. */
async function shutOut(account: Account) {
  await Promise.all(Array.from({ length: 10 }, () => signIn(account, '', 'wrong')));
  expect((await signIn(account)).status).toBe(429);
}

test('a browser that has signed in before signs in while strangers are shut out, on every host', async () => {
  const user = await buildAccount();
  const device = deviceOf(await signIn(user));
  await shutOut(user);
  expect((await signIn(user, device)).json).toEqual({ status: 'success' });
  expect((await signIn(user, device, password, other)).json).toEqual({ status: 'success' });
  expect((await signIn(user)).status).toBe(429);
});

test('its own tries are limited too, without affecting other devices', async () => {
  const user = await buildAccount();
  const [device, another] = [deviceOf(await signIn(user)), deviceOf(await signIn(user))];
  for (let tries = 0; tries < 10; tries += 1) await signIn(user, device, 'wrong');
  expect((await signIn(user, device)).status).toBe(429);
  expect((await signIn(user, another)).json).toEqual({ status: 'success' });
  expect((await signIn(user)).json).toEqual({ status: 'success' });
});

test('the cookie is HttpOnly, long-lived and reveals neither account nor email', async () => {
  const user = await buildAccount();
  const answer = await signIn(user);
  const [, cookie] = [answer.headers['set-cookie']].flat().map(String);
  expect(cookie).toMatch(
    /^linedesk_device=[\w-]{22}\.\d+\.[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  const decoded = Buffer.from(cookie ?? '', 'base64url').toString('latin1');
  expect(`${cookie} ${decoded}`).not.toContain(user.email);
});

test('sets no cookie for a wrong password', async () => {
  const user = await buildAccount();
  expect((await signIn(user, '', 'wrong')).headers['set-cookie']).toBeUndefined();
});

test('the cookie of another account is an unknown device', async () => {
  const [user, foreigner] = [await buildAccount(), await buildAccount()];
  const foreign = deviceOf(await signIn(foreigner));
  await shutOut(user);
  expect((await signIn(user, foreign)).status).toBe(429);
});

test('a device stays known after its password and email change; the former password is refused', async () => {
  const user = await buildAccount();
  const device = deviceOf(await signIn(user));
  const email = 'renamed@shop.test';
  await t.db
    .update(users)
    .set({ email, passwordHash: await hashPassword('another river') })
    .where(eq(users.id, user.id));
  await shutOut({ ...user, email });
  expect((await signIn({ ...user, email }, device)).json.status).toBe('error');
  expect((await signIn({ ...user, email }, device, 'another river')).json).toEqual({ status: 'success' });
});

test('a closed account behaves like an unknown one, on its devices too', async () => {
  const user = await buildAccount();
  const device = deviceOf(await signIn(user));
  await t.db.update(users).set({ closedAt: now }).where(eq(users.id, user.id));
  await shutOut(user);
  expect((await signIn(user, device)).status).toBe(429);
});
