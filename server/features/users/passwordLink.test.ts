import { eq } from 'drizzle-orm';
import { oneTimeLinks, users } from '../../db/schema';
import { insertInvitation } from '../../identity/oneTimeLinks';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';

let t: TestApp;
let now = new Date('2026-11-21T10:00:00Z');
beforeAll(async () => {
  t = await buildTestApp({ now: () => now });
});
afterAll(() => t.close());
beforeEach(() => {
  now = new Date('2026-11-21T10:00:00Z');
});

const password = 'a new quiet river';
const invite = async (user: { id: number }, orderId: number | null = null) =>
  (await insertInvitation(t.db, { userId: user.id, orderId, now })).token;
const choose = (token: string, chosen = password) =>
  t.anonymous.call('setPasswordByLink', { body: { token, password: chosen } });
const signIn = async (user: { email: string }) =>
  (await t.anonymous.call('login', { body: { username: user.email, password } })).json.status;
const runOut = { status: 'error', error: 'This link was used or has run out. Ask for a new one.' };

test('sets the password once and ends the sessions of the account', async () => {
  const user = await buildUser(t.db);
  expect((await t.as(user).call('getMe')).status).toBe(200);
  const token = await invite(user);
  expect((await choose(token)).json).toEqual({ status: 'success', username: user.email });
  expect(await signIn(user)).toBe('success');
  expect((await t.as(user).call('getMe')).status).toBe(401);
  expect((await choose(token, 'another quiet river')).json).toEqual(runOut);
  expect(await signIn(user)).toBe('success');
});

test('names the order that the mail was about', async () => {
  const customer = await buildUser(t.db);
  const order = await buildOrder(t.db, { customer, catalog: await buildCatalog(t.db) });
  const { json } = await choose(await invite(customer, order.id));
  expect(json).toMatchObject({ status: 'success', order_id: String(order.id) });
});

test('a mail about another order does not invalidate the first link; using either invalidates both', async () => {
  const customer = await buildUser(t.db);
  const catalog = await buildCatalog(t.db);
  const [first, second] = [
    await buildOrder(t.db, { customer, catalog }),
    await buildOrder(t.db, { customer, catalog }),
  ];
  const sentTwice = await invite(customer, first.id);
  const ofFirst = await invite(customer, first.id);
  const ofSecond = await invite(customer, second.id);
  expect((await choose(sentTwice)).json).toEqual(runOut);
  expect((await choose(ofFirst)).json).toMatchObject({ status: 'success', order_id: String(first.id) });
  expect((await choose(ofSecond)).json).toEqual(runOut);
});

test('leads to no order that was deleted meanwhile', async () => {
  const customer = await buildUser(t.db);
  const order = await buildOrder(t.db, { customer, catalog: await buildCatalog(t.db), archivedAt: now });
  const { json } = await choose(await invite(customer, order.id));
  expect(json).toEqual({ status: 'success', username: customer.email });
});

test('stores only a hash of the token', async () => {
  const user = await buildUser(t.db);
  const token = await invite(user);
  const [row] = await t.db.select().from(oneTimeLinks).where(eq(oneTimeLinks.userId, user.id));
  expect(row?.tokenHash).toHaveLength(32);
  expect(row?.tokenHash.toString('base64url')).not.toBe(token);
});

test('of several concurrent uses one succeeds', async () => {
  const token = await invite(await buildUser(t.db));
  const answers = await Promise.all([choose(token), choose(token), choose(token)]);
  expect(answers.map(({ json }) => json.status).toSorted()).toEqual(['error', 'error', 'success']);
});

test('is valid for seven days', async () => {
  const [early, late] = [await buildUser(t.db), await buildUser(t.db)];
  const tokens = [await invite(early), await invite(late)];
  now = new Date('2026-11-28T09:59:59Z');
  expect((await choose(tokens[0] ?? '')).json.status).toBe('success');
  now = new Date('2026-11-28T10:00:00Z');
  expect((await choose(tokens[1] ?? '')).json).toEqual(runOut);
});

describe('is invalid', () => {
  test('after a newer invitation, a password set by staff, and the end of the account', async () => {
    const admin = await buildUser(t.db, { roles: ['admin'] });
    const [twice, helped, gone] = [await buildUser(t.db), await buildUser(t.db), await buildUser(t.db)];
    const tokens = [await invite(twice), await invite(helped), await invite(gone)];
    await invite(twice);
    await t
      .as(admin)
      .call('setUserPassword', { body: { id: String(helped.id), password: 'set by the admin' } });
    await t.db.update(users).set({ closedAt: now }).where(eq(users.id, gone.id));
    for (const token of tokens) expect((await choose(token)).json).toEqual(runOut);
  });

  test.each(['x', 'a'.repeat(43)])('or never did: %s', async (token) => {
    expect((await choose(token)).json).toEqual(runOut);
  });
});

test.each(['elevenchars', 'password1234', 'linedesk-2026'])(
  'the weak password %s is refused, and the link goes on working',
  async (weak) => {
    const token = await invite(await buildUser(t.db));
    expect((await choose(token, weak)).json).toMatchObject({ status: 'error' });
    expect((await choose(token)).json.status).toBe('success');
  },
);

test('the browser that chose the password is no stranger when strangers have used up the tries', async () => {
  const user = await buildUser(t.db);
  const device = String((await choose(await invite(user))).headers['set-cookie']).split(';')[0] ?? '';
  const tryOnce = (secret: string, headers = {}) =>
    t.anonymous.call('login', { body: { username: user.email, password: secret }, headers });
  await Promise.all(Array.from({ length: 10 }, () => tryOnce('wrong')));
  expect((await tryOnce(password)).status).toBe(429);
  expect((await tryOnce(password, { cookie: device })).json).toEqual({ status: 'success' });
});
