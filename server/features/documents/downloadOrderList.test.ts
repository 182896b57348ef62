import { read, utils } from 'xlsx';
import { sapStatus } from '../../../src/domain/orders/statuses';
import { erpDocuments } from '../../db/schema';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';

let t: TestApp;

beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const call = (user: { id: number }, orders: { id: number | string }[]) =>
  t.as(user).call('downloadOrderList', { body: { orders: orders.map(({ id }) => String(id)) } });

async function download(user: { id: number }, orders: { id: number }[]) {
  const { status, raw, headers } = await call(user, orders);
  expect(status).toBe(200);
  expect(headers['content-disposition']).toContain('filename="order_list.xlsx"');
  const sheet = read(raw, { cellNF: true }).Sheets.Orders;
  if (sheet === undefined) throw new Error('The workbook has no sheet Orders.');
  return utils.sheet_to_json<Record<string, string | number | Date>>(sheet);
}

test('exactly these orders, in this order, in the columns of the list', async () => {
  const admin = await buildUser(t.db, { roles: ['admin'] });
  const agent = await buildUser(t.db, { roles: ['agent'], name: 'Nora Lindqvist' });
  const customer = await buildUser(t.db, { name: 'Boutique Amélie' });
  const catalog = await buildCatalog(t.db, { name: 'Women AW26' });
  const createdAt = new Date('2026-11-21T10:00:00Z');
  const full = await buildOrder(t.db, {
    name: 'Autumn',
    customer,
    seller: agent,
    catalog,
    createdAt,
    editedAt: createdAt,
    serviceDate: new Date('2027-01-15T00:00:00Z'),
    note: 'Before noon',
    addressId: '0000104712',
    salesOrganization: '1000',
    channel: 'FR',
    lines: { WJM123000S: 4 },
    itemsCount: 4,
    totalCents: 16_050,
  });
  const failed = await buildOrder(t.db, {
    name: '=1+1',
    customer,
    catalog,
    createdAt,
    editedAt: createdAt,
    sapStatus: 99,
    erpMessage: 'No credit',
  });
  await buildOrder(t.db, { name: 'Not asked for', customer, catalog });
  const created = new Date('2026-11-21T00:00:00Z');
  const days = { Created: created, Edited: created };
  const place = { Customer: 'Boutique Amélie', Catalog: 'Women AW26', Currency: 'EUR' };
  expect(await download(admin, [failed, full])).toEqual([
    {
      ...place,
      ...days,
      Order: '=1+1',
      Status: 'Error: No credit',
      Items: 0,
      Amount: 0,
      'Order id': String(failed.id),
    },
    {
      ...place,
      ...days,
      Order: 'Autumn',
      Status: 'open',
      Agent: 'Nora Lindqvist',
      SO: '1000/FR',
      Ship: '104712',
      Items: 4,
      Amount: 160.5,
      'Delivery date': new Date('2027-01-15T00:00:00Z'),
      'Order id': String(full.id),
      'Address id': '0000104712',
      Note: 'Before noon',
    },
  ]);
});

test('what is to come is the last column, once the ERP says what it ships', async () => {
  const admin = await buildUser(t.db, { roles: ['admin'] });
  const customer = await buildUser(t.db);
  const catalog = await buildCatalog(t.db);
  const of = { customer, catalog, lines: { WJM123000M: 7 } };
  const shipped = await buildOrder(t.db, { ...of, sapStatus: sapStatus.sent, toCome: 3 });
  const sent = await buildOrder(t.db, { ...of, sapStatus: sapStatus.sent });
  const open = await buildOrder(t.db, of);
  const all = [shipped, sent, open];
  for (const row of await download(admin, all)) expect(row).not.toHaveProperty('To come');
  await t.db.insert(erpDocuments).values({
    ...{ kind: 'delivery', number: '80', revision: 0, orderId: shipped.id },
    ...{ day: new Date(0), reversed: false },
  });
  const rows = await download(admin, all);
  expect(rows.map((row) => Object.entries(row).at(-1))).toEqual([
    ['To come', 3],
    ['To come', 7],
    ['To come', 0],
  ]);
  await t.db.delete(erpDocuments);
});

test('no order at all is a list of none', async () => {
  const admin = await buildUser(t.db, { roles: ['admin'] });
  expect(await download(admin, [])).toEqual([]);
});

test('more orders than are read at once stay sorted', async () => {
  const admin = await buildUser(t.db, { roles: ['admin'] });
  const customer = await buildUser(t.db);
  const catalog = await buildCatalog(t.db);
  const made = await Promise.all(
    Array.from({ length: 3 }, (_, n) => buildOrder(t.db, { name: `Order ${n}`, customer, catalog })),
  );
  const asked = Array.from({ length: 2500 }, (_, n) => made[n % 3]).filter((order) => order !== undefined);
  const rows = await download(admin, asked);
  expect(rows.map((row) => row.Order)).toEqual(asked.map(({ name }) => name));
});

test('those who may: agents their own, admins all, deleted ones too; 404 for any other order', async () => {
  const admin = await buildUser(t.db, { roles: ['admin'] });
  const agent = await buildUser(t.db, { roles: ['agent'] });
  const catalog = await buildCatalog(t.db);
  const build = async (values: { seller?: { id: number }; agents?: { id: number }[]; archivedAt?: Date }) =>
    buildOrder(t.db, {
      customer: await buildUser(t.db, { agents: values.agents }),
      seller: values.seller,
      catalog,
      archivedAt: values.archivedAt,
    });
  const ofCustomer = await build({ agents: [agent] });
  const sold = await build({ seller: agent });
  const foreign = await build({});
  const deleted = await build({ agents: [agent], archivedAt: new Date() });
  expect((await call(agent, [ofCustomer, sold])).status).toBe(200);
  for (const other of [foreign, deleted, { id: 999_999 }, { id: 'ord_1' }]) {
    expect((await call(agent, [ofCustomer, other])).status).toBe(404);
  }
  expect((await call(admin, [ofCustomer, sold, foreign, deleted])).status).toBe(200);
  expect((await call(await buildUser(t.db), [foreign])).status).toBe(403);
  expect((await t.anonymous.call('downloadOrderList', { body: { orders: [] } })).status).toBe(401);
});
