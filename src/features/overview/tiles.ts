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
  /** What its chart is called, where it does not show what the table does. */
  readonly chartTitle?: string;
  /** What its rows are: the title of the first column. */
  readonly what: string;
  readonly chart: 'line' | 'columns' | 'bars';
  /** Whether customers see it too. */
  readonly isForAll?: boolean;
  /** Said when there is no row. */
  readonly empty: string;
}

const noOrders = 'No order matches these filters.';

export const tileSpecs: readonly TileSpec[] = [
  {
    tile: 'days',
    title: 'By day',
    chartTitle: 'By day, cumulative',
    what: 'Day',
    chart: 'line',
    isForAll: true,
    empty: noOrders,
  },
  { tile: 'sizes', title: 'Size curve', what: 'Size', chart: 'columns', isForAll: true, empty: noOrders },
  { tile: 'status', title: 'By status', what: 'Status', chart: 'bars', isForAll: true, empty: noOrders },
  { tile: 'sellers', title: 'By agent', what: 'Agent', chart: 'bars', empty: noOrders },
  { tile: 'catalogs', title: 'By catalog', what: 'Catalog', chart: 'bars', empty: noOrders },
  { tile: 'drops', title: 'By drop', what: 'Drop', chart: 'bars', isForAll: true, empty: noOrders },
  {
    tile: 'places',
    title: 'By sales organization',
    what: 'Sales organization',
    chart: 'bars',
    empty: noOrders,
  },
  {
    tile: 'garments',
    title: 'Top garments',
    what: 'Garment',
    chart: 'bars',
    isForAll: true,
    empty: noOrders,
  },
  { tile: 'colors', title: 'Top colors', what: 'Color', chart: 'bars', empty: noOrders },
  { tile: 'slow_garments', title: 'Slow garments', what: 'Garment', chart: 'bars', empty: noOrders },
  { tile: 'slow_colors', title: 'Slow colors', what: 'Color', chart: 'bars', empty: noOrders },
  {
    tile: 'late',
    title: 'Customers yet to order',
    what: 'Customer',
    chart: 'bars',
    empty: 'Everybody who ordered in the season before has ordered.',
  },
  {
    tile: 'stock',
    title: 'Stock short of orders',
    what: 'Sku',
    chart: 'bars',
    empty: 'The stock covers the orders that the ERP has not accepted.',
  },
];

/** What the figures of a tile are about. */
export interface TileGround {
  readonly season: string;
  /** The season to compare with; null when nothing is compared. */
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
    unknown: 'Unknown',
  },
};

/** The text of a row. */
export function rowText({ tile }: TileSpec, { id, label }: OverviewRow): string {
  if (tile === 'days') return dayText(label);
  if (tile === 'status' && id === 'in_sap') return `In ${runtimeConfig().erpName}`;
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

/** Whether the tile has nothing to show without the season before. */
export const needsBefore = ({ tile }: TileSpec) => tile === 'late';
