import { eq } from 'drizzle-orm';
import { oneTimeLinks, sessions } from '../../db/schema';
import { insertInvitation } from '../../identity/oneTimeLinks';
import { buildPeople, managing } from '../../test/buildPeople';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildUser } from '../../test/factories';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const update = (viewer: { id: number }, user: { id: number | string }, values: object) =>
  t.as(viewer).call('updateUser', { body: { id: String(user.id), ...values } });
async function seen(user: { id: number }) {
  const admin = await buildUser(t.db, { roles: ['admin'] });
  return (await t.as(admin).call('getUser', { params: { id: String(user.id) } })).json;
}
const buildAdmin = () => buildUser(t.db, { roles: ['admin'] });
const isIn = async (user: { id: number }) => (await t.as(user).call('getMe')).status === 200;

test.each(managing)('%s changes %s: %i', async (who, whom, status) => {
  const people = await buildPeople(t.db);
  const answer = await update(people[who], people[whom], { extra_info: 'Closed on Mondays' });
  expect(answer.status).toBe(status);
  expect((await seen(people[whom])).extra_info).toBe(status === 200 ? 'Closed on Mondays' : '');
});

test.each(['999999', 'usr_1', '0'])('404 for the unknown id %s', async (id) => {
  expect((await update(await buildAdmin(), { id }, {})).status).toBe(404);
});

test('what is left out stays as it was', async () => {
  const catalog = await buildCatalog(t.db);
  const user = await buildUser(t.db, {
    sapId: '4711',
    extraInfo: 'Notes',
    warehouse: '0003',
    pricelist: '0151',
    catalogs: [catalog],
  });
  const before = await seen(user);
  expect((await update(await buildAdmin(), user, {})).json).toEqual({ status: 'success' });
  expect(await seen(user)).toEqual(before);
});

test('every field', async () => {
  const [old, unchanged, added] = [
    await buildCatalog(t.db),
    await buildCatalog(t.db),
    await buildCatalog(t.db),
  ];
  const user = await buildUser(t.db, { catalogs: [old, unchanged] });
  const values = {
    name: 'Amélie',
    email: 'amelie@shop.test',
    roles: ['wls', 'app'],
    catalogs: [String(unchanged.id), String(added.id)],
    extra_info: 'Notes',
    warehouse: '0003',
    pricelist: '0151',
    language: 'fr',
  };
  expect((await update(await buildAdmin(), user, { ...values, sap_id: '104712' })).json.status).toBe(
    'success',
  );
  expect(await seen(user)).toMatchObject({ ...values, sap_id: '0000104712' });
  const emptied = { catalogs: [], extra_info: '', warehouse: '', pricelist: '', sap_id: '' };
  expect((await update(await buildAdmin(), user, emptied)).json.status).toBe('success');
  expect(await seen(user)).toMatchObject({ language: 'fr' });
  await update(await buildAdmin(), user, { language: null });
  expect(await seen(user)).not.toHaveProperty('language');
  expect(await seen(user)).toMatchObject({ ...emptied, warehouse: '0001', pricelist: null, sap_id: null });
});

test('another email of one’s own needs a proof within ten minutes, and nothing is written without', async () => {
  const [admin, other] = [await buildAdmin(), await buildAdmin()];
  await update(admin, admin, {});
  const lateStart = { createdAt: new Date(Date.now() - 600_000) };
  await t.db.update(sessions).set(lateStart).where(eq(sessions.userId, admin.id));
  const refused = { status: 'error', error: 'Please confirm that it is you.', needs_confirmation: true };
  const moved = { email: `moved-${admin.email}`, extra_info: 'Moved' };
  expect((await update(admin, admin, moved)).json).toEqual(refused);
  expect(await seen(admin)).toMatchObject({ email: admin.email, extra_info: '' });
  const unmoved = { email: admin.email, extra_info: 'Notes' };
  expect((await update(admin, admin, unmoved)).json).toEqual({ status: 'success' });
  expect((await update(admin, other, { email: `moved-${other.email}` })).json).toEqual({ status: 'success' });

  const confirmedAt = new Date();
  await t.db.update(sessions).set({ confirmedAt }).where(eq(sessions.userId, admin.id));
  expect((await update(admin, admin, moved)).json).toEqual({ status: 'success' });
  expect(await seen(admin)).toMatchObject(moved);
});

describe('the name of a user with a SAP ID', () => {
  const locked = { status: 'error', error: 'The name of a user with a SAP ID cannot be changed.' };

  test('stays, also when the SAP ID is changed; the same name may be sent', async () => {
    const user = await buildUser(t.db, { name: 'Amélie', sapId: '0000300001' });
    expect((await update(await buildAdmin(), user, { name: 'Ami', extra_info: 'x' })).json).toEqual(locked);
    expect((await update(await buildAdmin(), user, { name: 'Ami', sap_id: '300002' })).json).toEqual(locked);
    expect(await seen(user)).toMatchObject({ name: 'Amélie', sap_id: '0000300001', extra_info: '' });
    expect((await update(await buildAdmin(), user, { name: 'Amélie' })).json.status).toBe('success');
  });

  test('may be changed with the SAP ID cleared, or before one is assigned', async () => {
    const user = await buildUser(t.db, { name: 'Amélie', sapId: '0000300003' });
    expect((await update(await buildAdmin(), user, { name: 'Ami', sap_id: null })).json.status).toBe(
      'success',
    );
    const again = await update(await buildAdmin(), user, { name: 'Amy', sap_id: '300003' });
    expect(again.json.status).toBe('success');
    expect(await seen(user)).toMatchObject({ name: 'Amy', sap_id: '0000300003' });
  });
});

describe('an agent', () => {
  const build = async () => {
    const agent = await buildUser(t.db, { roles: ['agent'], warehouse: '0003', pricelist: '0151' });
    const customer = await buildUser(t.db, { agents: [agent], pricelist: '0352', roles: ['wls', 'app'] });
    return { agent, customer };
  };

  test('does not change what they may not grant, and grants the rest', async () => {
    const { agent, customer } = await build();
    const same = { roles: ['wls', 'app'], pricelist: '0352', warehouse: '0001', name: 'Amélie' };
    expect((await update(agent, customer, same)).json).toEqual({ status: 'success' });
    const own = { roles: ['app'], pricelist: '0151', warehouse: '0003' };
    expect((await update(agent, customer, own)).json).toEqual({ status: 'success' });
    expect(await seen(customer)).toMatchObject({ ...own, name: 'Amélie' });
    expect((await update(agent, customer, { pricelist: null })).json).toEqual({ status: 'success' });
  });

  test.each([
    [{ roles: ['wls'] }, "Agents can give and take only the role 'Can use WLS'."],
    [{ roles: ['wls', 'app', 'admin'] }, "Agents can give and take only the role 'Can use WLS'."],
    [{ pricelist: '0554' }, 'You may not assign the price list 0554.'],
    [{ warehouse: '0002' }, 'You may not assign the warehouse 0002.'],
  ])('may not give %j', async (values, detail) => {
    const { agent, customer } = await build();
    const before = await seen(customer);
    const answer = await update(agent, customer, { name: 'Ami', ...values });
    expect(answer).toMatchObject({ status: 403, json: { detail } });
    expect(await seen(customer)).toEqual(before);
  });
});

test('a taken email or SAP id is refused with a message, and nothing is changed', async () => {
  await buildUser(t.db, { email: 'taken@shop.test', sapId: '0000400001' });
  const user = await buildUser(t.db);
  const before = await seen(user);
  const admin = await buildAdmin();
  expect((await update(admin, user, { name: 'Ami', email: 'TAKEN@shop.test' })).json).toEqual({
    status: 'error',
    error: 'The email TAKEN@shop.test belongs to another user.',
  });
  expect((await update(admin, user, { name: 'Ami', sap_id: '400001' })).json).toEqual({
    status: 'error',
    error: 'The SAP id 0000400001 belongs to another user.',
  });
  expect((await update(admin, user, { pricelist: '0999' })).json).toEqual({
    status: 'error',
    error: '0999 is not a price list.',
  });
  expect(await seen(user)).toEqual(before);
});

test('the own email may be written in another case', async () => {
  const user = await buildUser(t.db, { email: 'mixed@shop.test' });
  expect((await update(await buildAdmin(), user, { email: 'Mixed@shop.test' })).json.status).toBe('success');
});

test('an unknown catalog is 404 and a blank name 422; nothing is changed', async () => {
  const user = await buildUser(t.db);
  const before = await seen(user);
  const admin = await buildAdmin();
  expect((await update(admin, user, { extra_info: 'x', catalogs: ['999999'] })).status).toBe(404);
  expect((await update(admin, user, { extra_info: 'x', name: ' ' })).status).toBe(422);
  expect(await seen(user)).toEqual(before);
});

test('sessions end when the roles change, and go on when they do not', async () => {
  const user = await buildUser(t.db, { roles: ['wls', 'app'] });
  const admin = await buildAdmin();
  expect(await isIn(user)).toBe(true);
  await update(admin, user, { roles: ['app', 'wls'], name: 'Ami' });
  expect(await isIn(user)).toBe(true);
  await update(admin, user, { roles: ['wls'] });
  expect(await isIn(user)).toBe(false);
});

test('a link mailed to the former email is invalid', async () => {
  const user = await buildUser(t.db);
  const countLinks = () => t.db.$count(oneTimeLinks, eq(oneTimeLinks.userId, user.id));
  await insertInvitation(t.db, { userId: user.id, orderId: null, now: new Date() });
  await update(await buildAdmin(), user, { name: 'Ami', email: user.email });
  expect(await countLinks()).toBe(1);
  await update(await buildAdmin(), user, { email: 'another@shop.test' });
  expect(await countLinks()).toBe(0);
});

test('two agents change one customer concurrently: each change is atomic, none is lost', async () => {
  const { agent, otherAgent, shared } = await buildPeople(t.db);
  const answers = await Promise.all(
    [1, 2, 3, 4].flatMap((round) => [
      update(agent, shared, { name: `Agent ${round}` }),
      update(otherAgent, shared, { extra_info: `Rival ${round}` }),
    ]),
  );
  expect(answers.every(({ json }) => json.status === 'success')).toBe(true);
  expect(await seen(shared)).toMatchObject({
    name: expect.stringMatching(/^Agent \d$/),
    extra_info: expect.stringMatching(/^Rival \d$/),
  });
});
