import { count, eq, sql } from 'drizzle-orm';
import * as schema from '../server/db/schema';
import { isDemo, isEmpty } from '../server/db/settings';
import { verifyPassword } from '../server/core/passwords';
import { openTestDatabase } from '../server/test/testDatabase';
import { demoAccounts } from './brand/people';
import { fillDemo } from './fillDemo';

const now = new Date('2026-11-21T09:00:00Z');
let database: Awaited<ReturnType<typeof openTestDatabase>>;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const countOf = async (table: Parameters<(typeof database.db)['$count']>[0]) => database.db.$count(table);

it('leaves nothing behind when it fails', async () => {
  await database.db.insert(schema.settings).values({ key: 'demo', value: 'false' });
  await expect(fillDemo(database.db, { now })).rejects.toThrow();
  expect([await isEmpty(database.db), await countOf(schema.stocks)]).toEqual([true, 0]);
  await database.db.delete(schema.settings);
});

describe('a filled database', () => {
  beforeAll(() => fillDemo(database.db, { now }));

  it('is a non-empty demo', async () => {
    expect([await isDemo(database.db), await isEmpty(database.db)]).toEqual([true, false]);
  });

  it.each([
    ['users', schema.users, 67],
    ['catalogs', schema.catalogs, 12],
    ['garments', schema.garments, 640],
    ['orders', schema.orders, 400],
  ])('holds its %s', async (_what, table, expected) => {
    expect(await countOf(table)).toBe(expected);
  });

  it('lets the three demo accounts, and nobody else, sign in with the demo password', async () => {
    const rows = await database.db
      .select({ email: schema.users.email, passwordHash: schema.users.passwordHash })
      .from(schema.users)
      .where(sql`${schema.users.passwordHash} is not null`);
    expect(rows.map(({ email }) => email).sort()).toEqual(Object.values(demoAccounts).sort());
    expect(await verifyPassword(rows[0]?.passwordHash ?? null, 'linedesk')).toBe(true);
  });

  it('has orders whose totals are those of their lines', async () => {
    const { rows } = await database.db.execute(sql`
      select o.id from orders o
      left join (select order_id, sum(quantity) as pieces, sum(quantity * wh_price_cents) as cents from order_lines group by 1) l
        on l.order_id = o.id
      where o.items_count <> coalesce(l.pieces, 0) or o.total_cents <> coalesce(l.cents, 0)`);
    expect(rows).toEqual([]);
  });

  it('gives each order a history that matches its state', async () => {
    const { rows } = await database.db.execute<{ state: number; finished: boolean; kinds: string }>(sql`
      select distinct o.sap_status as state, o.finished, h.kinds
      from orders o
      join lateral (
        select string_agg(e.kind, ' ' order by e.id) as kinds from order_events e where e.order_id = o.id) h on true
      where o.items_count > 0
      order by 1, 2`);
    const finished = 'created changed finished';
    expect(rows.filter((row) => row.finished)).toEqual([
      { state: 0, finished: true, kinds: finished },
      { state: 1, finished: true, kinds: `${finished} sent` },
      { state: 2, finished: true, kinds: `${finished} sent accepted` },
      { state: 3, finished: true, kinds: `${finished} sent accepted` },
      { state: 7, finished: true, kinds: `${finished} sent` },
      { state: 99, finished: true, kinds: `${finished} sent rejected` },
    ]);
    const { rows: wrong } = await database.db.execute(sql`
      select e.id from order_events e join orders o on o.id = e.order_id
      where e.at < o.created_at or e.at > ${now.toISOString()}::timestamptz
        or (e.actor_id is null) <> (e.kind in ('accepted', 'rejected'))`);
    expect(wrong).toEqual([]);
  });

  it('preserves dates, lists and nulls', async () => {
    const [order] = await database.db
      .select()
      .from(schema.orders)
      .innerJoin(schema.users, eq(schema.users.id, schema.orders.customerId))
      .where(eq(schema.users.email, demoAccounts.customer))
      .limit(1);
    expect(order?.orders).toMatchObject({
      createdAt: expect.any(Date),
      archivedAt: null,
      erpNumber: '',
      wanted: expect.any(Array),
    });
    expect(order?.orders.createdAt.getTime()).toBeLessThan(now.getTime());
  });

  it('gives what is inserted later the next ids', async () => {
    const [catalog] = await database.db
      .insert(schema.catalogs)
      .values({ name: 'Next', season: 'SS28', currency: 'EUR' })
      .returning();
    const [others] = await database.db
      .select({ number: count() })
      .from(schema.catalogs)
      .where(sql`${schema.catalogs.id} >= ${catalog?.id ?? 0}`);
    expect(others?.number).toBe(1);
  });
});
