import type { Schema } from '../../http/operation';
import { stocks } from '../../db/schema';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';

let t: TestApp;
type User = Awaited<ReturnType<typeof buildUser>>;
let admin: User, nora: User, omar: User, ana: User, bea: User, cleo: User, dora: User;

type Tile = Schema<'OverviewTile'>;
type Row = Schema<'OverviewRow'>;
type Figures = Pick<Row, 'id' | 'currency' | 'pieces' | 'amount' | 'before_pieces' | 'before_amount'>;

/** An order as it is written here, from which everything is summed by hand; a piece costs 40. */
interface Order {
  season: string;
  currency: string;
  customer: User;
  seller: User | null;
  day: string;
  lines: Record<string, number>;
  status: number;
  finished: boolean;
  organization: string;
  catalog: string;
}

const orders: Order[] = [];

async function rowsFor(user: { id: number }, tile: Tile, query: Record<string, string> = { season: 'AW26' }) {
  const answer = await t.as(user).call('getOverview', { params: { tile }, query });
  expect(answer.status).toBe(200);
  return answer.json.rows;
}

type Catalog = Awaited<ReturnType<typeof buildCatalog>>;
let catalogs: Record<'euro' | 'dollar' | 'before' | 'returns', Catalog>;

beforeAll(async () => {
  t = await buildTestApp();
  admin = await buildUser(t.db, { roles: ['admin'] });
  nora = await buildUser(t.db, { roles: ['agent'], name: 'Nora' });
  omar = await buildUser(t.db, { roles: ['agent'], name: 'Omar' });
  ana = await buildUser(t.db, { agents: [nora], name: 'Ana' });
  bea = await buildUser(t.db, { agents: [nora], name: 'Bea' });
  cleo = await buildUser(t.db, { agents: [omar], name: 'Cleo' });
  dora = await buildUser(t.db, { agents: [omar], name: 'Dora', closedAt: new Date() });
  const garments = [
    { generic: 'WJM123', drop: 'Drop 1', withStocks: true, stock: 10 },
    { generic: 'WJM124', drop: 'Drop 2', name: 'Cotton shirt', sizes: ['36', '38'], colors: ['000'] },
    { generic: 'WJM125', name: 'Linen trousers', sizes: ['10', '8'], colors: ['000'] },
  ];
  catalogs = {
    euro: await buildCatalog(t.db, { season: 'AW26', garments }),
    dollar: await buildCatalog(t.db, { season: 'AW26', currency: 'USD', garments }),
    before: await buildCatalog(t.db, { season: 'AW25', garments }),
    returns: await buildCatalog(t.db, { season: 'AW26', catalogType: 'return', garments }),
  };

  const order = async (
    catalog: keyof typeof catalogs,
    customer: User,
    day: string,
    lines: Record<string, number>,
    more: { seller?: User; status?: number; finished?: boolean; organization?: string } = {},
  ) => {
    const { seller = null, status = 0, finished = false, organization = '' } = more;
    const createdAt = new Date(`${day}T12:00:00Z`);
    const place = { salesOrganization: organization };
    const made = {
      customer,
      seller,
      catalog: catalogs[catalog],
      lines,
      sapStatus: status,
      finished,
      createdAt,
    };
    await buildOrder(t.db, { ...made, ...place });
    const { season, currency, id } = catalogs[catalog];
    orders.push({
      season,
      currency,
      customer,
      seller,
      day,
      lines,
      status,
      finished,
      organization,
      catalog: String(id),
    });
  };
  await order(
    'euro',
    ana,
    '2026-02-01',
    { WJM123000M: 3, WJM12400036: 2 },
    { seller: nora, organization: 'ES01' },
  );
  await order('euro', ana, '2026-02-01', { WJM123310S: 5 }, { seller: nora, finished: true });
  await order(
    'euro',
    cleo,
    '2026-02-04',
    { WJM123000M: 12 },
    { seller: omar, status: 2, organization: 'FR01' },
  );
  await order('dollar', cleo, '2026-02-03', { WJM123000M: 7 }, { seller: omar, status: 1 });
  await order('dollar', bea, '2026-02-09', { WJM12400038: 1 }, { status: 99 });
  await order('before', ana, '2025-01-20', { WJM123000M: 4 }, { seller: nora, status: 3 });
  await order(
    'before',
    bea,
    '2025-01-23',
    { WJM123000L: 9 },
    { seller: nora, status: 3, organization: 'ES01' },
  );
  await order('before', cleo, '2025-01-21', { WJM12400036: 6 }, { seller: omar, status: 3 });
  await order('before', dora, '2025-01-21', { WJM12400036: 8 }, { seller: omar, status: 3 });
  // None of these counts.
  await buildOrder(t.db, { customer: ana, catalog: catalogs.returns, lines: { WJM123000M: 90 } });
  await buildOrder(t.db, {
    customer: ana,
    catalog: catalogs.euro,
    lines: { WJM123000M: 91 },
    archivedAt: new Date(),
  });
});
afterAll(() => t.close());

const price = 40;

interface Line extends Order {
  sku: string;
  pieces: number;
}

const linesOf = (order: Order): Line[] =>
  Object.entries(order.lines).map(([sku, pieces]) => ({ ...order, sku, pieces }));

const mine = (order: Order, user: User) =>
  order.customer === user ||
  order.seller === user ||
  (user === nora ? [ana, bea] : [cleo]).includes(order.customer);

/** What a tile must answer, summed line by line. */
function byHand(
  idOf: (line: Line) => string[] | string,
  kept: (line: Line) => boolean = () => true,
): Figures[] {
  const rows = new Map<string, Figures>();
  for (const line of orders.flatMap(linesOf).filter(kept)) {
    for (const id of [idOf(line)].flat()) {
      const { currency } = line;
      const empty = { id, currency, pieces: 0, amount: 0, before_pieces: 0, before_amount: 0 };
      const row = rows.get(`${id} ${currency}`) ?? empty;
      const isBefore = line.season === 'AW25';
      row[isBefore ? 'before_pieces' : 'pieces'] += line.pieces;
      row[isBefore ? 'before_amount' : 'amount'] += line.pieces * price;
      rows.set(`${id} ${currency}`, row);
    }
  }
  return sorted([...rows.values()]);
}

const sorted = (rows: Figures[]) =>
  rows
    .map(({ id, currency, pieces, amount, before_pieces, before_amount }) => ({
      id,
      currency,
      pieces,
      amount,
      before_pieces,
      before_amount,
    }))
    .sort((a, b) => a.currency.localeCompare(b.currency) || a.id.localeCompare(b.id));

/** The days since the first order of each season that somebody sees, whatever they filter by. */
function dayOf(seen: (order: Order) => boolean) {
  const first = (season: string) =>
    Math.min(
      ...orders.filter((order) => order.season === season && seen(order)).map(({ day }) => Date.parse(day)),
    );
  return ({ season, day }: Line) => String((Date.parse(day) - first(season)) / 86_400_000);
}

function statesOf({ status, finished }: Line) {
  if (status === 0) return finished ? ['open', 'finished'] : ['open'];
  return status === 1 ? 'in_sap' : status === 99 ? 'error' : 'sent';
}

const names: Record<string, string> = {
  WJM123000: '000 Color 000',
  WJM123310: '310 Color 310',
  WJM124000: '000 Color 000',
};
const drops: Record<string, string> = { WJM123: 'Drop 1', WJM124: 'Drop 2' };

const ids: [Tile, (line: Line) => string[] | string][] = [
  ['status', statesOf],
  ['sellers', ({ seller }) => (seller === null ? '' : String(seller.id))],
  ['places', ({ organization }) => organization],
  ['drops', ({ sku }) => drops[sku.slice(0, 6)] ?? ''],
  ['sizes', ({ sku }) => sku.slice(9)],
];

describe('summed by hand', () => {
  test.each(ids)('%s', async (tile, idOf) => {
    expect(sorted(await rowsFor(admin, tile))).toEqual(byHand(idOf));
    expect(sorted(await rowsFor(nora, tile))).toEqual(byHand(idOf, (line) => mine(line, nora)));
    expect(sorted(await rowsFor(omar, tile))).toEqual(byHand(idOf, (line) => mine(line, omar)));
    expect(sorted(await rowsFor(ana, tile))).toEqual(byHand(idOf, (line) => line.customer === ana));
    const bySeller = await rowsFor(admin, tile, { season: 'AW26', seller: String(omar.id) });
    expect(sorted(bySeller)).toEqual(byHand(idOf, (line) => line.seller === omar));
  });

  test('days', async () => {
    const ofOmar = (order: Order) => mine(order, omar);
    expect(sorted(await rowsFor(admin, 'days'))).toEqual(byHand(dayOf(() => true)));
    expect(sorted(await rowsFor(omar, 'days'))).toEqual(byHand(dayOf(ofOmar), ofOmar));
    const bySeller = await rowsFor(admin, 'days', { season: 'AW26', seller: String(omar.id) });
    expect(sorted(bySeller)).toEqual(
      byHand(
        dayOf(() => true),
        ({ seller }) => seller === omar,
      ),
    );
  });

  test.each<[Tile, (line: Line) => string]>([
    ['garments', ({ sku }) => sku.slice(0, 6)],
    ['colors', ({ sku }) => names[sku.slice(0, 9)] ?? ''],
  ])('%s, those of the season before only beside this one', async (tile, idOf) => {
    const inSeason = (rows: Figures[]) => rows.filter(({ pieces }) => pieces > 0);
    expect(sorted(await rowsFor(admin, tile))).toEqual(inSeason(byHand(idOf)));
    expect(sorted(await rowsFor(cleo, tile))).toEqual(
      inSeason(byHand(idOf, (line) => line.customer === cleo)),
    );
  });

  test('catalogs, without those of the season before', async () => {
    const ofSeason = byHand(
      ({ catalog }) => catalog,
      ({ season }) => season === 'AW26',
    );
    expect(sorted(await rowsFor(admin, 'catalogs'))).toEqual(ofSeason);
  });

  test('seasons, each by itself', async () => {
    const rows = await rowsFor(admin, 'seasons');
    expect(
      rows.map(({ id, currency, orders: count, pieces, amount }) => [id, currency, count, pieces, amount]),
    ).toEqual([
      ['AW26', 'EUR', 3, 22, 880],
      ['AW26', 'USD', 2, 8, 320],
      ['AW25', 'EUR', 4, 27, 1080],
    ]);
  });

  test('without a season everything counts, and nothing is compared', async () => {
    const rows = await rowsFor(admin, 'places', {});
    expect(rows.map((row) => [row.id, row.currency, row.pieces, row.before_pieces])).toEqual([
      ['', 'EUR', 23, 0],
      ['ES01', 'EUR', 14, 0],
      ['FR01', 'EUR', 12, 0],
      ['', 'USD', 8, 0],
    ]);
  });
});

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

test('catalogs narrow the season, and leave the season before whole', async () => {
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

describe('customers who ordered in the season before and not yet', () => {
  const late = async (user: User, query?: Record<string, string>) =>
    (await rowsFor(user, 'late', query)).map(({ label, before_pieces }) => [label, before_pieces]);

  test('are told to admins and to their agents, closed accounts to nobody', async () => {
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

test('stock is short where open orders of all currencies ask for more than the warehouse has', async () => {
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
