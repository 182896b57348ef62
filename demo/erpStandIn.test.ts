import { eq } from 'drizzle-orm';
import { readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import type { Repeating } from '../server/core/repeat';
import { orders, stocks } from '../server/db/schema';
import { findErpDocuments } from '../server/db/erpDocuments';
import { submitOrder } from '../server/features/erp/erpTasks';
import { buildErp, recordedLog as log } from '../server/test/buildErp';
import { buildUser } from '../server/test/factories';
import { until } from '../server/test/until';
import { leaveStock, sendWaitingOrders, startErpStandIn } from './erpStandIn';

const started: Repeating[] = [];
let erp: Awaited<ReturnType<typeof buildErp>>;

function startStandIn(answerAfterSeconds: number) {
  const standIn = startErpStandIn(erp.env, { log, answerAfterSeconds, pollSeconds: 0.05 });
  started.push(standIn);
  return standIn;
}

/** Drops the document of an order whose customer has or lacks a SAP id. */
async function dropOrder(sapId: string | null) {
  const customer = await buildUser(erp.db, { name: 'Boutique Lund', sapId });
  const order = await erp.buildWaitingOrder({ customer, salesOrganization: '1200' });
  await submitOrder(erp.db, await erp.openDrop(), order);
  return { ...order, file: `${order.key}.json` };
}

/** Makes a document look two hours old. */
function age(file: string) {
  const then = new Date(Date.now() - 2 * 3600_000);
  utimesSync(erp.at('out', file), then, then);
}

beforeAll(async () => {
  erp = await buildErp();
});

afterEach(async () => {
  for (const one of started.splice(0)) await one.stop();
  await erp.clear();
});

afterAll(() => erp.close());

test('an order goes from In the ERP to Sent, or to Error with the ERP’s message', async () => {
  await erp.startHost();
  const known = await dropOrder('0000004711');
  const unknown = await dropOrder(null);
  startStandIn(0);
  await until(async () => (await erp.statusOf(known.id)) !== 1 && (await erp.statusOf(unknown.id)) !== 1);
  expect(await erp.findOrder(known.id)).toMatchObject({
    sapStatus: 2,
    erpNumber: expect.stringMatching(/^\d{10}$/),
  });
  expect(await erp.findOrder(unknown.id)).toMatchObject({
    sapStatus: 99,
    erpMessage: 'V1 312: Customer Boutique Lund does not exist in sales organisation 1200',
  });
});

test('a document is answered once after some seconds, and moved away', async () => {
  const { file } = await dropOrder('0000004712');
  const standIn = startStandIn(3600);
  await until(() => erp.filesIn('out').includes('done'));
  await standIn.stop();
  expect(erp.filesIn('out')).toEqual([file, 'done']);
  expect(erp.filesIn('in')).toEqual(['bad', 'done']);

  age(file);
  startStandIn(3600);
  await until(() => erp.filesIn('out', 'done').includes(file));
  expect(erp.filesIn('out')).toEqual(['done']);
  const first = readFileSync(erp.at('in', file), 'utf8');

  // The same document gets the same answer.
  rmSync(erp.at('in', file));
  writeFileSync(erp.at('out', file), readFileSync(erp.at('out', 'done', file)));
  age(file);
  await until(() => erp.filesIn('in').includes(file));
  expect(readFileSync(erp.at('in', file), 'utf8')).toBe(first);
});

test('a withdrawn order gets its answer and stays open', async () => {
  await erp.startHost();
  const { id, key } = await dropOrder('0000004714');
  startStandIn(0);
  await until(async () => (await erp.statusOf(id)) === 2);
  const drop = await erp.openDrop();
  expect(await drop.withdraw({ key, number: '1' })).toEqual({ withdrawn: true });
  await erp.db.update(orders).set({ sapStatus: 0 }).where(eq(orders.id, id));
  await until(() => erp.filesIn('in', 'done').includes(`${key}.cancel.json`));
  expect(erp.filesIn('out')).toEqual(['done']);
  expect(await erp.statusOf(id)).toBe(0);
});

test('an accepted order is confirmed, delivered and invoiced, also after a restart', async () => {
  const { id, key } = await dropOrder('0000004716');
  await erp.startHost();
  startStandIn(0);
  await until(() => erp.filesIn('in', 'done').includes(`${key}.invoice.json`));
  const { confirmations, deliveries, invoices } = await findErpDocuments(erp.db, id);
  expect([confirmations, deliveries, invoices].map(({ length }) => length)).toEqual([1, 1, 1]);
  expect(invoices).toMatchObject([{ has_pdf: true }]);
  await until(() => erp.filesIn('in', 'done').includes(`${key}.invoice.pdf`));
  const done = erp.filesIn('in', 'done');
  expect(done).toContain(`${key}.confirmation.json`);

  rmSync(erp.at('in', 'done', `${key}.invoice.json`));
  startStandIn(0);
  await until(() => erp.filesIn('in', 'done').includes(`${key}.invoice.json`));
  await until(() => erp.filesIn('in').every((name) => !name.endsWith('.pdf')));
  expect(erp.filesIn('in', 'done')).toEqual(done);
});

test('nothing more becomes of an order that was withdrawn', async () => {
  const { key } = await dropOrder('0000004717');
  startStandIn(3600);
  age(`${key}.json`);
  await until(() => erp.filesIn('out', 'done').includes(`${key}.json`));
  expect(erp.filesIn('in')).toEqual([`${key}.json`, 'bad', 'done']);
  await (await erp.openDrop()).withdraw({ key, number: '1' });
  const then = new Date(Date.now() - 24 * 3600_000);
  utimesSync(erp.at('out', 'done', `${key}.json`), then, then);
  const other = await dropOrder('0000004718');
  age(other.file);
  await until(() => erp.filesIn('out', 'done').includes(other.file));
  expect(erp.filesIn('in')).toEqual([`${key}.json`, other.file, 'bad', 'done']);
});

test('the demo’s initial waiting orders are answered', async () => {
  const customer = await buildUser(erp.db, { sapId: '0000004715' });
  const { id } = await erp.buildWaitingOrder({ customer });
  await erp.startHost();
  startStandIn(0);
  await sendWaitingOrders(erp.db, erp.env);
  await until(async () => (await erp.statusOf(id)) === 2);
});

test('a file that is not a sales order does not block the others', async () => {
  const { file } = await dropOrder('0000004713');
  writeFileSync(erp.at('out', '0.json'), 'not a document');
  startStandIn(0);
  await until(() => erp.filesIn('in').includes(file) && log.warn.mock.calls.length > 0);
  expect(log.warn).toHaveBeenCalledWith(expect.anything(), 'the demo could not answer for the ERP');
});

test('the demo’s initial stock can be imported repeatedly', async () => {
  await erp.db.insert(stocks).values([
    { sku: 'WJM123000M', warehouse: '0003', quantity: 0 },
    { sku: 'WJM123000M', warehouse: '0001', quantity: 12 },
  ]);
  const drop = await erp.openDrop();
  await leaveStock(erp.db, erp.env);
  await erp.db.delete(stocks);
  // The second start finds the file.
  await leaveStock(erp.db, erp.env);
  expect(readFileSync(erp.at('in', 'stock.csv'), 'utf8')).toContain('WJM123000M,12,0001\n');
  const signal = new AbortController().signal;
  expect(await drop.readStock({ progress: async () => undefined, signal })).toMatchObject({
    count: 2,
    warehouses: ['0001', '0003'],
  });
});
