import { buildPeople, managing } from '../../test/buildPeople';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

type User = { id: number };
const entered = { sap_id: '104712', name1: 'Harbour store', address: '1 Quay, Porto' };
const harbour = { ...entered, sap_id: '0000104712' };

const change = (viewer: User, user: User, body: Record<string, unknown>) =>
  t.as(viewer).call('changeUserPlaces', { body: { id: String(user.id), ...body } });

async function placesOf(user: User) {
  const query = { include_addresses: true, include_salesorg: true };
  const admin = await buildUser(t.db, { roles: ['admin'] });
  const { json } = await t.as(admin).call('getUser', { params: { id: String(user.id) }, query });
  return { addresses: json.addresses, organizations: json.sales_organizations };
}

test.each(managing)('%s adds an address to %s: %i', async (who, whom, status) => {
  const people = await buildPeople(t.db);
  expect((await change(people[who], people[whom], { addresses: [entered] })).status).toBe(status);
  const { addresses } = await placesOf(people[whom]);
  expect(addresses).toEqual(status === 200 ? [{ ...harbour, origin: 'staff' }] : []);
});

async function buildShop() {
  const agent = await buildUser(t.db, { roles: ['agent'] });
  const shop = await buildUser(t.db, {
    name: 'Casa Lisboa',
    agents: [agent],
    addresses: [{ sapId: harbour.sap_id, name1: 'Casa Lisboa', address: '9 Hill, Porto' }, { sapId: 'A1' }],
    salesOrganizations: [{ salesOrganization: '1000', channel: 'WS' }],
  });
  return { agent, shop };
}

test('what is added or changed is by staff, and everything else stays the ERP’s', async () => {
  const { agent, shop } = await buildShop();
  const answer = await change(agent, shop, {
    addresses: [entered, { sap_id: '7', name1: '', address: ' 2 Square ' }],
    sales_organizations: [
      { sales_organization: ' 1000 ', channel: 'FR' },
      { sales_organization: '1000', channel: 'WS' },
    ],
  });
  expect(answer.json).toEqual({ status: 'success' });
  expect(await placesOf(shop)).toEqual({
    addresses: [
      { ...harbour, origin: 'staff' },
      { sap_id: 'A1', name1: '', address: '' },
      { sap_id: '0007', name1: '', address: '2 Square', origin: 'staff' },
    ],
    organizations: [
      { sales_organization: '1000', channel: 'WS' },
      { sales_organization: '1000', channel: 'FR', origin: 'staff' },
    ],
  });
});

test('an address that is sent again unchanged stays the ERP’s', async () => {
  const { agent, shop } = await buildShop();
  const same = { sap_id: harbour.sap_id, name1: 'Casa Lisboa', address: '9 Hill, Porto' };
  await change(agent, shop, { addresses: [same] });
  expect((await placesOf(shop)).addresses?.[0]).toEqual(same);
});

test('an order can go to an added address at once, and then the address stays', async () => {
  const { agent, shop } = await buildShop();
  const catalog = await buildCatalog(t.db);
  await change(agent, shop, { addresses: [{ sap_id: '9', name1: 'New', address: '3 Lane' }] });
  const order = await buildOrder(t.db, { customer: shop, catalog });
  const body = { id: String(order.id), name: order.name, address: '0009' };
  expect((await t.as(agent).call('updateOrderAddress', { body })).json).toEqual({ status: 'success' });

  expect((await change(agent, shop, { removed_addresses: ['A1', '0009'] })).json).toEqual({
    status: 'error',
    error: 'An order goes to the address 0009, so it can’t be removed.',
  });
  expect((await placesOf(shop)).addresses).toHaveLength(3);
});

test('others can be removed, and what is unknown is ignored', async () => {
  const { agent, shop } = await buildShop();
  const answer = await change(agent, shop, {
    removed_addresses: ['A1', '0000999999'],
    removed_sales_organizations: [
      { sales_organization: '1000', channel: 'WS' },
      { sales_organization: '3000', channel: 'WS' },
    ],
  });
  expect(answer.json).toEqual({ status: 'success' });
  const { addresses, organizations } = await placesOf(shop);
  expect([addresses?.map(({ sap_id }) => sap_id), organizations]).toEqual([[harbour.sap_id], []]);
});

test.each([
  [{ addresses: [{ ...entered, sap_id: ' ' }] }, 422],
  [{ addresses: [{ ...entered, address: ' ' }] }, 200],
  [{ sales_organizations: [{ sales_organization: ' ', channel: 'WS' }] }, 422],
  [{ sales_organizations: [{ sales_organization: '1000', channel: ' ' }] }, 422],
])('%j is refused: %s', async (body, status) => {
  const { agent, shop } = await buildShop();
  const answer = await change(agent, shop, body);
  expect([answer.status, answer.json.status]).toEqual([status, status === 200 ? 'error' : 422]);
  expect((await placesOf(shop)).addresses).toHaveLength(2);
});

test('a customer has at most 1,000 addresses', async () => {
  const { agent } = await buildShop();
  const addresses = Array.from({ length: 999 }, (_, index) => ({ sapId: `A${index}` }));
  const shop = await buildUser(t.db, { agents: [agent], addresses });
  expect((await change(agent, shop, { addresses: [entered] })).json.status).toBe('success');
  expect((await change(agent, shop, { addresses: [{ ...entered, sap_id: '8' }] })).json).toEqual({
    status: 'error',
    error: 'A customer can have at most 1,000 addresses.',
  });
});

test('a list of orders shows what was added, without where it comes from', async () => {
  const { agent, shop } = await buildShop();
  const catalog = await buildCatalog(t.db);
  await buildOrder(t.db, { customer: shop, catalog });
  const { json: before } = await t.as(agent).call('listOrders');
  await change(agent, shop, { addresses: [entered] });
  const query = { changed_since: before.as_of ?? '' };
  const { json } = await t.as(agent).call('listOrders', { query });
  expect(json.orders[0]?.customer.addresses[0]).toEqual(harbour);
});
