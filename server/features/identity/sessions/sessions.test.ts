import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashPassword } from '../../../core/passwords';
import { sessions, startedSteps, users } from '../../../db/schema';
import { hashToken } from '../../../identity/sessions';
import { insertInvitation } from '../../../identity/oneTimeLinks';
import { buildTestApp, everyRole, type TestApp } from '../../../test/buildTestApp';
import { writeCountryFile } from '../../../test/countryFile';
import { buildUser } from '../../../test/factories';
import { recordLog } from '../../../test/recordLog';

const log = recordLog();
let now = new Date('2026-11-21T10:00:00Z');
let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp({ now: () => now, log });
});
afterAll(() => t.close());
beforeEach(() => {
  now = new Date('2026-11-21T10:00:00Z');
});

const password = 'a quiet river';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

const buildAccount = async (values: Parameters<typeof buildUser>[1] = {}) =>
  buildUser(t.db, { passwordHash: await hashPassword(password), ...values });
type Account = Awaited<ReturnType<typeof buildAccount>>;

/** Signs in with a browser of its own, and returns its calls. */
async function signIn(user: Account, userAgent = firefox) {
  const body = { username: user.email, password };
  const answer = await t.anonymous.call('login', { body, headers: { 'user-agent': userAgent } });
  expect(answer.json).toEqual({ status: 'success' });
  const [pair = ''] = String([answer.headers['set-cookie']].flat()[0]).split(';');
  const headers = { cookie: pair };
  const tokenHash = hashToken(pair.split('=')[1] ?? '');
  return {
    headers,
    tokenHash,
    list: async () => (await t.anonymous.call('listSessions', { headers })).json.sessions,
    end: (id: string) => t.anonymous.call('endSession', { body: { id }, headers }),
    endOthers: () => t.anonymous.call('endOtherSessions', { headers }),
    setPassword: (chosen: string) =>
      t.anonymous.call('setUserPassword', {
        body: { id: String(user.id), password: chosen, current_password: password },
        headers,
      }),
    isOpen: async () => (await t.anonymous.call('getMe', { headers })).status === 200,
  };
}

const idOf = async (browser: Awaited<ReturnType<typeof signIn>>) =>
  (await browser.list()).find((session) => session.is_current)?.id ?? '';
const events = () => log.securityEvents().filter(({ event }) => event === 'sessions_ended');

test('a person sees their own open sessions, in plain words', async () => {
  const [user, other] = [await buildAccount(), await buildAccount()];
  const computer = await signIn(user);
  await signIn(other);
  now = new Date('2026-11-21T11:00:00Z');
  await signIn(user, safari);
  const expired = await signIn(user);
  await t.db.update(sessions).set({ expiresAt: now }).where(eq(sessions.tokenHash, expired.tokenHash));
  now = new Date('2026-11-21T12:00:00Z');
  const at = (time: string) => Date.parse(time) / 1000;
  const plain = { method: 'password', has_second_factor: false, address: '127.0.0.1', country: null };
  expect(await computer.list()).toEqual([
    {
      ...plain,
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      is_current: true,
      browser: 'Firefox on Windows',
      created: at('2026-11-21T10:00:00Z'),
      last_seen: at('2026-11-21T12:00:00Z'),
      expires: at('2026-12-05T10:00:00Z'),
    },
    {
      ...plain,
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      is_current: false,
      browser: 'Safari on iPhone',
      created: at('2026-11-21T11:00:00Z'),
      last_seen: at('2026-11-21T11:00:00Z'),
      expires: at('2026-12-05T11:00:00Z'),
    },
  ]);
});

test('where a host has a file of countries, a session says which one its address is in', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'linedesk-countries-'));
  t.env.countryFile = path.join(folder, 'countries.mmdb');
  writeCountryFile(t.env.countryFile, { country: { iso_code: 'PT' } }, {});
  const user = await buildAccount();
  const computer = await signIn(user);
  await t.db.update(sessions).set({ address: '85.240.1.2' }).where(eq(sessions.userId, user.id));
  expect(await computer.list()).toMatchObject([{ address: '85.240.1.2', country: 'PT' }]);
  t.env.countryFile = null;
  rmSync(folder, { recursive: true });
});

test('ends one session, and leaves the others', async () => {
  const user = await buildAccount();
  const [computer, telephone, tablet] = [await signIn(user), await signIn(user), await signIn(user)];
  log.lines.length = 0;
  expect((await computer.end(await idOf(telephone))).json).toEqual({ status: 'success' });
  expect([await computer.isOpen(), await telephone.isOpen(), await tablet.isOpen()]).toEqual([
    true,
    false,
    true,
  ]);
  const target = String(user.id);
  const address = '127.0.0.1';
  expect(events()).toEqual([{ event: 'sessions_ended', target, by: 'owner', person: target, address }]);
});

test('clears the cookie when the caller ends their own session', async () => {
  const computer = await signIn(await buildAccount());
  const answer = await computer.end(await idOf(computer));
  expect(String(answer.headers['set-cookie'])).toMatch(/^linedesk_session=;.*Expires=Thu, 01 Jan 1970/);
  expect(await computer.isOpen()).toBe(false);
});

test("another person's session is 404 and goes on, as for an admin among their own", async () => {
  const [user, admin] = [await buildAccount(), await buildAccount({ roles: ['admin'] })];
  const [mine, foreign] = [await signIn(admin), await signIn(user)];
  log.lines.length = 0;
  for (const id of [await idOf(foreign), randomUUID(), 'x', "' or true --"]) {
    expect((await mine.end(id)).status).toBe(404);
  }
  expect(await foreign.isOpen()).toBe(true);
  expect(events()).toEqual([]);
});

test('ends all other sessions, and pending sign-ins', async () => {
  const [user, other] = [await buildAccount(), await buildAccount()];
  const [computer, telephone, foreign] = [await signIn(user), await signIn(user), await signIn(other)];
  const step = { kind: 'second_factor', userId: user.id, expiresAt: new Date('2999-01-01') };
  await t.db.insert(startedSteps).values({ ...step, tokenHash: hashToken('a step') });
  expect((await computer.endOthers()).json).toEqual({ status: 'success' });
  expect([await computer.isOpen(), await telephone.isOpen(), await foreign.isOpen()]).toEqual([
    true,
    false,
    true,
  ]);
  expect(await t.db.$count(startedSteps, eq(startedSteps.userId, user.id))).toBe(0);
});

test('requires a confirmation ten minutes after the sign-in', async () => {
  const admin = await buildAccount({ roles: ['admin'] });
  const [computer, telephone] = [await signIn(admin), await signIn(admin)];
  const id = await idOf(telephone);
  now = new Date('2026-11-21T10:10:00Z');
  const { headers } = computer;
  const body = { id: String(admin.id) };
  const refused = [
    await computer.end(id),
    await computer.endOthers(),
    await t.anonymous.call('endSessionsOfUser', { body, headers }),
  ];
  expect(refused.map(({ json }) => json.needs_confirmation)).toEqual([true, true, true]);
  expect(await telephone.isOpen()).toBe(true);

  const confirmed = await t.anonymous.call('confirmSession', { body: { password }, headers });
  const cookie = String([confirmed.headers['set-cookie']].flat()[0]).split(';')[0] ?? '';
  const ended = await t.anonymous.call('endSession', { body: { id }, headers: { cookie } });
  expect([ended.json, await telephone.isOpen()]).toEqual([{ status: 'success' }, false]);
});

test.each(['listSessions', 'endSession', 'endOtherSessions'] as const)('%s needs a session', async (call) => {
  const body = call === 'endSession' ? { id: randomUUID() } : undefined;
  expect((await t.anonymous.call(call, { body })).status).toBe(401);
});

describe('of somebody else', () => {
  const listOf = (viewer: { id: number }, user: { id: number }) =>
    t.as(viewer).call('listSessionsOfUser', { params: { id: String(user.id) } });
  const endOf = (viewer: { id: number }, user: { id: number }, session_id?: string) =>
    t.as(viewer).call('endSessionsOfUser', {
      body: { id: String(user.id), ...(session_id === undefined ? {} : { session_id }) },
    });

  test.each(everyRole)('sessions are seen and ended by admins only: %s', async (role) => {
    const viewer = await buildUser(t.db, { roles: [role] });
    const user = await buildAccount({ agents: role === 'agent' ? [viewer] : [] });
    const computer = await signIn(user);
    const status = role === 'admin' ? 200 : 403;
    expect((await listOf(viewer, user)).status).toBe(status);
    expect((await endOf(viewer, user)).status).toBe(status);
    expect(await computer.isOpen()).toBe(role !== 'admin');
  });

  test('an admin ends one of them', async () => {
    const [admin, user] = [await buildUser(t.db, { roles: ['admin'] }), await buildAccount()];
    const [computer, telephone] = [await signIn(user), await signIn(user, safari)];
    const { sessions: listed } = (await listOf(admin, user)).json;
    expect(listed.map(({ is_current }) => is_current)).toEqual([false, false]);
    log.lines.length = 0;
    const id = listed.find(({ browser }) => browser === 'Safari on iPhone')?.id;
    expect((await endOf(admin, user, id)).json).toEqual({ status: 'success' });
    expect([await computer.isOpen(), await telephone.isOpen()]).toEqual([true, false]);
    const [target, person] = [String(user.id), String(admin.id)];
    expect(events()).toEqual([
      { event: 'sessions_ended', target, by: 'staff', person, address: '127.0.0.1' },
    ]);
  });

  test("answers 404 for another person's session, an unknown person and a closed account", async () => {
    const admin = await buildUser(t.db, { roles: ['admin'] });
    const [user, other] = [await buildAccount(), await buildAccount()];
    const computer = await signIn(user);
    expect((await endOf(admin, other, await idOf(computer))).status).toBe(404);
    expect(await computer.isOpen()).toBe(true);
    await t.db.update(users).set({ closedAt: now }).where(eq(users.id, other.id));
    for (const gone of [other, { id: 0 }, { id: 999_999 }]) {
      expect([(await listOf(admin, gone)).status, (await endOf(admin, gone)).status]).toEqual([404, 404]);
    }
  });

  test('an admin who ends all of their own stays signed in where they are', async () => {
    const admin = await buildAccount({ roles: ['admin'] });
    const telephone = await signIn(admin);
    expect((await endOf(admin, admin)).json).toEqual({ status: 'success' });
    expect([await telephone.isOpen(), (await t.as(admin).call('getMe')).status]).toEqual([false, 200]);
  });
});

describe('the other sessions end', () => {
  /** Somebody on two devices, and an admin. */
  async function buildDevices() {
    const user = await buildAccount();
    const [computer, telephone] = [await signIn(user), await signIn(user)];
    const admin = t.as(await buildUser(t.db, { roles: ['admin'] }));
    return { user, id: String(user.id), computer, telephone, admin };
  }
  type Devices = Awaited<ReturnType<typeof buildDevices>>;

  test('with a password that its owner changes, except the session they do it in', async () => {
    const { computer, telephone } = await buildDevices();
    expect((await computer.setPassword('a new quiet river')).json).toEqual({ status: 'success' });
    expect([await computer.isOpen(), await telephone.isOpen()]).toEqual([true, false]);
  });

  test.each<[string, (devices: Devices) => Promise<unknown>]>([
    [
      'a password set by staff',
      ({ id, admin }) => admin.call('setUserPassword', { body: { id, password: 'a new quiet river' } }),
    ],
    [
      'a password chosen through a link',
      async ({ user }) => {
        const { token } = await insertInvitation(t.db, { userId: user.id, orderId: null, now });
        const body = { token, password: 'a new quiet river' };
        expect((await t.anonymous.call('setPasswordByLink', { body })).json.status).toBe('success');
      },
    ],
    [
      'another email',
      ({ id, admin }) => admin.call('updateUser', { body: { id, email: `moved${id}@shop.test` } }),
    ],
    ['other roles', ({ id, admin }) => admin.call('setUserRoles', { body: { id, roles: ['app'] } })],
    [
      'other roles in the form',
      ({ id, admin }) => admin.call('updateUser', { body: { id, roles: ['wls', 'app'] } }),
    ],
  ])('with %s, all of them', async (_what, change) => {
    const devices = await buildDevices();
    await change(devices);
    expect([await devices.computer.isOpen(), await devices.telephone.isOpen()]).toEqual([false, false]);
  });

  test('with another email of their own, except the session they do it in', async () => {
    const admin = await buildAccount({ roles: ['admin'] });
    const telephone = await signIn(admin);
    const body = { id: String(admin.id), email: `moved${admin.id}@brand.test` };
    expect((await t.as(admin).call('updateUser', { body })).json).toEqual({ status: 'success' });
    expect([await telephone.isOpen(), (await t.as(admin).call('getMe')).status]).toEqual([false, 200]);
  });

  test('but not with the same email, a name or notes', async () => {
    const { user, id, admin, computer } = await buildDevices();
    const body = { id, email: user.email, name: 'Another name', extra_info: 'Closed on Mondays' };
    expect((await admin.call('updateUser', { body })).json).toEqual({ status: 'success' });
    expect(await computer.isOpen()).toBe(true);
  });
});
