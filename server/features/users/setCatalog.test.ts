import { eq } from 'drizzle-orm';
import { userCatalogs } from '../../db/schema';
import { buildPeople, managing } from '../../test/buildPeople';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildUser } from '../../test/factories';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

type Thing = { id: number | string };
const setOne = (viewer: { id: number }, catalog: Thing, user: Thing, action = 'enable') =>
  t.as(viewer).call('setCatalogForUser', {
    body: { catalog_id: String(catalog.id), user_id: String(user.id), action },
  });
const setMany = (viewer: { id: number }, catalog: Thing, people: Thing[], values: object = {}) =>
  t.as(viewer).call('setCatalogForUsers', {
    body: {
      catalog_id: String(catalog.id),
      user_ids: people.map(({ id }) => String(id)),
      action: 'enable',
      ...values,
    },
  });
async function usersOf(catalog: { id: number }) {
  const rows = await t.db.select().from(userCatalogs).where(eq(userCatalogs.catalogId, catalog.id));
  return rows.map(({ userId }) => userId).toSorted((a, b) => a - b);
}
const idsOf = (...people: { id: number }[]) => people.map(({ id }) => id).toSorted((a, b) => a - b);

test.each(managing)('%s enables a catalog for %s: %i', async (who, whom, status) => {
  const people = await buildPeople(t.db);
  const catalog = await buildCatalog(t.db, { garments: [] });
  expect((await setOne(people[who], catalog, people[whom])).status).toBe(status);
  expect((await setMany(people[who], catalog, [people[whom]])).status).toBe(status);
  expect(await usersOf(catalog)).toEqual(status === 200 ? [people[whom].id] : []);
});

test('enabling and disabling, each repeated', async () => {
  const { admin, customer, shared } = await buildPeople(t.db);
  const [catalog, other] = [
    await buildCatalog(t.db, { garments: [] }),
    await buildCatalog(t.db, { garments: [] }),
  ];
  await setMany(admin, other, [customer, shared]);
  for (const [action, expected] of [
    ['enable', [customer.id]],
    ['disable', []],
  ] as const) {
    for (const _time of [1, 2]) {
      expect((await setOne(admin, catalog, customer, action)).json).toEqual({ status: 'success' });
      expect(await usersOf(catalog)).toEqual(expected);
    }
  }
  expect(await usersOf(other)).toEqual(idsOf(customer, shared));
});

test('a customer sees the catalog as soon as it is enabled', async () => {
  const { agent, customer } = await buildPeople(t.db);
  const catalog = await buildCatalog(t.db, { garments: [] });
  const seen = async () => (await t.as(customer).call('listCatalogs')).json.map(({ id }) => id);
  expect(await seen()).toEqual([]);
  await setOne(agent, catalog, customer);
  expect(await seen()).toEqual([String(catalog.id)]);
  await setOne(agent, catalog, customer, 'disable');
  expect(await seen()).toEqual([]);
});

describe('for many', () => {
  test('it is done for all; a person named twice counts once', async () => {
    const { admin, agent, customer, shared } = await buildPeople(t.db);
    const catalog = await buildCatalog(t.db, { garments: [] });
    expect((await setMany(agent, catalog, [customer])).json).toEqual({
      status: 'success',
      changed: [String(customer.id)],
    });
    expect((await setMany(agent, catalog, [customer, shared, customer])).json).toEqual({
      status: 'success',
      changed: [String(shared.id)],
    });
    expect(await usersOf(catalog)).toEqual(idsOf(customer, shared));
    await setMany(admin, catalog, [customer], { action: 'disable' });
    expect(await usersOf(catalog)).toEqual([shared.id]);
    expect((await setMany(admin, catalog, [])).json).toEqual({ status: 'success', changed: [] });
  });

  test('with one who is unknown, closed or not theirs, it is done for none', async () => {
    const { admin, agent, otherAgent, customer, stranger } = await buildPeople(t.db);
    const catalog = await buildCatalog(t.db, { garments: [] });
    const closed = await buildUser(t.db, { agents: [agent], closedAt: new Date() });
    for (const [viewer, person, status] of [
      [admin, closed, 404],
      [admin, { id: 'usr_1' }, 404],
      [agent, stranger, 404],
      [agent, otherAgent, 403],
    ] as const) {
      expect((await setMany(viewer, catalog, [customer, person])).status).toBe(status);
    }
    expect(await usersOf(catalog)).toEqual([]);
  });

  test('cascade means the customers of the named agents, too', async () => {
    const { admin, agent, otherAgent, customer, shared, stranger, app, promoted } = await buildPeople(t.db);
    await buildUser(t.db, { agents: [agent], closedAt: new Date() });
    const catalog = await buildCatalog(t.db, { garments: [] });
    await setMany(admin, catalog, [agent]);
    expect(await usersOf(catalog)).toEqual([agent.id]);
    await setMany(admin, catalog, [agent], { cascade: true });
    expect(await usersOf(catalog)).toEqual(idsOf(agent, customer, shared, app, promoted));
    await setMany(admin, catalog, [otherAgent, stranger], { cascade: true });
    expect(await usersOf(catalog)).toEqual(
      idsOf(agent, otherAgent, customer, shared, app, promoted, stranger),
    );
    const { json } = await setMany(admin, catalog, [otherAgent], { cascade: true, action: 'disable' });
    expect(json.changed?.map(Number).sort((a, b) => a - b)).toEqual(idsOf(otherAgent, shared, stranger));
    expect(await usersOf(catalog)).toEqual(idsOf(agent, customer, app, promoted));
  });

  test('reaches 2,000 users through their agent, and by their ids', async () => {
    const { admin } = await buildPeople(t.db);
    const agent = await buildUser(t.db, { roles: ['agent'] });
    const catalog = await buildCatalog(t.db, { garments: [] });
    await t.db.execute(
      `insert into users (name, email, roles) select 'Shop ' || n, 'many' || n || '@shop.test', '{wls}' from generate_series(1, 2000) n`,
    );
    await t.db.execute(
      `insert into agent_customers (agent_id, customer_id) select ${agent.id}, id from users where email like 'many%'`,
    );
    await setMany(admin, catalog, [agent], { cascade: true });
    expect(await usersOf(catalog)).toHaveLength(2001);
    const customers = (await t.as(agent).call('listCustomers')).json;
    const body = {
      catalog_id: String(catalog.id),
      user_ids: customers.map(({ id }) => id),
      action: 'disable',
    };
    const { json } = await t.as(agent).call('setCatalogForUsers', { body });
    expect(json).toMatchObject({ status: 'success', changed: { length: 2000 } });
    expect(await usersOf(catalog)).toEqual([agent.id]);
  });

  test('two concurrent opposite calls for many users both complete', async () => {
    const { admin } = await buildPeople(t.db);
    const catalog = await buildCatalog(t.db, { garments: [] });
    const people: { id: number }[] = [];
    for (let index = 0; index < 30; index += 1) people.push(await buildUser(t.db));
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        setMany(admin, catalog, index % 2 === 0 ? people : people.toReversed(), {
          action: index < 4 ? 'enable' : 'disable',
        }),
      ),
    );
    expect(answers.map(({ json }) => json.status)).toEqual(Array.from({ length: 8 }, () => 'success'));
    expect([0, 30]).toContain((await usersOf(catalog)).length);
  });
});

test('an unknown or deleted catalog is 404, and another action 422', async () => {
  const { admin, customer } = await buildPeople(t.db);
  const deleted = await buildCatalog(t.db, { garments: [], archivedAt: new Date() });
  for (const catalog of [deleted, { id: '999999' }, { id: 'cat_1' }]) {
    expect((await setOne(admin, catalog, customer)).status).toBe(404);
  }
  expect((await setOne(admin, deleted, customer, 'toggle')).status).toBe(422);
});
