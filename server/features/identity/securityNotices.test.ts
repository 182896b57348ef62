import { eq } from 'drizzle-orm';
import { hashPassword } from '../../core/passwords';
import { loginFailures, tasks, users } from '../../db/schema';
import { insertInvitation } from '../../identity/oneTimeLinks';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildUser } from '../../test/factories';
import { addFactor, removeFactor } from '../../test/secondFactor';

const start = new Date('2026-11-21T10:00:00Z');
let now = start;
let t: TestApp;
let silent: TestApp;
beforeAll(async () => {
  t = await buildTestApp({ now: () => now, env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  silent = await buildTestApp({ now: () => now, beside: t });
});
afterAll(async () => {
  await silent.close();
  await t.close();
});
beforeEach(async () => {
  now = start;
  await t.db.delete(tasks);
  await t.db.delete(loginFailures);
});

const password = 'a quiet river';
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';
const from = { address: '127.0.0.1', userAgent };
const at = start.getTime() / 1000;

const buildAccount = async (values: Parameters<typeof buildUser>[1] = {}) =>
  buildUser(t.db, { passwordHash: await hashPassword(password), lastSeenAt: start, ...values });
type Account = { email: string };

const signIn = (user: Account, { host = t, secret = password, cookie = '' } = {}) =>
  host.anonymous.call('login', {
    body: { username: user.email, password: secret },
    headers: { 'user-agent': userAgent, ...(cookie === '' ? {} : { cookie }) },
  });

/** The device cookie that a response sets, as a browser sends it back. */
const deviceOf = (answer: { headers: Record<string, unknown> }) =>
  [answer.headers['set-cookie']]
    .flat()
    .map(String)
    .find((cookie) => cookie.startsWith('linedesk_device='))
    ?.split(';')[0] ?? '';

const notices = async () => (await t.takeQueued()).map(({ input }) => input);
const notice = { kind: 'security_notice', at };

describe('a sign-in', () => {
  test('is mailed if the browser is new to the account, and not if it is known', async () => {
    const user = await buildAccount();
    const first = await signIn(user);
    expect(await notices()).toEqual([{ ...notice, what: 'new_sign_in', userId: user.id, from }]);
    await signIn(user, { cookie: deviceOf(first) });
    expect(await notices()).toEqual([]);
  });

  test('is not mailed when it is the first one ever, but the second one in another browser is', async () => {
    const user = await buildAccount({ lastSeenAt: null });
    await signIn(user);
    expect(await notices()).toEqual([]);
    await signIn(user);
    expect(await notices()).toMatchObject([{ what: 'new_sign_in', userId: user.id }]);
  });

  test('is not mailed if it was refused', async () => {
    await signIn(await buildAccount(), { secret: 'wrong' });
    expect(await notices()).toEqual([]);
  });
});

describe('an account whose tries are used up', () => {
  const useUp = async (user: Account, host = t) => {
    await Promise.all(Array.from({ length: 12 }, () => signIn(user, { secret: 'wrong', host })));
    expect((await signIn(user, { host })).status).toBe(429);
  };

  test('gets one mail a day', async () => {
    const user = await buildAccount();
    await useUp(user);
    const expected = { ...notice, what: 'sign_in_limited', userId: user.id, from };
    expect(await notices()).toEqual([expected]);
    now = new Date(start.getTime() + 23 * 3_600_000);
    await useUp(user);
    expect(await notices()).toEqual([]);
    now = new Date(start.getTime() + 24 * 3_600_000);
    await useUp(user);
    expect(await notices()).toEqual([{ ...expected, at: at + 86_400 }]);
  });

  test('costs the same if it is unknown: a notice that goes to nobody', async () => {
    await useUp({ email: 'ghost@shop.test' });
    expect(await notices()).toMatchObject([{ what: 'sign_in_limited', userId: null }]);
  });
});

describe('a change', () => {
  const setPassword = async (viewer: { id: number }, user: { id: number }) => {
    const body = { id: String(user.id), password: 'a new quiet river', current_password: password };
    const answer = await t.as(viewer).call('setUserPassword', { body, headers: { 'user-agent': userAgent } });
    expect(answer.json).toEqual({ status: 'success' });
  };
  const chooseByLink = async (user: { id: number }) => {
    const { token } = await insertInvitation(t.db, { userId: user.id, orderId: null, now });
    const body = { token, password: 'a new quiet river' };
    const headers = { 'user-agent': userAgent };
    expect((await t.anonymous.call('setPasswordByLink', { body, headers })).json.status).toBe('success');
  };
  const setEmail = async (viewer: { id: number }, user: { id: number }, email: string) => {
    const body = { id: String(user.id), email };
    const answer = await t.as(viewer).call('updateUser', { body, headers: { 'user-agent': userAgent } });
    expect(answer.json).toEqual({ status: 'success' });
  };

  test('of a password is mailed, with the place unless staff did it', async () => {
    const [user, admin] = [await buildAccount(), await buildUser(t.db, { roles: ['admin'] })];
    const changed = { ...notice, what: 'password_changed', userId: user.id };
    await setPassword(user, user);
    expect(await notices()).toEqual([{ ...changed, from }]);
    await setPassword(admin, user);
    expect(await notices()).toEqual([{ ...changed, from: null }]);
    await chooseByLink(user);
    expect(await notices()).toEqual([{ ...changed, from }]);
  });

  test("to an account's first password is not mailed", async () => {
    const admin = await buildUser(t.db, { roles: ['admin'] });
    await setPassword(admin, await buildUser(t.db));
    await chooseByLink(await buildUser(t.db));
    expect(await notices()).toEqual([]);
  });

  test('of an email is mailed to the new address and the former one', async () => {
    const [user, admin] = [await buildAccount(), await buildUser(t.db, { roles: ['admin'] })];
    await setEmail(admin, user, `moved-${user.email}`);
    const changed = { ...notice, what: 'email_changed', userId: user.id, from: null };
    expect(await notices()).toEqual([changed, { ...changed, email: user.email }]);
    await setEmail(admin, user, `moved-${user.email}`);
    expect(await notices()).toEqual([]);
  });

  test('of one’s own email says where it was done', async () => {
    const admin = await buildAccount({ roles: ['admin'] });
    await setEmail(admin, admin, `moved-${admin.email}`);
    expect(await notices()).toMatchObject([{ from }, { from, email: admin.email }]);
  });

  test('of the email of an account never used is not mailed to the former address', async () => {
    const admin = await buildUser(t.db, { roles: ['admin'] });
    const user = await buildUser(t.db, { email: 'mistyped@shop.test' });
    await setEmail(admin, user, 'meant@shop.test');
    expect(await notices()).toEqual([]);
  });

  test('of second factors is mailed, with the place unless two admins did it', async () => {
    const user = await buildAccount();
    const changed = { ...notice, what: 'factors_changed', userId: user.id };
    const factor = await addFactor(t.db, user);
    const removed = await removeFactor(t.as(user), factor, { 'user-agent': userAgent });
    expect(removed.json.status).toBe('success');
    expect(await notices()).toEqual([{ ...changed, from }]);
    await addFactor(t.db, user);
    const body = { id: String(user.id) };
    for (const admin of [
      await buildUser(t.db, { roles: ['admin'] }),
      await buildUser(t.db, { roles: ['admin'] }),
    ]) {
      expect((await t.as(admin).call('resetFactors', { body })).json.status).toBe('success');
    }
    expect(await notices()).toEqual([{ ...changed, from: null }]);
  });

  test('is not mailed if it was refused', async () => {
    const [user, admin] = [await buildAccount(), await buildUser(t.db, { roles: ['admin'] })];
    const body = { id: String(user.id), email: admin.email };
    expect((await t.as(admin).call('updateUser', { body })).json.status).toBe('error');
    expect(await notices()).toEqual([]);
  });
});

test('a host that sends no mail queues no notice', async () => {
  const user = await buildAccount();
  await signIn(user, { host: silent });
  for (let tries = 0; tries < 12; tries += 1) await signIn(user, { secret: 'wrong', host: silent });
  const admin = await buildUser(t.db, { roles: ['admin'] });
  const body = { id: String(user.id), email: 'other@shop.test' };
  await silent.as(admin).call('updateUser', { body });
  expect(await notices()).toEqual([]);
  const [row] = await t.db.select().from(users).where(eq(users.id, user.id));
  expect(row?.email).toBe('other@shop.test');
});
