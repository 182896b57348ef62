import { eq, sql } from 'drizzle-orm';
import { sapStatus } from '../../../../src/domain/orders/statuses';
import type { ErpDocument } from '../../../core/erpConnector';
import { erpDocuments, orders, orderSkuFulfillment, skus } from '../../../db/schema';
import { buildErp, recordedLog as log } from '../../../test/buildErp';
import { until } from '../../../test/until';
import { markUnlocked, markWaiting, settle } from '../queries';
import { sumMissing } from './sums';
import { takeInDocument } from './takeInDocument';

let erp: Awaited<ReturnType<typeof buildErp>>;
beforeAll(async () => {
  erp = await buildErp();
});
afterEach(() => erp.clear());
afterAll(() => erp.close());

const nextKey = '00000000-0000-4000-9000-000000000001';
let count = 0;

async function buildSentOrder() {
  const order = await erp.buildWaitingOrder({ lines: { WJM123000M: 7, WJM123000L: 3 } });
  await settle(erp.db, order.key, { sapStatus: sapStatus.sent, erpNumber: `ERP ${order.id}` });
  return order;
}

const shipping = { carrier: '', tracking_number: '', tracking_url: '' };
const linesOf = (pieces: Record<string, number>) =>
  Object.entries(pieces).map(([sku, quantity]) => ({ code: { sku }, quantity, day: null, reason: '' }));

function delivery(order: { key: string }, pieces: Record<string, number>, more: object = {}): ErpDocument {
  count += 1;
  const common = { order: { key: order.key }, revision: 0, day: 1_789_344_000, reversed: false };
  return {
    ...common,
    document: 'delivery',
    number: String(count),
    shipping,
    lines: linesOf(pieces),
    ...more,
  };
}
const confirmation = (order: { key: string }, pieces: Record<string, number>): ErpDocument => ({
  ...delivery(order, pieces),
  document: 'order-confirmation',
  lines: linesOf(pieces),
});
const takeIn = async (document: ErpDocument) =>
  expect(await takeInDocument(erp.db, log, document, 'a.json')).toBe('taken');

/** What is stored: pieces to come, whether confirmed short, and by sku the shipped pieces and those to come. */
async function sumsOf({ id }: { id: number }) {
  const { toCome, confirmedShort } = await erp.findOrder(id);
  const rows = await erp.db
    .select({ sku: skus.sku, shipped: orderSkuFulfillment.shipped, toCome: orderSkuFulfillment.toCome })
    .from(orderSkuFulfillment)
    .innerJoin(skus, eq(skus.id, orderSkuFulfillment.skuId))
    .where(eq(orderSkuFulfillment.orderId, id))
    .orderBy(skus.sku);
  return [
    toCome,
    confirmedShort,
    Object.fromEntries(rows.map((row) => [row.sku, [row.shipped, row.toCome]])),
  ];
}
const nothing = [null, false, {}];

test('each document leaves the sums of what it and those before say', async () => {
  const order = await buildSentOrder();
  expect(await sumsOf(order)).toEqual(nothing);
  await takeIn(confirmation(order, { WJM123000M: 7 }));
  expect(await sumsOf(order)).toEqual([10, false, {}]);
  const first = delivery(order, { WJM123000M: 4 });
  await takeIn(first);
  expect(await sumsOf(order)).toEqual([6, false, { WJM123000M: [4, 3] }]);
  await takeIn(confirmation(order, { WJM123000L: 1, WJM123310M: 2 }));
  expect(await sumsOf(order)).toEqual([
    6,
    true,
    { WJM123000M: [4, 3], WJM123000L: [0, 1], WJM123310M: [0, 2] },
  ]);
  await takeIn({ ...first, revision: 1, reversed: true });
  expect(await sumsOf(order)).toEqual([10, true, { WJM123000L: [0, 1], WJM123310M: [0, 2] }]);
});

test('a list reads an order again only when its sums have changed', async () => {
  const order = await buildSentOrder();
  await takeIn(delivery(order, { WJM123000M: 4 }));
  const { changedIn, version } = await erp.findOrder(order.id);
  const invoice = { document: 'invoice', number: '1', cents: 1, currency: 'EUR', pdf: null } as const;
  await takeIn({ order: { key: order.key }, revision: 0, day: 0, reversed: false, ...invoice });
  expect(await erp.findOrder(order.id)).toMatchObject({ changedIn, version });
  await takeIn(delivery(order, { WJM123000M: 1 }));
  expect((await erp.findOrder(order.id)).changedIn).not.toBe(changedIn);
});

test('a document that turns out to be of another order leaves the first', async () => {
  const [one, other] = [await buildSentOrder(), await buildSentOrder()];
  const document = delivery(one, { WJM123000M: 4 });
  await takeIn(document);
  await expect(
    takeInDocument(erp.db, log, { ...document, revision: 1, order: { key: other.key } }, 'a.json'),
  ).resolves.toBe('taken');
  expect(await sumsOf(one)).toEqual([10, false, {}]);
  expect(await sumsOf(other)).toEqual([6, false, { WJM123000M: [4, 3] }]);
});

test('two documents of an order that come at once both count', async () => {
  const order = await buildSentOrder();
  await Promise.all([1, 2, 3].map((pieces) => takeIn(delivery(order, { WJM123000M: pieces }))));
  expect(await sumsOf(order)).toEqual([4, false, { WJM123000M: [6, 1] }]);
});

test('more pieces than any order has are as many as fit', async () => {
  const order = await buildSentOrder();
  const lines = Array.from({ length: 3000 }, () => linesOf({ WJM123000M: 999_999 })).flat();
  await takeIn(delivery(order, {}, { lines }));
  expect(await sumsOf(order)).toEqual([3, false, { WJM123000M: [2_147_483_647, 0] }]);
});

test('an order that is unlocked and sent again has none of them', async () => {
  const order = await buildSentOrder();
  await takeIn(confirmation(order, { WJM123000M: 1 }));
  await markUnlocked(erp.db, order.id);
  await takeIn(delivery(order, { WJM123000M: 1 }));
  expect(await sumsOf(order)).toEqual([0, true, { WJM123000M: [1, 0], WJM123000L: [0, 0] }]);
  await markWaiting(erp.db, order.id, nextKey);
  expect(await sumsOf(order)).toEqual(nothing);
  await settle(erp.db, nextKey, { sapStatus: sapStatus.sent, erpNumber: 'ERP new' });
  expect(await sumsOf(order)).toEqual(nothing);
});

test('a host sums up what has documents and no sums when it starts', async () => {
  const many = [];
  for (let n = 0; n < 3; n += 1) many.push(await buildSentOrder());
  for (const order of many) await takeIn(delivery(order, { WJM123000M: 4 }));
  const [, , outdated] = many;
  await erp.db
    .update(erpDocuments)
    .set({ erpKey: null })
    .where(eq(erpDocuments.orderId, Number(outdated?.id)));
  await erp.db.execute(sql`delete from order_sku_fulfillment`);
  await erp.db.update(orders).set({ toCome: null });
  await erp.startHost();
  const [first, second] = many;
  if (first === undefined || second === undefined || outdated === undefined) throw new Error('None.');
  await until(async () => (await erp.findOrder(second.id)).toCome !== null);
  for (const order of [first, second])
    expect(await sumsOf(order)).toEqual([6, false, { WJM123000M: [4, 3] }]);
  await sumMissing(erp.db);
  expect(await sumsOf(outdated)).toEqual(nothing);
});
