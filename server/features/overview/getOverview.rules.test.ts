import { eq } from 'drizzle-orm';
import { catalogs as catalogsTable, stocks } from '../../db/schema';
import type { Schema } from '../../core/call';
import { buildSeason } from '../../test/buildSeason';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';

let t: TestApp;
type Season = Awaited<ReturnType<typeof buildSeason>>;
type User = Season['ana'];
let admin: User, nora: User, omar: User, ana: User, bea: User;
let catalogs: Season['catalogs'];

async function rowsFor(
  user: { id: number },
  tile: Schema<'OverviewTile'>,
  query: Record<string, string> = { season: 'AW26' },
) {
  const answer = await t.as(user).call('getOverview', { params: { tile }, query });
  expect(answer.status).toBe(200);
  return answer.json.rows;
}

beforeAll(async () => {
  t = await buildTestApp();
  ({ admin, nora, omar, ana, bea, catalogs } = await buildSeason(t.db));
});
afterAll(() => t.close());

test('an order counts once', async () => {
  const days = await rowsFor(admin, 'days');
  expect(days.map(({ label, currency, orders: count }) => [label, currency, count])).toEqual([
    ['2026-02-01', 'EUR', 2],
    ['2026-02-02', 'EUR', 0],
    ['2026-02-03', 'USD', 1],
    ['2026-02-04', 'EUR', 1],
    ['2026-02-09', 'USD', 1],
  ]);
  expect((await rowsFor(admin, 'drops')).map((row) => row.orders)).toEqual([null, null, null, null]);
});

test('filtering by catalogs does not affect the season before', async () => {
  const [row, ...more] = await rowsFor(admin, 'status', {
    season: 'AW26',
    catalogs: String(catalogs.dollar.id),
  });
  expect([row?.id, ...more.map(({ id }) => id)]).toEqual(['in_sap', 'sent', 'error']);
  expect(more[0]).toMatchObject({ currency: 'EUR', pieces: 0, before_pieces: 27 });
  const unknown = await rowsFor(admin, 'sizes', { season: 'AW26', catalogs: 'nothing', seller: 'nobody' });
  expect(unknown).toEqual([]);
});

test('sizes go from small to large, letters first', async () => {
  const euro = (await rowsFor(admin, 'sizes')).filter(({ currency }) => currency === 'EUR');
  expect(euro.map(({ id }) => id)).toEqual(['S', 'M', 'L', '36']);
});

test('slow is what the catalogs ordered from offer, ordered or not', async () => {
  const garments = await rowsFor(admin, 'slow_garments');
  expect(garments.map(({ id, label, currency, pieces }) => [id, label, currency, pieces])).toEqual([
    ['WJM125', 'WJM125 Linen trousers', 'EUR', 0],
    ['WJM125', 'WJM125 Linen trousers', 'USD', 0],
    ['WJM124', 'WJM124 Cotton shirt', 'EUR', 2],
    ['WJM124', 'WJM124 Cotton shirt', 'USD', 1],
    ['WJM123', 'WJM123 Merino jumper', 'EUR', 20],
    ['WJM123', 'WJM123 Merino jumper', 'USD', 7],
  ]);
  const ofBea = await rowsFor(bea, 'slow_colors');
  expect(ofBea.map(({ label, currency, pieces }) => [label, currency, pieces])).toEqual([
    ['310 Color 310', 'USD', 0],
    ['000 Color 000', 'USD', 1],
  ]);
});

test('garments of a deleted catalog are not slow sellers', async () => {
  const catalog = await buildCatalog(t.db, {
    season: 'SS19',
    garments: [{ generic: 'WDC001' }, { generic: 'WDC002' }],
  });
  await buildOrder(t.db, { customer: ana, catalog, lines: { WDC001000M: 1 } });
  const slow = async () => (await rowsFor(admin, 'slow_garments', { season: 'SS19' })).map(({ id }) => id);
  expect(await slow()).toEqual(['WDC002', 'WDC001']);
  await t.db.update(catalogsTable).set({ archivedAt: new Date() }).where(eq(catalogsTable.id, catalog.id));
  expect(await slow()).toEqual([]);
});

describe('customers who ordered in the season before and not yet', () => {
  const late = async (user: User, query?: Record<string, string>) =>
    (await rowsFor(user, 'late', query)).map(({ label, before_pieces }) => [label, before_pieces]);

  test('are shown to admins and to their agents, closed accounts to nobody', async () => {
    expect(await late(admin)).toEqual([]);
    const inEuro = { season: 'AW26', catalogs: String(catalogs.euro.id) };
    expect(await late(admin, inEuro)).toEqual([['Bea', 9]]);
    expect(await late(nora, inEuro)).toEqual([['Bea', 9]]);
    expect(await late(omar, inEuro)).toEqual([]);
    expect(await late(admin, {})).toEqual([]);
  });

  test('an agent sees nobody else’s customer whom they sold to', async () => {
    const elsewhere = await buildUser(t.db, { agents: [omar], name: 'Elsewhere' });
    const catalog = await buildCatalog(t.db, { season: 'SS20' });
    await buildOrder(t.db, { customer: elsewhere, seller: nora, catalog, lines: { WJM123000M: 1 } });
    await buildOrder(t.db, { customer: ana, seller: nora, catalog });
    expect(await late(nora, { season: 'SS21' })).toEqual([]);
    expect(await late(omar, { season: 'SS21' })).toEqual([['Elsewhere', 1]]);
  });
});

test('stock is short where open orders of all currencies exceed it', async () => {
  const short = async (user: User) =>
    (await rowsFor(user, 'stock')).map(({ id, pieces, stock, currency }) => [id, pieces, stock, currency]);
  // 3 in euro and 7 in dollar are the stock; the 12 that the ERP accepted are no longer in it.
  expect(await short(admin)).toEqual([]);
  await t.db.insert(stocks).values({ sku: 'WJM123310S', warehouse: '0003', quantity: 9 });
  await t.db.update(stocks).set({ quantity: 4 });
  expect(await short(admin)).toEqual([
    ['WJM123000M 0001', 10, 4, ''],
    ['WJM123310S 0001', 5, 4, ''],
  ]);
  expect(await short(omar)).toEqual([['WJM123000M 0001', 7, 4, '']]);
});

test.each<[string, Record<string, string>]>([
  ['a season that is none', { season: 'FW26' }],
  ['a list with spaces', { catalogs: '1, 2' }],
])('%s is refused', async (_what, query) => {
  const answer = await t.as(admin).call('getOverview', { params: { tile: 'days' }, query });
  expect(answer.status).toBe(422);
});

test('an unknown tile is refused', async () => {
  const answer = await t.as(admin).call('getOverview', { params: { tile: 'weather' } });
  expect(answer.status).toBe(422);
});
