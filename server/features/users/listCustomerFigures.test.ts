import { buildSeason } from '../../test/buildSeason';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';

let t: TestApp;
let season: Awaited<ReturnType<typeof buildSeason>>;
type User = (typeof season)['ana'];

async function figuresFor(user: { id: number }) {
  const answer = await t.as(user).call('listCustomerFigures');
  expect(answer.status).toBe(200);
  return answer.json;
}

beforeAll(async () => {
  t = await buildTestApp();
  season = await buildSeason(t.db);
});
afterAll(() => t.close());

/** What a customer's orders of the season add up to, line by line; a piece costs 40. */
function byHand(customer: User) {
  const own = season.orders.filter((order) => order.customer === customer);
  const amounts = new Map<string, number>();
  for (const order of own.filter((one) => one.season === 'AW26')) {
    const pieces = Object.values(order.lines).reduce((sum, quantity) => sum + quantity, 0);
    amounts.set(order.currency, (amounts.get(order.currency) ?? 0) + pieces * 40);
  }
  return [...amounts].sort().map(([currency, amount]) => ({ currency, amount }));
}

test('figures are those of the orders, by currency; returns and deleted orders do not count', async () => {
  const { ana, bea, cleo } = season;
  const answer = await figuresFor(season.admin);
  expect(answer.season).toBe('AW26');
  const rows = new Map(answer.customers.map((row) => [row.id, row]));
  for (const customer of [ana, bea, cleo]) {
    expect(rows.get(String(customer.id))?.amounts).toEqual(byHand(customer));
  }
  expect(rows.get(String(cleo.id))?.amounts).toHaveLength(2);
  // The open order of a return catalog is open too, and was made just now.
  expect(rows.get(String(ana.id))?.open_orders).toBe(3);
  expect(rows.get(String(ana.id))?.last_order).toBeGreaterThan(Date.parse('2026-03-01') / 1000);
  expect(rows.get(String(cleo.id))).toMatchObject({
    open_orders: 0,
    last_order: Date.parse('2026-02-04T12:00:00Z') / 1000,
  });
});

test('the season is the newest that is current; orders of nothing do not count in it', async () => {
  const customer = await buildUser(t.db, { name: 'Empty', agents: [season.nora] });
  const newest = await buildCatalog(t.db, { season: 'SS27', isCurrent: false });
  await buildOrder(t.db, { customer, catalog: season.catalogs.euro, lines: {} });
  await buildOrder(t.db, { customer, catalog: newest, lines: { WJM123000M: 1 } });
  const answer = await figuresFor(season.nora);
  expect(answer.season).toBe('AW26');
  const row = answer.customers.find(({ id }) => id === String(customer.id));
  expect(row).toMatchObject({ open_orders: 2, amounts: [] });
});

test('an agent gets their own customers, and nobody else any', async () => {
  const { nora, omar, ana, bea, cleo } = season;
  const idsFor = async (user: User) => (await figuresFor(user)).customers.map(({ id }) => id);
  expect(await idsFor(nora)).toEqual(expect.arrayContaining([String(ana.id), String(bea.id)]));
  expect(await idsFor(omar)).toEqual([String(cleo.id)]);
  expect((await t.as(ana).call('listCustomerFigures')).status).toBe(403);
  expect((await t.anonymous.call('listCustomerFigures')).status).toBe(401);
});
