import { sql } from 'drizzle-orm';
import { sapStatus } from '../../../src/domain/orders/statuses';
import { orderNewsSeen, orders } from '../../db/schema';
import { recordedLog as log } from '../../test/buildErp';
import { buildPeople, type Person } from '../../test/buildPeople';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder } from '../../test/factories';
import { takeInDocument } from './documents/takeInDocument';
import { readFileOfErp } from './drop/inbox';

let t: TestApp;
let people: Awaited<ReturnType<typeof buildPeople>>;
let catalog: Awaited<ReturnType<typeof buildCatalog>>;
beforeAll(async () => {
  t = await buildTestApp();
  people = await buildPeople(t.db);
  catalog = await buildCatalog(t.db);
});
afterEach(() => t.db.delete(orders));
afterAll(() => t.close());

const day = Date.UTC(2026, 8, 14) / 1000;
let orderCount = 0;

async function buildSent(values: Partial<Parameters<typeof buildOrder>[1]> = {}) {
  orderCount += 1;
  const erpKey = `6f1b6f0e-3c1d-4a52-9f0e-${String(orderCount).padStart(12, '0')}`;
  return buildOrder(t.db, {
    ...{ catalog, customer: people.customer, sapStatus: sapStatus.sent, erpKey },
    ...{ lines: { WJM123000M: 7, WJM123000S: 3 }, serviceDate: new Date('2026-09-15T00:00:00Z') },
    ...values,
  });
}
type Order = Awaited<ReturnType<typeof buildSent>>;

async function takeIn({ id, erpKey: key }: Order, fields: Record<string, unknown> = {}): Promise<void> {
  const common = { document: 'delivery', format: 1, number: `80-${id}`, key, day: '2026-09-14' };
  const lines = [{ sku: 'WJM123000M', quantity: 4 }];
  const document = readFileOfErp(JSON.stringify({ ...common, lines, ...fields }));
  if (!('document' in document)) throw new Error('It is not a document.');
  expect(await takeInDocument(t.db, log, document, null)).toBe('taken');
}

const confirmed = ({ id }: Order, ...lines: object[]) => ({
  ...{ document: 'order-confirmation', number: `C${id}` },
  lines,
});
const asOrdered = { sku: 'WJM123000M', quantity: 7, day: '2026-09-15' };
const less = { ...asOrdered, quantity: 5 };
const later = { ...asOrdered, day: '2026-09-30' };

const list = (who: Person) => t.as(people[who]).call('listOrderNews');
const newsOf = async (who: Person = 'customer') => (await list(who)).json;
const dismiss = (who: Person, body: { id?: string; changed_at: number }) =>
  t.as(people[who]).call('dismissOrderNews', { body });
const now = () => Math.ceil(Date.now() / 1000);
const letPass = (days: number) =>
  t.db.execute(sql`update erp_documents set changed_at = changed_at - ${`${days} days`}::interval`);

test('what is confirmed short or for another day, and what is shipped, is news for shop and agent', async () => {
  const order = await buildSent({ name: 'Spring' });
  await takeIn(order, confirmed(order, less, { sku: 'WJM123000S', quantity: 3, day: '2026-09-30' }));
  await takeIn(order, { carrier: 'DHL', tracking_number: 'D 80' });
  const { name: customer } = people.customer;
  const news = {
    ...{ id: String(order.id), name: 'Spring', customer, changed_at: expect.any(Number) },
    confirmed: { ordered: 10, missing: 2, other_day: 3 },
    shipments: [{ number: `80-${order.id}`, day, carrier: 'DHL', tracking_number: 'D 80', pieces: 4 }],
    taken_back: [],
  };
  expect(await newsOf()).toEqual({ orders: [news], count: 1 });
  expect(await newsOf('agent')).toEqual({ orders: [news], count: 1, proposed: 0 });
});

test.each<[Person, number, number]>([
  ['customer', 200, 1],
  ['agent', 200, 1],
  ['otherAgent', 200, 0],
  ['stranger', 200, 0],
  ['admin', 200, 0],
  ['app', 403, 0],
])('%s gets %i with %i orders', async (who, status, count) => {
  await takeIn(await buildSent());
  const answer = await list(who);
  expect(answer.status).toBe(status);
  if (status === 200) expect(answer.json.count).toBe(count);
});

test('an admin has news only of the orders that they sell', async () => {
  await takeIn(await buildSent({ seller: people.admin }));
  await takeIn(await buildSent());
  expect((await newsOf('admin')).count).toBe(1);
});

test.each<[Person, number]>([
  ['customer', 200],
  ['agent', 200],
  ['otherAgent', 404],
  ['stranger', 404],
  ['admin', 200],
  ['app', 403],
])('%s who dismisses the news of an order gets %i, and ends only their own', async (who, status) => {
  const order = await buildSent();
  await takeIn(order);
  expect((await dismiss(who, { id: String(order.id), changed_at: now() })).status).toBe(status);
  for (const one of ['customer', 'agent'] as const)
    expect((await newsOf(one)).count).toBe(one === who ? 0 : 1);
});

test.each([
  ['as ordered', (order: Order) => confirmed(order, asOrdered)],
  ['an invoice', () => ({ document: 'invoice', amount: 1, currency: 'EUR' })],
  ['taken back before anybody saw it', () => ({ reversed: true })],
])('%s is no news', async (_what, fields) => {
  const order = await buildSent();
  await takeIn(order, fields(order));
  expect(await newsOf()).toEqual({ orders: [], count: 0 });
  const { json } = await t
    .as(people.customer)
    .call('getOrderFulfillment', { params: { id: String(order.id) } });
  expect(json.unseen_at).toBeNull();
});

test('a confirmation that differs only on what another one says is not counted', async () => {
  const order = await buildSent();
  await takeIn(order, confirmed(order, later));
  await dismiss('customer', { changed_at: now() });
  await takeIn(order, {
    ...confirmed(order, { sku: 'WJM123000S', quantity: 3, day: '2026-09-15' }),
    number: 'C2',
  });
  expect(await newsOf()).toEqual({ orders: [], count: 0 });
});

test('what is corrected or taken back after it was seen is news again', async () => {
  const order = await buildSent();
  await takeIn(order, confirmed(order, less));
  await takeIn(order);
  await dismiss('customer', { id: String(order.id), changed_at: now() });
  await takeIn(order);
  expect((await newsOf()).count).toBe(0);
  await takeIn(order, { ...confirmed(order, asOrdered), revision: 1 });
  await takeIn(order, { reversed: true });
  expect(await newsOf()).toMatchObject({
    orders: [
      {
        ...{ confirmed: { ordered: 10, missing: 0, other_day: 0 } },
        ...{ shipments: [], taken_back: [`80-${order.id}`] },
      },
    ],
  });
});

test('only what came until then is dismissed: of one order, or of all', async () => {
  const [first, second] = [await buildSent(), await buildSent()];
  await takeIn(first);
  await letPass(2);
  const old = now() - 86_400;
  await takeIn(second);
  await dismiss('customer', { id: String(second.id), changed_at: old });
  expect((await newsOf()).orders.map(({ id }) => id)).toEqual([String(second.id), String(first.id)]);
  await dismiss('customer', { changed_at: old });
  expect((await newsOf()).orders.map(({ id }) => id)).toEqual([String(second.id)]);
  const [latest] = (await newsOf()).orders;
  if (latest === undefined) throw new Error('There is no news.');
  await dismiss('customer', { changed_at: latest.changed_at });
  expect((await newsOf()).count).toBe(0);
  expect(await t.db.$count(orderNewsSeen)).toBe(2);
});

test('ten are listed and all are counted; after 30 days they go', async () => {
  for (let count = 0; count < 12; count += 1) await takeIn(await buildSent());
  const { orders: listed, count } = await newsOf();
  expect([listed.length, count]).toEqual([10, 12]);
  await letPass(31);
  expect(await newsOf()).toEqual({ orders: [], count: 0 });
});

test.each([
  ['deleted', { archivedAt: new Date() }],
  ['opened again', { sapStatus: sapStatus.open }],
  ['sent again', { erpKey: '6f1b6f0e-3c1d-4a52-9f0e-0d3b7a5c2e99' }],
])('of an order that was %s there is none', async (_what, set) => {
  await takeIn(await buildSent());
  await t.db.update(orders).set(set);
  expect((await newsOf()).count).toBe(0);
});

test('an order says when its latest news came that the reader has not seen', async () => {
  const order = await buildSent();
  await takeIn(order);
  const read = async (who: Person) =>
    (await t.as(people[who]).call('getOrderFulfillment', { params: { id: String(order.id) } })).json
      .unseen_at;
  const [news] = (await newsOf()).orders;
  expect(await read('customer')).toBe(news?.changed_at);
  await dismiss('customer', { id: String(order.id), changed_at: now() });
  expect(await read('customer')).toBeNull();
  expect(await read('agent')).toBe(news?.changed_at);
  expect(await read('admin')).toBeNull();
});

test('counts the orders with proposed changes for whoever may decide on them', async () => {
  const proposedAt = new Date();
  await buildSent({ proposedAt });
  await buildSent({ proposedAt, archivedAt: proposedAt });
  await buildSent();
  const proposed = async (who: Person) => (await newsOf(who)).proposed;
  expect(await proposed('agent')).toBe(1);
  expect(await proposed('otherAgent')).toBe(0);
  expect(await proposed('admin')).toBe(1);
  expect(await proposed('customer')).toBeUndefined();
});
