import { sapStatus } from '../../../src/domain/orders/statuses';
import { erpDocuments, orders } from '../../db/schema';
import { buildApiKey } from '../../test/buildApiKey';
import { buildTestApp, everyRole, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';

const key = '6f1b6f0e-3c1d-4a52-9f0e-0d3b7a5c2e11';
let t: TestApp;
let erp: Awaited<ReturnType<typeof buildApiKey>>;
let order: Awaited<ReturnType<typeof buildOrder>>;

beforeAll(async () => {
  t = await buildTestApp();
  erp = await buildApiKey(t, { scopes: ['write_fulfillment', 'read_orders'] });
  const catalog = await buildCatalog(t.db);
  const customer = await buildUser(t.db);
  order = await buildOrder(t.db, { customer, catalog, lines: { WJM123000M: 7 }, erpKey: key });
});
beforeEach(async () => {
  await t.db.delete(erpDocuments);
  await setStatus(sapStatus.sent);
});
afterAll(() => t.close());

const setStatus = (status: number) => t.db.update(orders).set({ sapStatus: status });
const delivery = {
  ...{ document: 'delivery', format: 1, number: '80', key, day: '2026-09-14' },
  lines: [{ sku: 'WJM123000M', quantity: 4 }],
};
const report = (body: unknown, headers = {}) => erp.call('reportFulfillment', { body, headers });
const deliveries = async () =>
  (await erp.call('getOrderFulfillment', { params: { id: String(order.id) } })).json.shipments.map(
    ({ number, lines: [line] }) => [number, line?.quantity],
  );

test.each([
  ['order-confirmation', delivery],
  ['delivery', delivery],
  ['invoice', { ...delivery, amount: 159.8, currency: 'EUR' }],
])('takes in a document of the kind %s, as often as it comes', async (document, fields) => {
  for (const _time of [1, 2])
    expect(await report({ ...fields, document })).toMatchObject({ status: 200, json: { status: 'success' } });
  expect(await t.db.select().from(erpDocuments)).toMatchObject([{ kind: document, number: '80' }]);
});

test('a correction counts, and what comes late does not', async () => {
  await report({ ...delivery, revision: 1, lines: [{ sku: 'WJM123000M', quantity: 5 }] });
  await report(delivery);
  expect(await deliveries()).toEqual([['80', 5]]);
});

test.each([
  ['no sku of the catalog', { lines: [{ sku: 'WJM999000M', quantity: 1 }] }, /^Line 1: WJM999000M is not/],
  ['no order', { key: key.replace('6', '7') }, /^No order was last sent under the key/],
  ['no day', { day: '2026-02-30' }, 'Its day is not one like 2026-09-15.'],
  ['no lines', { lines: 'none' }, 'Its lines are not a list.'],
])('a document with %s is 422, and says why', async (_what, fields, detail) => {
  const { json } = await report({ ...delivery, ...fields });
  const says = typeof detail === 'string' ? detail : expect.stringMatching(detail);
  expect(json).toMatchObject({ status: 422, detail: says });
  expect(await deliveries()).toEqual([]);
});

test('a document whose order waits for its answer is sent again later', async () => {
  await setStatus(sapStatus.waiting);
  const headers = { 'idempotency-key': 'one' };
  const early = await report(delivery, headers);
  expect(early.json).toMatchObject({
    status: 409,
    detail: 'The order still waits for its answer from the ERP. Please send the document again later.',
  });
  expect(early.headers['retry-after']).toBe('60');
  await setStatus(sapStatus.sent);
  expect((await report(delivery, headers)).status).toBe(200);
  expect(await deliveries()).toEqual([['80', 4]]);
});

test('the same Idempotency-Key takes in one document only', async () => {
  const headers = { 'idempotency-key': 'two' };
  for (const _time of [1, 2]) expect((await report(delivery, headers)).json).toEqual({ status: 'success' });
  expect((await report({ ...delivery, number: '81' }, headers)).json).toMatchObject({
    status: 422,
    detail: 'Another document was already sent with this Idempotency-Key.',
  });
  expect(await deliveries()).toEqual([['80', 4]]);
});

test.each(everyRole)('%s: admins may report too, nobody else', async (role) => {
  const user = t.as(await buildUser(t.db, { roles: [role] }));
  const { status } = await user.call('reportFulfillment', { body: delivery });
  expect(status).toBe(role === 'admin' ? 200 : 403);
});
