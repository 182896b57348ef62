import { eq } from 'drizzle-orm';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { worded } from '../../../../src/test/worded';
import { sapStatus } from '../../../../src/domain/orders/statuses';
import type { ErpDocument } from '../../../core/erpConnector';
import { readReason } from '../../../core/taskLines';
import { erpDocumentLines, erpDocuments, erpRefusedFiles, orders, skus } from '../../../db/schema';
import { buildErp, recordedLog as log } from '../../../test/buildErp';
import { until } from '../../../test/until';
import { readFileOfErp } from '../drop/inbox';
import { markUnlocked, markWaiting, settle } from '../queries';
import { findErpDocuments } from '../../../db/erpDocuments';
import { takeInDocument } from './takeInDocument';

let erp: Awaited<ReturnType<typeof buildErp>>;
beforeAll(async () => {
  erp = await buildErp();
});
afterEach(async () => {
  await erp.clear();
  await erp.db.delete(erpDocuments);
  await erp.db.delete(erpRefusedFiles);
  await erp.db
    .update(orders)
    .set({ sapStatus: sapStatus.open })
    .where(eq(orders.sapStatus, sapStatus.waiting));
});
afterAll(() => erp.close());

type Fields = Record<string, unknown>;
let count = 0;

async function buildSentOrder() {
  count += 1;
  const order = await erp.buildWaitingOrder({ lines: { WJM123000M: 7, WJM123000L: 3 } });
  const number = `ERP ${count}`;
  await settle(erp.db, order.key, { sapStatus: sapStatus.sent, erpNumber: number });
  return { ...order, number };
}

const lines = [{ sku: 'WJM123000M', quantity: 4 }];
const deliveryOf = (key: string, fields: Fields = {}): Fields => ({
  ...{ document: 'delivery', format: 1, number: '80', key, day: '2026-09-14', lines },
  ...fields,
});
const confirmationOf = (key: string, fields: Fields = {}): Fields => ({
  ...deliveryOf(key),
  ...{ document: 'order-confirmation', number: '1' },
  ...fields,
});
const invoiceOf = (key: string, fields: Fields = {}): Fields => ({
  ...{
    document: 'invoice',
    format: 1,
    number: '90',
    key,
    day: '2026-09-15',
    amount: 159.8,
    currency: 'EUR',
    has_pdf: false,
  },
  ...fields,
});

function read(fields: Fields): ErpDocument {
  const document = readFileOfErp(JSON.stringify(fields));
  if (!('document' in document)) throw new Error('It is not a document.');
  return document;
}
const takeIn = async (fields: Fields) => worded(await takeInDocument(erp.db, log, read(fields), 'a.json'));
const drop = (name: string, content: unknown) =>
  writeFileSync(erp.at('in', name), typeof content === 'string' ? content : JSON.stringify(content));

/** Numbers and pieces of the deliveries that count. */
const deliveriesOf = async ({ id }: { id: number }) =>
  (await findErpDocuments(erp.db, id)).deliveries.map(({ number, lines: [line] }) => [
    number,
    line?.quantity,
  ]);

test('documents of each kind are stored once, however often they come', async () => {
  const order = await buildSentOrder();
  const documents = [
    confirmationOf(order.key, { lines: [{ ...lines[0], day: '2026-09-30', reason: 'Too few.' }] }),
    deliveryOf(order.key, { carrier: 'DHL', tracking_url: 'https://a.test/7' }),
    invoiceOf(order.key),
  ];
  for (const one of [...documents, ...documents]) expect(await takeIn(one)).toBe('taken');
  const day = Date.UTC(2026, 8, 14) / 1000;
  expect(await findErpDocuments(erp.db, order.id)).toEqual({
    confirmations: [
      {
        ...{ number: '1', day },
        lines: [{ sku: 'WJM123000M', quantity: 4, day: Date.UTC(2026, 8, 30) / 1000, reason: 'Too few.' }],
      },
    ],
    deliveries: [
      {
        ...{ number: '80', day, carrier: 'DHL', tracking_number: '', tracking_url: 'https://a.test/7' },
        lines: [{ sku: 'WJM123000M', quantity: 4 }],
      },
    ],
    invoices: [
      { number: '90', day: Date.UTC(2026, 8, 15) / 1000, amount: 159.8, currency: 'EUR', has_pdf: false },
    ],
  });
  expect(await erp.db.$count(erpDocumentLines)).toBe(2);
});

const original = { number: '80', lines };
const corrected = { number: '80', revision: 2, lines: [{ sku: 'WJM123000M', quantity: 3 }] };
const obsolete = { number: '80', revision: 1, lines: [{ sku: 'WJM123000L', quantity: 9 }] };
const reversal = { number: '80', reversed: true };
const second = { number: '81', day: '2026-09-20' };

test.each([
  ['a correction', [original, obsolete, corrected], [['80', 3]]],
  ['a correction with a reversal before it', [reversal, corrected], [['80', 3]]],
  ['a reversal', [original, reversal], []],
  ['a later delivery', [original, reversal, second], [['81', 4]]],
  [
    'two deliveries',
    [original, second],
    [
      ['80', 4],
      ['81', 4],
    ],
  ],
])('%s counts in whatever order the documents come', async (_name, documents, expected) => {
  for (const sequence of ordersOf<Fields>(documents)) {
    const order = await buildSentOrder();
    for (const fields of sequence) await takeIn(deliveryOf(order.key, fields));
    expect(await deliveriesOf(order)).toEqual(expected);
    await erp.db.delete(erpDocuments);
  }
});

/** Every order in which items may come. */
const ordersOf = <Item>(items: readonly Item[]): Item[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((one) => ordersOf(items.filter((other) => other !== one)).map((rest) => [one, ...rest]));

test('of equal revisions the later one counts', async () => {
  const order = await buildSentOrder();
  await takeIn(deliveryOf(order.key));
  await takeIn(deliveryOf(order.key, { lines: [{ sku: 'WJM123000M', quantity: 900 }] }));
  expect(await deliveriesOf(order)).toEqual([['80', 900]]);
});

test('two hosts that take the same document in at once store it once', async () => {
  const order = await buildSentOrder();
  await Promise.all(Array.from({ length: 6 }, () => takeIn(deliveryOf(order.key))));
  expect(await deliveriesOf(order)).toEqual([['80', 4]]);
  expect(await erp.db.$count(erpDocumentLines)).toBe(1);
});

test('an order may be named by the ERP’s number, a sku by its own code or EAN', async () => {
  const order = await buildSentOrder();
  await erp.db
    .update(skus)
    .set({ ownSku: 'JP 1/M', ean: '4006381333931' })
    .where(eq(skus.id, await skuOf(order, 'WJM123000M')));
  const named = { key: undefined, erp_number: order.number };
  const codes = [{ own_sku: 'JP 1/M' }, { ean: '4 006381 333931' }, { sku: 'wjm123000m'.toUpperCase() }];
  for (const [index, code] of codes.entries()) {
    const fields = { ...named, number: `8${index}`, lines: [{ ...code, quantity: 1 }] };
    expect(await takeIn(deliveryOf('', fields))).toBe('taken');
  }
  const { deliveries } = await findErpDocuments(erp.db, order.id);
  expect(deliveries.flatMap((one) => one.lines.map(({ sku }) => sku))).toEqual(codes.map(() => 'WJM123000M'));
});

async function skuOf({ id }: { id: number }, sku: string): Promise<number> {
  const [found] = await erp.db
    .select({ id: skus.id, sku: skus.sku })
    .from(skus)
    .innerJoin(orders, eq(orders.catalogId, skus.catalogId))
    .where(eq(orders.id, id))
    .then((rows) => rows.filter((row) => row.sku === sku));
  return found?.id ?? 0;
}

test('what can’t be taken in is named', async () => {
  const [order, other] = [await buildSentOrder(), await buildSentOrder()];
  await erp.db.update(orders).set({ erpNumber: order.number }).where(eq(orders.id, other.id));
  const unknown = '11111111-0000-4000-8000-000000000000';
  const faults = [
    await takeIn(deliveryOf(unknown)),
    await takeIn(invoiceOf(unknown, { key: undefined, erp_number: '7' })),
    await takeIn(invoiceOf(unknown, { key: undefined, erp_number: order.number })),
    await takeIn(deliveryOf(order.key, { lines: [...lines, { own_sku: 'JP 9', quantity: 1 }] })),
  ];
  expect(faults).toEqual([
    { fault: `No order was last sent under the key ${unknown}.` },
    { fault: "No order has the ERP's number 7." },
    { fault: `Several orders have the ERP's number ${order.number}; the document must have the key of one.` },
    { fault: 'Line 2: JP 9 is not in the catalog of the order.' },
  ]);
  expect(await erp.db.$count(erpDocuments)).toBe(0);
});

test('what came under an earlier key counts no longer once the order is sent again', async () => {
  const order = await buildSentOrder();
  await takeIn(deliveryOf(order.key));
  await markUnlocked(erp.db, order.id);
  expect(await deliveriesOf(order)).toEqual([['80', 4]]);
  await markWaiting(erp.db, order.id, '22222222-0000-4000-8000-000000000000');
  expect(await deliveriesOf(order)).toEqual([]);
});

test('of the order itself only its sums change', async () => {
  const order = await buildSentOrder();
  const before = await erp.findOrder(order.id);
  await takeIn(deliveryOf(order.key));
  expect(await erp.findOrder(order.id)).toEqual({ ...before, toCome: 6, changedIn: expect.any(String) });
});

describe('in the drop folder', () => {
  test('a document waits for the answer of its order, named by key or number', async () => {
    await erp.startHost();
    const order = await erp.buildWaitingOrder();
    drop('a.json', deliveryOf(order.key, { number: '80' }));
    drop('b.json', deliveryOf('', { key: undefined, erp_number: 'ERP A', number: '81' }));
    drop('c.json', deliveryOf((await buildSentOrder()).key, { number: '82' }));
    await until(() => erp.filesIn('in', 'done').includes('c.json'));
    expect(erp.filesIn('in')).toEqual(['a.json', 'b.json', 'bad', 'done']);
    erp.answer(order.key, { status: 'accepted', erp_number: 'ERP A' });
    await until(() => erp.filesIn('in').length === 2);
    expect(erp.filesIn('in', 'bad')).toEqual([]);
    expect(await deliveriesOf(order)).toEqual([
      ['80', 4],
      ['81', 4],
    ]);
  });

  test('after a kill between taking a document in and moving it, it counts once', async () => {
    const order = await buildSentOrder();
    await erp.openDrop();
    drop('a.json', deliveryOf(order.key));
    await erp.startHost();
    await until(() => erp.filesIn('in', 'done').includes('a.json'));
    await erp.stopHosts();
    renameSync(erp.at('in', 'done', 'a.json'), erp.at('in', 'a.json'));
    await erp.startHost();
    await until(() => erp.filesIn('in', 'done').includes('a.json'));
    expect(await deliveriesOf(order)).toEqual([['80', 4]]);
    expect(await erp.db.$count(erpDocumentLines)).toBe(1);
  });

  test('what can’t be taken in is moved to bad and stored with its reason, until it comes corrected', async () => {
    const order = await buildSentOrder();
    await erp.startHost();
    drop('a.json', deliveryOf(order.key, { lines: [{ sku: 'WJM999000M', quantity: 1 }] }));
    drop('b.json', '{"document": "deliv');
    drop('c.json', { ...deliveryOf(order.key), day: 'x'.repeat(1024 * 1024) });
    drop('d.json', deliveryOf(order.key, { lines: [{ sku: 'WJM123000M', quantity: -1 }] }));
    await until(() => erp.filesIn('in', 'bad').length === 4);
    const refused = await erp.db.select().from(erpRefusedFiles).orderBy(erpRefusedFiles.file);
    expect(refused.map(({ file, reason }) => [file, worded(readReason(reason))])).toEqual([
      ['a.json', 'Line 1: WJM999000M is not in the catalog of the order.'],
      ['b.json', 'It is not valid JSON.'],
      ['c.json', 'It is larger than 1 MiB.'],
      ['d.json', 'Line 1: its quantity is not a whole number from 0 on.'],
    ]);
    expect(log.error).toHaveBeenCalledWith(
      { file: 'a.json', fault: 'Line 1: WJM999000M is not in the catalog of the order.' },
      'a file of the ERP cannot be taken in; moved to in/bad',
    );

    const mended = readFileSync(erp.at('in', 'bad', 'a.json'), 'utf8').replace('WJM999', 'WJM123');
    drop('a.json', mended);
    await until(() => erp.filesIn('in', 'done').includes('a.json'));
    expect(await deliveriesOf(order)).toEqual([['80', 1]]);
    expect(await erp.db.$count(erpRefusedFiles)).toBe(3);
    // The same file refused again replaces its reason.
    drop('b.json', 'null');
    await until(async () => {
      const [row] = await erp.db.select().from(erpRefusedFiles).where(eq(erpRefusedFiles.file, 'b.json'));
      return worded(readReason(row?.reason ?? '')) === 'It is not a JSON object.';
    });
  });
});
