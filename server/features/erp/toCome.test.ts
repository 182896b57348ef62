import { sapStatus } from '../../../src/domain/orders/statuses';
import type { ErpDocument } from '../../core/erpConnector';
import { buildPeople, type Person } from '../../test/buildPeople';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder } from '../../test/factories';
import { orderKey } from '../../test/salesOrder';
import { takeInDocument } from './documents/takeInDocument';

/** What lists say of deliveries, from the first document of the ERP on. */
let t: TestApp;
let people: Awaited<ReturnType<typeof buildPeople>>;
let ids: Record<'shipped' | 'sent' | 'open', string>;
const log = { debug: jest.fn(), info: jest.fn(), warn: jest.fn(), error: jest.fn() };

beforeAll(async () => {
  t = await buildTestApp();
  people = await buildPeople(t.db);
  const of = { customer: people.customer, catalog: await buildCatalog(t.db), lines: { WJM123000M: 7 } };
  const shipped = await buildOrder(t.db, { ...of, sapStatus: sapStatus.sent, erpKey: orderKey });
  const sent = await buildOrder(t.db, { ...of, sapStatus: sapStatus.sent });
  const open = await buildOrder(t.db, of);
  ids = { shipped: String(shipped.id), sent: String(sent.id), open: String(open.id) };
});
afterAll(() => t.close());

const me = async () => (await t.as(people.customer).call('getMe')).json;
const listed = async (query: Record<string, string> = {}) =>
  (await t.as(people.customer).call('listOrders', { query })).json;

test('before it a list says nothing of them', async () => {
  expect(await me()).not.toHaveProperty('has_erp_documents');
  for (const order of (await listed()).orders) expect(order).not.toHaveProperty('to_come');
});

describe('from then on', () => {
  let before: string | undefined;

  beforeAll(async () => {
    before = (await listed()).as_of;
    const common = { order: { key: orderKey }, revision: 0, day: 1_789_344_000, reversed: false };
    const line = { code: { sku: 'WJM123000M' }, quantity: 6, day: null, reason: '' };
    const shipping = { carrier: '', tracking_number: '', tracking_url: '' };
    const documents: ErpDocument[] = [
      { ...common, document: 'order-confirmation', number: '1', lines: [line] },
      { ...common, document: 'delivery', number: '80', lines: [{ ...line, quantity: 4 }], shipping },
    ];
    for (const one of documents) expect(await takeInDocument(t.db, log, one, 'a.json')).toBe('taken');
  });

  test('everybody learns that there are such figures', async () => {
    for (const who of ['admin', 'agent', 'customer', 'stranger'] as const)
      expect((await t.as(people[who]).call('getMe')).json).toMatchObject({ has_erp_documents: true });
  });

  test.each<[Person, string[]]>([
    ['admin', ['shipped']],
    ['agent', ['shipped']],
    ['customer', ['shipped']],
    ['otherAgent', []],
    ['stranger', []],
  ])('%s sees what is to come of the orders in their list', async (who, seen) => {
    const { json } = await t.as(people[who]).call('listOrders');
    const summed = json.orders.filter((order) => order.to_come !== undefined);
    expect(summed.map(({ id, to_come, confirmed_short }) => [id, to_come, confirmed_short])).toEqual(
      seen.map(() => [ids.shipped, 2, true]),
    );
  });

  test('a list that is brought up to date has the order that changed, a sheet says the same', async () => {
    const { orders } = await listed({ changed_since: before ?? '' });
    expect(orders.map(({ id, to_come }) => [id, to_come])).toEqual([[ids.shipped, 2]]);
    const sheet = await t.as(people.customer).call('getOrder', { params: { id: ids.shipped } });
    expect(sheet.json).toMatchObject({ to_come: 2, confirmed_short: true });
    const other = await t.as(people.customer).call('getOrder', { params: { id: ids.sent } });
    expect(other.json).not.toHaveProperty('to_come');
  });
});
