import { eq } from 'drizzle-orm';
import { factorResets, recoveryCodes, sessions, users } from '../../../db/schema';
import { buildTestApp, type TestApp } from '../../../test/buildTestApp';
import { buildUser } from '../../../test/factories';
import { openBrowser } from '../../../test/openBrowser';
import { buildSecured, securedMethods, securedPassword as password } from '../../../test/secondFactor';

let t: TestApp;
let now = new Date();
beforeAll(async () => {
  t = await buildTestApp({ now: () => now });
});
afterAll(() => t.close());
afterEach(() => void (now = new Date()));

const hours = (count: number) => (now = new Date(now.getTime() + count * 3_600_000));
const buildAdmin = (name?: string) =>
  buildUser(t.db, { roles: ['admin'], ...(name === undefined ? {} : { name }) });
type Person = { id: number };

const reset = async (admin: Person, person: Person) =>
  (await t.as(admin).call('resetFactors', { body: { id: String(person.id) } })).json;
const factorsOf = async (admin: Person, person: Person) =>
  (await t.as(admin).call('getFactorsOfUser', { params: { id: String(person.id) } })).json;
const asked = { status: 'success', is_pending: true };
const done = { status: 'success', is_pending: false };

test('removes the factors and ends the sessions when a second admin confirms', async () => {
  const [first, second] = [await buildAdmin('Ada Lind'), await buildAdmin()];
  const user = await buildSecured(t.db);
  expect((await t.as(user).call('getMe')).status).toBe(200);
  expect(await reset(first, user)).toEqual(asked);
  expect(await factorsOf(second, user)).toEqual({
    methods: securedMethods,
    recovery_codes_left: 10,
    reset: {
      by: String(first.id),
      name: 'Ada Lind',
      until: Math.floor((now.getTime() + 24 * 3_600_000) / 1000),
    },
  });
  expect((await t.as(user).call('getMe')).status).toBe(200);

  expect(await reset(second, user)).toEqual(done);
  expect(await factorsOf(second, user)).toEqual({ methods: [], recovery_codes_left: 0, reset: null });
  expect((await t.as(user).call('getMe')).status).toBe(401);
  expect(await t.db.$count(recoveryCodes, eq(recoveryCodes.userId, user.id))).toBe(0);
  const login = await openBrowser(t).call('login', { body: { username: user.email, password } });
  expect(login.json).toEqual({ status: 'success' });
});

test('never does it for one admin alone', async () => {
  const admin = await buildAdmin();
  const user = await buildSecured(t.db);
  expect(await reset(admin, user)).toEqual(asked);
  expect(await reset(admin, user)).toEqual({
    status: 'error',
    error: 'You have asked for this already. Another admin has to confirm it.',
  });
  expect(await factorsOf(admin, user)).toMatchObject({ recovery_codes_left: 10 });
});

test('counts two admins who ask at the same moment as two', async () => {
  const [first, second] = [await buildAdmin(), await buildAdmin()];
  const user = await buildSecured(t.db);
  const answers = await Promise.all([reset(first, user), reset(second, user)]);
  expect(answers).toEqual(expect.arrayContaining([asked, done]));
});

test('forgets a request after 24 hours', async () => {
  const [first, second] = [await buildAdmin(), await buildAdmin()];
  const user = await buildSecured(t.db);
  await reset(first, user);
  await t.cookieOf(second);
  hours(24);
  await t.db.update(sessions).set({ confirmedAt: now });
  expect(await factorsOf(second, user)).toMatchObject({ reset: null });
  expect(await reset(second, user)).toEqual(asked);
  expect(await reset(first, user)).toEqual(done);
});

test.each([
  ['lost the role', { roles: ['agent'] }],
  ['was closed', { closedAt: new Date() }],
])('ignores the request of an admin who %s', async (_why, values) => {
  const [first, second] = [await buildAdmin(), await buildAdmin()];
  const user = await buildSecured(t.db);
  await reset(first, user);
  await t.db.update(users).set(values).where(eq(users.id, first.id));
  expect(await reset(second, user)).toEqual(asked);
});

test("answers 403 to one's own reset, an error without a factor, and 404 to an unknown person", async () => {
  const admin = await buildSecured(t.db, { roles: ['admin'] });
  const plain = await buildUser(t.db, { name: 'Nora Lind' });
  const own = await t.as(admin).call('resetFactors', { body: { id: String(admin.id) } });
  expect([own.status, own.json]).toEqual([
    403,
    expect.objectContaining({ detail: 'Another admin has to reset your second factor.' }),
  ]);
  expect(await reset(admin, plain)).toEqual({
    status: 'error',
    error: 'Nora Lind has no second factor.',
  });
  const nobody = await t.as(admin).call('resetFactors', { body: { id: '999999' } });
  expect(nobody.status).toBe(404);
  expect((await t.as(admin).call('getFactorsOfUser', { params: { id: 'x' } })).status).toBe(404);
});

test('requires a confirmation from an admin who signed in long ago', async () => {
  const admin = await buildAdmin();
  const user = await buildSecured(t.db);
  await t.cookieOf(admin);
  hours(1);
  expect(await reset(admin, user)).toEqual({
    status: 'error',
    error: 'Please confirm that it is you.',
    needs_confirmation: true,
  });
  expect(await t.db.$count(factorResets, eq(factorResets.userId, user.id))).toBe(0);
});
