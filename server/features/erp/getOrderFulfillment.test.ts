import { sapStatus } from '../../../src/domain/orders/statuses';
import type { ErpDocument } from '../../core/erpConnector';
import { buildPeople, type Person, readingOrder } from '../../test/buildPeople';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder } from '../../test/factories';
import { orderKey } from '../../test/salesOrder';
import { takeInDocument } from './documents/takeInDocument';

let t: TestApp;
let people: Awaited<ReturnType<typeof buildPeople>>;
let id: string;
const log = { debug: jest.fn(), info: jest.fn(), warn: jest.fn(), error: jest.fn() };

beforeAll(async () => {
  t = await buildTestApp();
  people = await buildPeople(t.db);
  const order = await buildOrder(t.db, {
    customer: people.customer,
    catalog: await buildCatalog(t.db),
    lines: { WJM123000M: 7, WJM123000S: 3, WJM123310L: 2 },
    sapStatus: sapStatus.sent,
    erpKey: orderKey,
  });
  id = String(order.id);
  const common = { order: { key: orderKey }, revision: 0, day: 1_789_344_000, reversed: false };
  const line = (sku: string, quantity: number, reason = '') => ({
    ...{ code: { sku }, quantity, reason },
    day: quantity === 0 ? null : 1_789_430_400,
  });
  const shipping = { carrier: 'Nordfrakt', tracking_number: 'NF80', tracking_url: 'https://a.test/NF80' };
  const documents: ErpDocument[] = [
    {
      ...common,
      document: 'order-confirmation',
      number: '1',
      lines: [line('WJM123000M', 6, 'Only 6 could be made.'), line('WJM123310L', 0, 'Too few.')],
    },
    { ...common, document: 'delivery', number: '80', lines: [line('WJM123000M', 4)], shipping },
    { ...common, document: 'delivery', number: '81', reversed: true, lines: [], shipping },
    { ...common, document: 'invoice', number: '90', cents: 16_000, currency: 'EUR', pdf: null },
    { ...common, document: 'invoice', number: '91', reversed: true, cents: 1, currency: 'EUR', pdf: null },
  ];
  for (const one of documents) expect(await takeInDocument(t.db, log, one, 'a.json')).toBe('taken');
});
afterAll(() => t.close());

const call = (who: Person) => t.as(people[who]).call('getOrderFulfillment', { params: { id } });

test('says what is confirmed, shipped, cancelled and to come, sorted as on the sheet', async () => {
  const answer = await call('customer');
  expect(answer.status).toBe(200);
  expect(answer.json).toEqual({
    lines: [
      {
        ...{ sku: 'WJM123000S', ordered: 3, confirmed: null, confirmed_day: null, reason: '' },
        ...{ shipped: 0, cancelled: 0, to_come: 3 },
      },
      {
        ...{ sku: 'WJM123000M', ordered: 7, confirmed: 6, confirmed_day: 1_789_430_400 },
        ...{ reason: 'Only 6 could be made.', shipped: 4, cancelled: 1, to_come: 2 },
      },
      {
        ...{ sku: 'WJM123310L', ordered: 2, confirmed: 0, confirmed_day: null, reason: 'Too few.' },
        ...{ shipped: 0, cancelled: 2, to_come: 0 },
      },
    ],
    shipments: [
      {
        ...{ number: '80', day: 1_789_344_000, carrier: 'Nordfrakt', tracking_number: 'NF80' },
        tracking_url: 'https://a.test/NF80',
        lines: [{ sku: 'WJM123000M', quantity: 4 }],
      },
    ],
    invoices: [{ number: '90', day: 1_789_344_000, amount: 160, currency: 'EUR', has_pdf: false }],
    confirmation: { number: '1', day: 1_789_344_000 },
    unseen_at: expect.any(Number),
  });
});

test.each(readingOrder)('%s gets %i', async (who, status) => {
  expect((await call(who)).status).toBe(status);
});

test('a host that has the call says so', async () => {
  const { json } = await t.as(people.customer).call('getMe');
  expect(json.capabilities).toContain('getOrderFulfillment');
});
