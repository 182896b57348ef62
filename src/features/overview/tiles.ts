import type { OverviewRow, OverviewTile } from '../../api';
import { formatAmount } from '../../domain/money';
import { dayText } from '../../lib/dates';
import { numberText } from '../../lib/numbers';
import { runtimeConfig } from '../../lib/runtimeConfig';
import type { Measure } from './overviewView';

/** A tile of the overview. */
export interface TileSpec {
  readonly tile: OverviewTile;
  readonly title: string;
  /** The chart's title, if it differs from the table's. */
  readonly chartTitle?: string;
  /** The title of the first column. */
  readonly what: string;
  readonly chart: 'line' | 'columns' | 'bars';
  /** Whether customers see it too. */
  readonly isForAll?: boolean;
  /** Whether it is closed, and not loaded, until somebody opens it. */
  readonly isOnDemand?: boolean;
  /** The text if there are no rows. */
  readonly empty: string;
}

/** Defines a tile; a bar chart by default. */
const bars = (tile: OverviewTile, title: string, what: string, more: Partial<TileSpec> = {}): TileSpec => ({
  tile,
  title,
  what,
  chart: 'bars',
  empty: 'No order matches these filters.',
  ...more,
});
const forAll = { isForAll: true };
const onDemand = { isOnDemand: true };

/** The tiles: the season's line, its sizes, rankings, and what is opened on demand. */
export const tileSpecs: readonly TileSpec[] = [
  bars('days', 'By day', 'Day', { ...forAll, chart: 'line', chartTitle: 'By day, cumulative' }),
  bars('sizes', 'Size curve', 'Size', { ...forAll, chart: 'columns' }),
  bars('garments', 'Top garments', 'Garment', forAll),
  bars('colors', 'Top colors', 'Color'),
  bars('sellers', 'By agent', 'Agent'),
  bars('status', 'By status', 'Status', { ...forAll, ...onDemand }),
  bars('catalogs', 'By catalog', 'Catalog', onDemand),
  bars('drops', 'By drop', 'Drop', { ...forAll, ...onDemand }),
  bars('places', 'By sales organization', 'Sales organization', onDemand),
  bars('slow_garments', 'Slow garments', 'Garment', onDemand),
  bars('slow_colors', 'Slow colors', 'Color', onDemand),
  bars('late', 'Customers yet to order', 'Customer', {
    ...onDemand,
    empty: 'Everybody who ordered in the season before has ordered.',
  }),
  bars('stock', 'Stock short of orders', 'Sku', {
    ...onDemand,
    get empty() {
      return `The stock covers the orders that ${runtimeConfig().erpName} has not accepted.`;
    },
  }),
];

/** The context of a tile's figures. */
export interface TileGround {
  readonly season: string;
  /** The season to compare with, or null. */
  readonly before: string | null;
  readonly currency: string;
  readonly measure: Measure;
}

const texts: { readonly [Tile in OverviewTile]?: Readonly<Record<string, string>> } = {
  sellers: { '': 'No agent' },
  drops: { '': 'No drop' },
  places: { '': 'No sales organization' },
  status: {
    open: 'Open, not finished',
    finished: 'Finished by customer',
    sent: 'Sent',
    error: 'Refused',
  },
};

/** The text of a row. */
export function rowText({ tile }: TileSpec, { id, label }: OverviewRow): string {
  if (tile === 'days') return dayText(label);
  if (tile === 'status' && id === 'in_sap') return `In ${runtimeConfig().erpName}`;
  if (tile === 'status' && id === 'unknown') return `Other state in ${runtimeConfig().erpName}`;
  return texts[tile]?.[id] ?? label;
}

/** A column of a tile's table and of its file. */
export interface Figure {
  readonly key: string;
  readonly title: string;
  readonly value: (row: OverviewRow) => number;
  readonly text: (row: OverviewRow) => string;
}

const counting = (key: string, title: string, value: (row: OverviewRow) => number): Figure => ({
  key,
  title,
  value,
  text: (row) => numberText(value(row)),
});

const paying = (key: string, title: string, value: (row: OverviewRow) => number): Figure => ({
  key,
  title,
  value,
  text: (row) => formatAmount(value(row), row.currency),
});

const orders = counting('orders', 'Orders', (row) => row.orders ?? 0);
const pieces = counting('pieces', 'Pieces', (row) => row.pieces);
const stock = counting('stock', 'In stock', (row) => row.stock ?? 0);

/** The figures of a tile's rows, one column each. */
export function figuresOf(
  { tile }: TileSpec,
  { before }: TileGround,
  rows: readonly OverviewRow[],
): Figure[] {
  if (tile === 'stock') {
    return [
      { ...pieces, title: 'Ordered' },
      stock,
      counting('short', 'Short', (row) => row.pieces - (row.stock ?? 0)),
    ];
  }
  const compared =
    before === null || tile === 'catalogs'
      ? []
      : [
          counting('before_pieces', `Pieces ${before}`, (row) => row.before_pieces),
          paying('before_amount', `Amount ${before}`, (row) => row.before_amount),
        ];
  if (tile === 'late') return compared;
  return [
    ...(rows.some((row) => row.orders !== null) ? [orders] : []),
    pieces,
    paying('amount', 'Amount', (row) => row.amount),
    ...compared,
  ];
}
