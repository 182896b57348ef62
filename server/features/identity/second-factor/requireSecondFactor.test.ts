import { eq } from 'drizzle-orm';
import { accessRules, type OperationId } from '../../../../src/domain/access/accessRules';
import { callsWithoutFactor } from '../../../../src/domain/access/secondFactor';
import { keysOf } from '../../../../src/domain/records';
import { deleteFactors } from '../../../db/factors';
import { sessions } from '../../../db/schema';
import { hashPassword } from '../../../core/passwords';
import { buildTestApp, type TestApp } from '../../../test/buildTestApp';
import { buildUser } from '../../../test/factories';
import { openBrowser } from '../../../test/openBrowser';
import {
  addFactor,
  buildSecured,
  removeFactor,
  securedPassword as password,
  setUpFactor,
} from '../../../test/secondFactor';

let plain: TestApp;
let t: TestApp;
let staffOnly: TestApp;
const now = new Date('2026-11-21T10:00:00Z');
beforeAll(async () => {
  plain = await buildTestApp({ now: () => now });
  t = await buildTestApp({ now: () => now, env: { REQUIRE_SECOND_FACTOR: 'all' }, beside: plain });
  staffOnly = await buildTestApp({ now: () => now, env: { REQUIRE_SECOND_FACTOR: 'staff' }, beside: plain });
});
afterAll(async () => {
  await staffOnly.close();
  await t.close();
  await plain.close();
});

const detail = 'Your account needs a second factor. Set one up on your profile page first.';
const params = { id: '1', catalog_id: '1', tile: 'days', reference: 'WJM123' };

const guarded = keysOf(accessRules).filter((name) => accessRules[name] !== 'public');
const open = guarded.filter((name) => callsWithoutFactor.has(name));

describe('somebody who needs a second factor and has none', () => {
  test.each(guarded.filter((name) => !callsWithoutFactor.has(name)))('may not call %s', async (name) => {
    const admin = await buildUser(t.db, { roles: ['admin'] });
    const answer = await t.as(admin).call(name, { params });
    expect([answer.status, answer.json]).toEqual([403, expect.objectContaining({ detail })]);
  });

  test.each(open)('may call %s', async (name: OperationId) => {
    const admin = await buildUser(t.db, { roles: ['admin'] });
    expect([401, 403]).not.toContain((await t.as(admin).call(name)).status);
  });

  test('may not read the API reference', async () => {
    const admin = await buildUser(t.db, { roles: ['admin'] });
    const headers = { cookie: await t.cookieOf(admin) };
    const answer = await t.app.inject({ url: '/api/docs', headers });
    expect([answer.statusCode, answer.json().detail]).toEqual([403, detail]);
  });

  test('signs in by password, and may make all calls once a factor is set up', async () => {
    const admin = await buildUser(t.db, { roles: ['admin'], passwordHash: await hashPassword(password) });
    const browser = openBrowser(t);
    await browser.call('login', { body: { username: admin.email, password } });
    expect((await browser.call('getMe')).json).toMatchObject({ must_add_factor: true });
    expect((await browser.call('getSecondFactors')).json).toMatchObject({ required: true });
    const [row] = await t.db.select().from(sessions).where(eq(sessions.userId, admin.id));
    expect(row?.hasSecondFactor).toBe(false);
    expect((await browser.call('listTasks')).status).toBe(403);
    await setUpFactor(browser);
    expect((await browser.call('listTasks')).status).toBe(200);
    expect((await browser.call('getMe')).json).not.toHaveProperty('must_add_factor');
  });
});

test('applies the setting to sessions that began before it', async () => {
  const agent = await buildUser(plain.db, { roles: ['agent'] });
  const headers = { cookie: await plain.cookieOf(agent) };
  expect((await plain.anonymous.call('listOrders', { headers })).status).toBe(200);
  expect((await t.anonymous.call('listOrders', { headers })).status).toBe(403);
  expect((await staffOnly.anonymous.call('listOrders', { headers })).status).toBe(403);
});

test('counts admins and agents as staff', async () => {
  const [agent, shop] = [
    await buildUser(plain.db, { roles: ['agent'] }),
    await buildUser(plain.db, { roles: ['wls'] }),
  ];
  expect((await staffOnly.as(agent).call('listOrders')).status).toBe(403);
  expect((await staffOnly.as(shop).call('listOrders')).status).toBe(200);
  expect((await staffOnly.as(shop).call('getMe')).json).not.toHaveProperty('must_add_factor');
});

test('answers 403 again once the factor is removed, whatever the session has shown', async () => {
  const agent = await buildUser(t.db, { roles: ['agent'] });
  await addFactor(t.db, agent);
  expect((await t.as(agent).call('listOrders')).status).toBe(200);
  await t.db.update(sessions).set({ hasSecondFactor: true }).where(eq(sessions.userId, agent.id));
  await deleteFactors(t.db, agent.id);
  expect((await t.as(agent).call('listOrders')).status).toBe(403);
});

test.each([
  ['openid', true, 200],
  ['openid', false, 403],
  ['password', true, 403],
])('a session by %s with a second factor %s answers %i', async (method, hasSecondFactor, status) => {
  const agent = await buildUser(t.db, { roles: ['agent'] });
  await t.cookieOf(agent);
  await t.db.update(sessions).set({ method, hasSecondFactor }).where(eq(sessions.userId, agent.id));
  expect((await t.as(agent).call('listOrders')).status).toBe(status);
});

describe('the last factor of somebody who needs one', () => {
  const mayRemove = async (user: { id: number }) =>
    (await t.as(user).call('getSecondFactors')).json.may_remove;

  test("can't be removed", async () => {
    const user = await buildSecured(t.db);
    expect(await mayRemove(user)).toBe(false);
    expect((await removeFactor(t.as(user), user.factor)).json).toEqual({
      status: 'error',
      error: 'Your account needs a second factor. Set up another one before you remove this one.',
    });
    expect((await t.as(user).call('listOrders')).status).toBe(200);
  });

  test('can be removed once there is another one', async () => {
    const user = await buildSecured(t.db);
    await addFactor(t.db, user);
    expect(await mayRemove(user)).toBe(true);
    expect((await removeFactor(t.as(user), user.factor)).json).toEqual({ status: 'success' });
    expect((await t.as(user).call('listOrders')).status).toBe(200);
  });
});
