import type { OverviewRow } from '../../api';
import { maxBars, toCharts } from './chartData';
import { type TileGround, type TileSpec, tileSpecs } from './tiles';
import { english } from '../../languages/useT';

const ground: TileGround = { season: 'AW26', before: 'AW25', currency: 'EUR', measure: 'pieces' };
function specOf(tile: TileSpec['tile']): TileSpec {
  const spec = tileSpecs.find((one) => one.tile === tile);
  if (spec === undefined) throw new Error(`There is no tile ${tile}.`);
  return spec;
}

const row = (id: string, values: Partial<OverviewRow> = {}): OverviewRow => ({
  id,
  label: id,
  currency: 'EUR',
  orders: 1,
  pieces: 1,
  amount: 0.1,
  before_pieces: 2,
  before_amount: 0.2,
  ...values,
});

/** The only chart of these rows. */
function toChart(tile: TileSpec['tile'], rows: OverviewRow[], of = ground) {
  const [chart, ...more] = toCharts(english.t, specOf(tile), rows, of);
  if (chart === undefined || more.length > 0) throw new Error(`${tile} has ${more.length + 1} charts.`);
  return chart;
}

it('draws a chart for each size system, but none of a single size beside others', () => {
  const sizes = ['TU', 'S', 'M', '2XL', '36', '38'].map((size) => row(size));
  expect(
    toCharts(english.t, specOf('sizes'), sizes, ground).map(({ part, labels }) => [part, labels]),
  ).toEqual([
    ['Letters', ['S', 'M', '2XL']],
    ['Numbers', ['36', '38']],
  ]);
  expect(toChart('sizes', sizes.slice(0, 1)).labels).toEqual(['TU']);
  expect(toChart('sizes', sizes.slice(1, 4)).part).toBe('');
});

it.each([
  ['one size by two names', ['TU', 'UN']],
  ['no two sizes of a system', ['S', 'TU']],
])('draws one chart of %s', (_what, sizes) => {
  const rows = sizes.map((size) => row(size));
  expect(toChart('sizes', rows)).toMatchObject({ part: '', labels: sizes });
  const beside = ['36', '38', '40'].map((size) => row(size));
  expect(toChart('sizes', [...rows, ...beside])).toMatchObject({ labels: ['36', '38', '40'] });
});

it('names a state that is none of ours by whose it is', () => {
  expect(toChart('status', [row('in_sap'), row('unknown')]).labels).toEqual(['In SAP', 'Other state in SAP']);
});

it('is cumulative over all days, and ends with the last order', () => {
  const days = [
    row('1', { label: '2026-02-02' }),
    row('3', { label: '2026-02-04', pieces: 4 }),
    row('4', { label: '2026-02-05', orders: 0, pieces: 0 }),
  ];
  const chart = toChart('days', days);
  expect(chart.labels).toEqual(['2/1/2026', '2/2/2026', '2/3/2026', '2/4/2026', '2/5/2026']);
  expect(chart.series).toEqual([
    { name: 'AW26', values: [0, 1, 1, 5, null] },
    { name: 'AW25', values: [0, 2, 2, 4, 6] },
  ]);
});

it('adds up amounts to the cent', () => {
  const days = Array.from({ length: 30 }, (_, day) =>
    row(String(day), { label: `2026-03-${String(day + 1).padStart(2, '0')}` }),
  );
  const [now] = toChart('days', days, { ...ground, measure: 'amount' }).series;
  expect(now?.values.at(-1)).toBe(3);
});

it('shows as many bars as fit', () => {
  const rows = Array.from({ length: 40 }, (_, index) => row(String(index)));
  expect(toChart('sellers', rows).labels).toHaveLength(maxBars);
  expect(toChart('sizes', rows).labels).toHaveLength(40);
});

it.each([
  ['without a season before', { ...ground, before: null }, row('1')],
  ['with one that has no orders', ground, row('1', { before_pieces: 0 })],
])('compares nothing %s', (_when, compared, only) => {
  expect(toChart('drops', [only], compared).series).toEqual([{ name: 'AW26', values: [1] }]);
});
