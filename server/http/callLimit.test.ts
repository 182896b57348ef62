import { buildTestApp } from '../test/buildTestApp';
import { buildUser } from '../test/factories';
import { recordLog } from '../test/recordLog';

test('a person, or an address without a session, may make so many calls a minute, counted by itself', async () => {
  let now = new Date('2026-11-21T10:00:30Z');
  const log = recordLog();
  const t = await buildTestApp({ now: () => now, log, env: { CALLS_PER_MINUTE: '3' } });
  const [busy, calm] = [await buildUser(t.db), await buildUser(t.db)];
  const statusesOf = async (caller: typeof t.anonymous, times: number) => {
    const statuses: number[] = [];
    for (let count = 0; count < times; count += 1) statuses.push((await caller.call('getMe')).status);
    return statuses;
  };
  expect(await statusesOf(t.as(busy), 4)).toEqual([200, 200, 200, 429]);
  expect(await statusesOf(t.as(calm), 3)).toEqual([200, 200, 200]);
  expect(await statusesOf(t.anonymous, 4)).toEqual([401, 401, 401, 429]);
  const refused = await t.as(busy).call('getMe');
  expect([refused.json, refused.headers['retry-after']]).toMatchObject([
    { detail: 'Too many calls; please try again in a minute.' },
    '30',
  ]);
  expect(log.securityEvents().slice(0, 2)).toEqual([
    { event: 'calls_limited', person: String(busy.id), address: '127.0.0.1' },
    { event: 'calls_limited', person: null, address: '127.0.0.1' },
  ]);
  now = new Date('2026-11-21T10:01:00Z');
  expect(await statusesOf(t.as(busy), 1)).toEqual([200]);
  await t.close();
});

test('with 0 nobody is limited', async () => {
  const t = await buildTestApp({ env: { CALLS_PER_MINUTE: '0' } });
  for (let count = 0; count < 5; count += 1) expect((await t.anonymous.call('getMe')).status).toBe(401);
  await t.close();
});
