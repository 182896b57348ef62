import { commaText } from '../../languages/useT';
import { isolated } from '../../domain/text/isolated';
import type { OverviewRow } from '../../api';
import { sizeSystem, sizeSystemNames, sizeSystems } from '../../domain/catalogs/sizeSystems';
import { formatAmount } from '../../languages/money';
import { numberText } from '../../lib/numbers';
import { comparedPieces, rowText, type TileGround, type TileSpec } from './tiles';
import type { Translate } from '../../domain/language/wording';

/** A chart of up to two series, with its text alternative. */
export interface ChartData {
  readonly kind: TileSpec['chart'];
  /** The chart's title; '' for a tile's only chart. */
  readonly part: string;
  readonly rows: readonly OverviewRow[];
  /** The labels of the rows. */
  readonly labels: readonly string[];
  /** The first series is the main one; null for a missing value. */
  readonly series: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
  readonly text: (value: number) => string;
  readonly description: string;
}

/** The maximum number of bars in a tile. */
export const maxBars = 8;

/** The charts of a tile's rows: one, except for sizes, which have one for each size system with a curve. */
export function toCharts(
  t: Translate,
  spec: TileSpec,
  rows: readonly OverviewRow[],
  ground: TileGround,
): ChartData[] {
  const curves = spec.tile === 'sizes' ? curvesOf(rows) : [];
  if (curves.length === 0) return [toChart(t, spec, rows, ground)];
  return curves.map(({ system, ofSystem }) =>
    toChart(t, spec, ofSystem, ground, ofSystem.length < rows.length ? t(sizeSystemNames[system]) : ''),
  );
}

/** The sizes of each system. A single size has no curve, whatever its names; the table has it. */
function curvesOf(rows: readonly OverviewRow[]) {
  return sizeSystems
    .filter((system) => system !== 'one_size')
    .map((system) => ({ system, ofSystem: rows.filter(({ id }) => sizeSystem(id) === system) }))
    .filter(({ ofSystem }) => ofSystem.length > 1);
}

/** The chart of these rows; only the first of many. */
function toChart(
  t: Translate,
  spec: TileSpec,
  rows: readonly OverviewRow[],
  ground: TileGround,
  part = '',
): ChartData {
  const isCount = comparedPieces(spec) !== null || ground.measure === 'pieces';
  const text = isCount ? numberText : (value: number) => formatAmount(value, ground.currency);
  const shown =
    spec.chart === 'line' ? everyDay(rows) : spec.chart === 'bars' ? rows.slice(0, maxBars) : rows;
  const all =
    spec.chart === 'line'
      ? runningTotals(shown, ground)
      : seriesOf(t, spec, ground).map((one) => valuesOf(one, shown));
  // Nothing to compare with if the season before has no orders.
  const series = all.filter(
    ({ name, values }) => name !== ground.before || values.some((value) => value !== 0),
  );
  const labels = shown.map((row) => rowText(t, spec, row));
  const chart = isolated(commaText([t(spec.chartTitle ?? spec.title), part].filter((text) => text !== '')));
  const title = isCount
    ? t('{chart}, pieces', { chart })
    : t('{chart}, amount in {currency}', { chart, currency: ground.currency });
  return {
    kind: spec.chart,
    part,
    rows: shown,
    labels,
    series,
    text,
    description: `${title}. ${spec.chart === 'line' ? totalsText(t, series, text) : barsText(labels, series, text)}`,
  };
}

interface Series {
  name: string;
  value: (row: OverviewRow) => number;
}

const valuesOf = ({ name, value }: Series, rows: readonly OverviewRow[]) => ({
  name,
  values: rows.map(value),
});

function seriesOf(t: Translate, spec: TileSpec, { season, before, measure }: TileGround): Series[] {
  const { tile } = spec;
  const both = comparedPieces(spec);
  if (both !== null) return both.map(({ title, value }) => ({ name: t(title), value }));
  const now: Series = { name: season, value: (row) => row[measure] };
  if (before === null || tile === 'catalogs') return [now];
  const then: Series = { name: before, value: (row) => row[`before_${measure}`] };
  return tile === 'late' ? [then] : [now, then];
}

const millisecondsOfDay = 86_400_000;

/** Adds the days without orders, so that the axis is linear. */
function everyDay(days: readonly OverviewRow[]): OverviewRow[] {
  const [some] = days;
  const last = days.at(-1);
  if (some === undefined || last === undefined) return [];
  const byNumber = new Map(days.map((day) => [Number(day.id), day]));
  const begun = Date.parse(some.label) - Number(some.id) * millisecondsOfDay;
  const empty = { ...some, orders: 0, pieces: 0, amount: 0, before_pieces: 0, before_amount: 0 };
  return Array.from({ length: Number(last.id) + 1 }, (_, number) => {
    const label = new Date(begun + number * millisecondsOfDay).toISOString().slice(0, 10);
    return byNumber.get(number) ?? { ...empty, id: String(number), label };
  });
}

/** The cumulative values by day. The season's own line ends at its last order. */
function runningTotals(rows: readonly OverviewRow[], ground: TileGround): ChartData['series'] {
  const { season, before, measure } = ground;
  const last = rows.findLastIndex((row) => (row.orders ?? 0) > 0);
  const totals = sumUp(rows.map((row) => row[measure]));
  const now = { name: season, values: totals.map((total, index) => (index > last ? null : total)) };
  if (before === null) return [now];
  return [now, { name: before, values: sumUp(rows.map((row) => row[`before_${measure}`])) }];
}

function sumUp(values: readonly number[]): number[] {
  let sum = 0;
  // In cents, to avoid rounding errors.
  return values.map((value) => (sum += Math.round(value * 100)) / 100);
}

const totalsText = (t: Translate, series: ChartData['series'], text: ChartData['text']) =>
  t('Totals so far: {totals}.', {
    totals: {
      named: series.map(
        ({ name, values }) => `${isolated(name)} ${text(values.findLast((value) => value !== null) ?? 0)}`,
      ),
    },
  });

const barsText = (labels: readonly string[], series: ChartData['series'], text: ChartData['text']) =>
  `${labels.map((label, index) => `${isolated(label)}: ${commaText(series.map(({ name, values }) => `${isolated(name)} ${text(values[index] ?? 0)}`))}`).join('; ')}.`;
