import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openMailer } from '../../../background/mail';
import { loginFailures } from '../../../db/schema';
import { insertInvitation } from '../../../identity/oneTimeLinks';
import { buildTestApp, type TestApp } from '../../../test/buildTestApp';
import { recordLog } from '../../../test/recordLog';
import { buildUser } from '../../../test/factories';
import { sendMail } from '../../mail/mailTaskDefinition';

const log = recordLog();
let t: TestApp;
let outbox: TestApp;
let now = new Date();

beforeAll(async () => {
  const env = { SMTP_URL: 'smtp://127.0.0.1:1', BRAND_NAME: 'Nordhus' };
  t = await buildTestApp({ now: () => now, env, log });
  outbox = await buildTestApp({ beside: t });
});
afterAll(async () => {
  await outbox.close();
  await t.close();
});
beforeEach(async () => {
  now = new Date();
  await t.takeQueued();
  await t.db.delete(loginFailures);
});

const ask = (username: string, more: { language?: string } = {}, host = t) =>
  host.anonymous.call('requestPasswordLink', { body: { username, ...more } });
const choose = (token: string, password = 'a new quiet river') =>
  t.anonymous.call('setPasswordByLink', { body: { token, password } });
const runOut = { status: 'error', error: 'This link was used or has run out. Ask for a new one.' };

/** Writes the queued mails to a folder, and returns the newest. */
async function readMail(): Promise<string> {
  const { dataDir } = t.env;
  const mailer = openMailer({ smtpUrl: null, mailFrom: 'orders@brand.test', dataDir });
  for (const { input } of await t.takeQueued())
    await sendMail(t.db, mailer, t.env, input as Parameters<typeof sendMail>[3]);
  const newest = readdirSync(path.join(dataDir, 'mail')).toSorted().at(-1) ?? '';
  return readFileSync(path.join(dataDir, 'mail', newest), 'utf8')
    .replace(/=\r\n/g, '')
    .replaceAll('=3D', '=');
}

const tokenIn = (mail: string) => /password-link#([\w-]{43})/.exec(mail)?.[1] ?? '';

test('mails a link that sets the password once, and ends the sessions of the account', async () => {
  const user = await buildUser(t.db, { name: 'Atelier Nord' });
  expect((await t.as(user).call('getMe')).status).toBe(200);
  expect((await ask(` ${user.email.toUpperCase()} `)).json).toEqual({ status: 'success' });
  const mail = await readMail();
  expect(mail).toContain('Subject: A new password for Nordhus');
  expect(mail).toContain('Hello Atelier Nord,');
  expect((await choose(tokenIn(mail))).json).toEqual({ status: 'success', username: user.email });
  expect((await t.as(user).call('getMe')).status).toBe(401);
  expect((await choose(tokenIn(mail))).json).toEqual(runOut);
});

test('responds and queues the same for an unknown account, and sends no mail', async () => {
  const user = await buildUser(t.db);
  const closed = await buildUser(t.db, { closedAt: now });
  const answers = [await ask(user.email), await ask('nobody@shop.test'), await ask(closed.email)];
  expect(answers.map(({ status, json }) => [status, json])).toEqual(
    answers.map(() => [200, { status: 'success' }]),
  );
  const queued = await t.takeQueued();
  expect(queued.map(({ input }) => input)).toEqual(
    [user.id, null, null].map((userId) => ({ kind: 'password_reset', userId, language: null })),
  );
  const send = jest.fn();
  await sendMail(t.db, { send }, t.env, { kind: 'password_reset', userId: null, language: null });
  expect(send).not.toHaveBeenCalled();
});

test.each([
  ['the language of the account', 'fr', 'de-DE', 'Bonjour'],
  ['else the one of the browser', null, 'de-DE', 'Guten Tag'],
  ['else English', null, 'tlh', 'Hello'],
])('writes in %s', async (_which, language, browser, greeting) => {
  const user = await buildUser(t.db, { language, name: 'Bo' });
  await ask(user.email, { language: browser });
  expect(await readMail()).toContain(`${greeting} Bo,`);
});

test('a link is valid for an hour, or until a newer one; invitations stay valid', async () => {
  const user = await buildUser(t.db);
  const { token: invited } = await insertInvitation(t.db, { userId: user.id, orderId: null, now });
  await ask(user.email);
  const first = tokenIn(await readMail());
  await ask(user.email);
  const second = tokenIn(await readMail());
  expect((await choose(first)).json).toEqual(runOut);
  now = new Date(Date.now() + 3_601_000);
  expect((await choose(second)).json).toEqual(runOut);
  expect((await choose(invited)).json.status).toBe('success');
});

describe('limits', () => {
  test('five for one account, known or not, whatever its case', async () => {
    const user = await buildUser(t.db);
    for (const email of [user.email, 'Nobody@shop.test']) {
      for (let tries = 0; tries < 5; tries += 1) expect((await ask(email)).status).toBe(200);
      expect((await ask(email.toLowerCase())).status).toBe(429);
    }
    expect((await ask('somebody@shop.test')).status).toBe(200);
    now = new Date(now.getTime() + 15 * 60_000);
    expect((await ask(user.email)).status).toBe(200);
  });

  test('thirty from one address', async () => {
    for (let tries = 0; tries < 30; tries += 1) {
      expect((await ask(`shop${tries}@shop.test`)).status).toBe(200);
    }
    expect((await ask('another@shop.test')).status).toBe(429);
  });

  test('leave the tries of a sign-in alone', async () => {
    const user = await buildUser(t.db);
    for (let tries = 0; tries < 6; tries += 1) await ask(user.email);
    const body = { username: user.email, password: 'wrong' };
    expect((await t.anonymous.call('login', { body })).status).toBe(200);
  });
});

test('a host without mail says so, and queues nothing', async () => {
  const user = await buildUser(t.db);
  const error = 'This system sends no emails. Ask the person who manages your account to set a new password.';
  for (const email of [user.email, 'nobody@shop.test']) {
    expect((await ask(email, {}, outbox)).json).toEqual({ status: 'error', error });
  }
  expect(await t.takeQueued()).toEqual([]);
});

test('the security log identifies the account, without what was typed', async () => {
  const user = await buildUser(t.db);
  log.lines.length = 0;
  await ask(user.email);
  for (let tries = 0; tries < 6; tries += 1) await ask('hunter2@shop.test');
  expect(log.securityEvents()).toMatchObject([
    { event: 'password_link_asked', target: String(user.id), person: null },
    ...Array.from({ length: 5 }, () => ({ event: 'password_link_asked', target: null })),
    { event: 'password_link_limited', by: 'account' },
  ]);
  expect(log.lines.join('')).not.toContain('hunter2');
});
