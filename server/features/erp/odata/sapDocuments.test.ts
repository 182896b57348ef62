import { sql } from 'drizzle-orm';
import { orders, skus } from '../../../db/schema';
import { recordedLog as log } from '../../../test/buildErp';
import { buildSap, itemOf, type SapOrder, scheduled } from '../../../test/buildSap';
import { sapDate } from '../../../test/sapDocuments';
import { dismissRefused } from '../documents/queries';

let t: Awaited<ReturnType<typeof buildSap>>;
beforeAll(async () => {
  t = await buildSap();
});
afterEach(() => t.clear());
afterAll(() => t.close());

const day = (text: string) => Date.parse(text) / 1000;

test('what follows an order is taken in: short confirmation, cancelled line, partial shipments, invoice', async () => {
  const order = await t.buildSentOrder();
  t.confirm(order, [
    {
      Material: 'WJM123000M',
      SalesDocumentRjcnReason: '',
      to_ScheduleLine: [scheduled(4, '2026-09-14'), scheduled(0, '2026-09-20'), scheduled(2, '2026-09-30')],
    },
    { Material: 'WJM123000L', SalesDocumentRjcnReason: '10', to_ScheduleLine: [scheduled(0, '2026-09-14')] },
  ]);
  t.deliver('80000001', [itemOf(order, 'WJM123000M', '4.000')], {
    ...{ MeansOfTransport: 'Nordfrakt', BillOfLading: 'NF 1' },
  });
  t.deliver('80000002', [itemOf(order, 'WJM123000M', 1), itemOf(order, 'WJM123000M', 1)], {
    ActualGoodsMovementDate: sapDate('2026-09-29'),
  });
  t.bill('90000001', order);
  const host = t.openHost();
  await host.collect();
  await host.collect();
  expect(await t.documentsOf(order)).toEqual({
    confirmations: [
      {
        ...{ number: order.number, day: day('2026-09-01') },
        lines: [
          { sku: 'WJM123000M', quantity: 4, day: day('2026-09-14'), reason: '' },
          { sku: 'WJM123000M', quantity: 2, day: day('2026-09-30'), reason: '' },
          { sku: 'WJM123000L', quantity: 0, day: null, reason: 'SAP 10' },
        ],
      },
    ],
    deliveries: [
      {
        ...{ number: '80000001', day: day('2026-09-14') },
        ...{ carrier: 'Nordfrakt', tracking_number: 'NF 1', tracking_url: '' },
        lines: [{ sku: 'WJM123000M', quantity: 4 }],
      },
      {
        ...{ number: '80000002', day: day('2026-09-29'), carrier: '', tracking_number: '', tracking_url: '' },
        lines: [
          { sku: 'WJM123000M', quantity: 1 },
          { sku: 'WJM123000M', quantity: 1 },
        ],
      },
    ],
    invoices: [
      { number: '90000001', day: day('2026-09-15'), amount: 159.8, currency: 'EUR', has_pdf: false },
    ],
  });
  expect(host.taken).toEqual([order.number, '80000001', '80000002', '90000001']);
  expect(await t.refusedFiles()).toEqual([]);
});

test('what SAP has neither confirmed nor issued says nothing, what was delivered of a rejected item does', async () => {
  const order = await t.buildSentOrder();
  t.confirm(order, [{ Material: 'WJM123000M', to_ScheduleLine: [scheduled(0, '2026-09-14')] }]);
  t.deliver('80000001', [itemOf(order, 'WJM123000M', '0.500')], {
    ...{ ActualGoodsMovementDate: null, OverallGoodsMovementStatus: 'A' },
  });
  t.bill('90000001', order, { BillingDocumentIsCancelled: true });
  const host = t.openHost();
  await host.collect();
  expect(host.taken).toEqual([]);
  const delivered = { ...scheduled(0, '2026-09-14'), DeliveredQtyInOrderQtyUnit: '4.000' };
  t.confirm(order, [{ Material: 'WJM123000M', SalesDocumentRjcnReason: 'Z3', to_ScheduleLine: [delivered] }]);
  await host.collect();
  const [confirmation] = (await t.documentsOf(order)).confirmations;
  expect(confirmation?.lines).toEqual([{ sku: 'WJM123000M', quantity: 4, day: null, reason: 'SAP Z3' }]);
});

test('a rejected line has the words that the settings have for its reason', async () => {
  const host = t.openHost({ rejectionReasons: new Map([['Z3', 'No longer made']]) });
  const order = await t.buildSentOrder();
  const rejected = (Material: string, SalesDocumentRjcnReason: string) => ({
    ...{ Material, SalesDocumentRjcnReason },
    to_ScheduleLine: [],
  });
  t.confirm(order, [rejected('WJM123000M', 'Z3'), rejected('WJM123000L', 'Z4')]);
  await host.collect();
  const [confirmation] = (await t.documentsOf(order)).confirmations;
  expect(confirmation?.lines.map(({ reason }) => reason)).toEqual(['No longer made', 'SAP Z4']);
});

test('a delivery that is taken back counts no longer, and again once it is issued again', async () => {
  const order = await t.buildSentOrder();
  const host = t.openHost();
  const items = [itemOf(order, 'WJM123000M', 4)];
  for (const expected of [[['80000001', 4]], [], [['80000001', 4]], []]) {
    if (expected.length > 0) t.deliver('80000001', items);
    else t.reverse('80000001', items);
    await host.collect();
    expect(await t.deliveriesOf(order)).toEqual(expected);
  }
});

test.each([
  ['is marked as such', (order: SapOrder) => t.bill('90000001', order, { BillingDocumentIsCancelled: true })],
  [
    'has a cancellation',
    (order: SapOrder) =>
      t.bill('90000002', order, { SDDocumentCategory: 'N', CancelledBillingDocument: '90000001' }),
  ],
])('a cancelled invoice counts no longer: it %s', async (_name, cancel) => {
  const order = await t.buildSentOrder();
  const host = t.openHost();
  t.bill('90000001', order);
  t.bill('90000009', order, { SDDocumentCategory: 'O' });
  await host.collect();
  expect((await t.documentsOf(order)).invoices.map(({ number }) => number)).toEqual(['90000001']);
  cancel(order);
  await host.collect();
  expect((await t.documentsOf(order)).invoices).toEqual([]);
});

test('a delivery and an invoice of several orders are one to each of them', async () => {
  const [one, another] = [await t.buildSentOrder(), await t.buildSentOrder()];
  t.deliver('80000001', [itemOf(one, 'WJM123000M', 4), itemOf(another, 'WJM123000L', 2)]);
  t.bill('90000001', one, {
    to_Item: [
      { SalesDocument: one.number, NetAmount: '10.00' },
      { SalesDocument: another.number, NetAmount: '2.50' },
    ],
  });
  await t.openHost().collect();
  for (const [order, quantity, amount] of [
    [one, 4, 10],
    [another, 2, 2.5],
  ] as const) {
    expect(await t.deliveriesOf(order)).toEqual([[`80000001/${order.number}`, quantity]]);
    const [invoice] = (await t.documentsOf(order)).invoices;
    expect(invoice).toMatchObject({ number: `90000001/${order.number}`, amount });
  }
});

test('other orders in SAP are skipped silently, as is all before the first order was sent', async () => {
  const host = t.openHost();
  await host.collect();
  expect(t.sap.calls).toEqual([]);
  await t.buildSentOrder();
  const other = { number: '1', key: 'PO 4711' };
  t.confirm(other, [{ Material: 'FREIGHT', to_ScheduleLine: [scheduled(1, '2026-09-14')] }]);
  t.deliver('80000001', [itemOf(other, 'FREIGHT', 1)]);
  t.bill('90000001', other);
  await host.collect();
  expect(host.taken).toEqual([]);
  expect(await t.refusedFiles()).toEqual([]);
  expect(log.error).not.toHaveBeenCalled();
});

test('a document that can’t be understood is refused once, and taken in once it is corrected in SAP', async () => {
  const order = await t.buildSentOrder();
  const host = t.openHost();
  t.deliver('80000001', [itemOf(order, 'FREIGHT', 1)]);
  t.deliver('80000002', [itemOf(order, 'WJM123000M', '0.500')]);
  t.deliver('80000003', [itemOf(order, 'WJM123000M', 1)], { ActualGoodsMovementDate: null });
  t.bill('90000001', order, { TransactionCurrency: 'XXQ' });
  t.bill('90000002', order, { to_Item: [{ SalesDocument: order.number, NetAmount: '1.005' }] });
  await host.collect();
  expect((await t.refusedFiles()).toSorted()).toEqual([
    ['SAP delivery 80000001', 'Line 1: FREIGHT is not in the catalog of the order.'],
    ['SAP delivery 80000002', 'Line 1: its quantity is not a whole number from 0 on.'],
    ['SAP delivery 80000003', 'Its day is not one like 2026-09-15.'],
    ['SAP invoice 90000001', 'Its currency is not one like EUR.'],
    ['SAP invoice 90000002', 'Its amount is not a number with at most two decimals.'],
  ]);
  await dismissRefused(t.db, 'SAP delivery 80000002', Date.now());
  await host.collect();
  expect(await t.refusedFiles()).toHaveLength(4);
  expect(log.error).toHaveBeenCalledTimes(5);
  t.deliver('80000001', [itemOf(order, 'WJM123000M', 1)]);
  await host.collect();
  expect(await t.refusedFiles()).toHaveLength(3);
  expect(await t.deliveriesOf(order)).toEqual([['80000001', 1]]);
});

test('materials stand for skus as they were sent, or by the pattern', async () => {
  const order = await t.buildSentOrder();
  await t.db.update(skus).set({ ownSku: 'OWN-1' }).where(sql`${skus.sku} = 'WJM123000L' and exists (
      select from ${orders} where ${orders.id} = ${order.id} and ${orders.catalogId} = ${skus.catalogId})`);
  t.deliver('80000001', [itemOf(order, 'OWN-1', 2), itemOf(order, 'WJM123000M', 4)]);
  await t.openHost({ material: '{own_sku}' }).collect();
  const [delivery] = (await t.documentsOf(order)).deliveries;
  expect(delivery?.lines).toEqual([
    { sku: 'WJM123000L', quantity: 2 },
    { sku: 'WJM123000M', quantity: 4 },
  ]);
  expect(await t.refusedFiles()).toEqual([]);
});
