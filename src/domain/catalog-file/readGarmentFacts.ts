import {
  garmentPriceColumns,
  garmentTextColumns,
  longestTexts,
  mostOf,
  type CatalogColumn,
} from './catalogColumns';
import { stateFact, type GarmentDraft, type Stated } from './garmentDraft';
import { parseSku } from '../sku/parseSku';
import { readCurrency, readGeneric, readPrice, readTextUpTo, readTruth, type CellReader } from './readCell';
import type { RowCells } from './readCells';

type Row = RowCells<CatalogColumn>;

const garmentTextReaders = garmentTextColumns.map((column) => ({
  column,
  read: column === 'currency' ? readCurrency : readTextUpTo(longestTexts[column]),
}));
const readName = readTextUpTo(longestTexts.color_name);

/** Reads a cell as a size, of at most so many characters (the contract's Garment). */
export const readSize = readTextUpTo(longestTexts.size);

/** Reads a cell as a sku's code, of at most so many characters (the contract's Sku). */
export const readSkuCode = readTextUpTo(longestTexts.sku);

/** Notes what a row says of its garment, and reports what is wrong with that (api.md 'Files people upload'). */
export function readGarmentFacts(draft: GarmentDraft, row: Row): void {
  for (const { column, read } of garmentTextReaders) state(draft.texts, column, column, row, read);
  for (const column of garmentPriceColumns) state(draft.prices, column, column, row, readPrice);
  state(draft.truths, 'with_stocks', 'with_stocks', row, readTruth);
}

/** Notes that a row of a garment is bad, where its cells still say of which. */
export function noteBadRow(drafts: ReadonlyMap<string, GarmentDraft>, row: Row): void {
  const generic = readGeneric(row.cell('generic'));
  const sku = readSkuCode(row.cell('sku'));
  const named = 'value' in generic ? generic.value : null;
  const ofSku = 'value' in sku && sku.value !== null ? parseSku(sku.value)?.generic : null;
  const draft = drafts.get(named ?? ofSku ?? '');
  if (draft !== undefined) draft.isSound = false;
}

/** Notes what a row calls a colour of its garment, and reports what is wrong with that. */
export function readColourName(draft: GarmentDraft, color: string, row: Row): void {
  state(draft.colourNames, color, 'color_name', row, readName);
}

function state<Key, Value>(
  facts: Map<Key, Stated<Value>>,
  key: Key,
  column: CatalogColumn,
  row: Row,
  read: CellReader<Value>,
): void {
  if (!row.has(column)) return;
  const fault = stateFact(facts, key, { cell: row.cell(column), row: row.number }, read);
  if (fault !== null) row.report(column, fault);
}

/** Whether a garment may have this colour and size too; one too many is reported (the contract's Garment). */
export function hasRoomFor(
  { sizes, colours }: GarmentDraft,
  { color, size }: { color: string; size: string | null },
  row: Row,
): boolean {
  if (size !== null && isOneTooMany(sizes, size, mostOf.sizes)) {
    row.report('size', `is one too many: a product has at most ${mostOf.sizes} sizes`);
    return false;
  }
  if (isOneTooMany(colours, color, mostOf.colours)) {
    row.report('color', `is one too many: a product has at most ${mostOf.colours} colors`);
    return false;
  }
  return true;
}

function isOneTooMany(
  known: { size: number; has: (one: string) => boolean },
  one: string,
  most: number,
): boolean {
  return known.size >= most && !known.has(one);
}
