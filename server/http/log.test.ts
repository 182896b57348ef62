import { sql } from 'drizzle-orm';
import { buildTestApp } from '../test/buildTestApp';
import { buildUser } from '../test/factories';
import { recordLog } from '../test/recordLog';
import { openTestDatabase } from '../test/testDatabase';
import { messageOf, printError } from '../core/describeError';
import { recordSecurityEvent, type SecurityEvent, startLog } from './log';

/** Texts in the failures below that must not be logged. */
const secrets = /argon2id|quiet river|hidden@shop\.test|token-of-/;

test('a call whose query fails is logged without its parameters and the row', async () => {
  const log = recordLog();
  const t = await buildTestApp({ log });
  const user = await buildUser(t.db, { email: 'hidden@shop.test' });
  const admin = await buildUser(t.db, { roles: ['admin'] });
  await t.db.execute(
    sql`alter table users add constraint no_passwords check (password_hash is null) not valid`,
  );
  await t.as(admin).call('getMe');
  const answer = await t.app.inject({
    method: 'PUT',
    url: '/api/user/password',
    payload: { id: String(user.id), password: 'a new quiet river' },
    headers: { origin: 'http://localhost:3000', cookie: `linedesk_session=token-of-${admin.id}` },
  });
  expect(answer.statusCode).toBe(500);
  const failed = log.lines.find((line) => line.includes('call failed')) ?? '';
  expect(JSON.parse(failed)).toMatchObject({
    err: {
      type: 'DrizzleQueryError',
      message: expect.stringMatching(/^Failed query: update "users" set .*\$1/),
      stack: expect.stringContaining('updatePassword'),
      cause: { code: '23514', constraint: 'no_passwords', table: 'users' },
    },
  });
  expect(log.lines.join('')).not.toMatch(secrets);
  await t.close();
});

test('what somebody searched for is not logged with the address of a call', async () => {
  const log = recordLog();
  const t = await buildTestApp({ log });
  await t.app.inject({ url: '/api/find?text=boutique-lund' });
  await t.app.inject({ url: '/admin/customers?q=boutique-lund' });
  const requests = log.lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'incoming request');
  expect(requests.map(({ req }) => req)).toEqual([
    { method: 'GET', url: '/api/find', address: '127.0.0.1' },
    { method: 'GET', url: '/admin/customers', address: '127.0.0.1' },
  ]);
  expect(log.lines.join('')).not.toContain('boutique-lund');
  await t.close();
});

describe('an error of the database', () => {
  let failure: unknown;
  beforeAll(async () => {
    const { db, close } = await openTestDatabase();
    await buildUser(db, { email: 'hidden@shop.test' });
    const text = 'a quiet river\n    at hidden@shop.test';
    failure = await db.execute(sql`select ${text}::text::int`).catch((error: unknown) => error);
    await close();
  });

  test.each([
    ['alone', (log: ReturnType<typeof startLog>) => log.error(failure)],
    ['as err', (log: ReturnType<typeof startLog>) => log.error({ err: failure })],
    [
      'with its own message',
      (log: ReturnType<typeof startLog>) =>
        log.error({ err: failure }, failure instanceof Error ? failure.message : ''),
    ],
    [
      'by a child',
      (log: ReturnType<typeof startLog>) =>
        log.child({ queue: 'mail' }).warn({ err: failure }, 'task failed'),
    ],
  ])('that is logged %s tells its query and no value', (_how, write) => {
    const log = recordLog();
    write(startLog({ logLevel: 'info' }, log));
    expect(log.lines).toHaveLength(1);
    expect(log.lines[0]).toContain('Failed query: select $1::text::int');
    expect(log.lines[0]).toContain('invalid input syntax for type integer: …');
    expect(log.lines[0]).not.toMatch(secrets);
  });

  test('is printed at the terminal and stored with a task without values too', () => {
    expect(printError(failure)).toMatch(
      /^DrizzleQueryError: Failed query: select \$1::text::int\n {4}at [^]+\ncaused by: DatabaseError: invalid input/,
    );
    expect(`${printError(failure)} ${messageOf(failure)}`).not.toMatch(secrets);
  });
});

test('other errors are logged with their message and the known fields only', () => {
  const log = recordLog();
  const error = Object.assign(new Error('connect refused'), {
    code: 'ECONNREFUSED',
    rejected: ['hidden@shop.test'],
  });
  startLog({ logLevel: 'info' }, log).error({ err: new Error('no mail', { cause: error }) }, 'task failed');
  expect(JSON.parse(log.lines[0] ?? '')).toMatchObject({
    msg: 'task failed',
    err: { message: 'no mail', cause: { message: 'connect refused', code: 'ECONNREFUSED' } },
  });
  expect(log.lines[0]).not.toMatch(secrets);
});

describe('of repeated events', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const open = () => {
    const written = recordLog();
    const log = startLog({ logLevel: 'info' }, written);
    const take = () => written.lines.splice(0).map((line): Record<string, unknown> => JSON.parse(line));
    return { log, take };
  };
  const gone = () =>
    new Error('Failed query', { cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }) });

  test('failures of one kind are logged once a second, with their number', () => {
    const { log, take } = open();
    for (let call = 0; call < 500; call += 1) log.child({ call }).error({ err: gone() }, 'call failed');
    log.error({ err: new TypeError('another one') }, 'call failed');
    log.warn({ err: gone() }, 'tasks could not be worked on');
    expect(take()).toMatchObject([
      { call: 0, msg: 'call failed', err: { cause: { code: 'ECONNREFUSED' } } },
      { msg: 'call failed', err: { message: 'another one' } },
      { msg: 'tasks could not be worked on' },
    ]);
    jest.advanceTimersByTime(1000);
    expect(take()).toMatchObject([{ call: 499, times: 499, msg: 'call failed', level: 50 }]);
    log.error({ err: gone() }, 'call failed');
    expect(take()).toEqual([]);
    jest.advanceTimersByTime(1000);
    expect(take()).toMatchObject([{ times: 1 }]);
    jest.advanceTimersByTime(5000);
    expect([take(), jest.getTimerCount()]).toEqual([[], 0]);
    log.error({ err: gone() }, 'call failed');
    expect(take()[0]).not.toHaveProperty('times');
  });

  test('refusals of one address are combined after ten in a second; successful actions never are', () => {
    const { log, take } = open();
    const record = (ip: string, event: SecurityEvent) => recordSecurityEvent({ log, ip, user: null }, event);
    const refused = { event: 'origin_refused', operation: 'login', origin: 'http://evil.example' } as const;
    for (let call = 0; call < 300; call += 1) {
      record('10.0.0.1', refused);
      record('10.0.0.2', { event: 'sign_in', person: '7' });
    }
    record('10.0.0.3', refused);
    const written = take();
    const from = (ip: string) => written.filter(({ address }) => address === ip).length;
    expect(['10.0.0.1', '10.0.0.2', '10.0.0.3'].map(from)).toEqual([10, 300, 1]);
    jest.advanceTimersByTime(1000);
    expect(take()).toMatchObject([{ ...refused, address: '10.0.0.1', times: 290, msg: 'security event' }]);
  });
});
