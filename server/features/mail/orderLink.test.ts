import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openMailer } from '../../background/mail';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildUser } from '../../test/factories';
import { sendMail } from './mailTaskDefinition';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

/** Sends the queued mail and returns its text. */
async function send(kind: 'invitation' | 'order_link'): Promise<string> {
  const folder = path.join(t.env.dataDir, 'mail');
  const [task] = await t.takeQueued();
  expect(task).toMatchObject({ class: 'SendMail', input: { kind } });
  const { userId, orderId } = (task?.input ?? {}) as { userId: number; orderId: number };
  const mailer = openMailer({ smtpUrl: null, mailFrom: 'orders@brand.test', dataDir: t.env.dataDir });
  await sendMail(t.db, mailer, t.env, { kind, userId, orderId });
  const newest = readdirSync(folder).toSorted().at(-1) ?? '';
  return readFileSync(path.join(folder, newest), 'utf8').replace(/=\r\n/g, '').replaceAll('=3D', '=');
}

test('an order link leads a new shop to a password and its order, and later to a sign-in', async () => {
  const agent = await buildUser(t.db, { roles: ['agent'] });
  const catalog = await buildCatalog(t.db);
  const email = 'new@shop.test';
  const create = async () => {
    const body = { customer_name: 'Maison Bo', customer_email: email, catalog: String(catalog.id) };
    return (await t.as(agent).call('createOrderLink', { body })).json.order_id;
  };

  const first = await create();
  const token = /password-link#([\w-]{43})/.exec(await send('invitation'))?.[1] ?? '';
  const password = 'a new quiet river';
  const chosen = await t.anonymous.call('setPasswordByLink', { body: { token, password } });
  expect(chosen.json).toEqual({ status: 'success', username: email, order_id: first });
  const signedIn = await t.anonymous.call('login', { body: { username: email, password } });
  expect(signedIn.json.status).toBe('success');
  const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
  const opened = await t.anonymous.call('getOrder', { params: { id: first ?? '' }, headers: { cookie } });
  expect([opened.status, opened.json.customer.name]).toEqual([200, 'Maison Bo']);

  const second = await create();
  const mail = await send('order_link');
  expect(mail).toContain(`${t.env.publicUrl}/linesheet/${second}`);
  expect(mail).not.toContain('password-link');
});
