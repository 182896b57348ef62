import { eq } from 'drizzle-orm';
import { orders, users } from '../../db/schema';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';

let t: TestApp;
const now = new Date('2026-11-21T10:00:00Z');
beforeAll(async () => {
  t = await buildTestApp({ now: () => now });
});
afterAll(() => t.close());

const present = { name: 'Autumn', addressId: '0000104711', salesOrganization: '2000', channel: 'DE' };

async function buildWorld(values: Partial<Parameters<typeof buildOrder>[1]> = {}) {
  const agent = await buildUser(t.db, { roles: ['agent'], name: 'Nora Lindqvist' });
  const customer = await buildUser(t.db, {
    name: 'Boutique Amélie',
    agents: [agent],
    addresses: [{ sapId: '0000104711' }, { sapId: '0000104712' }],
    salesOrganizations: [
      { salesOrganization: '1000', channel: 'EU' },
      { salesOrganization: '2000', channel: 'DE' },
    ],
  });
  const catalog = await buildCatalog(t.db);
  const order = await buildOrder(t.db, { customer, catalog, ...present, ...values });
  const readdress = async (body: Record<string, string>) => {
    const answer = await t.as(agent).call('updateOrderAddress', {
      body: { id: String(order.id), name: 'Autumn', ...body },
    });
    const [row] = await t.db.select().from(orders).where(eq(orders.id, order.id));
    return { status: answer.status, json: answer.json, row };
  };
  const history = async () =>
    (await t.as(agent).call('listOrderEvents', { params: { id: String(order.id) } })).json.events;
  return { agent, customer, order, readdress, history };
}

test.each<[string, Record<string, string>, object]>([
  ['the name, without the spaces around it', { name: ' Winter ' }, { ...present, name: 'Winter' }],
  ['the address', { address: '0000104712' }, { ...present, addressId: '0000104712' }],
  [
    'the sales organization',
    { sales_organization: '1000', channel: 'EU' },
    { ...present, salesOrganization: '1000', channel: 'EU' },
  ],
  [
    'nothing but what is unset',
    { address: '', sales_organization: '', channel: '' },
    { name: 'Autumn', addressId: '', salesOrganization: '', channel: '' },
  ],
  ['nothing that is left out', {}, present],
])('changes %s', async (_what, body, after) => {
  const { readdress } = await buildWorld();
  const { json, row } = await readdress(body);
  expect(json).toEqual({ status: 'success' });
  expect(row).toMatchObject({ ...after, version: 2, editedAt: now });
});

test.each<[Record<string, string>, string]>([
  [{ address: '0000999999' }, 'The address 0000999999 is not one of Boutique Amélie.'],
  [{ sales_organization: '3000' }, 'The sales organization 3000/DE is not one of Boutique Amélie.'],
  [{ sales_organization: '1000' }, 'The sales organization 1000/DE is not one of Boutique Amélie.'],
  [{ channel: 'FR' }, 'The sales organization 2000/FR is not one of Boutique Amélie.'],
])('%j is refused with a message, and nothing is written', async (body, error) => {
  const { readdress } = await buildWorld();
  const { status, json, row } = await readdress({ name: 'Winter', ...body });
  expect([status, json]).toEqual([200, { status: 'error', error }]);
  expect(row).toMatchObject({ ...present, version: 1 });
});

test("the order's place may stay, even if it was removed from the customer's lists", async () => {
  const former = { addressId: '0000000009', salesOrganization: '9000', channel: 'XX' };
  const { readdress } = await buildWorld(former);
  const { row } = await readdress({
    name: 'Winter',
    address: '0000000009',
    sales_organization: '9000',
    channel: 'XX',
  });
  expect(row).toMatchObject({ name: 'Winter', ...former });
});

test('with channel FR an order does not go to the customer itself, unless there is nowhere else', async () => {
  const { customer, readdress } = await buildWorld({ addressId: '0000104712' });
  await t.db.update(users).set({ sapId: '0000104711' }).where(eq(users.id, customer.id));
  expect((await readdress({ address: '0000104711' })).json).toEqual({ status: 'success' });
  await t.db.execute(
    `update user_sales_organizations set channel = 'FR' where user_id = ${customer.id} and channel = 'EU'`,
  );
  await readdress({ address: '0000104712' });
  expect((await readdress({ address: '0000104711' })).json).toEqual({
    status: 'error',
    error: "The address 0000104711 is Boutique Amélie itself, which orders of channel FR don't go to.",
  });
  await t.db.execute(`delete from user_addresses where user_id = ${customer.id} and sap_id = '0000104712'`);
  expect((await readdress({ address: '0000104711' })).json).toEqual({ status: 'success' });
});

test('the order of a closed account can still be changed', async () => {
  const { agent, customer, readdress } = await buildWorld();
  await t.db.update(users).set({ closedAt: now }).where(eq(users.id, customer.id));
  expect((await readdress({ name: `Of ${agent.id}` })).json).toEqual({ status: 'success' });
});

test('its history lists what was changed, and has no event without changes', async () => {
  const { agent, readdress, history } = await buildWorld();
  await readdress({});
  expect(await history()).toEqual([]);
  await readdress({ name: 'Winter', address: '', sales_organization: '1000', channel: 'EU' });
  expect(await history()).toEqual([
    {
      id: expect.any(String),
      at: now.getTime() / 1000,
      actor: { id: String(agent.id), name: 'Nora Lindqvist' },
      kind: 'edited',
      text: 'Nora Lindqvist changed the name from Autumn to Winter, the address from 0000104711 to none and the sales organization from 2000/DE to 1000/EU.',
    },
  ]);
});

test.each<Record<string, string>>([{ name: '' }, { name: '  ' }, { name: 'x'.repeat(201) }, { addres: 'x' }])(
  '%j is 422',
  async (body) => {
    const { readdress } = await buildWorld();
    expect((await readdress(body)).status).toBe(422);
  },
);
