import { hash } from '@node-rs/argon2';
import { and, eq, sql } from 'drizzle-orm';
import { hashPassword } from '../../core/passwords';
import type { Db } from '../../db/openDatabase';
import { passkeys, sessions, startedSteps, users } from '../../db/schema';
import { endSessionsOf } from '../../db/sessions';
import { lockAccount } from '../../db/users';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildUser } from '../../test/factories';
import { addFactor, buildSecured, securedPassword as password, setUpFactor } from '../../test/secondFactor';
import { until } from '../../test/until';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

interface Account {
  id: number;
  email: string;
}

const buildAccount = async () => buildUser(t.db, { passwordHash: await hashPassword(password) });
const login = ({ email }: Account) => t.anonymous.call('login', { body: { username: email, password } });

/** Commits `change` while a sign-in has found everything right, and has not let the person in yet. */
async function change<Answer>(
  { id }: Account,
  write: (tx: Db) => Promise<unknown>,
  { during }: { during: () => Promise<Answer> },
): Promise<Answer> {
  const signingIn = await t.db.transaction(async (tx) => {
    await lockAccount(tx, id);
    let isDone = false;
    const answer = during().finally(() => (isDone = true));
    await until(async () => {
      const waiting = await t.db.execute(sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
      return isDone || waiting.rows.length === 1;
    });
    await write(tx);
    return { answer };
  });
  return signingIn.answer;
}

/** As changes of a password do it. */
async function setPassword(tx: Db, { id }: Account, chosen: string) {
  const passwordHash = await hashPassword(chosen);
  await tx.update(users).set({ passwordHash }).where(eq(users.id, id));
  await endSessionsOf(tx, id, null);
}

const wrong = { status: 'error', error: 'Wrong username or password' };
const left = async ({ id }: Account) => [
  await t.db.$count(sessions, eq(sessions.userId, id)),
  await t.db.$count(startedSteps, and(eq(startedSteps.userId, id), eq(startedSteps.kind, 'second_factor'))),
];

test.each([
  ['a password alone', buildAccount],
  ['a second factor too', () => buildSecured(t.db)],
])('a password that changes meanwhile is wrong, for somebody with %s', async (_who, build) => {
  const user = await build();
  const answer = await change(user, (tx) => setPassword(tx, user, 'another quiet river'), {
    during: () => login(user),
  });
  expect([answer.json, await left(user)]).toEqual([wrong, [0, 0]]);
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('refuses the former email of an account that gets another one', async () => {
  const user = await buildAccount();
  const move = (tx: Db) =>
    tx
      .update(users)
      .set({ email: `moved-${user.email}` })
      .where(eq(users.id, user.id));
  expect((await change(user, move, { during: () => login(user) })).json).toEqual(wrong);
});

test('accepts a password whose hash is renewed meanwhile', async () => {
  const user = await buildAccount();
  const renew = async (tx: Db) =>
    tx
      .update(users)
      .set({ passwordHash: await hash(password) })
      .where(eq(users.id, user.id));
  const answer = await change(user, renew, { during: () => login(user) });
  expect([answer.json, await left(user)]).toEqual([{ status: 'success' }, [1, 0]]);
});

test('asks for a second factor that is added meanwhile', async () => {
  const user = await buildAccount();
  const answer = await change(user, (tx) => addFactor(tx, user), { during: () => login(user) });
  expect([answer.json.status, await left(user)]).toEqual(['second_factor', [0, 1]]);
});

test('ends a second step when the password changes', async () => {
  const user = await buildSecured(t.db);
  const [cookie = ''] = String([(await login(user)).headers['set-cookie']].flat()[0]).split(';');
  const body = { recovery_code: user.codes[0] };
  const answer = await change(user, (tx) => setPassword(tx, user, 'another quiet river'), {
    during: () => t.anonymous.call('completeSignIn', { body, headers: { cookie } }),
  });
  expect(answer.json).toMatchObject({ status: 'error', must_restart: true });
  expect(await left(user)).toEqual([0, 0]);
});

test('refuses a passkey that is removed meanwhile', async () => {
  const user = await buildAccount();
  const { authenticator } = await setUpFactor(t.as(user));
  const asked = (await t.anonymous.call('startPasskeySignIn')).json;
  if (asked.options === undefined) throw new Error(asked.error);
  const credential = authenticator.get(asked.options, 'http://localhost:3000');
  const remove = async (tx: Db) => {
    await tx.delete(passkeys).where(eq(passkeys.userId, user.id));
    await endSessionsOf(tx, user.id, null);
  };
  const answer = await change(user, remove, {
    during: () => t.anonymous.call('signInByPasskey', { body: { credential } }),
  });
  expect(answer.json).toMatchObject({ status: 'error', error: expect.stringMatching(/not accepted/) });
  expect(await left(user)).toEqual([0, 0]);
});
