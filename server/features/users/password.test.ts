import { loginFailures } from '../../db/schema';
import { hashPassword } from '../../core/passwords';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildUser } from '../../test/factories';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const password = 'a new quiet river';
const current_password = 'the old river';

async function buildPeople() {
  const agent = await buildUser(t.db, { roles: ['agent'] });
  return {
    admin: await buildUser(t.db, { roles: ['admin'] }),
    agent,
    otherAgent: await buildUser(t.db, { roles: ['agent'] }),
    stranger: await buildUser(t.db),
    app: await buildUser(t.db, { roles: ['app'], passwordHash: await hashPassword(current_password) }),
    customer: await buildUser(t.db, { agents: [agent], passwordHash: await hashPassword(current_password) }),
  };
}

test.each([
  ['admin', 'customer', 200],
  ['agent', 'customer', 200],
  ['customer', 'customer', 200],
  ['app', 'app', 200],
  ['otherAgent', 'customer', 404],
  ['stranger', 'customer', 404],
  ['customer', 'agent', 404],
  ['agent', 'otherAgent', 403],
  ['agent', 'admin', 404],
] as const)('%s sets the password of %s: %i', async (who, whose, status) => {
  const people = await buildPeople();
  const body = { id: String(people[whose].id), password, ...(who === whose && { current_password }) };
  const answer = await t.as(people[who]).call('setUserPassword', { body });
  expect(answer.status).toBe(status);
  const signIn = await t.anonymous.call('login', { body: { username: people[whose].email, password } });
  expect(signIn.json.status).toBe(status === 200 ? 'success' : 'error');
});

test('the other sessions of the account end, the calling one stays', async () => {
  const { customer, admin } = await buildPeople();
  const id = String(customer.id);
  expect((await t.as(customer).call('getMe')).status).toBe(200);
  await t.as(customer).call('setUserPassword', { body: { id, password, current_password } });
  expect((await t.as(customer).call('getMe')).status).toBe(200);
  await t.as(admin).call('setUserPassword', { body: { id, password } });
  expect((await t.as(customer).call('getMe')).status).toBe(401);
  expect((await t.as(admin).call('getMe')).status).toBe(200);
});

const ownWords =
  "Words of the account's name and email, the brand's name and 'linedesk' do not count towards the 12 characters.";

test.each([
  ['eleven char', 'The password must have at least 12 characters.'],
  ['Qwerty 123456', 'This password is one of those that are guessed first; choose another one.'],
  ['linedesk-2026', ownWords],
  ['person-own@shop.test', ownWords],
])('%s is refused with a message and changes nothing', async (weak, error) => {
  const { customer } = await buildPeople();
  const bad = weak === 'person-own@shop.test' ? customer.email : weak;
  const body = { id: String(customer.id), password: bad, current_password };
  const answer = await t.as(customer).call('setUserPassword', { body });
  expect(answer.json).toEqual({ status: 'error', error });
  const signIn = await t.anonymous.call('login', {
    body: { username: customer.email, password: current_password },
  });
  expect(signIn.json).toEqual({ status: 'success' });
});

test("the brand's name does not count either", async () => {
  t.env.brandName = 'Nordhus Atelier';
  const { admin, customer } = await buildPeople();
  const body = { id: String(customer.id), password: 'Nordhus-Atelier-1' };
  const answer = await t.as(admin).call('setUserPassword', { body });
  t.env.brandName = '';
  expect(answer.json).toEqual({ status: 'error', error: ownWords });
});

test('a short password from before still lets its account in', async () => {
  const user = await buildUser(t.db, { passwordHash: await hashPassword('linedesk') });
  const signIn = await t.anonymous.call('login', { body: { username: user.email, password: 'linedesk' } });
  expect(signIn.json).toEqual({ status: 'success' });
});

describe('the current password', () => {
  const set = (viewer: { id: number }, user: { id: number }, current?: string) =>
    t.as(viewer).call('setUserPassword', {
      body: {
        id: String(user.id),
        password,
        ...(current !== undefined && { current_password: current }),
      },
    });
  const refused = { status: 'error', error: 'The current password is not right.' };

  test.each(['admin', 'agent', 'customer', 'app'] as const)('is needed by %s for themselves', async (who) => {
    const people = await buildPeople();
    const answer = await set(people[who], people[who]);
    expect([answer.status, answer.json]).toEqual([
      422,
      expect.objectContaining({
        detail: 'Enter your current password too, to change it.',
        errors: [{ path: 'body.current_password', message: 'is needed to change your own password' }],
      }),
    ]);
  });

  test('must be right', async () => {
    const { customer } = await buildPeople();
    expect((await set(customer, customer, 'the new river')).json).toEqual(refused);
    expect((await set(customer, customer, 'the old river')).json).toEqual({ status: 'success' });
  });

  test('may be wrong ten times; of many concurrent tries ten are checked', async () => {
    const { customer, admin } = await buildPeople();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => set(customer, customer, `river ${index}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const limited = await set(customer, customer, current_password);
    expect([limited.status, limited.json]).toEqual([
      429,
      expect.objectContaining({ detail: 'Too many wrong passwords; please try again in 15 minutes.' }),
    ]);
    expect(limited.headers['retry-after']).toMatch(/^\d+$/);
    // Sign-ins are counted separately, and staff may still set somebody else's password.
    const body = { username: customer.email, password: current_password };
    expect((await t.anonymous.call('login', { body })).json).toEqual({ status: 'success' });
    expect((await set(admin, customer)).json).toEqual({ status: 'success' });
  });

  test('that is right forgets the wrong ones', async () => {
    const { customer } = await buildPeople();
    await set(customer, customer, 'the new river');
    await set(customer, customer, current_password);
    const rows = await t.db.select().from(loginFailures);
    expect(rows.map(({ key }) => key)).not.toContain(`password:${customer.id}`);
  });

  test("is not checked for another's account", async () => {
    const { admin, customer } = await buildPeople();
    expect((await set(admin, customer, 'whatever it was')).json).toEqual({ status: 'success' });
  });
});

test('an agent cannot reach an account of staff through a customer of theirs', async () => {
  const { agent } = await buildPeople();
  for (const role of ['agent', 'admin']) {
    const promoted = await buildUser(t.db, { roles: ['wls', role], agents: [agent] });
    const answer = await t.as(agent).call('setUserPassword', { body: { id: String(promoted.id), password } });
    expect(answer.status).toBe(403);
  }
});

test.each(['0', 'abc', '999999'])('404 for the unknown id %s', async (id) => {
  const { admin } = await buildPeople();
  expect((await t.as(admin).call('setUserPassword', { body: { id, password } })).status).toBe(404);
});
