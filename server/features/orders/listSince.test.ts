import { eq, sql } from 'drizzle-orm';
import { mergeOrderList } from '../../../src/domain/orders/mergeOrderList';
import { agentCustomers, catalogs, orders, userAddresses, users } from '../../db/schema';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';
import { usually } from '../../test/usually';

let t: TestApp;
let count = 0;

beforeAll(async () => (t = await buildTestApp()));
afterAll(() => t.close());

type Query = Record<string, string | number | boolean>;
type User = { id: number };

const list = async (user: User, query: Query = {}, known?: string) => {
  const headers: Record<string, string> = known === undefined ? {} : { 'if-none-match': known };
  return t.as(user).call('listOrders', { query, headers });
};
/** Each order in a second of its own. */
const orderOf = (customer: User, catalog: Awaited<ReturnType<typeof buildCatalog>>, values: object = {}) => {
  count += 1;
  return buildOrder(t.db, { customer, catalog, createdAt: new Date(count * 1000), ...values });
};

describe('a list that has not changed', () => {
  test('is answered 304 until it changes, for the same person, filters and role only', async () => {
    const admin = await buildUser(t.db, { roles: ['admin'] });
    const agent = await buildUser(t.db, { roles: ['agent'] });
    const order = await orderOf(admin, await buildCatalog(t.db));
    const first = await list(admin);
    const tag = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    expect(String(first.headers.vary)).toMatch(/Accept-Encoding, Cookie/);
    const again = await list(admin, {}, tag);
    expect([again.status, again.headers.etag, again.raw.length]).toEqual([304, tag, 0]);
    expect(String(again.headers.vary)).toMatch(/Accept-Encoding, Cookie/);

    expect((await list(admin, { finished: true }, tag)).status).toBe(200);
    expect((await list(agent, {}, tag)).status).toBe(200);
    expect((await list(admin, {}, tag.replace(/\d/g, '1'))).status).toBe(200);
    expect((await list(admin, {}, '"*", nonsense')).status).toBe(200);
    await t.db.update(orders).set({ note: 'Ring first' }).where(eq(orders.id, order.id));
    const changed = await list(admin, {}, tag);
    expect(changed.status).toBe(200);
    await t.db
      .update(users)
      .set({ roles: ['admin', 'agent'] })
      .where(eq(users.id, admin.id));
    expect((await list(admin, {}, String(changed.headers.etag))).status).toBe(200);
  });

  test('is no matter of what others have', async () => {
    const [customer, other] = [await buildUser(t.db), await buildUser(t.db)];
    const catalog = await buildCatalog(t.db);
    await orderOf(customer, catalog);
    const tag = String((await list(customer)).headers.etag);
    const ofUser = (headers: Record<string, string> = {}) =>
      t.as(customer).call('listOrdersOfUser', { params: { id: String(customer.id) }, headers });
    const known = { 'if-none-match': String((await ofUser()).headers.etag) };
    await orderOf(other, catalog);
    expect((await list(customer, {}, tag)).status).toBe(304);
    expect((await ofUser(known)).status).toBe(304);
    await orderOf(customer, catalog);
    expect((await list(customer, {}, tag)).status).toBe(200);
    expect((await ofUser(known)).status).toBe(200);
  });

  test.each([
    ['filtered by what was ordered', { sizes: 'S' }],
    ['read in pages', { limit: 1 }],
  ])('has no tag when it is %s', async (_what, query) => {
    const answer = await list(await buildUser(t.db, { roles: ['admin'] }), query);
    expect([answer.headers.etag, answer.headers['cache-control'], answer.json.as_of]).toEqual([
      undefined,
      'no-store',
      undefined,
    ]);
  });
});

describe('what has changed since', () => {
  test('is sent alone, with the ids that no longer match', async () => {
    const admin = await buildUser(t.db, { roles: ['admin'] });
    const catalog = await buildCatalog(t.db);
    const query = { catalogs: String(catalog.id) };
    const made = [
      await orderOf(admin, catalog),
      await orderOf(admin, catalog),
      await orderOf(admin, catalog),
    ];
    const [first, second] = made.map(({ id }) => String(id));
    const { as_of = '' } = (await list(admin, query)).json;
    await t.db
      .update(orders)
      .set({ name: 'New name' })
      .where(eq(orders.id, Number(first)));
    await t.db
      .update(orders)
      .set({ archivedAt: new Date() })
      .where(eq(orders.id, Number(second)));
    const { headers, json } = await list(admin, { ...query, changed_since: as_of });
    expect([headers.etag, headers['cache-control']]).toEqual([undefined, 'no-store']);
    expect(json.orders.map(({ name }) => name)).toEqual(['New name']);
    expect(json.gone).toEqual([second]);
    const quiet = await list(admin, { ...query, changed_since: String(json.as_of) });
    expect([quiet.json.orders, quiet.json.gone]).toEqual([[], []]);
  });

  test.each([
    ['nonsense', () => 'nonsense'],
    ['something like it', (asOf: string) => asOf.replace(/~\d+:/, '~999999999999999999:')],
    ['that of another list', (asOf: string) => `x${asOf}`],
    ['an old one', (asOf: string) => asOf.replace(/~\d+~/, '~1000~')],
  ])('is the full list after %s', async (_what, spoil) => {
    const admin = await buildUser(t.db, { roles: ['admin'] });
    const { as_of = '' } = (await list(admin)).json;
    const { status, json } = await list(admin, { changed_since: spoil(as_of) });
    expect([status, json.gone]).toEqual([200, undefined]);
  });

  test('reveals no orders that the user may not see', async () => {
    const [agent, otherAgent] = [
      await buildUser(t.db, { roles: ['agent'] }),
      await buildUser(t.db, { roles: ['agent'] }),
    ];
    const order = await orderOf(await buildUser(t.db, { agents: [agent] }), await buildCatalog(t.db));
    const had = [(await list(agent)).json.as_of, (await list(otherAgent)).json.as_of].map(String);
    await t.db.update(orders).set({ archivedAt: new Date() }).where(eq(orders.id, order.id));
    const [own, others] = [
      await list(agent, { changed_since: had[0] ?? '' }),
      await list(otherAgent, { changed_since: had[1] ?? '' }),
    ];
    expect([own.json.gone, others.json.gone]).toEqual([[String(order.id)], []]);
  });
});

/** Pseudo-random numbers below `below`, the same in each run. */
function createPick(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

test.each([1, 2, 3].slice(0, usually(1, 3)))(
  'an incrementally updated list equals the full list, after any changes (%i)',
  async (seed) => {
    const pick = createPick(seed);
    const one = <Item>(items: readonly Item[]): Item => {
      const item = items[pick(items.length)];
      if (item === undefined) throw new Error('There is nothing to pick.');
      return item;
    };
    const agents = [await buildUser(t.db, { roles: ['agent'] }), await buildUser(t.db, { roles: ['agent'] })];
    const customers = [await buildUser(t.db, { agents: [one(agents)] }), await buildUser(t.db)];
    const books = [await buildCatalog(t.db), await buildCatalog(t.db, { isCurrent: false })];
    const admin = await buildUser(t.db, { roles: ['admin'] });
    const made: { id: number }[] = [];
    const makeOrder = async () =>
      void made.push(
        await orderOf(one(customers), one(books), { seller: pick(2) === 0 ? one(agents) : undefined }),
      );
    for (let orderCount = 0; orderCount < 6; orderCount += 1) await makeOrder();
    const set = (values: Partial<typeof orders.$inferInsert>) =>
      t.db
        .update(orders)
        .set({ ...values, editedAt: new Date() })
        .where(eq(orders.id, one(made).id));
    const writes = [
      makeOrder,
      () => set({ name: `Name ${pick(100)}` }),
      () => set({ finished: pick(2) === 0 }),
      () => set({ sapStatus: one([0, 1, 2, 99]) }),
      () => set({ archivedAt: pick(3) === 0 ? null : new Date() }),
      () => set({ sellerId: one([...agents.map(({ id }) => id), null]) }),
      () => set({ customerId: one(customers).id }),
      () =>
        t.db
          .update(users)
          .set({ name: `Shop ${pick(100)}` })
          .where(eq(users.id, one(customers).id)),
      () =>
        t.db
          .update(users)
          .set({ name: `Agent ${pick(100)}` })
          .where(eq(users.id, one(agents).id)),
      () =>
        t.db
          .update(catalogs)
          .set({ isCurrent: pick(2) === 0 })
          .where(eq(catalogs.id, one(books).id)),
      () =>
        t.db
          .insert(agentCustomers)
          .values({ agentId: one(agents).id, customerId: one(customers).id })
          .onConflictDoNothing(),
      () => t.db.delete(agentCustomers).where(eq(agentCustomers.agentId, one(agents).id)),
      () =>
        t.db
          .insert(userAddresses)
          .values({ userId: one(customers).id, position: 0, sapId: 'A1' })
          .onConflictDoNothing(),
      () => t.db.delete(userAddresses).where(eq(userAddresses.userId, one(customers).id)),
      () => t.db.execute(sql`delete from orders where id = ${one(made).id}`),
    ];
    const queries: Query[] = [{}, { current_catalog: true, finished: true }, { sap_status: '0,99' }];
    const watched = await Promise.all(
      [admin, ...agents, ...customers].flatMap((user) =>
        queries.map(async (query) => ({ user, query, had: (await list(user, query)).json })),
      ),
    );
    let merges = 0;
    for (let step = 0; step < 15; step += 1) {
      await one(writes)();
      if (pick(2) === 0) await one(writes)();
      for (const watcher of watched) {
        const full = (await list(watcher.user, watcher.query)).json;
        const { json } = await list(watcher.user, {
          ...watcher.query,
          changed_since: String(watcher.had.as_of),
        });
        const merged = json.gone === undefined ? json : mergeOrderList(watcher.had, json);
        merges += json.gone === undefined ? 0 : 1;
        expect(merged?.orders).toEqual(full.orders);
        watcher.had = { ...full, as_of: json.as_of };
      }
    }
    expect(merges).toBeGreaterThan(60);
  },
);
