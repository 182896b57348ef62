import { eq } from 'drizzle-orm';
import { users } from '../../db/schema';
import { buildPeople } from '../../test/buildPeople';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildUser } from '../../test/factories';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
afterEach(() => t.takeQueued());

let made = 0;
const form = (values: object = {}) => {
  made += 1;
  return { name: 'Boutique Amélie', email: `new${made}@shop.test`, ...values };
};
const create = (viewer: { id: number }, values: object = {}) =>
  t.as(viewer).call('createUser', { body: form(values) });
const countUsers = () => t.db.$count(users);

async function createdBy(viewer: { id: number }, values: object = {}) {
  const { json } = await create(viewer, values);
  expect(json).toEqual({ status: 'success', user_id: expect.any(String) });
  return (await t.as(viewer).call('getUser', { params: { id: json.user_id ?? '' } })).json;
}

describe('an admin', () => {
  test('makes a customer with the defaults', async () => {
    const { admin } = await buildPeople(t.db);
    expect(await createdBy(admin, { name: ' Boutique Amélie ', email: 'Achats@boutique.test' })).toEqual({
      id: expect.any(String),
      name: 'Boutique Amélie',
      email: 'Achats@boutique.test',
      roles: ['wls'],
      sap_id: null,
      catalogs: [],
      num_catalogs: 0,
      agents: [],
      extra_info: '',
      warehouse: '0001',
      pricelist: null,
      is_wholesale: true,
    });
    expect(await t.takeQueued()).toEqual([]);
  });

  test('fills every field', async () => {
    const { admin } = await buildPeople(t.db);
    const catalog = await buildCatalog(t.db);
    const given = {
      roles: ['agent', 'app'],
      catalogs: [String(catalog.id)],
      extra_info: 'Closed on Mondays',
      warehouse: '0003',
      pricelist: '0352',
      is_wholesale: false,
    };
    expect(await createdBy(admin, { ...given, sap_id: '104711' })).toMatchObject({
      ...given,
      sap_id: '0000104711',
    });
  });

  test.each([
    ['12', '0012'],
    ['1234', '1234'],
    [' 12345 ', '0000012345'],
    ['', null],
    [null, null],
  ])('the SAP id %j becomes %j', async (given, stored) => {
    const { admin } = await buildPeople(t.db);
    expect((await createdBy(admin, { sap_id: given })).sap_id).toBe(stored);
    await t.db.update(users).set({ sapId: null });
  });

  test('the account has no password before one is chosen', async () => {
    const { admin } = await buildPeople(t.db);
    const user = await createdBy(admin);
    const [row] = await t.db
      .select()
      .from(users)
      .where(eq(users.id, Number(user.id)));
    expect(row?.passwordHash).toBeNull();
  });

  test('with send_email an invitation waits to be sent', async () => {
    const { admin } = await buildPeople(t.db);
    const user = await createdBy(admin, { send_email: true });
    expect(await t.takeQueued()).toEqual([
      {
        class: 'SendMail',
        input: { kind: 'invitation', userId: Number(user.id), orderId: null, senderId: admin.id },
      },
    ]);
  });
});

describe('an agent', () => {
  const buildAgent = () => buildUser(t.db, { roles: ['agent'], warehouse: '0003', pricelist: '0151' });

  test("makes a customer who is theirs, of the agent's own warehouse", async () => {
    const agent = await buildAgent();
    expect(await createdBy(agent)).toMatchObject({
      roles: ['wls'],
      agents: [String(agent.id)],
      warehouse: '0003',
      pricelist: null,
    });
    expect(await createdBy(agent, { warehouse: '0003', pricelist: '0151', roles: ['wls'] })).toMatchObject({
      warehouse: '0003',
      pricelist: '0151',
    });
    expect(await createdBy(agent, { warehouse: '', pricelist: '' })).toMatchObject({
      warehouse: '0003',
      pricelist: null,
    });
  });

  test.each([
    [{ roles: ['wls', 'app'] }, "Agents can give and take only the role 'Can use WLS'."],
    [{ roles: ['admin'] }, "Agents can give and take only the role 'Can use WLS'."],
    [{ pricelist: '0352' }, 'You may not assign the price list 0352.'],
    [{ warehouse: '0001' }, 'You may not assign the warehouse 0001.'],
  ])('may not give %j', async (values, detail) => {
    const agent = await buildAgent();
    const before = await countUsers();
    const answer = await create(agent, { ...values, send_email: true });
    expect(answer).toMatchObject({ status: 403, json: { detail } });
    expect([await countUsers(), await t.takeQueued()]).toEqual([before, []]);
  });

  test('an agent who is an admin may grant anything, and gets the customers but not the colleagues', async () => {
    const both = await buildUser(t.db, { roles: ['admin', 'agent'] });
    expect(await createdBy(both, { pricelist: '0352' })).toMatchObject({ agents: [String(both.id)] });
    expect(await createdBy(both, { roles: ['agent'] })).toMatchObject({ agents: [] });
  });
});

describe('refused', () => {
  test.each(['customer', 'app'] as const)('%s: 403', async (who) => {
    const people = await buildPeople(t.db);
    expect((await create(people[who])).status).toBe(403);
  });

  test('a taken email, in whatever case, and a taken SAP id, after normalisation', async () => {
    const { admin } = await buildPeople(t.db);
    await buildUser(t.db, { email: 'taken@shop.test', sapId: '0000104711' });
    const before = await countUsers();
    const error = (text: string) => ({ status: 200, json: { status: 'error', error: text } });
    expect(await create(admin, { email: 'Taken@Shop.test', send_email: true })).toMatchObject(
      error('The email Taken@Shop.test belongs to another user.'),
    );
    expect(await create(admin, { sap_id: '104711', send_email: true })).toMatchObject(
      error('The SAP id 0000104711 belongs to another user.'),
    );
    expect([await countUsers(), await t.takeQueued()]).toEqual([before, []]);
  });

  test('the email and the SAP id of a closed account are free', async () => {
    const { admin } = await buildPeople(t.db);
    await buildUser(t.db, { email: 'gone@shop.test', sapId: '0000204711', closedAt: new Date() });
    await createdBy(admin, { email: 'gone@shop.test', sap_id: '204711' });
  });

  test('two at once with one email: one is made', async () => {
    const { admin, agent } = await buildPeople(t.db);
    const body = form();
    const answers = await Promise.all(
      [admin, agent, admin].map((viewer) => t.as(viewer).call('createUser', { body })),
    );
    expect(answers.map(({ json }) => json.status).toSorted()).toEqual(['error', 'error', 'success']);
  });

  test('a price list that the brand does not have', async () => {
    const { admin } = await buildPeople(t.db);
    const answer = await create(admin, { pricelist: '0999' });
    expect(answer.json).toEqual({ status: 'error', error: '0999 is not a price list.' });
  });

  test('unknown and deleted catalogs are 404, and nothing is made', async () => {
    const { admin } = await buildPeople(t.db);
    const catalog = await buildCatalog(t.db);
    const deleted = await buildCatalog(t.db, { archivedAt: new Date() });
    const before = await countUsers();
    for (const id of [String(deleted.id), '999999', 'cat_1']) {
      expect((await create(admin, { catalogs: [String(catalog.id), id] })).status).toBe(404);
    }
    expect(await countUsers()).toBe(before);
  });

  test.each([
    { name: ' ' },
    { email: 'shop' },
    { email: '' },
    { roles: ['boss'] },
    { roles: ['wls', 'wls'] },
    { sap_id: '12345678901' },
    { password: 'secret' },
  ])('%j is 422', async (values) => {
    const { admin } = await buildPeople(t.db);
    expect((await create(admin, values)).status).toBe(422);
  });
});
