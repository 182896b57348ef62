import { hashPassword } from '../../passwords';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildUser } from '../../test/factories';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const password = 'a new quiet river';

async function buildPeople() {
  const agent = await buildUser(t.db, { roles: ['agent'] });
  return {
    admin: await buildUser(t.db, { roles: ['admin'] }),
    agent,
    rival: await buildUser(t.db, { roles: ['agent'] }),
    stranger: await buildUser(t.db),
    app: await buildUser(t.db, { roles: ['app'] }),
    customer: await buildUser(t.db, { agents: [agent], passwordHash: await hashPassword('the old river') }),
  };
}

test.each([
  ['admin', 'customer', 200],
  ['agent', 'customer', 200],
  ['customer', 'customer', 200],
  ['app', 'app', 200],
  ['rival', 'customer', 404],
  ['stranger', 'customer', 404],
  ['customer', 'agent', 404],
  ['agent', 'rival', 403],
  ['agent', 'admin', 404],
] as const)('%s sets the password of %s: %i', async (who, whose, status) => {
  const people = await buildPeople();
  const answer = await t
    .as(people[who])
    .call('setUserPassword', { body: { id: String(people[whose].id), password } });
  expect(answer.status).toBe(status);
  const signIn = await t.anonymous.call('login', { body: { username: people[whose].email, password } });
  expect(signIn.json.status).toBe(status === 200 ? 'success' : 'error');
});

test('the other sessions of the account end, the one that asked goes on', async () => {
  const { customer, admin } = await buildPeople();
  const id = String(customer.id);
  expect((await t.as(customer).call('getMe')).status).toBe(200);
  await t.as(customer).call('setUserPassword', { body: { id, password } });
  expect((await t.as(customer).call('getMe')).status).toBe(200);
  await t.as(admin).call('setUserPassword', { body: { id, password } });
  expect((await t.as(customer).call('getMe')).status).toBe(401);
  expect((await t.as(admin).call('getMe')).status).toBe(200);
});

test.each([
  ['short', 'The password must have at least 8 characters.'],
  ['Password123', 'This password is one of those that are guessed first; choose another one.'],
  ['person-own@shop.test', 'The password must not be the name or the e-mail of the account.'],
])('%s is refused in words and changes nothing', async (weak, error) => {
  const { customer } = await buildPeople();
  const bad = weak === 'person-own@shop.test' ? customer.email : weak;
  const answer = await t
    .as(customer)
    .call('setUserPassword', { body: { id: String(customer.id), password: bad } });
  expect(answer.json).toEqual({ status: 'error', error });
  const signIn = await t.anonymous.call('login', {
    body: { username: customer.email, password: 'the old river' },
  });
  expect(signIn.json).toEqual({ status: 'success' });
});

describe('the current password', () => {
  const set = (viewer: { id: number }, user: { id: number }, current: string) =>
    t.as(viewer).call('setUserPassword', {
      body: { id: String(user.id), password, current_password: current },
    });

  test('must be right when it is sent for the own account', async () => {
    const { customer } = await buildPeople();
    const refused = { status: 'error', error: 'The current password is not right.' };
    expect((await set(customer, customer, 'the new river')).json).toEqual(refused);
    expect((await set(customer, customer, 'the old river')).json).toEqual({ status: 'success' });
  });

  test("is not looked at for another's account", async () => {
    const { admin, customer } = await buildPeople();
    expect((await set(admin, customer, 'whatever it was')).json).toEqual({ status: 'success' });
  });
});

test('an agent can not reach an account of staff through a customer of theirs', async () => {
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
