import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';

let t: TestApp;
let people: Awaited<ReturnType<typeof build>>;
beforeAll(async () => {
  t = await buildTestApp();
  people = await build();
});
afterAll(() => t.close());

const secrets = {
  sapId: '0000471100',
  extraInfo: 'Earns too much',
  warehouse: '0003',
  pricelist: '0655',
  isWholesale: false,
};
const query = { include_num_orders: true, include_addresses: true, include_salesorg: true };

async function build() {
  const catalog = await buildCatalog(t.db);
  const agent = await buildUser(t.db, { roles: ['agent'] });
  const boss = await buildUser(t.db, { roles: ['agent'] });
  const colleague = await buildUser(t.db, {
    ...secrets,
    name: 'Piet Maas',
    email: 'piet@brand.test',
    roles: ['admin', 'agent', 'wls'],
    agents: [boss],
    catalogs: [catalog],
    addresses: [{ sapId: '1' }],
    salesOrganizations: [{ salesOrganization: '1000', channel: 'FR' }],
  });
  const customer = await buildUser(t.db, { ...secrets, sapId: '0000471101', agents: [agent, colleague] });
  await buildOrder(t.db, { customer, seller: colleague, catalog });
  return { admin: await buildUser(t.db, { roles: ['admin'] }), agent, boss, colleague, customer };
}

const calls = {
  getUser: async (viewer: { id: number }) =>
    (await t.as(viewer).call('getUser', { params: { id: String(people.colleague.id) }, query })).json,
  listAgents: async (viewer: { id: number }) =>
    (await t.as(viewer).call('listAgents')).json.find(({ id }) => id === String(people.colleague.id)),
};

describe.each(['getUser', 'listAgents'] as const)('%s', (call) => {
  test('shows an agent only the name and email of another', async () => {
    expect(await calls[call](people.agent)).toEqual({
      id: String(people.colleague.id),
      name: 'Piet Maas',
      email: 'piet@brand.test',
      roles: ['agent'],
      sap_id: null,
      catalogs: [],
      num_catalogs: 0,
      agents: [],
      extra_info: '',
      warehouse: '',
      pricelist: null,
      is_wholesale: true,
    });
  });

  test.each(['admin', 'colleague', 'boss'] as const)('shows %s everything', async (who) => {
    expect(await calls[call](people[who])).toMatchObject({
      roles: ['admin', 'agent', 'wls'],
      sap_id: '0000471100',
      agents: [String(people.boss.id)],
      num_catalogs: 1,
      extra_info: 'Earns too much',
      warehouse: '0003',
      pricelist: '0655',
      is_wholesale: false,
    });
  });
});

test("an agent's own customers and account are shown completely", async () => {
  const { agent, customer } = people;
  const whole = { sap_id: '0000471101', extra_info: 'Earns too much', pricelist: '0655' };
  const params = { id: String(agent.id) };
  expect((await t.as(agent).call('listCustomers', { query })).json).toMatchObject([whole]);
  expect((await t.as(agent).call('listCustomersOfAgent', { params })).json).toMatchObject([whole]);
  const own = await t.as(agent).call('getUser', { params: { id: String(customer.id) } });
  expect(own.json).toMatchObject(whole);
  expect((await t.as(people.colleague).call('getMe')).json).toMatchObject({ sap_id: '0000471100' });
});

test('an order shows only the name of its seller', async () => {
  const { json } = await t.as(people.agent).call('listOrders');
  expect(json.orders?.map(({ seller }) => seller)).toEqual([
    { id: String(people.colleague.id), name: 'Piet Maas' },
  ]);
});
