import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';

let t: TestApp;

beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const get = (
  viewer: { id: number },
  user: { id: number | string },
  query: Record<string, boolean | string> = {},
) => t.as(viewer).call('getUser', { params: { id: String(user.id) }, query });

describe('who sees whom', () => {
  test('a table of viewers', async () => {
    const admin = await buildUser(t.db, { roles: ['admin'] });
    const agent = await buildUser(t.db, { roles: ['agent'] });
    const otherAgent = await buildUser(t.db, { roles: ['agent'] });
    const customer = await buildUser(t.db, { agents: [agent, otherAgent] });
    const own = await buildUser(t.db, { agents: [agent] });
    const stranger = await buildUser(t.db);
    const everybody = { admin, agent, otherAgent, customer, own, stranger };
    const visible = async (viewer: { id: number }) => {
      const names: string[] = [];
      for (const [name, user] of Object.entries(everybody)) {
        const { status } = await get(viewer, user);
        expect([200, 404]).toContain(status);
        if (status === 200) names.push(name);
      }
      return names;
    };

    expect(await visible(admin)).toEqual(Object.keys(everybody));
    expect(await visible(agent)).toEqual(['agent', 'otherAgent', 'customer', 'own']);
    expect(await visible(otherAgent)).toEqual(['agent', 'otherAgent', 'customer']);
    expect(await visible(customer)).toEqual(['customer']);
    expect(await visible(stranger)).toEqual(['stranger']);
  });

  test('nobody without a session, nor with the app role alone', async () => {
    const user = await buildUser(t.db, { roles: ['app'] });
    expect((await t.anonymous.call('getUser', { params: { id: String(user.id) } })).status).toBe(401);
    expect((await get(user, user)).status).toBe(403);
  });

  test('unknown ids and closed accounts are 404', async () => {
    const admin = await buildUser(t.db, { roles: ['admin'] });
    const closed = await buildUser(t.db, { closedAt: new Date() });
    for (const id of [closed.id, 999_999, 0, 'usr_71c4', '99999999999999999999']) {
      expect((await get(admin, { id })).status).toBe(404);
    }
  });
});

describe('what is answered', () => {
  test('the user, without what was not asked for, and never a password', async () => {
    const agent = await buildUser(t.db, { roles: ['agent'] });
    const retired = await buildUser(t.db, { roles: ['agent'], closedAt: new Date() });
    const catalog = await buildCatalog(t.db);
    const deleted = await buildCatalog(t.db, { archivedAt: new Date() });
    const user = await buildUser(t.db, {
      name: 'Boutique Amélie',
      email: 'achats@boutique-amelie.test',
      roles: ['wls', 'app'],
      sapId: '0000104711',
      extraInfo: 'Closed on Mondays',
      warehouse: '0003',
      pricelist: '0151',
      isWholesale: false,
      passwordHash: 'hash',
      agents: [agent, retired],
      catalogs: [catalog, deleted],
      addresses: [{ sapId: '1' }],
      salesOrganizations: [{ salesOrganization: '1000', channel: 'FR' }],
    });
    expect((await get(user, user)).json).toEqual({
      id: String(user.id),
      name: 'Boutique Amélie',
      email: 'achats@boutique-amelie.test',
      roles: ['wls', 'app'],
      sap_id: '0000104711',
      catalogs: [String(catalog.id)],
      num_catalogs: 1,
      agents: [String(agent.id)],
      extra_info: 'Closed on Mondays',
      warehouse: '0003',
      pricelist: '0151',
      is_wholesale: false,
    });
  });

  test('a user without anything', async () => {
    const user = await buildUser(t.db);
    const query = { include_num_orders: true, include_addresses: true, include_salesorg: true };
    expect((await get(user, user, query)).json).toMatchObject({
      sap_id: null,
      catalogs: [],
      num_catalogs: 0,
      agents: [],
      extra_info: '',
      pricelist: null,
      num_orders: 0,
      addresses: [],
      sales_organizations: [],
    });
  });

  test.each([
    ['include_num_orders', { num_orders: 2 }],
    [
      'include_addresses',
      {
        addresses: [
          { sap_id: '0000104712', name1: 'Marais', address: '12 Rue de Bretagne' },
          { sap_id: '0000104711', name1: '', address: '' },
        ],
      },
    ],
    ['include_salesorg', { sales_organizations: [{ sales_organization: '1000', channel: 'FR' }] }],
  ])('%s adds its part and no other', async (flag, part) => {
    const catalog = await buildCatalog(t.db);
    const user = await buildUser(t.db, {
      addresses: [
        { sapId: '0000104712', name1: 'Marais', address: '12 Rue de Bretagne' },
        { sapId: '0000104711' },
      ],
      salesOrganizations: [{ salesOrganization: '1000', channel: 'FR' }],
    });
    for (const archivedAt of [null, null, new Date()]) {
      await buildOrder(t.db, { customer: user, catalog, archivedAt });
    }
    const bare = (await get(user, user)).json;
    expect((await get(user, user, { [flag]: true })).json).toEqual({ ...bare, ...part });
    expect((await get(user, user, { [flag]: false })).json).toEqual(bare);
  });

  test('a flag that is no truth is 422', async () => {
    const user = await buildUser(t.db);
    expect((await get(user, user, { include_addresses: 'perhaps' })).status).toBe(422);
  });
});
