import { eq } from 'drizzle-orm';
import { sapStatus } from '../../../src/domain/orders/statuses';
import type { ErpAnswer } from '../../core/erpConnector';
import { recordOrderEvent } from '../../db/orders';
import { orders } from '../../db/schema';
import { buildPeople, type Person, readingOrder } from '../../test/buildPeople';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder } from '../../test/factories';
import { applyAnswer } from './erpTasks';

let t: TestApp;
let people: Awaited<ReturnType<typeof buildPeople>>;
let catalog: Awaited<ReturnType<typeof buildCatalog>>;
const log = { debug: jest.fn(), info: jest.fn(), warn: jest.fn(), error: jest.fn() };

beforeAll(async () => {
  t = await buildTestApp({
    erp: {
      withdraw: jest.fn().mockResolvedValue({ withdrawn: true }),
      submit: jest.fn(),
      giveUp: jest.fn(),
      collect: jest.fn(),
      readStock: jest.fn(),
    },
  });
  people = await buildPeople(t.db);
  catalog = await buildCatalog(t.db);
});
afterAll(() => t.close());

const build = (values: Partial<Parameters<typeof buildOrder>[1]> = {}) =>
  buildOrder(t.db, {
    customer: people.customer,
    catalog,
    lines: { WJM123000M: 7, WJM123310L: 2 },
    ...values,
  });

const as = (who: Person) => t.as(people[who]);
const success = { status: 'success' };

async function send(id: number, answer?: 'accepted' | 'rejected') {
  expect((await as('agent').call('sendOrder', { body: { id: String(id) } })).json).toEqual(success);
  const [order] = await t.db.select().from(orders).where(eq(orders.id, id));
  const key = order?.erpKey ?? '';
  const answers: Record<'accepted' | 'rejected', ErpAnswer> = {
    accepted: { key, status: 'accepted', erp_number: '4711' },
    rejected: { key, status: 'rejected', message: 'No.' },
  };
  if (answer) await applyAnswer(t.db, log, answers[answer]);
}

async function unlock(id: number) {
  expect((await as('agent').call('unlockOrder', { body: { id: String(id) } })).json).toEqual(success);
}

async function save(id: number, lines: Record<string, number>) {
  const body = { id: String(id), lines, wanted: ['WJM123310'], service_date: 1_900_000_000 };
  expect((await as('agent').call('updateOrder', { body })).json.status).toBe('success');
}

const list = async (id: number, who: Person = 'customer') =>
  (await as(who).call('listOrderVersions', { params: { id: String(id) } })).json.versions;

const get = (id: number, number: number, who: Person = 'customer') =>
  as(who).call('getOrderVersion', { params: { id: String(id), number: String(number) } });

const sentTexts = async (id: number) =>
  (await as('agent').call('listOrderEvents', { params: { id: String(id) } })).json.events
    .filter(({ kind }) => kind === 'sent')
    .map(({ text }) => text.slice(text.indexOf(' sent')));

const listed = (number: number, isAccepted: boolean, values: object) =>
  expect.objectContaining({
    number,
    accepted_at: isAccepted ? expect.any(Number) : null,
    ...values,
  });

test('an order gets a version with its lines and prices each time that the ERP takes it', async () => {
  const { id } = await build({ addressId: '0000104712' });
  expect(await list(id)).toEqual([]);
  await send(id);
  const first = {
    items_count: 9,
    total_price: 360,
    wanted: [],
    service_date: null,
    address_id: '0000104712',
  };
  expect(await list(id)).toEqual([listed(1, false, first)]);
  await applyAnswer(t.db, log, { key: await keyOf(id), status: 'accepted', erp_number: '4711' });
  await unlock(id);
  await save(id, { WJM123000M: 5, WJM123000S: 1 });
  expect(await list(id)).toEqual([listed(1, true, first)]);
  await send(id);
  const [, second] = await list(id);
  expect(second).toMatchObject({
    ...{ number: 2, accepted_at: null, items_count: 6 },
    ...{ wanted: ['WJM123310'], service_date: 1_900_000_000 },
  });
  const linesOf = async (number: number) => (await get(id, number)).json.lines;
  expect(await linesOf(1)).toEqual([
    { sku: 'WJM123000M', quantity: 7, wh_price: 40 },
    { sku: 'WJM123310L', quantity: 2, wh_price: 40 },
  ]);
  expect((await linesOf(2)).map(({ sku, quantity }) => [sku, quantity])).toEqual([
    ['WJM123000M', 5],
    ['WJM123000S', 1],
  ]);
  expect(await sentTexts(id)).toEqual([
    ' sent the order as version 2 with 6 pieces to the ERP.',
    ' sent the order with 9 pieces to the ERP.',
  ]);
});

const keyOf = async (id: number) => {
  const [order] = await t.db.select().from(orders).where(eq(orders.id, id));
  return order?.erpKey ?? '';
};

test('one that the ERP refuses is no version: the next has its number', async () => {
  const { id } = await build();
  await send(id, 'rejected');
  expect(await list(id)).toEqual([]);
  await send(id, 'accepted');
  await unlock(id);
  await send(id, 'rejected');
  expect(await list(id)).toEqual([listed(1, true, {})]);
  await unlock(id);
  await send(id, 'accepted');
  expect(await list(id)).toEqual([listed(1, true, {}), listed(2, true, {})]);
});

test('one that was never answered makes room for the next', async () => {
  const { id } = await build();
  await send(id);
  await t.db.update(orders).set({ sapStatus: sapStatus.error }).where(eq(orders.id, id));
  await send(id, 'accepted');
  expect(await list(id)).toEqual([listed(1, true, {})]);
});

test('what an earlier release sent is stored before it is changed, with the day, person and number of its history', async () => {
  const { id } = await build({ sapStatus: sapStatus.sent, erpKey: '6f1b6f0e-3c1d-4a52-9f0e-0d3b7a5c2e12' });
  const sent = { orderId: id, actorId: people.agent.id, kind: 'sent', detail: { pieces: 9 } } as const;
  const taken = { orderId: id, actorId: null, kind: 'accepted', detail: { number: '' } } as const;
  for (const day of [1, 3]) {
    await recordOrderEvent(t.db, { ...sent, at: new Date(day * 1000) });
    await recordOrderEvent(t.db, { ...taken, at: new Date((day + 1) * 1000) });
  }
  await unlock(id);
  expect(await list(id)).toEqual([listed(2, true, { sent_at: 3, accepted_at: 4, items_count: 9 })]);
  await send(id, 'accepted');
  await unlock(id);
  expect((await list(id)).map(({ number }) => number)).toEqual([2, 3]);
});

test('without a history it is the first version, and a refused order is none', async () => {
  const { id } = await build({ sapStatus: sapStatus.sentBefore });
  await unlock(id);
  expect(await list(id)).toEqual([listed(1, true, { items_count: 9 })]);
  const refused = await build({ sapStatus: sapStatus.error });
  await unlock(refused.id);
  expect(await list(refused.id)).toEqual([]);
});

test.each(readingOrder)('%s gets %i', async (who, status) => {
  const { id } = await build();
  await send(id, 'accepted');
  expect((await as(who).call('listOrderVersions', { params: { id: String(id) } })).status).toBe(status);
  expect((await get(id, 1, who)).status).toBe(status);
});

test('a number that the order has no version of responds 404', async () => {
  const { id } = await build();
  await send(id, 'accepted');
  expect((await get(id, 2)).status).toBe(404);
});
