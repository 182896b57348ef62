import { users } from '../../db/schema';
import { buildPeople } from '../../test/buildPeople';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(() => t.db.update(users).set({ closedAt: new Date() }));

const idsOf = (list: { id: string }[]) => list.map(({ id }) => id);
const wire = (...people: { id: number }[]) => people.map(({ id }) => String(id));

describe('listCustomers', () => {
  const list = async (viewer: { id: number }, query: Record<string, boolean> = { num_catalogs: true }) =>
    (await t.as(viewer).call('listCustomers', { query })).json;

  test('an admin sees every customer, an agent their own, each once', async () => {
    const { admin, agent, otherAgent, customer, shared, stranger, promoted } = await buildPeople(t.db);
    expect(idsOf(await list(admin)).toSorted()).toEqual(
      wire(customer, shared, stranger, promoted).toSorted(),
    );
    expect(idsOf(await list(agent)).toSorted()).toEqual(wire(customer, shared, promoted).toSorted());
    expect(idsOf(await list(otherAgent)).toSorted()).toEqual(wire(shared, stranger).toSorted());
  });

  test('by name, whatever the case; without closed accounts', async () => {
    const admin = await buildUser(t.db, { roles: ['admin'] });
    for (const name of ['beta', 'Alpha', 'Gamma']) await buildUser(t.db, { name });
    await buildUser(t.db, { name: 'Closed', closedAt: new Date() });
    expect((await list(admin)).map(({ name }) => name)).toEqual(['Alpha', 'beta', 'Gamma']);
  });

  test('is empty for an agent without customers', async () => {
    expect(await list(await buildUser(t.db, { roles: ['agent'] }))).toEqual([]);
  });

  test('returns only the requested fields', async () => {
    const admin = await buildUser(t.db, { roles: ['admin'] });
    const catalog = await buildCatalog(t.db);
    const customer = await buildUser(t.db, {
      catalogs: [catalog],
      addresses: [{ sapId: '0000104711', name1: 'Marais', address: '12 Rue de Bretagne' }],
      salesOrganizations: [{ salesOrganization: '1000', channel: 'FR' }],
    });
    await buildOrder(t.db, { customer, catalog });
    await buildOrder(t.db, { customer, catalog, archivedAt: new Date() });
    const [bare] = await list(admin);
    expect(bare).toMatchObject({ id: String(customer.id), catalogs: [String(catalog.id)], num_catalogs: 1 });
    expect(Object.keys(bare ?? {})).not.toEqual(expect.arrayContaining(['num_orders']));
    const query = { include_num_orders: true, include_addresses: true, include_salesorg: true };
    expect(await list(admin, query)).toEqual([
      {
        ...bare,
        num_orders: 1,
        addresses: [{ sap_id: '0000104711', name1: 'Marais', address: '12 Rue de Bretagne' }],
        sales_organizations: [{ sales_organization: '1000', channel: 'FR' }],
      },
    ]);
  });

  test('num_orders of an agent counts what they order and what they sell, each order once', async () => {
    const agent = await buildUser(t.db, { roles: ['wls', 'agent'] });
    const customer = await buildUser(t.db, { agents: [agent] });
    const catalog = await buildCatalog(t.db);
    await buildOrder(t.db, { customer: agent, seller: agent, catalog });
    await buildOrder(t.db, { customer: agent, catalog });
    await buildOrder(t.db, { customer, seller: agent, catalog });
    await buildOrder(t.db, { customer, seller: agent, catalog, archivedAt: new Date() });
    const params = { id: String(agent.id) };
    const { json } = await t.as(agent).call('getUser', { params, query: { include_num_orders: true } });
    expect(json.num_orders).toBe(3);
    expect(await list(agent, { include_num_orders: true })).toMatchObject([
      { id: String(customer.id), num_orders: 1 },
    ]);
  });

  test('runs as many queries for many customers as for one', async () => {
    const agent = await buildUser(t.db, { roles: ['agent'] });
    const query = { include_num_orders: true, include_addresses: true, include_salesorg: true };
    const countQueries = async () => {
      const asked = jest.spyOn(t.database.pool, 'query');
      await list(agent, query);
      const count = asked.mock.calls.length;
      asked.mockRestore();
      return count;
    };
    await list(agent, query);
    const forNone = await countQueries();
    for (let index = 0; index < 20; index += 1) await buildUser(t.db, { agents: [agent] });
    expect(await countQueries()).toBe(forNone);
  });
});

describe('listAgents', () => {
  test('every agent by name, for agents and admins', async () => {
    const { admin, agent, otherAgent, promoted } = await buildPeople(t.db);
    await buildUser(t.db, { roles: ['agent'], closedAt: new Date() });
    for (const viewer of [admin, otherAgent]) {
      const { json } = await t.as(viewer).call('listAgents');
      expect(idsOf(json)).toEqual(wire(agent, promoted, otherAgent));
    }
  });
});

describe('listCustomersOfAgent', () => {
  const list = (viewer: { id: number }, of: string) =>
    t.as(viewer).call('listCustomersOfAgent', { params: { id: of } });

  test('an agent asks for themselves, an admin for any agent', async () => {
    const { admin, agent, otherAgent, customer, shared, stranger, app, promoted } = await buildPeople(t.db);
    const own = await list(agent, String(agent.id));
    expect(idsOf(own.json).toSorted()).toEqual(wire(customer, shared, app, promoted).toSorted());
    expect((await list(admin, String(agent.id))).json).toEqual(own.json);
    expect(idsOf((await list(admin, String(otherAgent.id))).json).toSorted()).toEqual(
      wire(shared, stranger).toSorted(),
    );
    expect((await list(admin, String(customer.id))).json).toEqual([]);
  });

  test("another's id is 404, and so are unknown ones and closed accounts", async () => {
    const { admin, agent, otherAgent, customer } = await buildPeople(t.db);
    const closed = await buildUser(t.db, { roles: ['agent'], closedAt: new Date() });
    for (const id of [otherAgent.id, customer.id]) expect((await list(agent, String(id))).status).toBe(404);
    for (const id of [String(closed.id), '999999', 'usr_1']) {
      expect((await list(admin, id)).status).toBe(404);
    }
  });
});
