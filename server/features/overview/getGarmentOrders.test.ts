import { stocks } from '../../db/schema';
import { buildSeason, type SeasonOrder } from '../../test/buildSeason';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';

let t: TestApp;
let season: Awaited<ReturnType<typeof buildSeason>>;
type Person = 'admin' | 'nora' | 'omar';

beforeAll(async () => {
  t = await buildTestApp();
  season = await buildSeason(t.db);
});
afterAll(() => t.close());

const ask = (who: { id: number }, reference: string, query: Record<string, string> = {}) =>
  t.as(who).call('getGarmentOrders', { params: { reference }, query });

async function figuresFor(who: { id: number }, reference: string, query?: Record<string, string>) {
  const { status, json } = await ask(who, reference, query);
  expect(status).toBe(200);
  return json;
}

const isSeenBy: Record<Person, (order: SeasonOrder) => boolean> = {
  admin: () => true,
  nora: ({ customer, seller }) => [season.ana, season.bea].includes(customer) || seller === season.nora,
  omar: ({ customer, seller }) => customer === season.cleo || seller === season.omar,
};

/** The lines of a garment that somebody sees, by hand; a piece costs 40. */
const linesOf = (who: Person, generic: string, of?: string) =>
  season.orders
    .filter((order) => isSeenBy[who](order) && (of === undefined || order.season === of))
    .flatMap((order) =>
      Object.entries(order.lines)
        .filter(([sku]) => sku.startsWith(generic))
        .map(([sku, pieces]) => ({ ...order, sku, pieces })),
    );
type Line = ReturnType<typeof linesOf>[number];

function sumsOf(lines: Line[], idOf: (line: Line) => string) {
  const rows = new Map<
    string,
    { id: string; currency: string; orders: number; pieces: number; amount: number }
  >();
  for (const line of lines) {
    const key = `${idOf(line)} ${line.currency}`;
    const same = lines.filter((one) => `${idOf(one)} ${one.currency}` === key);
    const pieces = same.reduce((sum, one) => sum + one.pieces, 0);
    const orders = new Set(same.map(({ id }) => id)).size;
    rows.set(key, { id: idOf(line), currency: line.currency, orders, pieces, amount: pieces * 40 });
  }
  return [...rows.values()].sort(bySum);
}
const bySum = (a: { id: string; currency: string }, b: { id: string; currency: string }) =>
  a.currency.localeCompare(b.currency) || a.id.localeCompare(b.id);

const states: Record<number, string> = { 1: 'in_sap', 2: 'sent', 3: 'sent', 99: 'error' };
const stateOf = ({ status, finished }: Line) => states[status] ?? (finished ? 'finished' : 'open');

describe.each<[Person, string, string | undefined]>([
  ['admin', 'WJM123', undefined],
  ['admin', 'WJM123', 'AW26'],
  ['admin', 'WJM124', 'AW25'],
  ['nora', 'WJM123', undefined],
  ['nora', 'WJM124', 'AW26'],
  ['omar', 'WJM123', 'AW26'],
  ['omar', 'WJM124', undefined],
])('for %s, of %s in %s', (who, generic, of) => {
  const query = of === undefined ? undefined : { season: of };

  test('every figure is that of the lines that they see', async () => {
    const lines = linesOf(who, generic, of);
    const found = await figuresFor(season[who], generic, query);
    const withoutLabels = (sums: typeof found.customers) =>
      sums.map(({ label: _label, ...sum }) => sum).sort(bySum);
    expect(withoutLabels(found.statuses)).toEqual(sumsOf(lines, stateOf));
    expect(withoutLabels(found.customers)).toEqual(sumsOf(lines, ({ customer }) => String(customer.id)));
    for (const { color, size, pieces } of found.cells) {
      const ofCell = lines.filter(({ sku }) => sku === `${generic}${color.slice(0, 3)}${size}`);
      expect([color, size, pieces]).toEqual([color, size, ofCell.reduce((sum, one) => sum + one.pieces, 0)]);
    }
    expect(found.cells.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(
      lines.reduce((sum, { pieces }) => sum + pieces, 0),
    );
  });

  test('each leads to exactly its orders', async () => {
    const found = await figuresFor(season[who], generic, query);
    const catalogs = found.catalogs.map(({ id }) => id).join(',');
    const list = async (more: Record<string, string>) => {
      const { json } = await t.as(season[who]).call('listOrders', {
        query: { catalogs, garments: generic, ...more },
      });
      return json.orders.map(({ id }) => id).sort();
    };
    const lines = linesOf(who, generic, of);
    const idsOf = (some: Line[]) => [...new Set(some.map(({ id }) => id))].sort();
    expect(await list({})).toEqual(idsOf(lines));
    for (const { color, size } of found.cells) {
      const ofCell = lines.filter(({ sku }) => sku === `${generic}${color.slice(0, 3)}${size}`);
      expect(await list({ colors: color, sizes: size })).toEqual(idsOf(ofCell));
    }
  });
});

test('it names the garment, its catalogs, colors and sizes', async () => {
  const found = await figuresFor(season.admin, 'WJM124');
  const { euro, dollar, before } = season.catalogs;
  expect(found).toMatchObject({ generic: 'WJM124', number: 'WJM124', name: 'Cotton shirt' });
  expect(found.seasons).toEqual(['AW26', 'AW25']);
  expect(found.catalogs).toEqual(
    [dollar, euro, before].map(({ id, name, season: of, currency }) => ({
      id: String(id),
      name,
      season: of,
      currency,
    })),
  );
  expect([found.colors, found.sizes]).toEqual([['000 Color 000'], ['36', '38']]);
  expect((await figuresFor(season.admin, 'WJM124', { season: 'AW25' })).catalogs).toHaveLength(1);
});

test('stock is that of each warehouse where it is tracked; agents see the warehouses of their customers', async () => {
  expect((await figuresFor(season.admin, 'WJM124')).stocks).toEqual([]);
  const at = new Date('2026-03-01T10:00:00Z');
  await t.db.insert(stocks).values({ sku: 'WJM123310S', warehouse: '0003', quantity: 9, updatedAt: at });
  const forAdmin = await figuresFor(season.admin, 'WJM123');
  expect(forAdmin.stocks.map(({ warehouse, cells }) => [warehouse, cells.length])).toEqual([
    ['0001', 6],
    ['0003', 1],
  ]);
  expect(forAdmin.stocks[1]).toEqual({
    warehouse: '0003',
    updated: at.getTime() / 1000,
    cells: [{ color: '310 Color 310', size: 'S', pieces: 9 }],
  });
  expect((await figuresFor(season.omar, 'WJM123')).stocks.map(({ warehouse }) => warehouse)).toEqual([
    '0001',
  ]);
  await buildUser(t.db, { agents: [season.omar], warehouse: '0003' });
  expect((await figuresFor(season.omar, 'WJM123')).stocks).toHaveLength(2);
});

test('removed garments still count where they were ordered', async () => {
  const garments = [{ generic: 'OLD001', removedAt: new Date() }];
  const catalog = await buildCatalog(t.db, { garments, archivedAt: new Date() });
  expect((await ask(season.admin, 'OLD001')).status).toBe(404);
  await buildOrder(t.db, { customer: season.ana, catalog, lines: { OLD001310M: 2 } });
  const found = await figuresFor(season.admin, 'OLD001');
  expect(found.cells).toEqual([{ color: '310 Color 310', size: 'M', pieces: 2 }]);
});

test('customers and strangers are refused, and what no catalog has is not found', async () => {
  expect((await ask(season.ana, 'WJM123')).status).toBe(403);
  expect((await t.anonymous.call('getGarmentOrders', { params: { reference: 'WJM123' } })).status).toBe(401);
  expect((await ask(season.admin, 'WJM999')).status).toBe(404);
  expect((await ask(season.admin, 'WJM123', { season: 'SS20' })).status).toBe(404);
  expect((await ask(season.admin, 'wjm-12')).status).toBe(422);
  expect((await ask(season.admin, 'WJM123', { season: 'FW26' })).status).toBe(422);
});
