import type { PriceList } from '../constants/priceLists';
import {
  priceListColumns,
  type CatalogColumn,
  type GarmentPriceColumn,
  type GarmentTextColumn,
} from './catalogColumns';
import type { Cell, CellReader } from './readCell';

/**
 * A garment of a catalog file: prices in integer cents, stock in pieces or null when the file names none
 * (api.md 'Files people upload').
 */
export type ParsedGarment = {
  generic: string;
  number: string;
  name: string;
  drop: string;
  collection: string;
  made_in: string;
  description: string;
  composition: string;
  large_description: string;
  currency: string;
  with_stocks: boolean;
  wh_price: number;
  rt_price: number;
  prices: { pricelist: PriceList; wh_price: number | null; rt_price: number | null }[];
  sizes: string[];
  colors: { number: string; name: string }[];
  skus: ParsedSku[];
};

/** A sku of a catalog file, its stock in pieces or null when the file names none. */
export type ParsedSku = { sku: string; color: string; size: string; stock: number | null };

/** What rows have said so far about one fact, and where; a value of null was said, but wrongly. */
export type Stated<Value> = { cell: Cell; row: number; value: Value | null };

/** A garment while its rows are read: what they said of it, and its skus, colours and sizes as first seen. */
export type GarmentDraft = {
  generic: string;
  firstRow: number;
  texts: Map<GarmentTextColumn, Stated<string>>;
  truths: Map<'with_stocks', Stated<boolean>>;
  prices: Map<GarmentPriceColumn, Stated<number>>;
  colours: Set<string>;
  colourNames: Map<string, Stated<string>>;
  sizes: Set<string>;
  skus: ParsedSku[];
};

/** A garment of which nothing is known but its generic and its first row. */
export function startDraft(generic: string, firstRow: number): GarmentDraft {
  return {
    generic,
    firstRow,
    texts: new Map(),
    truths: new Map(),
    prices: new Map(),
    colours: new Set(),
    colourNames: new Map(),
    sizes: new Set(),
    skus: [],
  };
}

/**
 * Notes what a row says about a fact that several rows share, and answers what is wrong with that: a bad
 * cell, or one that differs from an earlier row. A blank cell says nothing (api.md 'Files people upload').
 */
export function stateFact<Key, Value>(
  facts: Map<Key, Stated<Value>>,
  key: Key,
  { cell, row }: { cell: Cell; row: number },
  read: CellReader<Value>,
): string | null {
  const known = facts.get(key);
  const knownValue = known?.value ?? null;
  // Most rows repeat the first one's cell: nothing to read again.
  if (knownValue !== null && known?.cell === cell) return null;

  const reading = read(cell);
  if ('error' in reading) {
    if (known === undefined) facts.set(key, { cell, row, value: null });
    return reading.error;
  }
  if (reading.value === null) return null;
  if (known === undefined || knownValue === null) {
    facts.set(key, { cell, row, value: reading.value });
    return null;
  }
  return reading.value === knownValue ? null : `differs from row ${known.row}`;
}

const requiredFacts = ['name', 'currency'] as const;

/** The required facts of a garment that none of its rows states (api.md 'Files people upload'). */
export function missingFacts(draft: GarmentDraft): CatalogColumn[] {
  const missing: CatalogColumn[] = requiredFacts.filter((column) => !draft.texts.has(column));
  return draft.prices.has('wh_price') ? missing : [...missing, 'wh_price'];
}

/**
 * The garment of a draft: unstated texts are empty, its number its generic, with_stocks false, rt_price 0
 * (api.md 'Files people upload').
 */
export function finishDraft(draft: GarmentDraft): ParsedGarment {
  const text = (column: GarmentTextColumn) => draft.texts.get(column)?.value ?? '';
  const price = (column: GarmentPriceColumn) => draft.prices.get(column)?.value ?? null;
  const plainPrice = (column: GarmentPriceColumn) => price(column) ?? 0;
  return {
    generic: draft.generic,
    number: text('number') || draft.generic,
    name: text('name'),
    drop: text('drop'),
    collection: text('collection'),
    made_in: text('made_in'),
    description: text('description'),
    composition: text('composition'),
    large_description: text('large_description'),
    currency: text('currency'),
    with_stocks: draft.truths.get('with_stocks')?.value ?? false,
    wh_price: plainPrice('wh_price'),
    rt_price: plainPrice('rt_price'),
    prices: priceListColumns
      .map(({ pricelist, wh_price, rt_price }) => ({
        pricelist,
        wh_price: price(wh_price),
        rt_price: price(rt_price),
      }))
      .filter(({ wh_price, rt_price }) => wh_price !== null || rt_price !== null),
    sizes: [...draft.sizes],
    colors: [...draft.colours].map((number) => ({
      number,
      name: draft.colourNames.get(number)?.value ?? '',
    })),
    skus: draft.skus,
  };
}
