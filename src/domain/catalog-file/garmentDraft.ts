import type { PriceList } from '../constants';
import { type Message, message } from '../language/message';
import { lookalikeIn, withLatinLookalikes } from '../text/lookalikes';
import {
  type GarmentCountColumn,
  type GarmentPriceColumn,
  type GarmentTextColumn,
  nameColumns,
  type Names,
  priceListColumns,
} from './catalogColumns';
import { groupBy } from '../groupBy';
import { shownSizes } from '../sizes/sizeOrder';
import { parseSku } from '../sku';
import { type FileCell, inQuotes, quoted, seenText } from '../spreadsheet/cell';
import type { CellReader } from '../spreadsheet/readCell';

/**
 * A garment as stated by a file: prices in integer cents, stock in pieces, null if not stated (contract.md 'Files people
 * upload').
 */
export type ParsedGarment = {
  /** With `style_code`, the brand's own code of the style. */
  [column in GarmentTextColumn]: string | null;
} & {
  /** 0 and 1 for no rule; null if not stated. */
  [column in GarmentCountColumn]: number | null;
} & {
  generic: string;
  row: number;
  with_stocks: boolean | null;
  wh_price: number | null;
  rt_price: number | null;
  /** Left out if the file names it in no other language. */
  names?: Names;
  prices: { pricelist: PriceList; wh_price: number | null; rt_price: number | null }[];
  sizes: string[];
  /** Its colors, each with the first row that names it. */
  colors: { row: number; number: string; name: string | null; code: string | null; names?: Names }[];
  skus: ParsedSku[];
  /** False if any of its rows is bad: a missing value may be in a cell that could not be read. */
  is_sound: boolean;
};

/** A sku named by its code, by color and size, or by both; null for the omitted one. */
export type ParsedSku = {
  row: number;
  sku: string | null;
  color: string;
  size: string | null;
  ean: string | null;
  /** The brand's own code of the sku. */
  own_sku: string | null;
  stock: number | null;
};

/** The value of a fact as stated so far, and where; null is a stated but bad value. */
export type Stated<Value> = { cell: FileCell; row: number; value: Value | null };

/** A garment while its rows are read: its facts, and its skus, colors and sizes in order of first appearance. */
export type GarmentDraft = {
  generic: string;
  firstRow: number;
  texts: Map<GarmentTextColumn, Stated<string>>;
  truths: Map<'with_stocks', Stated<boolean>>;
  prices: Map<GarmentPriceColumn, Stated<number>>;
  counts: Map<GarmentCountColumn, Stated<number>>;
  /** Its names in other languages, by column. */
  names: Map<string, Stated<string>>;
  /** The row that first named each color. */
  colors: Map<string, number>;
  colorNames: Map<string, Stated<string>>;
  /** The names of its colors in other languages, by color and column. */
  translatedColors: Map<string, Stated<string>>;
  /** The brand's own code of each color. */
  colorCodes: Map<string, Stated<string>>;
  sizes: Set<string>;
  skus: ParsedSku[];
  isSound: boolean;
};

/** An empty draft of a garment. */
export function startDraft(generic: string, firstRow: number): GarmentDraft {
  return {
    generic,
    firstRow,
    texts: new Map(),
    truths: new Map(),
    prices: new Map(),
    counts: new Map(),
    names: new Map(),
    colors: new Map(),
    colorNames: new Map(),
    translatedColors: new Map(),
    colorCodes: new Map(),
    sizes: new Set(),
    skus: [],
    isSound: true,
  };
}

/**
 * Records what a row says about a fact shared by several rows. Returns an error for a bad cell or one that differs
 * from an earlier row, or a note about the first cell that states it. A blank cell says nothing (contract.md 'Files people
 * upload').
 */
export function stateFact<Key, Value>(
  facts: Map<Key, Stated<Value>>,
  key: Key,
  { cell, row }: { cell: FileCell; row: number },
  read: CellReader<Value>,
): { error: Message } | { note: Message } | null {
  const known = facts.get(key);
  const knownValue = known?.value ?? null;
  // Most rows repeat the first one's cell, which need not be parsed again.
  if (knownValue !== null && known?.cell === cell) return null;

  const reading = read(cell);
  if ('error' in reading) {
    if (known === undefined) facts.set(key, { cell, row, value: null });
    return reading;
  }
  if (reading.value === null) return null;
  if (known === undefined || knownValue === null) {
    facts.set(key, { cell, row, value: reading.value });
    return reading.note === undefined ? null : { note: reading.note };
  }
  if (reading.value === knownValue) return null;
  return { error: differenceOf(cell, known) };
}

/** Two texts that look the same would be a riddle without their letter of another script. */
function differenceOf(cell: FileCell, known: { cell: FileCell; row: number }): Message {
  const values = { ...inQuotes(cell), other: quoted(known.cell), row: known.row };
  const [text, other] = [seenText(cell), seenText(known.cell)];
  const areTwins = withLatinLookalikes(text) === withLatinLookalikes(other);
  const found = areTwins ? lookalikeIn(text) : null;
  if (found !== null)
    return message('{cell} differs from {other} of row {row}, as {found}', { ...values, found });
  const inOther = areTwins ? lookalikeIn(other) : null;
  return inOther === null
    ? message('{cell} differs from {other} of row {row}', values)
    : message('{cell} differs from {other} of row {row} where {found}', { ...values, found: inOther });
}

/** The names that were stated, each in the column that `keyOf` names. */
function namesIn(
  stated: ReadonlyMap<string, Stated<string>>,
  keyOf: (columns: (typeof nameColumns)[number]) => string,
): { names?: Names } {
  if (stated.size === 0) return {};
  const found = nameColumns.flatMap((columns) => {
    const name = stated.get(keyOf(columns))?.value ?? null;
    return name === null ? [] : [[columns.tag, name]];
  });
  return found.length === 0 ? {} : { names: Object.fromEntries(found) };
}

/** Converts a draft into a garment, with null for everything not stated. */
export function finishDraft(draft: GarmentDraft): ParsedGarment {
  const text = (column: GarmentTextColumn) => draft.texts.get(column)?.value ?? null;
  const price = (column: GarmentPriceColumn) => draft.prices.get(column)?.value ?? null;
  return {
    generic: draft.generic,
    row: draft.firstRow,
    number: text('number'),
    style_code: text('style_code'),
    name: text('name'),
    drop: text('drop'),
    collection: text('collection'),
    made_in: text('made_in'),
    description: text('description'),
    composition: text('composition'),
    large_description: text('large_description'),
    currency: text('currency'),
    with_stocks: draft.truths.get('with_stocks')?.value ?? null,
    min_quantity: draft.counts.get('min_quantity')?.value ?? null,
    multiple: draft.counts.get('multiple')?.value ?? null,
    wh_price: price('wh_price'),
    rt_price: price('rt_price'),
    ...namesIn(draft.names, ({ name }) => name),
    prices: priceListColumns
      .map(({ pricelist, wh_price, rt_price }) => ({
        pricelist,
        wh_price: price(wh_price),
        rt_price: price(rt_price),
      }))
      .filter(({ wh_price, rt_price }) => wh_price !== null || rt_price !== null),
    sizes: [...draft.sizes],
    colors: [...draft.colors].map(([number, row]) => ({
      row,
      number,
      name: draft.colorNames.get(number)?.value ?? null,
      code: draft.colorCodes.get(number)?.value ?? null,
      ...namesIn(draft.translatedColors, (columns) => number + columns.color_name),
    })),
    skus: draft.skus,
    is_sound: draft.isSound,
  };
}

/** The sizes of a garment's skus in the order in which they are shown, those that only a code names among them. */
export function sizesToShow(skus: readonly ParsedSku[]): string[] {
  const colors = groupBy(skus, ({ color }) => color);
  return shownSizes([...colors.values()].map((own) => own.map(sizeOf)));
}

/** The size of a sku in a file, which its code ends with where the file doesn't name it. */
export function sizeOf({ sku, size }: Pick<ParsedSku, 'sku' | 'size'>): string {
  return size ?? parseSku(sku ?? '')?.size ?? '';
}
