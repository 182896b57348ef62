import { eq, sql } from 'drizzle-orm';
import * as schema from '../../server/db/schema';
import { openTestDatabase } from '../../server/test/testDatabase';
import { fillDemo } from '../fillDemo';
import { addVolume } from './addVolume';

const now = new Date('2026-11-21T09:00:00Z');
let database: Awaited<ReturnType<typeof openTestDatabase>>;
const messages: string[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  await fillDemo(database.db, { now, garments: 60, customers: 8, orders: 10 });
});
afterAll(() => database.close());

const add = (size: { orders?: number; garments?: number; customers?: number }) =>
  addVolume(
    database.db,
    { orders: 0, garments: 0, customers: 0, ...size },
    { now, onProgress: (progress) => messages.push(progress) },
  );

it('adds a catalog of 35 cells a garment with a large order, customers and orders of about 20 lines', async () => {
  const volume = await add({ orders: 50, garments: 30, customers: 5 });
  expect(volume).toMatchObject({ garments: 30, cells: 30 * 35, customers: 5, orders: 51 });
  expect((volume.lines - 1050) / 50).toBeGreaterThan(14);
  expect((volume.lines - 1050) / 50).toBeLessThan(26);
  expect(messages).toEqual([
    'Catalog with 30 garments and 1,050 cells added.',
    '5 customers added.',
    '50 of 50 orders added.',
  ]);

  const [large] = await database.db
    .select()
    .from(schema.orders)
    .innerJoin(schema.users, eq(schema.users.id, schema.orders.customerId))
    .innerJoin(schema.catalogs, eq(schema.catalogs.id, schema.orders.catalogId))
    .where(eq(schema.orders.id, volume.largeOrderId ?? 0));
  expect([large?.users.email, large?.catalogs.name, large?.orders.sapStatus]).toEqual([
    'customer@demo.test',
    'Volume SS27',
    0,
  ]);
  const seen = await database.db
    .select({ email: schema.users.email })
    .from(schema.userCatalogs)
    .innerJoin(schema.users, eq(schema.users.id, schema.userCatalogs.userId))
    .where(eq(schema.userCatalogs.catalogId, large?.catalogs.id ?? 0));
  expect(seen.map(({ email }) => email)).toEqual(
    expect.arrayContaining(['customer@demo.test', 'agent@demo.test']),
  );
});

it('sets totals, prices and ownership as the host would', async () => {
  const { rows } = await database.db.execute(sql`
    select o.id from orders o
    join order_lines l on l.order_id = o.id
    join skus s on s.id = l.sku_id
    join garments g on g.id = s.garment_id
    join users u on u.id = o.customer_id
    left join garment_prices p on p.garment_id = g.id and p.pricelist = u.pricelist
    group by o.id
    having sum(l.quantity) <> o.items_count or sum(l.quantity * l.wh_price_cents) <> o.total_cents
      or bool_or(l.wh_price_cents <> coalesce(p.wh_price_cents, g.wh_price_cents))
      or bool_or(s.catalog_id <> o.catalog_id)
      or bool_or(not exists (select from user_catalogs c where c.user_id = u.id and c.catalog_id = o.catalog_id))
      or bool_or(not exists (select from agent_customers a where a.agent_id = o.seller_id and a.customer_id = u.id))`);
  expect(rows).toEqual([]);
});

it('adds orders in every state, none of them empty', async () => {
  const { rows } = await database.db.execute<{ status: number; orders: number; pieces: number }>(sql`
    select sap_status as status, count(*)::int as orders, min(items_count) as pieces from orders
    where id > 10 and name <> 'Full range, both shops' group by sap_status order by sap_status`);
  expect(rows.map(({ status, orders }) => [status, orders])).toEqual([
    [0, 21],
    [1, 2],
    [2, 14],
    [3, 9],
    [7, 1],
    [99, 3],
  ]);
  expect(rows.filter(({ pieces }) => pieces === 0)).toEqual([]);
});

it('names orders as their shops would', async () => {
  const { rows } = await database.db.execute<{ name: string; country: string }>(sql`
    select o.name, right(a.address, 2) as country from orders o
    join user_addresses a on a.user_id = o.customer_id and a.position = 0 where o.id > 10`);
  const namesIn = (...codes: string[]) =>
    rows.filter(({ country }) => codes.includes(country)).map(({ name }) => name);
  expect(new Set(rows.map(({ name }) => name)).size).toBeGreaterThan(20);
  expect(
    namesIn('ES')
      .concat(namesIn('DE', 'AT', 'CH'))
      .join(),
  ).toMatch(/Pedido|Reposición|entrega|Lieferung|Nachorder|Schaufenster/);
  expect(rows.filter(({ name }) => /\d{3}|[{}]/.test(name))).toEqual([]);
});

it('can be added again and again', async () => {
  await add({ orders: 5, garments: 12, customers: 2 });
  expect(await add({ customers: 3 })).toMatchObject({
    customers: 3,
    orders: 0,
    garments: 0,
    largeOrderId: null,
  });
});

it('adds nothing when something fails', async () => {
  const before = await database.db.$count(schema.users);
  await expect(
    addVolume(
      database.db,
      { orders: 1, garments: 0, customers: 4 },
      {
        now,
        onProgress: (progress) => {
          if (progress.includes('orders')) throw new Error('The terminal was closed.');
        },
      },
    ),
  ).rejects.toThrow('The terminal was closed.');
  expect(await database.db.$count(schema.users)).toBe(before);
});
