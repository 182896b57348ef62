import { eq } from 'drizzle-orm';
import { agentCustomers, customerPapers } from '../../db/schema';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';
import { readPdf } from '../../test/readPdf';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

type World = Awaited<ReturnType<typeof buildWorld>>;

/** An order of a customer who left the agent that sells it (`former`) for another one (`present`). */
async function buildWorld() {
  const former = await buildUser(t.db, { roles: ['agent'] });
  const present = await buildUser(t.db, { roles: ['agent'] });
  const customer = await buildUser(t.db, {
    name: 'Boutique Amélie',
    email: `amelie${former.id}@paris.test`,
    agents: [former],
    addresses: [
      { sapId: '0000104711', name1: 'Marais' },
      { sapId: '0000104712', name1: 'Bac' },
    ],
    salesOrganizations: [
      { salesOrganization: '1000', channel: 'EU' },
      { salesOrganization: '2000', channel: 'DE' },
    ],
  });
  const catalog = await buildCatalog(t.db);
  const made = await t.as(former).call('createOrderLink', {
    body: { customer_name: 'Amélie', customer_email: customer.email, catalog: String(catalog.id) },
  });
  const linked = made.json.order_id ?? '';
  const order = await buildOrder(t.db, {
    customer,
    seller: former,
    catalog,
    lines: { WJM123000M: 2 },
    addressId: '0000104711',
    salesOrganization: '1000',
    channel: 'EU',
  });
  await t.db
    .insert(customerPapers)
    .values({ customerId: customer.id, vatId: 'FR123', billTo: 'Amélie SARL', paymentTerms: '30 days' });
  await t.db.delete(agentCustomers).where(eq(agentCustomers.customerId, customer.id));
  await t.db.insert(agentCustomers).values({ customerId: customer.id, agentId: present.id });
  return { former, present, customer, linked, id: String(order.id) };
}

const papersOf = ({ id }: World, who: { id: number }) => t.as(who).call('getOrderPapers', { params: { id } });

test('the papers of the order stay those of its seller, those of the customer go with the customer', async () => {
  const world = await buildWorld();
  const { former, present, id } = world;
  const write = (papers: object) => t.as(former).call('setOrderPapers', { body: { id, ...papers } });
  expect((await write({ freight: 10 })).status).toBe(200);
  const refused = await write({ freight: 20, customer: { vat_id: '' } });
  expect([refused.status, refused.json]).toMatchObject([
    403,
    { detail: 'Boutique Amélie is no longer your customer, so you can write only what is about this order.' },
  ]);
  const seen = await papersOf(world, former);
  expect(seen.json).toMatchObject({ freight: 10 });
  expect(seen.json).not.toHaveProperty('customer');
  expect((await papersOf(world, present)).json).toMatchObject({ freight: 10, customer: { vat_id: 'FR123' } });
});

test('documents made for the former agent say nothing of the customer’s papers', async () => {
  const { former, present, id } = await buildWorld();
  for (const call of ['getOrderConfirmation', 'downloadOrderOnlyPdf', 'downloadOrderPdf'] as const) {
    const textsFor = async (who: { id: number }) =>
      readPdf((await t.as(who).call(call, { params: { id } })).raw).flatMap(({ texts }) =>
        texts.map(({ text }) => text),
      );
    expect(await textsFor(present)).toEqual(expect.arrayContaining(['FR123', 'Amélie SARL']));
    const texts = await textsFor(former);
    expect(texts).toContain('Boutique Amélie');
    expect(texts.join('\n')).not.toMatch(/FR123|Amélie SARL|30 days/);
  }
});

test('the order shows no other address and sales organization of the customer than its own', async () => {
  const { former, present, id, linked } = await buildWorld();
  const own = {
    addresses: [{ sap_id: '0000104711', name1: 'Marais', address: '' }],
    sales_organizations: [{ sales_organization: '1000', channel: 'EU' }],
  };
  expect((await t.as(former).call('getOrder', { params: { id } })).json.customer).toMatchObject(own);
  const queries: Record<string, number>[] = [{}, { limit: 10 }];
  for (const query of queries) {
    const { orders } = (await t.as(former).call('listOrders', { query })).json;
    expect(orders.find((order) => order.id === id)?.customer).toMatchObject(own);
    expect(orders.find((order) => order.id === linked)?.customer).toMatchObject({
      addresses: [],
      sales_organizations: [],
    });
  }
  for (const { customer } of (await t.as(present).call('listOrders')).json.orders) {
    expect([customer.addresses, customer.sales_organizations].map((all) => all.length)).toEqual([2, 2]);
  }
});

test('the former agent cannot try which other addresses the customer has', async () => {
  const { former, present, id } = await buildWorld();
  const readdress = async (who: { id: number }, body: object) =>
    (await t.as(who).call('updateOrderAddress', { body: { id, name: 'Autumn', ...body } })).json;
  const refused = { status: 'error', error: 'The address 0000104712 is not one of Boutique Amélie.' };
  expect(await readdress(former, { address: '0000104712' })).toEqual(refused);
  expect(await readdress(former, { address: '0000104711' })).toEqual({ status: 'success' });
  expect(await readdress(present, { address: '0000104712' })).toEqual({ status: 'success' });
});

test('the history names the customer, not their email', async () => {
  const { former, present, customer, linked } = await buildWorld();
  const textsFor = async (who: { id: number }) =>
    (await t.as(who).call('listOrderEvents', { params: { id: linked } })).json.events.map(({ text }) => text);
  expect(await textsFor(former)).toContain(`${former.name} sent the link to this order to Boutique Amélie.`);
  expect(await textsFor(present)).toContain(
    `${former.name} sent the link to this order to ${customer.email}.`,
  );
});

test('a customer’s former agent reaches the customer by no call that names them', async () => {
  const { former, customer, id } = await buildWorld();
  const wireId = String(customer.id);
  const agent = t.as(former);
  const statuses = [
    await agent.call('getUser', { params: { id: wireId } }),
    await agent.call('listOrdersOfUser', { params: { id: wireId } }),
    await agent.call('copyOrder', { body: { source: id, customer_id: wireId, title: 'Copy' } }),
    await agent.call('updateUser', { body: { id: wireId, extra_info: 'x' } }),
    await agent.call('saveCustomerGroup', { body: { name: 'Group', is_shared: false, members: [wireId] } }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([404, 404, 404, 404, 404]);
  expect((await agent.call('listCustomers', { query: { include_addresses: true } })).json).toEqual([]);
  expect((await agent.call('listCustomerFigures')).json.customers).toEqual([]);
});
