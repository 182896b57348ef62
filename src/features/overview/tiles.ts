import type { OverviewRow, OverviewTile } from '../../api';
import { formatAmount } from '../../languages/money';
import { dayText } from '../../lib/dates';
import { numberText } from '../../lib/numbers';
import { runtimeConfig } from '../../lib/runtimeConfig';
import type { Measure } from './overviewView';
import { type Message, message, messageIn } from '../../domain/language/message';
import { inWords, type Translate } from '../../domain/language/wording';

/** A tile of the overview. */
export interface TileSpec {
  readonly tile: OverviewTile;
  readonly title: Message;
  /** The chart's title, if it differs from the table's. */
  readonly chartTitle?: Message;
  /** The title of the first column. */
  readonly what: Message;
  readonly chart: 'line' | 'columns' | 'bars';
  /** Whether customers see it too. */
  readonly isForAll?: boolean;
  /** Whether it is closed, and not loaded, until somebody opens it. */
  readonly isOnDemand?: boolean;
  /** Whether only brands see it whose ERP says what it ships. */
  readonly needsErpDocuments?: boolean;
  /** The text if there are no rows. */
  readonly empty: Message;
}

/** Defines a tile; a bar chart by default. */
const bars = (tile: OverviewTile, title: Message, what: Message, more: Partial<TileSpec> = {}): TileSpec => ({
  tile,
  title,
  what,
  chart: 'bars',
  empty: message('No order matches these filters.'),
  ...more,
});
const forAll = { isForAll: true };
const onDemand = { isOnDemand: true };

/** The tiles: the season's line, its sizes, rankings, and what is opened on demand. */
export const tileSpecs: readonly TileSpec[] = [
  bars('days', message('By day'), message('Day'), {
    ...forAll,
    chart: 'line',
    chartTitle: message('By day, cumulative'),
  }),
  bars('sizes', message('Size curve'), message('Size'), { ...forAll, chart: 'columns' }),
  bars('garments', message('Top garments'), message('Garment'), forAll),
  bars('colors', message('Top colors'), message('Color')),
  bars('sellers', message('By agent'), message('Agent')),
  bars('status', message('By status'), message('Status'), { ...forAll, ...onDemand }),
  bars('catalogs', message('By catalog'), message('Catalog'), onDemand),
  bars('drops', message('By drop'), message('Drop'), { ...forAll, ...onDemand }),
  bars('shipped', message('Shipped by drop'), message('Drop'), {
    ...forAll,
    ...onDemand,
    needsErpDocuments: true,
    empty: message('No order of these has been sent.'),
  }),
  bars('places', message('By sales organization'), message('Sales organization'), onDemand),
  bars('slow_garments', message('Slow garments'), message('Garment'), onDemand),
  bars('slow_colors', message('Slow colors'), message('Color'), onDemand),
  bars('late', message('Customers yet to order'), message('Customer'), {
    ...onDemand,
    empty: message('Everybody who ordered in the season before has ordered.'),
  }),
  bars('stock', message('Stock short of orders'), message('Sku'), {
    ...onDemand,
    get empty() {
      return message('The stock covers the orders that {system} has not accepted.', {
        system: runtimeConfig().erpName,
      });
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

const texts: { readonly [Tile in OverviewTile]?: Readonly<Record<string, Message>> } = {
  sellers: { '': message('No agent') },
  drops: { '': message('No drop') },
  shipped: { '': message('No drop') },
  places: { '': message('No sales organization') },
  status: {
    open: message('Open, not finished'),
    finished: message('Finished by customer'),
    sent: messageIn('pieces', 'Sent'),
    error: messageIn('pieces', 'Refused'),
  },
};

/** The text of a row. */
export function rowText(t: Translate, { tile }: TileSpec, { id, label }: OverviewRow): string {
  if (tile === 'days') return dayText(label);
  if (tile === 'status' && id === 'in_sap') return t('In {system}', { system: runtimeConfig().erpName });
  if (tile === 'status' && id === 'unknown')
    return t('Other state in {system}', { system: runtimeConfig().erpName });
  return inWords(t, texts[tile]?.[id] ?? label);
}

/** A column of a tile's table and of its file. */
export interface Figure {
  readonly key: string;
  readonly title: Message;
  readonly value: (row: OverviewRow) => number;
  readonly text: (row: OverviewRow) => string;
}

const counting = (key: string, title: Message, value: (row: OverviewRow) => number): Figure => ({
  key,
  title,
  value,
  text: (row) => numberText(value(row)),
});

const paying = (key: string, title: Message, value: (row: OverviewRow) => number): Figure => ({
  key,
  title,
  value,
  text: (row) => formatAmount(value(row), row.currency),
});

const orders = counting('orders', message('Orders'), (row) => row.orders ?? 0);
const pieces = counting('pieces', message('Pieces'), (row) => row.pieces);

/** The pieces that are ordered in a tile, and what they are compared with there; null where a tile compares seasons. */
export const comparedPieces = ({ tile }: TileSpec): Figure[] | null =>
  tile === 'stock' ? [ordered, stock] : tile === 'shipped' ? [ordered, shipped] : null;

const ordered = counting('pieces', messageIn('pieces', 'Ordered'), (row) => row.pieces);
const stock = counting('stock', messageIn('pieces', 'In stock'), (row) => row.stock ?? 0);
const shipped = counting('shipped', messageIn('pieces', 'Shipped'), (row) => row.shipped ?? 0);
const short = counting('short', message('Short'), (row) => row.pieces - (row.stock ?? 0));
const shippedShare = counting('share', message('Shipped, %'), (row) =>
  row.pieces === 0 ? 0 : Math.round((100 * (row.shipped ?? 0)) / row.pieces),
);

/** The figures of a tile's rows, one column each. */
export function figuresOf(spec: TileSpec, { before }: TileGround, rows: readonly OverviewRow[]): Figure[] {
  const { tile } = spec;
  const both = comparedPieces(spec);
  if (both !== null) return [...both, tile === 'stock' ? short : shippedShare];
  const compared =
    before === null || tile === 'catalogs'
      ? []
      : [
          counting(
            'before_pieces',
            message('Pieces {season}', { season: before }),
            (row) => row.before_pieces,
          ),
          paying('before_amount', message('Amount {season}', { season: before }), (row) => row.before_amount),
        ];
  if (tile === 'late') return compared;
  return [
    ...(rows.some((row) => row.orders !== null) ? [orders] : []),
    pieces,
    paying('amount', message('Amount'), (row) => row.amount),
    ...compared,
  ];
}
