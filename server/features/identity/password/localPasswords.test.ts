import { users } from '../../../db/schema';
import { hashPassword, verifyPassword } from '../../../core/passwords';
import { insertReset } from '../../../identity/oneTimeLinks';
import { buildTestApp, type TestApp } from '../../../test/buildTestApp';
import { buildUser } from '../../../test/factories';
import { recordLog } from '../../../test/recordLog';
import { eq } from 'drizzle-orm';

const log = recordLog();
let t: TestApp;

beforeAll(async () => {
  t = await buildTestApp({
    log,
    env: {
      LOCAL_PASSWORDS: 'customers',
      SMTP_URL: 'smtp://127.0.0.1:1',
      OPENID_PROVIDERS: 'contoso',
      OPENID_CONTOSO_NAME: 'Contoso',
      OPENID_CONTOSO_ISSUER: 'https://login.contoso.test',
      OPENID_CONTOSO_CLIENT_ID: 'linedesk',
      OPENID_CONTOSO_CLIENT_SECRET: 'secret',
    },
  });
});
afterEach(() => void log.lines.splice(0));
afterAll(() => t.close());

const password = 'a quiet river';
const refused = {
  status: 'error',
  error: 'Admins and agents sign in with their company’s account, not with a password.',
};

const build = async (roles: ('admin' | 'agent' | 'wls')[]) =>
  buildUser(t.db, { roles, passwordHash: await hashPassword(password) });
const signIn = async (user: { email: string }, secret = password) =>
  (await t.anonymous.call('login', { body: { username: user.email, password: secret } })).json;

test.each<['admin' | 'agent']>([['admin'], ['agent']])(
  'an %s can’t sign in with a password',
  async (role) => {
    const user = await build([role, 'wls']);
    expect(await signIn(user)).toEqual(refused);
    expect(log.securityEvents()).toMatchObject([{ event: 'sign_in_refused', person: String(user.id) }]);
    // Who doesn't know the password is not told who works for the brand.
    expect(await signIn(user, 'wrong')).toEqual({ status: 'error', error: 'Wrong username or password' });
  },
);

test('customers can', async () => {
  expect(await signIn(await build(['wls']))).toEqual({ status: 'success' });
});

test('a link is mailed to customers only, with the same answer', async () => {
  const [agent, customer] = [await build(['agent']), await build(['wls'])];
  for (const { email } of [agent, customer]) {
    const { json } = await t.anonymous.call('requestPasswordLink', { body: { username: email } });
    expect(json).toEqual({ status: 'success' });
  }
  const mails = await t.takeQueued();
  expect(mails.map(({ input }) => input)).toMatchObject([{ userId: null }, { userId: customer.id }]);
});

test('staff can’t set a password by a link, change theirs, or get one from an admin', async () => {
  const [agent, admin] = [await build(['agent']), await build(['admin'])];
  const chosen = 'another quiet river';
  const { token } = await insertReset(t.db, { userId: agent.id, now: new Date() });
  const answers = [
    await t.anonymous.call('setPasswordByLink', { body: { token, password: chosen } }),
    await t.as(agent).call('setUserPassword', {
      body: { id: String(agent.id), password: chosen, current_password: password },
    }),
    await t.as(admin).call('setUserPassword', { body: { id: String(agent.id), password: chosen } }),
    await t.as(admin).call('sendInvitation', { body: { id: String(agent.id) } }),
  ];
  expect(answers.map(({ json }) => json)).toEqual([refused, refused, refused, refused]);
  const [row] = await t.db.select().from(users).where(eq(users.id, agent.id));
  expect(await verifyPassword(row?.passwordHash ?? null, password)).toBe(true);
});

test('new staff get no invitation, customers do', async () => {
  const admin = await build(['admin']);
  const create = async (email: string, roles: string[], sends: boolean) => {
    const body = { name: 'Kim', email, roles, catalogs: [], send_email: sends };
    return (await t.as(admin).call('createUser', { body })).json;
  };
  expect(await create('kim@brand.test', ['agent'], true)).toEqual(refused);
  expect(await create('kim@brand.test', ['agent'], false)).toMatchObject({ status: 'success' });
  expect(await create('kim@shop.test', ['wls'], true)).toMatchObject({ status: 'success' });
  expect(await t.takeQueued()).toHaveLength(1);
});
