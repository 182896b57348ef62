import { type Message, message } from '../language/message';
import {
  readCodeUpTo,
  readCurrency,
  readEan,
  readGeneric,
  readSizeUpTo,
  readTextUpTo,
  readTruth,
} from '../spreadsheet/codeReaders';
import { readPrice, readRuleQuantity } from '../spreadsheet/numberReaders';
import type { CellReader, SheetRow } from '../spreadsheet/readCell';
import type { ColumnPositions } from '../spreadsheet/readHeader';
import { readRows, type RowCells } from '../spreadsheet/rowCells';
import {
  type CatalogColumn,
  type GarmentTextColumn,
  garmentCountColumns,
  garmentPriceColumns,
  garmentTextColumns,
  longestTexts,
  nameColumns,
  catalogLimits,
} from './catalogColumns';
import { type GarmentDraft, startDraft, type Stated, stateFact } from './garmentDraft';
import { decimalsOf } from '../money';
import { repeats, type RowError, type RowLog } from '../spreadsheet/rowErrors';
import { parseSku } from '../sku';
import { inQuotes } from '../spreadsheet/cell';

type Row = RowCells<CatalogColumn>;

const garmentTextReaders = garmentTextColumns.map((column) => ({
  column,
  read: readerOfText(column),
}));

function readerOfText(column: GarmentTextColumn): CellReader<string> {
  if (column === 'currency') return readCurrency;
  const isCode = column === 'number' || column === 'style_code';
  return isCode ? readCodeUpTo(longestTexts[column], 'own code') : readTextUpTo(longestTexts[column]);
}

const readGarmentName = readTextUpTo(longestTexts.name);
const readColorName = readTextUpTo(longestTexts.color_name);
const readColorCode = readCodeUpTo(longestTexts.color_code, 'own code');

/** Reads a cell as a size, of at most so many characters (the contract's Garment). */
export const readSize = readSizeUpTo(longestTexts.size);

/** Reads a cell as a sku's code, of at most so many characters (the contract's Sku). */
export const readSkuCode = readCodeUpTo(longestTexts.sku);
const readOwnSku = readCodeUpTo(longestTexts.own_sku, 'own code');

/** Records what a row says about its garment, and reports errors (contract.md 'Files people upload'). */
export function readGarmentFacts(draft: GarmentDraft, row: Row): void {
  for (const { column, read } of garmentTextReaders) state(draft.texts, column, column, row, read);
  for (const column of garmentPriceColumns) state(draft.prices, column, column, row, readPrice);
  for (const column of garmentCountColumns) state(draft.counts, column, column, row, readRuleQuantity);
  for (const { name } of nameColumns) state(draft.names, name, name, row, readGarmentName);
  state(draft.truths, 'with_stocks', 'with_stocks', row, readTruth);
}

/** The garments read so far, and the rows that named each sku, by its code and by its color and size. */
export type FileState = {
  readonly drafts: Map<string, GarmentDraft>;
  readonly rowBySku: Map<string, number>;
  readonly rowByGridCell: Map<string, number>;
  readonly named: NamedRows;
};

/** The drafts of a file's garments; `readRow` reads each row. A file without garments is reported. */
export function readGarments(
  positions: ColumnPositions<CatalogColumn>,
  rows: Iterable<SheetRow>,
  log: RowLog,
  readRow: (file: FileState, row: Row) => void,
): GarmentDraft[] {
  const { errors } = log;
  const named: NamedRows = { ean: new Map(), own_sku: new Map() };
  const file: FileState = { drafts: new Map(), rowBySku: new Map(), rowByGridCell: new Map(), named };
  for (const row of readRows(positions, rows, log)) {
    const before = errors.length;
    readRow(file, row);
    if (errors.length > before) noteBadRow(file.drafts, row);
  }
  const drafts = [...file.drafts.values()];
  for (const draft of drafts) reportDecimals(draft, errors);
  if (drafts.length === 0 && errors.length === 0)
    errors.push({ row: 2, column: 'generic', message: message('the file has no products') });
  return drafts;
}

/**
 * Reports prices with decimals of a garment whose currency has none. A missing currency is reported elsewhere
 * (contract.md 'Files people upload').
 */
function reportDecimals(draft: GarmentDraft, errors: RowError<Message>[]): void {
  const currency = draft.texts.get('currency')?.value ?? '';
  if (decimalsOf(currency) > 0) return;
  for (const [column, { cell, row, value }] of draft.prices) {
    if ((value ?? 0) % 100 === 0) continue;
    errors.push({
      row,
      column,
      message: message('{cell} must be a whole number, as {currency} has no decimals', {
        ...inQuotes(cell),
        currency,
      }),
    });
    draft.isSound = false;
  }
}

/** The draft of a row's garment; null if there are too many garments, which is reported. */
export function draftOf(drafts: Map<string, GarmentDraft>, generic: string, row: Row): GarmentDraft | null {
  const known = drafts.get(generic);
  if (known !== undefined) return known;
  if (drafts.size === catalogLimits.garments) {
    row.report(
      'generic',
      message('{cell} is one too many: a catalog has at most {most} products', {
        ...inQuotes(generic),
        most: catalogLimits.garments,
      }),
    );
    return null;
  }
  const draft = startDraft(generic, row.number);
  drafts.set(generic, draft);
  return draft;
}

/** Marks a garment as having a bad row, if the row identifies its garment. */
function noteBadRow(drafts: ReadonlyMap<string, GarmentDraft>, row: Row): void {
  const generic = readGeneric(row.cell('generic'));
  const sku = readSkuCode(row.cell('sku'));
  const named = 'value' in generic ? generic.value : null;
  const ofSku = 'value' in sku && sku.value !== null ? parseSku(sku.value)?.generic : null;
  const draft = drafts.get(named ?? ofSku ?? '');
  if (draft !== undefined) draft.isSound = false;
}

/** Records a row's color names and the brand's own color code, and reports errors. */
export function readColorFacts(draft: GarmentDraft, color: string, row: Row): void {
  state(draft.colorNames, color, 'color_name', row, readColorName);
  for (const { color_name: column } of nameColumns)
    state(draft.translatedColors, color + column, column, row, readColorName);
  state(draft.colorCodes, color, 'color_code', row, readColorCode);
}

function state<Key, Value>(
  facts: Map<Key, Stated<Value>>,
  key: Key,
  column: CatalogColumn,
  row: Row,
  read: CellReader<Value>,
): void {
  if (!row.has(column)) return;
  const outcome = stateFact(facts, key, { cell: row.cell(column), row: row.number }, read);
  if (outcome === null) return;
  if ('error' in outcome) row.report(column, outcome.error);
  else row.note(column, outcome.note);
}

/** Whether a garment has room for this color and size; otherwise that is reported (the contract's Garment). */
export function hasRoomFor(
  { sizes, colors }: GarmentDraft,
  { color, size }: { color: string; size: string | null },
  row: Row,
): boolean {
  if (size !== null && isOneTooMany(sizes, size, catalogLimits.sizes)) {
    row.report(
      'size',
      message('{cell} is one too many: a product has at most {most} sizes', {
        ...inQuotes(size),
        most: catalogLimits.sizes,
      }),
    );
    return false;
  }
  if (isOneTooMany(colors, color, catalogLimits.colors)) {
    row.report(
      'color',
      message('{cell} is one too many: a product has at most {most} colors', {
        ...inQuotes(color),
        most: catalogLimits.colors,
      }),
    );
    return false;
  }
  return true;
}

/** The other codes of a sku: its EAN, and the brand's own code. */
type SkuNames = { ean: string | null; own_sku: string | null };

/** Reads the EAN and the brand's own code of a row's sku, and reports errors. */
export function readSkuNames(row: Row): SkuNames {
  return { ean: row.read('ean', readEan), own_sku: row.read('own_sku', readOwnSku) };
}

/** The rows that named each EAN and each of the brand's own codes so far. */
type NamedRows = Record<keyof SkuNames, Map<string, number>>;

/**
 * Whether an earlier row has the same EAN or own code, which is reported, as each identifies one sku. Otherwise the
 * row is recorded.
 */
export function repeatsName(rows: NamedRows, names: SkuNames, row: Row): boolean {
  const repeated = (['ean', 'own_sku'] as const).filter((column) => {
    const name = names[column];
    const first = name === null ? undefined : rows[column].get(name);
    if (first !== undefined) row.report(column, repeats(String(name), first));
    else if (name !== null) rows[column].set(name, row.number);
    return first !== undefined;
  });
  return repeated.length > 0;
}

function isOneTooMany(
  known: { size: number; has: (one: string) => boolean },
  one: string,
  max: number,
): boolean {
  return known.size >= max && !known.has(one);
}
