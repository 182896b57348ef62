import type { Schema } from '../../core/call';
import { buildSeason, type SeasonOrder as Order } from '../../test/buildSeason';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';

let t: TestApp;
type Season = Awaited<ReturnType<typeof buildSeason>>;
type User = Season['ana'];
let admin: User, nora: User, omar: User, ana: User, bea: User, cleo: User;
let orders: Order[];

type Tile = Schema<'OverviewTile'>;
type Row = Schema<'OverviewRow'>;
type Figures = Pick<Row, 'id' | 'currency' | 'pieces' | 'amount' | 'before_pieces' | 'before_amount'>;

async function rowsFor(user: { id: number }, tile: Tile, query: Record<string, string> = { season: 'AW26' }) {
  const answer = await t.as(user).call('getOverview', { params: { tile }, query });
  expect(answer.status).toBe(200);
  return answer.json.rows;
}

beforeAll(async () => {
  t = await buildTestApp();
  ({ admin, nora, omar, ana, bea, cleo, orders } = await buildSeason(t.db));
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
  isCounted: (line: Line) => boolean = () => true,
): Figures[] {
  const rows = new Map<string, Figures>();
  for (const line of orders.flatMap(linesOf).filter(isCounted)) {
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
  if (status === 0) return finished ? 'finished' : 'open';
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

  test('the orders of each season', async () => {
    const days = await rowsFor(admin, 'days');
    const sum = (of: (row: Row) => number | null | undefined) =>
      days.reduce((total, row) => total + (of(row) ?? 0), 0);
    const inSeason = (season: string) => orders.filter((order) => order.season === season).length;
    expect([sum((row) => row.orders), sum((row) => row.before_orders)]).toEqual([
      inSeason('AW26'),
      inSeason('AW25'),
    ]);
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
