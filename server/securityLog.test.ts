import { loginFailures } from './db/schema';
import { insertInvitation } from './identity/oneTimeLinks';
import { hashPassword } from './core/passwords';
import { buildWorkbook } from './test/buildSpreadsheet';
import { buildTestApp, type TestApp } from './test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from './test/factories';
import { openBrowser } from './test/openBrowser';
import { recordLog } from './test/recordLog';
import { buildSecured, removeFactor, securedPassword, setUpFactor } from './test/secondFactor';

const log = recordLog();
let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp({ log });
});
afterAll(() => t.close());

const password = 'a quiet river';
const address = '127.0.0.1';

/** The events of some calls. */
async function eventsOf(run: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  log.lines.length = 0;
  await run();
  return log.securityEvents();
}

const buildAccount = async () => buildUser(t.db, { passwordHash: await hashPassword(password) });
const buildAdmin = () => buildUser(t.db, { roles: ['admin'] });
const idOf = ({ id }: { id: number }) => String(id);

describe('signing in and out', () => {
  const signIn = (username: string, secret: string) =>
    t.anonymous.call('login', { body: { username, password: secret } });

  test('successful and failed, for known and unknown users, without what was typed', async () => {
    const user = await buildAccount();
    const events = await eventsOf(async () => {
      await signIn(user.email, password);
      await signIn(user.email, 'hunter2');
      await signIn('hunter2@shop.test', 'hunter2');
      await t.as(user).call('logout');
    });
    expect(events).toEqual([
      { event: 'sign_in', person: idOf(user), address },
      { event: 'sign_in_refused', person: idOf(user), address },
      { event: 'sign_in_refused', person: null, address },
      { event: 'sign_out', person: idOf(user), address },
    ]);
    expect(log.lines.join('')).not.toMatch(/hunter2|shop\.test|quiet river|token-of/);
    expect(log.lines.filter((line) => line.includes('security event')).join('')).toContain('"reqId":"');
  });

  test('limited', async () => {
    await t.db.delete(loginFailures);
    const windowEndsAt = new Date(Date.now() + 60_000);
    await t.db.insert(loginFailures).values({ key: `address:${address}`, failures: 100, windowEndsAt });
    const events = await eventsOf(() => signIn('a@shop.test', password));
    await t.db.delete(loginFailures);
    expect(events).toEqual([{ event: 'sign_in_limited', by: 'address', person: null, address }]);
  });

  test('limited by the account', async () => {
    const { email } = await buildAccount();
    for (let tries = 0; tries < 10; tries += 1) await signIn(email, 'wrong');
    const events = await eventsOf(() => signIn(email, password));
    await t.db.delete(loginFailures);
    expect(events).toEqual([{ event: 'sign_in_limited', by: 'account', person: null, address }]);
  });
});

test('second factors: asked for, wrong, confirmed, added, removed, limited and reset', async () => {
  const [first, second] = [await buildAdmin(), await buildAdmin()];
  const user = await buildSecured(t.db);
  const person = idOf(user);
  const who = { person, address };
  const browser = openBrowser(t);
  const login = (secret: string) =>
    browser.call('login', { body: { username: user.email, password: secret } });
  const show = (body: object) => browser.call('completeSignIn', { body });
  const events = await eventsOf(async () => {
    await login(securedPassword);
    await show({ recovery_code: 'hunter2' });
    await show({ recovery_code: user.codes[0] });
    await browser.call('confirmSession', { body: { recovery_code: 'hunter2' } });
    await browser.call('confirmSession', { body: { recovery_code: user.codes[1] } });
    await browser.call('renewRecoveryCodes');
    await removeFactor(browser, user.factor);
    await setUpFactor(browser);
    for (const admin of [first, second]) await t.as(admin).call('resetFactors', { body: { id: person } });
  });
  expect(events).toEqual([
    { event: 'second_factor_asked', ...who },
    { event: 'second_factor_refused', ...who },
    { event: 'sign_in', ...who },
    { event: 'confirmation_refused', ...who },
    { event: 'session_confirmed', ...who },
    { event: 'recovery_codes_renewed', ...who },
    { event: 'factor_removed', method: 'passkey', ...who },
    { event: 'factor_added', method: 'passkey', ...who },
    { event: 'factor_reset_asked', target: person, person: idOf(first), address },
    { event: 'factors_reset', target: person, asked_by: idOf(first), person: idOf(second), address },
  ]);
  const written = log.lines.join('');
  for (const secret of [...user.codes, securedPassword, 'hunter2']) expect(written).not.toContain(secret);
});

test('second factors: too many wrong codes, in sign-ins and in a session', async () => {
  const user = await buildSecured(t.db);
  const person = idOf(user);
  const browser = openBrowser(t);
  const windowEndsAt = new Date(Date.now() + 60_000);
  await t.db.insert(loginFailures).values({ key: `second-factor:${person}`, failures: 10, windowEndsAt });
  await browser.call('login', { body: { username: user.email, password: securedPassword } });
  const events = await eventsOf(async () => {
    await browser.call('completeSignIn', { body: { recovery_code: '000000' } });
    await t.as(user).call('confirmSession', { body: { recovery_code: '000000' } });
  });
  expect(events).toEqual([
    { event: 'second_factor_limited', person, address },
    { event: 'confirmation_limited', person, address },
  ]);
});

test('passwords: changed by the owner, by staff, and refused for a wrong current one', async () => {
  const [user, admin] = [await buildAccount(), await buildAdmin()];
  const change = (who: { id: number }, secret: string, current?: string) =>
    t.as(who).call('setUserPassword', {
      body: {
        id: idOf(user),
        password: secret,
        ...(current === undefined ? {} : { current_password: current }),
      },
    });
  const events = await eventsOf(async () => {
    await change(user, 'another quiet river', 'not this one');
    await change(user, 'another quiet river', password);
    await change(admin, 'a third quiet river');
  });
  const target = idOf(user);
  expect(events).toEqual([
    { event: 'password_refused', target, person: target, address },
    { event: 'password_changed', target, by: 'owner', person: target, address },
    { event: 'password_changed', target, by: 'staff', person: idOf(admin), address },
  ]);
  expect(log.lines.join('')).not.toMatch(/river|not this one/);
});

test('passwords: too many wrong current ones, and one set by a link', async () => {
  const user = await buildAccount();
  const target = idOf(user);
  const guess = () =>
    t.as(user).call('setUserPassword', {
      body: { id: target, password: 'another quiet river', current_password: 'not this one' },
    });
  for (let tries = 0; tries < 10; tries += 1) await guess();
  const { token } = await insertInvitation(t.db, { userId: user.id, orderId: null, now: new Date() });
  const events = await eventsOf(async () => {
    await guess();
    await t.anonymous.call('setPasswordByLink', { body: { token, password: 'a fourth quiet river' } });
  });
  expect(events).toEqual([
    { event: 'password_tries_limited', target, person: target, address },
    { event: 'password_changed', target, by: 'link', person: target, address },
  ]);
  expect(log.lines.join('')).not.toContain(token);
});

test('the role of an agent whose customers and orders are handed over', async () => {
  const [admin, agent] = [await buildAdmin(), await buildUser(t.db, { roles: ['agent'] })];
  const successor = await buildUser(t.db, { roles: ['agent'] });
  await buildUser(t.db, { agents: [agent] });
  const who = { person: idOf(admin), address };
  const target = idOf(agent);
  const events = await eventsOf(() =>
    t.as(admin).call('setUserRoles', { body: { id: target, roles: [], handover: [idOf(successor)] } }),
  );
  expect(events).toEqual([
    { event: 'account_handed_over', target, successors: [idOf(successor)], ...who },
    { event: 'roles_changed', target, from: ['agent'], to: [], ...who },
  ]);
});

test('accounts: created, changed, assigned to agents and closed', async () => {
  const admin = await buildAdmin();
  const [agent, successor] = [
    await buildUser(t.db, { roles: ['agent'] }),
    await buildUser(t.db, { roles: ['agent'] }),
  ];
  const customer = await buildUser(t.db, { agents: [agent] });
  const who = { person: idOf(admin), address };
  const events = await eventsOf(async () => {
    const as = t.as(admin);
    await as.call('createUser', { body: { name: 'New', email: 'new@shop.test', roles: ['wls'] } });
    await as.call('updateUser', {
      body: { id: idOf(customer), email: 'moved@shop.test', roles: ['wls', 'app'] },
    });
    await as.call('updateUser', {
      body: { id: idOf(customer), email: 'moved@shop.test', roles: ['app', 'wls'] },
    });
    await as.call('setUserRoles', { body: { id: idOf(customer), roles: ['wls'] } });
    await as.call('setUserRoles', { body: { id: idOf(customer), roles: ['wls'] } });
    await as.call('setUserAgents', { body: { id: idOf(customer), agents: [idOf(agent)] } });
    await as.call('deleteUser', {
      body: { id: idOf(agent), handover: [idOf(successor)], delete_orders: false },
    });
    // Refused with a message: nothing has happened.
    await as.call('deleteUser', { body: { id: idOf(successor), delete_orders: false } });
  });
  const target = idOf(customer);
  expect(events).toEqual([
    { event: 'account_created', target: expect.any(String), roles: ['wls'], ...who },
    { event: 'email_changed', target, ...who },
    { event: 'roles_changed', target, from: ['wls'], to: ['wls', 'app'], ...who },
    { event: 'roles_changed', target, from: ['wls', 'app'], to: ['wls'], ...who },
    { event: 'agents_changed', target, agents: [idOf(agent)], ...who },
    { event: 'account_handed_over', target: idOf(agent), successors: [idOf(successor)], ...who },
    { event: 'account_closed', target: idOf(agent), ...who },
    { event: 'call_refused', operation: 'deleteUser', status: 200, ...who },
  ]);
});

test('accounts created by a file and by an order link', async () => {
  const admin = await buildAdmin();
  const agent = await buildUser(t.db, { roles: ['agent'] });
  const catalog = await buildCatalog(t.db);
  const content = buildWorkbook([
    ['name', 'email'],
    ['First', 'first@file.test'],
    ['Second', 'second@file.test'],
  ]);
  const events = await eventsOf(async () => {
    const files = [{ field: 'file', filename: 'users.xlsx', content }];
    await t.as(admin).call('createUsersInBulk', { files });
    const link = {
      seller: idOf(agent),
      catalog: idOf(catalog),
      customer_name: 'Linked',
      customer_email: 'linked@shop.test',
      is_wholesale: true,
      send_email: false,
    };
    await t.as(agent).call('createOrderLink', { body: link });
    // A customer by now.
    await t.as(agent).call('createOrderLink', { body: link });
  });
  const id = expect.any(String);
  expect(events).toEqual([
    { event: 'accounts_created', targets: [id, id], person: idOf(admin), address },
    { event: 'account_created', target: id, roles: ['wls'], person: idOf(agent), address },
  ]);
});

test('refused access, by role and by person', async () => {
  const agent = await buildUser(t.db, { roles: ['agent'] });
  const otherAgent = await buildUser(t.db, { roles: ['agent'] });
  const events = await eventsOf(async () => {
    await t.anonymous.call('getMe');
    await t.as(agent).call('removeStocks');
    await t.as(agent).call('setUserSapId', { body: { id: idOf(otherAgent), sap_id: '4711' } });
  });
  expect(events).toEqual([
    { event: 'access_refused', operation: 'removeStocks', person: idOf(agent), address },
    { event: 'access_refused', operation: 'setUserSapId', person: idOf(agent), address },
  ]);
});

test('calls that our page does not make: hidden records, input that breaks the contract, broken rules', async () => {
  const agent = await buildUser(t.db, { roles: ['agent'] });
  const customer = await buildUser(t.db, { agents: [agent] });
  const catalog = await buildCatalog(t.db);
  const hidden = await buildOrder(t.db, { customer: await buildUser(t.db), catalog });
  const sent = await buildOrder(t.db, { customer, catalog, sapStatus: 2 });
  const events = await eventsOf(async () => {
    await t.as(agent).call('getOrder', { params: { id: idOf(hidden) } });
    await t.as(agent).call('deleteOrder', { body: { id: 7 } });
    await t.as(agent).call('deleteOrder', { body: { id: idOf(sent) } });
    await t.anonymous.call('login', { body: {} });
    await t.anonymous.call('login', { body: { username: 'nobody@shop.test', password } });
  });
  expect(events).toEqual([
    { event: 'call_refused', operation: 'getOrder', status: 404, person: idOf(agent), address },
    { event: 'call_refused', operation: 'deleteOrder', status: 422, person: idOf(agent), address },
    { event: 'call_refused', operation: 'deleteOrder', status: 200, person: idOf(agent), address },
    { event: 'call_refused', operation: 'login', status: 422, person: null, address },
    { event: 'sign_in_refused', person: null, address },
  ]);
});
