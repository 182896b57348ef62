import { sql } from 'drizzle-orm';
import { stocks } from '../../db/schema';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildPeople, type Person } from '../../test/buildPeople';
import { buildCatalog, buildOrder } from '../../test/factories';

let t: TestApp;
let people: Awaited<ReturnType<typeof buildPeople>>;
let catalog: Awaited<ReturnType<typeof buildCatalog>>;
beforeAll(async () => {
  t = await buildTestApp();
  people = await buildPeople(t.db);
  catalog = await buildCatalog(t.db, {
    garments: [{ withStocks: true, stock: 10 }, { withStocks: false }],
  });
});
afterAll(() => t.close());

const build = (lines: Record<string, number>, customer: Person = 'customer') =>
  buildOrder(t.db, { customer: people[customer], catalog, lines });

const check = (who: Person, asked: readonly ({ id: number } | string)[]) =>
  t.as(people[who]).call('checkOrderStock', {
    body: { orders: asked.map((one) => (typeof one === 'string' ? one : String(one.id))) },
  });

test.each<[Person, number]>([
  ['admin', 200],
  ['agent', 200],
  ['otherAgent', 404],
  ['customer', 403],
  ['app', 403],
])('%s who asks about an order of the agent’s customer gets %i', async (who, status) => {
  expect((await check(who, [await build({ WJM123000M: 1 })])).status).toBe(status);
});

test('an order is short of what its warehouse does not have; untracked garments never are', async () => {
  const order = await build({ WJM123000M: 12, WJM123000S: 11, WJM123310S: 10, WJM124000M: 99 });
  const at = new Date('2026-11-01T10:00:00Z');
  await t.db.execute(
    sql`update stocks set updated_at = ${at.toISOString()}::timestamptz where sku = 'WJM123000S'`,
  );
  expect((await check('agent', [order])).json).toEqual({
    orders: [
      { id: String(order.id), pieces: 3, skus: 2, warehouse: '0001', stock_updated: at.getTime() / 1000 },
    ],
  });
});

test('stock is allocated in order, and orders that may not be seen are left out', async () => {
  const [first, second, third] = [
    await build({ WJM123000M: 6 }),
    await build({ WJM123000M: 6 }),
    await build({ WJM123000M: 6 }),
  ];
  const foreign = await build({ WJM123000M: 10 }, 'stranger');
  const pieces = async (asked: Parameters<typeof check>[1]) =>
    (await check('agent', asked)).json.orders.map(({ id, pieces: short }) => [id, short]);
  expect(await pieces([foreign, 'ord_1', first, second, third])).toEqual([
    [String(second.id), 2],
    [String(third.id), 6],
  ]);
  expect(await pieces([third, first])).toEqual([[String(first.id), 2]]);
  expect(await pieces([first])).toEqual([]);
});

test('an unknown figure is no stock, of no day', async () => {
  await t.db.delete(stocks);
  const order = await build({ WJM123000M: 4 });
  expect((await check('admin', [order])).json.orders).toEqual([
    { id: String(order.id), pieces: 4, skus: 1, warehouse: '0001', stock_updated: null },
  ]);
});
