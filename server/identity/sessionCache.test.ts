import { eq, sql } from 'drizzle-orm';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { openNotificationListener } from '../db/notificationListener';
import { sessions, users } from '../db/schema';
import { hashPassword } from '../core/passwords';
import { buildTestApp, type TestApp } from '../test/buildTestApp';
import { buildUser } from '../test/factories';
import { until } from '../test/until';
import { mayEndSessions, openSessionCache } from './sessionCache';

/** Two hosts behind a proxy on one database. */
let one: TestApp;
let other: TestApp;

beforeAll(async () => {
  one = await buildTestApp({ keepsSessions: true });
  other = await buildTestApp({ keepsSessions: true, beside: one });
});
afterAll(async () => {
  await other.close();
  await one.close();
});

const call = (host: TestApp, cookie: string) => host.anonymous.call('getMe', { headers: { cookie } });

/** How many of a host's calls query their session. */
async function countLookUps(host: TestApp, cookie: string, calls: number): Promise<number> {
  const query = jest.spyOn(pg.Client.prototype, 'query');
  for (let n = 0; n < calls; n += 1) await call(host, cookie);
  const texts = query.mock.calls.map(([asked]: unknown[]) => JSON.stringify(asked) ?? '');
  query.mockRestore();
  return texts.filter((text) => text.includes('from \\"sessions\\"')).length;
}

const isCached = async (host: TestApp, cookie: string) => (await countLookUps(host, cookie, 1)) === 0;

/** A user whose session both hosts have cached. */
async function buildSignedIn(values: Parameters<typeof buildUser>[1] = {}) {
  const user = await buildUser(one.db, values);
  const cookie = await one.cookieOf(user);
  for (const host of [one, other]) await until(() => isCached(host, cookie));
  return { user, cookie, id: String(user.id) };
}

test('consecutive calls query the session once', async () => {
  const { cookie } = await buildSignedIn();
  expect(await countLookUps(other, cookie, 20)).toBeLessThanOrEqual(1);
});

test('a host without a cache queries the session for each call', async () => {
  const plain = await buildTestApp({ beside: one });
  const { cookie } = await buildSignedIn();
  expect(await countLookUps(plain, cookie, 5)).toBe(5);
  await plain.close();
});

const current_password = 'the old river';
const password = 'a new quiet river';

describe.each(['logout', 'password', 'roles', 'deletion', 'hand'] as const)(
  'a session ended by %s',
  (way) => {
    async function end({ id, cookie }: { id: string; cookie: string }) {
      const admin = one.as(await buildUser(one.db, { roles: ['admin'] }));
      switch (way) {
        case 'logout':
          return one.anonymous.call('logout', { headers: { cookie } });
        case 'password':
          return admin.call('setUserPassword', { body: { id, password } });
        case 'roles':
          return admin.call('updateUser', { body: { id, roles: ['wls', 'app'] } });
        case 'deletion':
          return admin.call('deleteUser', { body: { id } });
        case 'hand':
          return one.db.delete(sessions).where(eq(sessions.userId, Number(id)));
      }
    }

    test('ends on every host at once, before its cache entry expires', async () => {
      const person = await buildSignedIn({ passwordHash: await hashPassword(current_password) });
      const bystander = await buildSignedIn();
      await end(person);
      const ended = performance.now();
      // Its own host does not even wait for the notification.
      if (way !== 'hand') expect((await call(one, person.cookie)).status).toBe(401);
      for (const host of [one, other]) {
        await until(async () => (await call(host, person.cookie)).status === 401);
      }
      expect(performance.now() - ended).toBeLessThan(2000);
      expect((await call(other, bystander.cookie)).status).toBe(200);
    });
  },
);

test('a user who changes their own roles stays signed in with the new ones on every host', async () => {
  await buildUser(one.db, { roles: ['admin'] });
  const { cookie, id } = await buildSignedIn({ roles: ['admin'] });
  const body = { id, roles: ['wls'] };
  expect((await one.anonymous.call('updateUser', { body, headers: { cookie } })).json.status).toBe('success');
  const admins = (host: TestApp) => host.anonymous.call('listTasks', { headers: { cookie } });
  expect((await admins(one)).status).toBe(403);
  await until(async () => (await admins(other)).status === 403);
});

test('an account closed directly in the database is signed out on every host', async () => {
  const { user, cookie } = await buildSignedIn();
  await one.db.update(users).set({ closedAt: new Date() }).where(eq(users.id, user.id));
  await until(async () => (await call(other, cookie)).status === 401);
});

/** Runs a statement beside the database that the hosts use. */
async function beside(statement: string) {
  const url = new URL(one.database.url);
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(statement);
  await client.end();
}

test('a host caches nothing while its listening connection is down, and caches again once it is back', async () => {
  const { user, cookie } = await buildSignedIn();
  const name = new URL(one.database.url).pathname.slice(1);
  await beside(`alter database ${name} with allow_connections false`);
  await one.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = ${name} and application_name = 'linedesk notices'`);
  await until(async () => !(await isCached(other, cookie)));
  expect(await countLookUps(other, cookie, 5)).toBe(5);
  await one.db.delete(sessions).where(eq(sessions.userId, user.id));
  expect((await call(other, cookie)).status).toBe(401);
  await beside(`alter database ${name} with allow_connections true`);
  await buildSignedIn();
});

test('a session that ends while it is loaded is not cached', async () => {
  const { user } = await buildSignedIn();
  const cache = openSessionCache(one.database.pool);
  const hash = Buffer.from('a hash');
  const viewer = { id: String(user.id), dbId: user.id, roles: [], name: '', email: '' };
  const session = { viewer, createdAt: new Date(), lastSeenAt: new Date(), expiresAt: new Date() };
  const look = jest.fn(async () => session);
  const keeps = async () => {
    const before = look.mock.calls.length;
    await cache.find(hash, look);
    return look.mock.calls.length === before;
  };
  await until(keeps);
  cache.forget();
  look.mockImplementationOnce(async () => {
    cache.forget();
    return session;
  });
  expect([await keeps(), await keeps(), await keeps()]).toEqual([false, false, true]);
  await cache.close();
});

test('a connection that receives nothing, as behind a pooler, is never trusted', async () => {
  const { pool } = one.database;
  const listener = openNotificationListener(pool, 'unused_channel', {
    onNotification: () => undefined,
    onDisconnect: () => undefined,
  });
  const query = jest.spyOn(pool, 'query').mockImplementation(() => undefined);
  for (let tries = 0; tries < 20; tries += 1) {
    expect(listener.isUpToDate()).toBe(false);
    await sleep(50);
  }
  expect(query).toHaveBeenCalled();
  query.mockRestore();
  await listener.close();
});

test.each([
  ['GET', 'logout', true],
  ['POST', 'login', true],
  ['PUT', 'updateUser', true],
  ['PUT', 'updateOrder', false],
  ['GET', 'listOrders', false],
] as const)('%s %s may end sessions: %s', (method, operation, may) => {
  expect(mayEndSessions(method, operation)).toBe(may);
});
