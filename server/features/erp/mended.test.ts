import { eq } from 'drizzle-orm';
import { orders, users } from '../../db/schema';
import { recordedLog } from '../../test/buildErp';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';
import { applyAnswer, submitOrder } from './erpTasks';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const connector = { submit: async () => null };
const place = { addressId: '0000104711', salesOrganization: '1000', channel: 'DE' };

let count = 0;

/** An order that the ERP has refused, with its agent. */
async function buildRefused() {
  const agent = await buildUser(t.db, { roles: ['agent'] });
  const customer = await buildUser(t.db, {
    agents: [agent],
    sapId: String((count += 1)).padStart(10, '0'),
    addresses: [{ sapId: '0000104711', address: '1 Quay' }, { sapId: '0000104712' }],
    salesOrganizations: [{ salesOrganization: '1000', channel: 'DE' }],
  });
  const catalog = await buildCatalog(t.db);
  const lines = { WJM123000M: 2 };
  const order = await buildOrder(t.db, { customer, catalog, lines, ...place });
  await t.as(agent).call('sendOrder', { body: { id: String(order.id) } });
  const [sent] = await t.db.select().from(orders).where(eq(orders.id, order.id));
  const key = sent?.erpKey ?? '';
  await submitOrder(t.db, connector, { key });
  await applyAnswer(t.db, recordedLog, { key, status: 'rejected', message: 'VP 204 No ship-to party' });
  const seen = async () => {
    const { json } = await t.as(agent).call('listOrders');
    const listed = json.orders.find(({ id }) => id === String(order.id));
    return [listed?.sap_status, listed?.mended];
  };
  const change = (body: Record<string, unknown>) =>
    t.as(agent).call('changeUserPlaces', { body: { id: String(customer.id), ...body } });
  return { agent, customer, order, seen, change };
}

test('nothing has changed since a refusal, until something that the ERP gets does', async () => {
  const { seen, change } = await buildRefused();
  expect(await seen()).toEqual([99, false]);
  await change({ addresses: [{ sap_id: '104712', name1: 'Elsewhere', address: '2 Quay' }] });
  await change({ sales_organizations: [{ sales_organization: '1000', channel: 'AT' }] });
  expect(await seen()).toEqual([99, false]);
  await change({ addresses: [{ sap_id: '104711', name1: '', address: '3 Quay' }] });
  expect(await seen()).toEqual([99, true]);
});

test("the customer's other SAP ID is a change, and the same again is none", async () => {
  const { agent, customer, seen } = await buildRefused();
  const set = (sap_id: string | null) =>
    t.as(agent).call('setUserSapId', { body: { id: String(customer.id), sap_id } });
  await set('7777777777');
  expect(await seen()).toEqual([99, true]);
  await set(customer.sapId);
  expect(await seen()).toEqual([99, false]);
});

test('a name is none, as the ERP knows its customers by their numbers', async () => {
  const { customer, seen } = await buildRefused();
  await t.db.update(users).set({ name: 'Another name' }).where(eq(users.id, customer.id));
  expect(await seen()).toEqual([99, false]);
});

test('of an order that was refused before hosts noted it, nothing is said', async () => {
  const agent = await buildUser(t.db, { roles: ['agent'] });
  const customer = await buildUser(t.db, { agents: [agent] });
  await buildOrder(t.db, { customer, catalog: await buildCatalog(t.db), sapStatus: 99, erpMessage: 'No.' });
  const { json } = await t.as(agent).call('listOrders');
  expect(json.orders.map((order) => 'mended' in order)).toEqual([false]);
});
