import { sql } from 'drizzle-orm';
import { sapStatus } from '../../../../src/domain/orders/statuses';
import type { ErpReceiver } from '../../../core/erpConnector';
import { erpDocumentLines, orders } from '../../../db/schema';
import { recordedLog as log } from '../../../test/buildErp';
import { buildSap, itemOf, scheduled } from '../../../test/buildSap';
import { sapDate } from '../../../test/sapDocuments';
import { sapError } from '../../../test/sapServer';
import { until } from '../../../test/until';
import { takeInDocument } from '../documents/takeInDocument';
import { settle } from '../queries';
import { collectChanges } from './collectChanges';

let t: Awaited<ReturnType<typeof buildSap>>;
beforeAll(async () => {
  t = await buildSap();
});
afterEach(() => t.clear());
afterAll(() => t.close());

test('what SAP said long ago of an order that waits for its answer is not lost', async () => {
  const order = await t.erp.buildWaitingOrder({ lines: { WJM123000M: 7 } });
  await t.db.update(orders).set({ createdAt: new Date('2026-08-02T10:00:00Z') });
  t.confirm(
    { number: '4500', key: order.key },
    [{ Material: 'WJM123000M', to_ScheduleLine: [scheduled(6, '2026-09-14')] }],
    { LastChangeDateTime: sapDate('2026-08-02T11:00:00Z') },
  );
  const host = t.openHost();
  await host.collect();
  await host.collect();
  expect(host.taken).toEqual([]);
  await settle(t.db, order.key, { sapStatus: sapStatus.sent, erpNumber: '4500' });
  await host.collect();
  expect(host.taken).toEqual(['4500']);
});

const numbers = ['80000001', '80000002', '80000003', '80000004', '80000005'];

async function buildDeliveries() {
  const order = await t.buildSentOrder();
  for (const number of numbers) t.deliver(number, [itemOf(order, 'WJM123000M', 1)]);
  t.sap.limitPages(2);
  return order;
}

test('pages are followed, and the next reading begins where the last one began, with an overlap', async () => {
  const order = await buildDeliveries();
  await t.db.update(orders).set({ createdAt: new Date('2026-08-02T10:00:00Z') });
  const host = t.openHost();
  await host.collect();
  expect(host.taken).toEqual(numbers);
  const filters = t.pagesOf('API_OUTBOUND').map(({ query }) => query.get('$filter') ?? '');
  expect(filters).toHaveLength(4);
  expect(filters[0]).toBe(
    "(LastChangeDate ge datetime'2026-08-02T00:00:00' or CreationDate ge datetime'2026-08-02T00:00:00' or ActualGoodsMovementDate ge datetime'2026-08-02T00:00:00')",
  );
  expect(filters.slice(1).map((filter) => filter.slice(filter.indexOf(') and ')))).toEqual([
    ") and DeliveryDocument gt '80000002'",
    ") and DeliveryDocument gt '80000004'",
    ") and DeliveryDocument gt '80000005'",
  ]);
  const { rows } = await t.db.execute(sql`
    select service, since between now() - interval '1 day 1 minute' and now() - interval '1 day' as day,
      since between now() - interval '11 minutes' and now() - interval '10 minutes' as minutes
    from erp_reads order by service`);
  expect(rows).toEqual([
    { service: 'API_BILLING_DOCUMENT_SRV', day: false, minutes: true },
    { service: 'API_OUTBOUND_DELIVERY_SRV;v=0002', day: true, minutes: false },
    { service: 'API_SALES_ORDER_SRV', day: false, minutes: true },
  ]);
  expect(await t.db.$count(erpDocumentLines)).toBe(5);
  expect((await t.deliveriesOf(order)).map(([number]) => number)).toEqual(numbers);
});

test('a host that is killed between two pages loses nothing; another goes on with the next page', async () => {
  const order = await buildDeliveries();
  const killed = t.openHost({
    timeoutSeconds: 60,
    onTaken: (number) => number === '80000002' && t.sap.fail({ kind: 'hang' }, 'API_OUTBOUND'),
  });
  const killing = expect(killed.collect()).rejects.toThrow();
  await until(() => t.pagesOf('API_OUTBOUND').length === 2);
  await t.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction'`);
  t.sap.fail(null, 'API_OUTBOUND');
  const next = t.openHost();
  await next.collect();
  expect(next.taken).toEqual(numbers.slice(2));
  expect((await t.deliveriesOf(order)).map(([number]) => number)).toEqual(numbers);
  expect(await t.db.$count(erpDocumentLines)).toBe(5);
  t.sap.disconnect();
  await killing;
  expect(killed.taken).toEqual(numbers.slice(0, 2));
});

test('of two hosts one reads at a time: nothing is taken in twice', async () => {
  const order = await buildDeliveries();
  const hosts = [t.openHost({ pauseSeconds: 60 }), t.openHost({ pauseSeconds: 60 })];
  await Promise.all(hosts.map((host) => host.collect()));
  await Promise.all(hosts.map((host) => host.collect()));
  expect(hosts.flatMap(({ taken }) => taken).toSorted()).toEqual(numbers);
  expect(t.pagesOf('API_OUTBOUND')).toHaveLength(4);
  expect((await t.deliveriesOf(order)).map(([number]) => number)).toEqual(numbers);
});

const pauses = async () => {
  const { rows } = await t.db.execute<{ minutes: number }>(sql`
    select round(extract(epoch from due_at - now()) / 60)::float8 as minutes from erp_reads order by service`);
  return rows.map(({ minutes }) => minutes);
};
const passTime = () => t.db.execute(sql`update erp_reads set due_at = now()`);

test.each([
  ['out of reach', { kind: 'cut' }, { reason: 'the connection to it broke' }],
  ['too busy', { kind: 'status', status: 429 }, { reason: 'it has too much to do' }],
  ['out of order', { kind: 'status', status: 503 }, { reason: 'it answered with an error: status 503' }],
  ['unreadable', { kind: 'status', status: 200, body: { d: {} } }, { reason: 'its answer cannot be read' }],
] as const)(
  'while SAP is %s it is asked less and less often, then all is taken in',
  async (_name, mishap, words) => {
    const order = await t.buildSentOrder();
    t.deliver('80000001', [itemOf(order, 'WJM123000M', 4)]);
    const host = t.openHost({ pauseSeconds: 60 });
    t.sap.fail(mishap);
    await host.collect();
    await host.collect();
    expect(t.sap.calls).toHaveLength(3);
    expect(await pauses()).toEqual([1, 5, 1]);
    await passTime();
    await host.collect();
    expect(await pauses()).toEqual([2, 10, 2]);
    for (let failure = 2; failure < 12; failure += 1) {
      await passTime();
      await host.collect();
    }
    expect(await pauses()).toEqual([30, 30, 30]);
    expect(log.warn.mock.calls).toEqual(
      ['API_SALES_ORDER_SRV', 'API_OUTBOUND_DELIVERY_SRV;v=0002', 'API_BILLING_DOCUMENT_SRV'].map(
        (service) => [
          { service, ...words },
          'SAP does not say what has changed; asking again, less and less often',
        ],
      ),
    );
    t.sap.fail(null);
    await passTime();
    await host.collect();
    expect(host.taken).toEqual(['80000001']);
    expect(await pauses()).toEqual([1, 5, 1]);
  },
);

test.each([403, 404])('a SAP without a service (%s) is logged once; the others are read', async (status) => {
  const order = await t.buildSentOrder();
  t.bill('90000001', order);
  t.sap.fail({ kind: 'status', status, body: sapError('No service found') }, 'API_OUTBOUND');
  const host = t.openHost();
  for (let pass = 0; pass < 3; pass += 1) await host.collect();
  expect(host.taken).toEqual(['90000001']);
  expect(log.warn.mock.calls).toEqual([
    [
      { service: 'API_OUTBOUND_DELIVERY_SRV;v=0002', status, reason: 'No service found' },
      'SAP does not say what has changed; asking again, less and less often',
    ],
  ]);
});

test('what can’t be taken in for want of a database is asked for again', async () => {
  const order = await t.buildSentOrder();
  t.deliver('80000001', [itemOf(order, 'WJM123000M', 4)]);
  const { db } = t;
  let isBroken = true;
  const collect = collectChanges({ db, settings: t.sap.settings, log, pauseSeconds: 0 });
  const receiver: ErpReceiver = {
    takeAnswer: async () => undefined,
    refuseFile: async () => undefined,
    takeDocument: async (document, file) => {
      if (isBroken) throw new Error('The disk is full.');
      return takeInDocument(db, log, document, file);
    },
  };
  await collect(receiver);
  expect(log.error).toHaveBeenCalledTimes(1);
  isBroken = false;
  await collect(receiver);
  expect(await t.deliveriesOf(order)).toEqual([['80000001', 4]]);
});
