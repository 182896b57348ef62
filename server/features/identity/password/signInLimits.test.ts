import * as argon2 from '@node-rs/argon2';
import { loginFailures } from '../../../db/schema';
import { hashPassword } from '../../../core/passwords';
import { buildTestApp, type TestApp } from '../../../test/buildTestApp';
import { buildUser } from '../../../test/factories';
import { until } from '../../../test/until';

// The real one, with its calls counted: a limited request must not cost a hash.
jest.mock('@node-rs/argon2', () => {
  const actual = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...actual, verify: jest.fn(actual.verify) };
});
const verify = jest.mocked(argon2.verify);

let t: TestApp;
let other: TestApp;
let now = new Date('2026-11-21T10:00:00Z');

beforeAll(async () => {
  t = await buildTestApp({ now: () => now });
  other = await buildTestApp({ now: () => now, beside: t });
});
afterAll(async () => {
  await other.close();
  await t.close();
});
beforeEach(() => void verify.mockClear());
afterEach(async () => {
  await t.db.delete(loginFailures);
});

const password = 'a quiet river';
const wrong = { status: 'error', error: 'Wrong username or password' };
const later = (ms: number) => (now = new Date(now.getTime() + ms));

const buildAccount = async () => buildUser(t.db, { passwordHash: await hashPassword(password) });
const signIn = (username: string, secret = password, host = t) =>
  host.anonymous.call('login', { body: { username, password: secret } });

async function fail(username: string, times: number) {
  for (let tries = 0; tries < times; tries += 1)
    expect((await signIn(username, 'wrong')).json).toEqual(wrong);
}

/** Sends many guesses at once, alternating between both hosts. */
function storm(username: string, times: number) {
  const guesses = Array.from({ length: times }, (_, index) => `no ${index}`);
  return Promise.all(guesses.map((guess, index) => signIn(username, guess, index % 2 === 0 ? t : other)));
}

test('checks ten of hundreds of concurrent tries on two hosts, even if a later password is correct', async () => {
  const user = await buildAccount();
  const storming = storm(user.email, 300);
  await until(() => verify.mock.calls.length === 10);
  expect((await signIn(user.email)).status).toBe(429);
  await storming;
  expect(verify.mock.calls.length).toBe(10);
});

test('concurrent tries after an expired window start one new window', async () => {
  const user = await buildAccount();
  await fail(user.email, 10);
  later(15 * 60_000);
  verify.mockClear();
  await storm(user.email, 40);
  expect(verify.mock.calls.length).toBe(10);
});

test('an unknown account responds like a known one, at the same cost', async () => {
  const user = await buildAccount();
  const [known, unknown] = [user.email, 'ghost@shop.test'].map(async (name) => {
    const answers = [];
    for (let tries = 0; tries < 12; tries += 1) answers.push(await signIn(name, 'wrong'));
    return answers.map(({ status, json, headers }) => [
      status,
      { ...json, request_id: '' },
      headers['retry-after'],
    ]);
  });
  expect(await known).toEqual(await unknown);
  expect(verify.mock.calls.length).toBe(20);
});

test('locks the account after ten tries, even for the correct password, until the window is over', async () => {
  const user = await buildAccount();
  await fail(user.email, 10);
  const answer = await signIn(user.email.toUpperCase());
  expect(answer.status).toBe(429);
  expect(answer.headers['retry-after']).toBe('900');
  expect(answer.json).toMatchObject({ detail: 'Too many failed sign-ins; please try again in 15 minutes.' });

  later(15 * 60_000);
  expect((await signIn(user.email)).json).toEqual({ status: 'success' });
});

test('signing in forgets the failures of the account', async () => {
  const user = await buildAccount();
  await fail(user.email, 9);
  await signIn(user.email);
  await fail(user.email, 9);
  expect((await signIn(user.email)).json).toEqual({ status: 'success' });
});

describe('an address', () => {
  const count = async () => {
    const rows = await t.db.select().from(loginFailures);
    return rows.find(({ key }) => key === 'address:127.0.0.1')?.failures;
  };

  test('that tries many accounts is limited, without limiting the accounts', async () => {
    const windowEndsAt = new Date(now.getTime() + 60_000);
    await t.db.insert(loginFailures).values({ key: 'address:127.0.0.1', failures: 100, windowEndsAt });
    const user = await buildAccount();
    expect((await signIn(user.email)).json).toMatchObject({
      detail: 'Too many failed sign-ins; please try again in a minute.',
    });
    expect((await t.db.select().from(loginFailures)).map(({ key }) => key)).toEqual(['address:127.0.0.1']);
    expect(verify).not.toHaveBeenCalled();
  });

  test('counts neither correct tries nor unchecked ones', async () => {
    const [good, shut] = [await buildAccount(), await buildAccount()];
    for (let tries = 0; tries < 3; tries += 1) await signIn(good.email);
    expect(await count()).toBe(0);
    await fail(shut.email, 10);
    for (let tries = 0; tries < 3; tries += 1) expect((await signIn(shut.email)).status).toBe(429);
    expect(await count()).toBe(10);
  });
});

test('expired windows are deleted', async () => {
  await fail('one@shop.test', 1);
  await fail('two@shop.test', 1);
  later(15 * 60_000);
  await fail('three@shop.test', 1);
  expect(await t.db.select().from(loginFailures)).toHaveLength(2);
});
