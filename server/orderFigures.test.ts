import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { markUnlocked, settle } from './features/erp/queries';
import { orderSteps } from './features/orders/orderWrites';
import { buildTestApp, type TestApp } from './test/buildTestApp';
import { buildCatalog, buildUser } from './test/factories';
import { buildGarmentBatch, type GarmentBatch } from './test/garmentBatch';
import { usually } from './test/usually';

type User = Awaited<ReturnType<typeof buildUser>>;

let t: TestApp;
let batch: GarmentBatch;
let catalog: Awaited<ReturnType<typeof buildCatalog>>;
let people: Record<'admin' | 'agent' | 'customer' | 'shop', User>;

beforeAll(async () => {
  t = await buildTestApp();
  batch = await buildGarmentBatch(t);
  catalog = await buildCatalog(t.db, {
    garments: [
      { generic: 'WJM123', prices: { '0151': 3550 } },
      { generic: 'WJM124', whPriceCents: 1999 },
    ],
    currency: 'EUR',
  });
  const agent = await buildUser(t.db, { roles: ['agent'], catalogs: [catalog] });
  const ofAgent = { agents: [agent], catalogs: [catalog] };
  people = {
    agent,
    admin: batch.admin,
    customer: await buildUser(t.db, ofAgent),
    shop: await buildUser(t.db, { ...ofAgent, pricelist: '0151' }),
  };
});
afterAll(() => t.close());

/** One write: its kind, which of the latest orders it is on, and its values. */
interface Draw {
  order: number;
  quantities: number[];
  price: number;
  yes: boolean;
}

/** Every kind of write that touches an order, its lines, or what they are priced from. */
const writes = {
  create: () =>
    t.as(people.agent).call('createOrder', {
      body: { title: 'New', catalog: String(catalog.id), customer: String(people.shop.id) },
    }),
  save: (id: string, { quantities, yes }: Draw) => save(id, quantities, { take_prices: yes }),
  save_some: (id: string, { quantities }: Draw) =>
    save(
      id,
      quantities.map((quantity) => (quantity > 20 ? quantity : 0)),
      {},
    ),
  save_stale: (id: string, { quantities }: Draw) => save(id, quantities, { version: 0 }),
  save_twice: (id: string, { quantities }: Draw) =>
    Promise.all([save(id, quantities, {}), save(id, quantities.toReversed(), {})]),
  copy: (id: string, { yes }: Draw) =>
    t.as(people.admin).call('copyOrder', {
      body: { source: id, customer_id: String(people[yes ? 'shop' : 'customer'].id), title: 'A copy' },
    }),
  finish: (id: string, { yes }: Draw) =>
    t.as(people.admin).call('finishOrder', { body: { id, customer_finished: yes } }),
  rename: (id: string, { price }: Draw) =>
    t.as(people.admin).call('updateOrderAddress', { body: { id, name: `Name ${price}` } }),
  note: (id: string, { price }: Draw) =>
    t.as(people.admin).call('setOrderNote', { body: { id, note: `${price}` } }),
  remove: (id: string) => t.as(people.admin).call('deleteOrder', { body: { id } }),
  restore: (id: string) => step('restore', id),
  date: (id: string) => step('service_date', id),
  send: (id: string) => t.as(people.admin).call('sendOrder', { body: { id } }),
  answer: async (id: string, { yes }: Draw) => {
    const { rows } = await t.db.execute<{ key: string | null }>(
      sql`select erp_key as key from orders where id = ${id}`,
    );
    const key = rows[0]?.key ?? null;
    const outcome = yes
      ? { sapStatus: 2 as const, erpNumber: '1' }
      : { sapStatus: 99 as const, erpMessage: 'No' };
    if (key !== null) await settle(t.db, key, outcome);
  },
  unlock: (id: string) => markUnlocked(t.db, Number(id)),
  price_garment: (_id: string, { price, yes }: Draw) =>
    batch.sendRows(
      'editGarments',
      [catalog],
      [
        ['generic', yes ? 'wh_price' : 'wh_price_0151'],
        ['WJM123', price / 100],
      ],
    ),
  remove_sku: (_id: string, { order }: Draw) =>
    batch.sendRows('deleteGarments', [catalog], [['sku'], [skuAt(order)]]),
  bring_sku_back: (_id: string, { order }: Draw) => {
    const { generic, color, size, price } = cellAt(order);
    return batch.sendRows(
      'uploadGarments',
      [catalog],
      [
        ['generic', 'name', 'color', 'size', 'wh_price', 'currency'],
        [generic, 'Merino jumper', color, size, price, 'EUR'],
      ],
    );
  },
  give_price_list: (_id: string, { yes }: Draw) =>
    t.as(people.admin).call('updateUser', {
      body: { id: String(people.customer.id), pricelist: yes ? '0151' : null },
    }),
  hand_over: async () => {
    const leaver = await buildUser(t.db, { roles: ['agent'], catalogs: [catalog] });
    await t.as(leaver).call('createOrder', { body: { title: 'Left', catalog: String(catalog.id) } });
    const body = { id: String(leaver.id), handover: [String(people.agent.id)] };
    return t.as(people.admin).call('deleteUser', { body });
  },
};

const skuAt = (index: number) => catalog.skus[index % catalog.skus.length]?.sku ?? '';

const cellAt = (index: number) => {
  const { color, size, sku } = catalog.skus[index % catalog.skus.length] ?? { color: '', size: '', sku: '' };
  return { generic: sku.slice(0, 6), color, size, price: 19.99 };
};

/** Saves these quantities of the catalog's current skus. */
async function save(id: string, quantities: number[], more: { take_prices?: boolean; version?: number }) {
  const { rows } = await t.db.execute<{ sku: string }>(sql`
    select s.sku from skus s join garments g on g.id = s.garment_id
    where s.catalog_id = ${catalog.id} and s.removed_at is null and g.removed_at is null order by s.id`);
  const lines = Object.fromEntries(rows.map(({ sku }, index) => [sku, quantities[index] ?? 0]));
  return t.as(people.admin).call('updateOrder', { body: { id, lines, wanted: [], ...more } });
}

/** A bulk task's step on one order; a refusal changes nothing. */
async function step(name: 'restore' | 'service_date', orderId: string) {
  const { id, name: called, email } = people.admin;
  const user = { id: String(id), dbId: id, roles: ['admin' as const], name: called, email };
  const run = orderSteps(t.env)[name];
  const doing = t.db.transaction((tx) =>
    run(tx, { user, orderId, at: new Date(), serviceDate: 1_786_752_000 }),
  );
  await doing.catch(() => undefined);
}

/** Orders whose stored totals differ from the sums of their lines, or from the order list. */
async function findWrong() {
  const { rows } = await t.db.execute<{ id: string; pieces: number; cents: number; is_wrong: boolean }>(sql`
    select o.id, coalesce(l.pieces, 0)::int as pieces, coalesce(l.cents, 0)::float8 as cents,
      o.items_count <> coalesce(l.pieces, 0) or o.total_cents <> coalesce(l.cents, 0) as is_wrong
    from orders o
    left join (
      select order_id, sum(quantity) as pieces, sum(quantity * wh_price_cents) as cents
      from order_lines group by 1
    ) l on l.order_id = o.id`);
  const sums = new Map(rows.map(({ id, pieces, cents }) => [id, [pieces, cents]]));
  const listed = (await t.as(people.admin).call('listOrders')).json.orders;
  const misshown = listed.filter(({ id, items_count, total_price }) => {
    const [pieces, cents] = sums.get(id) ?? [];
    return items_count !== pieces || Math.round(total_price * 100) !== cents;
  });
  return { wrong: rows.filter(({ is_wrong }) => is_wrong), misshown, count: rows.length };
}

const kinds = Object.keys(writes) as (keyof typeof writes)[];

/** Every kind of write once, in any order, and more of any. */
const someKinds = fc
  .tuple(fc.shuffledSubarray(kinds, { minLength: kinds.length }), fc.array(fc.constantFrom(...kinds)))
  .map(([each, more]) => [...each, ...more]);

const draw = fc.record({
  order: fc.nat(50),
  quantities: fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 12, maxLength: 12 }),
  price: fc.integer({ min: 1, max: 99_999 }),
  yes: fc.boolean(),
});

test('the stored totals are the sums of the lines, whatever was written', async () => {
  await fc.assert(
    fc.asyncProperty(someKinds, fc.infiniteStream(draw), async (order, draws) => {
      await writes.create();
      for (const kind of order) {
        const one = draws.next().value;
        const { rows } = await t.db.execute<{ id: string }>(
          sql`select id from orders order by id desc limit 8`,
        );
        await writes[kind](rows[one.order % rows.length]?.id ?? '', one);
        expect(await findWrong()).toMatchObject({ wrong: [], misshown: [] });
      }
    }),
    { numRuns: usually(4, 40) },
  );
  const { rows } = await t.db.execute<{ lines: number }>(sql`select count(*)::int as lines from order_lines`);
  expect(rows[0]?.lines).toBeGreaterThan(20);
}, 120_000);
