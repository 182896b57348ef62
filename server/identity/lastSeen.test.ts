import { eq } from 'drizzle-orm';
import pg from 'pg';
import { sessions, users } from '../db/schema';
import { buildTestApp, type TestApp } from '../test/buildTestApp';
import { buildUser } from '../test/factories';
import { recordLog } from '../test/recordLog';
import { hashToken } from './sessions';

const start = new Date('2026-11-21T10:00:00Z');
const minutes = (count: number) => new Date(start.getTime() + count * 60_000);

const log = recordLog();
let now = start;
let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp({ now: () => now, keepsSessions: true, log });
});
afterAll(() => t.close());
beforeEach(() => {
  now = start;
});

/** Somebody whose session began at the start. */
async function buildSignedIn() {
  const user = await buildUser(t.db);
  const cookie = await t.cookieOf(user);
  const tokenHash = hashToken(cookie.split('=')[1] ?? '');
  await t.db.update(sessions).set({ lastSeenAt: start }).where(eq(sessions.tokenHash, tokenHash));
  const seen = async () => {
    const [session] = await t.db.select().from(sessions).where(eq(sessions.tokenHash, tokenHash));
    const [person] = await t.db.select().from(users).where(eq(users.id, user.id));
    return { session: session?.lastSeenAt, person: person?.lastSeenAt };
  };
  const call = async (at: Date) => {
    now = at;
    expect((await t.as(user).call('getMe')).status).toBe(200);
  };
  return { user, seen, call };
}

test('records the use of a session every 15 minutes, and of its person once a day', async () => {
  const { seen, call } = await buildSignedIn();
  await call(minutes(14));
  expect(await seen()).toEqual({ session: start, person: null });
  await call(minutes(15));
  expect(await seen()).toEqual({ session: minutes(15), person: minutes(15) });
  await call(minutes(29));
  await call(minutes(31));
  expect(await seen()).toEqual({ session: minutes(31), person: minutes(15) });
  await call(minutes(24 * 60 + 16));
  expect(await seen()).toEqual({ session: minutes(24 * 60 + 16), person: minutes(24 * 60 + 16) });
});

test('records it once for calls that share a cached session', async () => {
  const { call } = await buildSignedIn();
  await call(start);
  const query = jest.spyOn(pg.Client.prototype, 'query');
  await Promise.all(Array.from({ length: 5 }, () => call(minutes(20))));
  const texts = query.mock.calls.map(([asked]: unknown[]) => JSON.stringify(asked) ?? '');
  query.mockRestore();
  expect(texts.filter((text) => text.includes('update \\"sessions\\"'))).toHaveLength(1);
});

test('notifies no other host of a visit, and refreshes no list', async () => {
  const { user, call } = await buildSignedIn();
  const client = new pg.Client({ connectionString: t.database.url });
  await client.connect();
  const heard: unknown[] = [];
  // A host may prove meanwhile that it hears.
  client.on('notification', ({ payload = '' }) => {
    if (!payload.startsWith('proof ')) heard.push(payload);
  });
  await client.query('listen linedesk_sessions');
  const changes = async () => (await client.query('select topic, key, changed_in from changes')).rows;
  const before = await changes();
  await call(minutes(20));
  expect(await changes()).toEqual(before);
  await t.db.update(users).set({ name: 'Renamed' }).where(eq(users.id, user.id));
  await t.db
    .update(sessions)
    .set({ expiresAt: minutes(9999) })
    .where(eq(sessions.userId, user.id));
  expect(await changes()).not.toEqual(before);
  expect(heard).toEqual([String(user.id), String(user.id)]);
  await client.end();
});

test("answers calls although the visit can't be recorded", async () => {
  const { seen, call } = await buildSignedIn();
  const update = jest.spyOn(t.db, 'update').mockImplementation(() => {
    throw new Error('The disk is full.');
  });
  await call(minutes(20));
  update.mockRestore();
  expect(await seen()).toEqual({ session: start, person: null });
  expect(log.lines.join('')).toContain('a visit was not noted');
});
