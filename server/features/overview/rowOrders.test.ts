import type { Schema } from '../../core/call';
import { buildSeason, type SeasonOrder } from '../../test/buildSeason';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder } from '../../test/factories';

/** The filters of the order list that lead from a row of a tile to the orders behind it. */
let t: TestApp;
let season: Awaited<ReturnType<typeof buildSeason>>;
type Person = 'admin' | 'nora' | 'omar' | 'ana' | 'cleo';

beforeAll(async () => {
  t = await buildTestApp();
  season = await buildSeason(t.db);
});
afterAll(() => t.close());

async function list(who: { id: number }, query: Record<string, string>) {
  const { status, json } = await t.as(who).call('listOrders', { query });
  expect(status).toBe(200);
  return json.orders.map(({ id }) => id).sort();
}

const drops: Record<string, string> = { WJM123: 'Drop 1', WJM124: 'Drop 2' };

const isSeenBy: Record<Person, (order: SeasonOrder) => boolean> = {
  admin: () => true,
  nora: ({ customer, seller }) => [season.ana, season.bea].includes(customer) || seller === season.nora,
  omar: ({ customer, seller }) => customer === season.cleo || seller === season.omar,
  ana: ({ customer }) => customer === season.ana,
  cleo: ({ customer }) => customer === season.cleo,
};

test.each<[Schema<'OverviewTile'>, string, (sku: string) => string]>([
  ['drops', 'drops', (sku) => drops[sku.slice(0, 6)] ?? 'none'],
  ['sizes', 'sizes', (sku) => sku.slice(9)],
  ['garments', 'garments', (sku) => sku.slice(0, 6)],
  ['slow_garments', 'garments', (sku) => sku.slice(0, 6)],
  ['colors', 'colors', (sku) => `${sku.slice(6, 9)} Color ${sku.slice(6, 9)}`],
  ['slow_colors', 'colors', (sku) => `${sku.slice(6, 9)} Color ${sku.slice(6, 9)}`],
])('the orders behind each row of %s are exactly those with such a line', async (tile, filter, valueOf) => {
  for (const who of ['admin', 'nora', 'omar', 'ana', 'cleo'] as const) {
    const person = season[who];
    const { json } = await t.as(person).call('getOverview', { params: { tile }, query: { season: 'AW26' } });
    expect(json.rows.length).toBeGreaterThan(0);
    for (const { id, currency, pieces } of json.rows) {
      const value = id || 'none';
      const catalog = String((currency === 'EUR' ? season.catalogs.euro : season.catalogs.dollar).id);
      const behind = season.orders.filter(
        (order) =>
          order.catalog === catalog &&
          isSeenBy[who](order) &&
          Object.keys(order.lines).some((sku) => valueOf(sku) === value),
      );
      const found = await list(person, { catalogs: catalog, [filter]: value });
      expect([who, value, found]).toEqual([who, value, behind.map((order) => order.id).sort()]);
      const ofRow = behind
        .flatMap(({ lines }) => Object.entries(lines))
        .filter(([sku]) => valueOf(sku) === value);
      expect(ofRow.reduce((sum, [, quantity]) => sum + quantity, 0)).toBe(pieces);
    }
  }
});

test('several values of one filter add up, several filters must fit one line', async () => {
  const { admin, catalogs, orders } = season;
  const euro = String(catalogs.euro.id);
  const of = (fits: (sku: string) => boolean) =>
    orders
      .filter(({ catalog, lines }) => catalog === euro && Object.keys(lines).some(fits))
      .map(({ id }) => id)
      .sort();
  const isIn = (sku: string, ...generics: string[]) => generics.includes(sku.slice(0, 6));
  expect(await list(admin, { catalogs: euro, garments: 'WJM123,WJM124' })).toEqual(
    of((sku) => isIn(sku, 'WJM123', 'WJM124')),
  );
  expect(await list(admin, { catalogs: euro, garments: 'WJM123', sizes: 'S' })).toEqual(
    of((sku) => sku === 'WJM123310S'),
  );
  expect(await list(admin, { catalogs: euro, garments: 'WJM124', sizes: 'S' })).toEqual([]);
  expect(await list(admin, { catalogs: euro, drops: '' })).toEqual(
    orders
      .filter(({ catalog }) => catalog === euro)
      .map(({ id }) => id)
      .sort(),
  );
});

test('a drop may have a comma, or none', async () => {
  const garments = [
    { generic: 'WJM123', drop: 'Early, late' },
    { generic: 'WJM124', drop: '' },
  ];
  const catalog = await buildCatalog(t.db, { garments });
  const order = (sku: string) => buildOrder(t.db, { customer: season.ana, catalog, lines: { [sku]: 1 } });
  const [withDrop, without] = [await order('WJM123000M'), await order('WJM124000M')];
  const ofCatalog = { catalogs: String(catalog.id) };
  expect(await list(season.admin, { ...ofCatalog, drops: 'Early, late' })).toEqual([String(withDrop.id)]);
  expect(await list(season.admin, { ...ofCatalog, drops: 'none' })).toEqual([String(without.id)]);
});

test.each<Record<string, string>>([
  { garments: 'WJM123, WJM124' },
  { drops: 'x'.repeat(201) },
  { sizes: 'S,,M' },
])('%j is refused', async (query) => {
  expect((await t.as(season.admin).call('listOrders', { query })).status).toBe(422);
});
