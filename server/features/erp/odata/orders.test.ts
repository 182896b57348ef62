import { eq, type SQL, sql } from 'drizzle-orm';
import { startWorkers } from '../../../core/workers';
import { erpAttempts, orderEvents, tasks } from '../../../db/schema';
import { buildErp, recordedLog } from '../../../test/buildErp';
import { buildUser } from '../../../test/factories';
import { sapError, startSapServer } from '../../../test/sapServer';
import { until } from '../../../test/until';
import { openConnector } from '../openConnector';

/** Covers the whole path of orders from the tables to SAP and back. */
let erp: Awaited<ReturnType<typeof buildErp>>;
let sap: Awaited<ReturnType<typeof startSapServer>>;
const workers = startWorkers(1);

const openSap = () =>
  openConnector({ db: erp.db, env: { ...erp.env, erpOData: sap.settings }, log: recordedLog, workers });

let customers = 4710;

async function buildWaiting() {
  customers += 1;
  return erp.buildWaitingOrder({ customer: await buildUser(erp.db, { sapId: `000000${customers}` }) });
}

async function send() {
  await erp.startHost(await openSap());
  const order = await buildWaiting();
  await erp.send(order.key);
  return order;
}

const eventsOf = async (id: number) =>
  (await erp.db.select().from(orderEvents).where(eq(orderEvents.orderId, id))).map(
    ({ kind, detail, actorId }) => ({
      kind,
      detail,
      actorId,
    }),
  );

const attempts = () => erp.db.select().from(erpAttempts);

/** An order whose attempts are used up, last handed over this long ago. */
async function buildGivenUp(ago: SQL) {
  const order = await buildWaiting();
  await erp.db.insert(erpAttempts).values({ key: order.key, at: sql`now() - ${ago}` });
  await erp.send(order.key);
  await erp.db.update(tasks).set({ attempts: 2 });
  await erp.startHost(await openSap());
  return order;
}

beforeAll(async () => {
  erp = await buildErp();
  sap = await startSapServer();
});

afterEach(async () => {
  await erp.clear();
  await erp.db.delete(erpAttempts);
  sap.reset();
});

afterAll(async () => {
  await workers.close();
  await sap.close();
  await erp.close();
});

test('an order is Sent at once, with the number of the ERP', async () => {
  const { id } = await send();
  await until(async () => (await erp.statusOf(id)) !== 1);
  const number = [...sap.orders.keys()][0];
  expect(await erp.findOrder(id)).toMatchObject({ sapStatus: 2, erpNumber: number, erpMessage: null });
  expect(await eventsOf(id)).toEqual([{ kind: 'accepted', detail: { number }, actorId: null }]);
  expect(await attempts()).toEqual([]);
});

test('an order that the ERP rejects has the ERP’s message', async () => {
  sap.refuse(sapError('Customer 4711 is blocked'));
  const { id } = await send();
  await until(async () => (await erp.statusOf(id)) !== 1);
  expect(await erp.findOrder(id)).toMatchObject({
    sapStatus: 99,
    erpMessage: 'V1/312 Customer 4711 is blocked',
  });
  expect(await eventsOf(id)).toEqual([
    { kind: 'rejected', detail: { message: 'V1/312 Customer 4711 is blocked' }, actorId: null },
  ]);
  expect(await attempts()).toEqual([]);
});

test('an order whose answer was cut off is found, and booked once', async () => {
  sap.next('POST', { kind: 'cut answer', after: true });
  const { id } = await send();
  await until(async () => (await erp.statusOf(id)) !== 1);
  expect(await erp.statusOf(id)).toBe(2);
  expect(sap.orders.size).toBe(1);
});

describe('an order with an unknown outcome', () => {
  const wasAskedFor = () =>
    until(() => recordedLog.warn.mock.calls.some(([, message]) => message === 'task failed'));

  test('waits while it cannot be asked for, is Sent when it is found', async () => {
    sap.fail({ kind: 'status', status: 503 });
    const { id, key } = await buildGivenUp(sql`interval '1 hour'`);
    await wasAskedFor();
    expect(await erp.statusOf(id)).toBe(1);
    sap.orders.set('4711', {
      body: { PurchaseOrderByCustomer: key.replaceAll('-', '') },
      etag: 'W/"1"',
      deliveryStatus: 'A',
    });
    sap.fail(null);
    await until(async () => (await erp.statusOf(id)) !== 1);
    expect(await erp.findOrder(id)).toMatchObject({ sapStatus: 2, erpNumber: '4711' });
    expect(await attempts()).toEqual([]);
  });

  test('waits while the ERP may still be at it, is an Error when it is not there after that', async () => {
    const { id } = await buildGivenUp(sql`interval '10 seconds'`);
    await wasAskedFor();
    expect(await erp.statusOf(id)).toBe(1);
    await erp.db.execute(sql`update erp_attempts set at = now() - interval '1 hour'`);
    await until(async () => (await erp.statusOf(id)) !== 1);
    expect(await erp.findOrder(id)).toMatchObject({
      sapStatus: 99,
      erpMessage: 'The ERP could not be reached: it did not answer in time.',
    });
    expect(await attempts()).toEqual([]);
    expect(sap.orders.size).toBe(0);
  });
});
