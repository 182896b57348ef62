import {
  type CellReader,
  readCodeUpTo,
  readCurrency,
  readGeneric,
  readRuleQuantity,
  readPrice,
  readTextUpTo,
  readTruth,
} from '../spreadsheet/readCell';
import type { RowCells } from '../spreadsheet/rowCells';
import {
  type CatalogColumn,
  type GarmentTextColumn,
  garmentCountColumns,
  garmentPriceColumns,
  garmentTextColumns,
  longestTexts,
  mostOf,
} from './catalogColumns';
import { type GarmentDraft, type Stated, stateFact } from './garmentDraft';
import { decimalsOf } from '../money';
import type { RowError } from '../spreadsheet/rowErrors';
import { parseSku } from '../sku';
import { quoted } from '../spreadsheet/oddCell';

type Row = RowCells<CatalogColumn>;

const garmentTextReaders = garmentTextColumns.map((column) => ({
  column,
  read: readerOfText(column),
}));

function readerOfText(column: GarmentTextColumn): CellReader<string> {
  if (column === 'currency') return readCurrency;
  return column === 'number' ? readCodeUpTo(longestTexts.number) : readTextUpTo(longestTexts[column]);
}

const readName = readTextUpTo(longestTexts.color_name);

/** Reads a cell as a size, of at most so many characters (the contract's Garment). */
export const readSize = readCodeUpTo(longestTexts.size);

/** Reads a cell as a sku's code, of at most so many characters (the contract's Sku). */
export const readSkuCode = readCodeUpTo(longestTexts.sku);

/** Notes what a row says about its garment, and reports what is wrong with it (api.md 'Files people upload'). */
export function readGarmentFacts(draft: GarmentDraft, row: Row): void {
  for (const { column, read } of garmentTextReaders) state(draft.texts, column, column, row, read);
  for (const column of garmentPriceColumns) state(draft.prices, column, column, row, readPrice);
  for (const column of garmentCountColumns) state(draft.counts, column, column, row, readRuleQuantity);
  state(draft.truths, 'with_stocks', 'with_stocks', row, readTruth);
}

/**
 * Reports the prices of a garment that have decimals although its currency has none; whether the currency is stated is
 * another matter (contract.md 'Files people upload').
 */
export function reportDecimals(draft: GarmentDraft, errors: RowError[]): void {
  const currency = draft.texts.get('currency')?.value ?? '';
  if (decimalsOf(currency) > 0) return;
  for (const [column, { cell, row, value }] of draft.prices) {
    if ((value ?? 0) % 100 === 0) continue;
    errors.push({
      row,
      column,
      message: `${quoted(cell)} must be a whole number, as ${currency} has no decimals`,
    });
    draft.isSound = false;
  }
}

/** Notes that a row of a garment is bad, if its cells still tell which garment. */
export function noteBadRow(drafts: ReadonlyMap<string, GarmentDraft>, row: Row): void {
  const generic = readGeneric(row.cell('generic'));
  const sku = readSkuCode(row.cell('sku'));
  const named = 'value' in generic ? generic.value : null;
  const ofSku = 'value' in sku && sku.value !== null ? parseSku(sku.value)?.generic : null;
  const draft = drafts.get(named ?? ofSku ?? '');
  if (draft !== undefined) draft.isSound = false;
}

/** Notes a row's name for a color of its garment, and reports what is wrong with it. */
export function readColorName(draft: GarmentDraft, color: string, row: Row): void {
  state(draft.colorNames, color, 'color_name', row, readName);
}

function state<Key, Value>(
  facts: Map<Key, Stated<Value>>,
  key: Key,
  column: CatalogColumn,
  row: Row,
  read: CellReader<Value>,
): void {
  if (!row.has(column)) return;
  const said = stateFact(facts, key, { cell: row.cell(column), row: row.number }, read);
  if (said === null) return;
  if ('error' in said) row.report(column, said.error);
  else row.note(column, said.note);
}

/** Whether a garment has room for this color and size; one too many is reported (the contract's Garment). */
export function hasRoomFor(
  { sizes, colors }: GarmentDraft,
  { color, size }: { color: string; size: string | null },
  row: Row,
): boolean {
  if (size !== null && isOneTooMany(sizes, size, mostOf.sizes)) {
    row.report('size', `${quoted(size)} is one too many: a product has at most ${mostOf.sizes} sizes`);
    return false;
  }
  if (isOneTooMany(colors, color, mostOf.colors)) {
    row.report('color', `${quoted(color)} is one too many: a product has at most ${mostOf.colors} colors`);
    return false;
  }
  return true;
}

/** Whether an earlier row has this EAN, which is reported: an EAN names one sku. Notes its row otherwise. */
export function repeatsEan(rowByEan: Map<string, number>, ean: string | null, row: Row): boolean {
  if (ean === null) return false;
  const first = rowByEan.get(ean);
  if (first !== undefined) row.report('ean', `repeats ${ean} of row ${first}`);
  else rowByEan.set(ean, row.number);
  return first !== undefined;
}

function isOneTooMany(
  known: { size: number; has: (one: string) => boolean },
  one: string,
  most: number,
): boolean {
  return known.size >= most && !known.has(one);
}
