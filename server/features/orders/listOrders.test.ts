import { message } from '../../../src/domain/language/message';
import { ownReasons } from '../../core/ownReasons';
import { storedReason } from '../../core/taskLines';
import { sql } from 'drizzle-orm';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';

let t: TestApp;
let admin: Awaited<ReturnType<typeof buildUser>>;

beforeAll(async () => {
  t = await buildTestApp();
  admin = await buildUser(t.db, { roles: ['admin'] });
});
afterAll(() => t.close());

type Query = Record<string, string | number | boolean>;

async function namesFor(user: { id: number }, query: Query = {}) {
  const answer = await t.as(user).call('listOrders', { query });
  expect(answer.status).toBe(200);
  return answer.json.orders.map((order) => order.name);
}

const at = (seconds: number) => new Date(seconds * 1000);

describe('who sees which orders', () => {
  test('nobody without a session, nor with the app role alone', async () => {
    expect((await t.anonymous.call('listOrders')).status).toBe(401);
    const appOnly = await buildUser(t.db, { roles: ['app'] });
    expect((await t.as(appOnly).call('listOrders')).status).toBe(403);
  });

  test('a customer their own, an agent those of customers, own and sold ones, an admin all', async () => {
    const agent = await buildUser(t.db, { roles: ['agent'] });
    const other = await buildUser(t.db, { roles: ['agent'] });
    const customer = await buildUser(t.db, { agents: [agent] });
    const stranger = await buildUser(t.db, { agents: [other] });
    const catalog = await buildCatalog(t.db);
    await buildOrder(t.db, { name: "customer's", customer, catalog, createdAt: at(400) });
    await buildOrder(t.db, { name: "agent's own", customer: agent, catalog, createdAt: at(300) });
    await buildOrder(t.db, { name: 'sold', customer: stranger, seller: agent, catalog, createdAt: at(200) });
    await buildOrder(t.db, { name: "stranger's", customer: stranger, catalog, createdAt: at(100) });
    const query = { catalogs: String(catalog.id) };

    expect(await namesFor(customer)).toEqual(["customer's"]);
    expect(await namesFor(stranger)).toEqual(['sold', "stranger's"]);
    expect(await namesFor(agent)).toEqual(["customer's", "agent's own", 'sold']);
    expect(await namesFor(other)).toEqual(['sold', "stranger's"]);
    expect(await namesFor(admin, query)).toEqual(["customer's", "agent's own", 'sold', "stranger's"]);
  });

  test('a customer does not see what they would sell if they were an agent', async () => {
    const former = await buildUser(t.db);
    const customer = await buildUser(t.db, { agents: [former] });
    await buildOrder(t.db, { customer, seller: former, catalog: await buildCatalog(t.db) });
    expect(await namesFor(former)).toEqual([]);
  });

  test('somebody who is agent and admin sees all', async () => {
    const both = await buildUser(t.db, { roles: ['agent', 'admin'] });
    const catalog = await buildCatalog(t.db);
    await buildOrder(t.db, { name: 'far', customer: await buildUser(t.db), catalog });
    expect(await namesFor(both, { catalogs: String(catalog.id) })).toEqual(['far']);
  });
});

test('an order comes with its customer, catalog, seller and money', async () => {
  const agent = await buildUser(t.db, { roles: ['agent'], name: 'Nora Lindqvist' });
  const customer = await buildUser(t.db, {
    name: 'Boutique Amélie',
    addresses: [
      { sapId: '0000104712', name1: 'Marais', address: '12 Rue de Bretagne' },
      { sapId: '0000104711', name1: 'Bac', address: '4 Rue du Bac' },
    ],
    salesOrganizations: [{ salesOrganization: '1000', channel: 'FR' }],
  });
  const catalog = await buildCatalog(t.db, {
    name: 'Women AW26',
    season: 'AW26',
    currency: 'SEK',
    catalogType: 'repo',
  });
  const order = await buildOrder(t.db, {
    name: 'First drop',
    customer,
    seller: agent,
    catalog,
    lines: { WJM123000S: 3 },
    totalCents: 12_050,
    salesOrganization: '1000',
    channel: 'FR',
    addressId: '0000104711',
    serviceDate: at(1_786_752_000),
    createdAt: at(1_770_681_600.9),
    editedAt: at(1_770_715_200),
    version: 7,
  });
  const { json } = await t.as(customer).call('listOrders');
  // The contract, which each answer is compared with, says that there is nothing else.
  expect(json).toMatchObject({
    status: 'success',
    as_of: expect.any(String),
    orders: [
      {
        id: String(order.id),
        name: 'First drop',
        customer: {
          id: String(customer.id),
          name: 'Boutique Amélie',
          sap_id: null,
          addresses: [
            { sap_id: '0000104712', name1: 'Marais', address: '12 Rue de Bretagne' },
            { sap_id: '0000104711', name1: 'Bac', address: '4 Rue du Bac' },
          ],
          sales_organizations: [{ sales_organization: '1000', channel: 'FR' }],
        },
        sap_status: 0,
        finished: false,
        catalog: { id: String(catalog.id), name: 'Women AW26', season: 'AW26', currency: 'SEK' },
        catalog_type: 'repo',
        seller: { id: String(agent.id), name: 'Nora Lindqvist' },
        sales_organization: '1000',
        channel: 'FR',
        address_id: '0000104711',
        items_count: 3,
        total_price: 120.5,
        currency: 'SEK',
        created: 1_770_681_600,
        service_date: 1_786_752_000,
        version: 7,
        edited: 1_770_715_200,
        erp_message: null,
        note: '',
      },
    ],
  });
});

test("what is unset is '' or null, and the ERP's words come with status 99 only", async () => {
  const customer = await buildUser(t.db);
  const catalog = await buildCatalog(t.db);
  await buildOrder(t.db, { customer, catalog, sapStatus: 99, erpMessage: 'No such plant', createdAt: at(2) });
  await buildOrder(t.db, { customer, catalog, sapStatus: 2, erpMessage: 'old words', createdAt: at(1) });
  const { json } = await t.as(customer).call('listOrders');
  expect(json.orders.map((order) => order.erp_message)).toEqual(['No such plant', null]);
  expect(json.orders[0]).toMatchObject({
    customer: { addresses: [], sales_organizations: [] },
    seller: null,
    sales_organization: '',
    channel: '',
    address_id: '',
    service_date: null,
    items_count: 0,
    total_price: 0,
  });
});

describe('pages', () => {
  test('limit and cursor go through all orders once, also those created at the same moment', async () => {
    const customer = await buildUser(t.db);
    const catalog = await buildCatalog(t.db);
    const names = ['e', 'd', 'c', 'b', 'a'];
    for (const name of names.toReversed()) {
      await buildOrder(t.db, { name, customer, catalog, createdAt: at(name < 'd' ? 1000 : 2000) });
    }

    const seen: string[][] = [];
    let query: Query = { limit: 2 };
    for (;;) {
      const { json } = await t.as(customer).call('listOrders', { query });
      seen.push(json.orders.map((order) => order.name));
      if (json.next_cursor === undefined) break;
      query = { limit: 2, cursor: json.next_cursor };
    }
    expect(seen).toEqual([['e', 'd'], ['c', 'b'], ['a']]);
  });

  test('a limit that all orders fit in gives no cursor', async () => {
    const customer = await buildUser(t.db);
    await buildOrder(t.db, { customer, catalog: await buildCatalog(t.db) });
    const { json } = await t.as(customer).call('listOrders', { query: { limit: 1 } });
    expect(json.orders).toHaveLength(1);
    expect(json).not.toHaveProperty('next_cursor');
  });
});

test('the list is one query, however many orders there are', async () => {
  const catalog = await buildCatalog(t.db);
  const client = await t.database.pool.connect();
  const prototype: { query: unknown } = Object.getPrototypeOf(client);
  client.release();
  const count = async (user: { id: number }) => {
    await t.as(user).call('listOrders');
    const query = jest.spyOn(prototype, 'query' as never);
    await t.as(user).call('listOrders');
    const calls = query.mock.calls.length;
    query.mockRestore();
    return calls;
  };
  const agent = await buildUser(t.db, { roles: ['agent'] });
  await buildOrder(t.db, { customer: agent, catalog });
  // The other queries are the session's, and what the list has seen.
  expect(await count(agent)).toBe(3);
  for (let n = 0; n < 12; n += 1) {
    const customer = await buildUser(t.db, { agents: [agent] });
    await buildOrder(t.db, { customer, seller: agent, catalog: await buildCatalog(t.db) });
  }
  expect(await count(agent)).toBe(3);
});

test('thousands of orders arrive complete, sorted, and with the fields of the contract', async () => {
  const customer = await buildUser(t.db, {
    name: 'Bo "&" Söhne\n',
    addresses: [{ sapId: '0000104711', name1: 'Čapek', address: "4 Rue d'Or" }],
  });
  const catalog = await buildCatalog(t.db);
  const { id } = await buildOrder(t.db, { customer, catalog, name: 'The first' });
  await t.db.execute(sql`
    insert into orders (name, customer_id, catalog_id, created_at)
    select 'Order ' || n, ${customer.id}, ${catalog.id}, to_timestamp(n) from generate_series(1, 3000) n`);
  const { json, headers } = await t.as(customer).call('listOrders');
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  const names = Array.from({ length: 3000 }, (_, n) => `Order ${3000 - n}`);
  expect(json.orders.map(({ name }) => name)).toEqual(['The first', ...names]);
  expect(new Set(json.orders.map((order) => Object.keys(order).join())).size).toBe(1);
  const one = await t.as(customer).call('getOrder', { params: { id: String(id) } });
  const { customer_finished, garments, lines, line_prices, wanted, ...summary } = one.json;
  expect(json.orders[0]).toEqual(summary);
  expect([customer_finished, garments.length, lines, line_prices, wanted]).toEqual([false, 1, {}, {}, []]);
});

test('a sentence of ours comes in the language of the caller, with its cause', async () => {
  const customer = await buildUser(t.db);
  const reason = ownReasons.unreachable(message('it did not answer in time'));
  const catalog = await buildCatalog(t.db);
  await buildOrder(t.db, { customer, catalog, sapStatus: 99, erpMessage: storedReason(reason) });
  const list = async (language: string, known = '') => {
    const headers = { 'accept-language': language, 'if-none-match': known };
    const { json, headers: answered } = await t.as(customer).call('listOrders', { headers });
    const [order] = json.orders ?? [];
    return { order, etag: String(answered.etag) };
  };
  const english = await list('en');
  expect(english.order).toMatchObject({
    erp_message: 'The ERP could not be reached: it did not answer in time.',
    erp_cause: 'unreachable',
  });
  const german = await list('de', english.etag);
  expect(german.order?.erp_message).toMatch(/^Das ERP/);
  expect(german.order?.erp_cause).toBe('unreachable');
});
