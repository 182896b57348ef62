import { parseSku } from '../sku/parseSku';
import {
  catalogColumns,
  garmentPriceColumns,
  garmentTextColumns,
  longestTexts,
  mostOf,
  requiredCatalogColumns,
  type CatalogColumn,
} from './catalogColumns';
import type { RowError } from './formatRowError';
import {
  finishDraft,
  missingFacts,
  startDraft,
  stateFact,
  type GarmentDraft,
  type ParsedGarment,
} from './garmentDraft';
import {
  isBlank,
  readColour,
  readCurrency,
  readGeneric,
  readPrice,
  readStock,
  readTextUpTo,
  readTruth,
  type Cell,
  type CellReader,
} from './readCell';
import { readHeader, type ColumnPositions } from './readHeader';

/** A row of a spreadsheet under its header, numbered as the spreadsheet counts: the header is row 1. */
export type SheetRow = { row: number; cells: readonly Cell[] };

type CellOf = (column: CatalogColumn) => Cell;
type Report = (column: CatalogColumn, message: string | null) => void;
type FileState = {
  errors: RowError[];
  drafts: Map<string, GarmentDraft>;
  rowBySku: Map<string, number>;
  rowByGridCell: Map<string, number>;
};

const firstDataRow = 2;
const garmentTextReaders = garmentTextColumns.map((column) => ({
  column,
  read: column === 'currency' ? readCurrency : readTextUpTo(longestTexts[column]),
}));
const readSize = readTextUpTo(longestTexts.size);
const readColourName = readTextUpTo(longestTexts.color_name);
const readSkuCode = readTextUpTo(longestTexts.sku);

/**
 * The garments of a catalog file, or every bad row of it: a file is taken whole or not at all, so with any
 * error there are no garments. Rows of one garment say its facts once or alike (api.md 'Files people upload',
 * 'Fine print').
 */
export function parseCatalogRows(
  header: readonly string[],
  rows: Iterable<SheetRow>,
): { garments: ParsedGarment[]; errors: RowError[] } {
  const { positions, errors } = readHeader(header, catalogColumns, requiredCatalogColumns);
  if (errors.length > 0) return { garments: [], errors };

  const file: FileState = { errors, drafts: new Map(), rowBySku: new Map(), rowByGridCell: new Map() };
  for (const row of rows) readRow(file, positions, row);

  const drafts = [...file.drafts.values()];
  reportMissingFacts(file, drafts);
  reportSecondCurrency(file, drafts);
  if (drafts.length === 0 && errors.length === 0) {
    errors.push({ row: firstDataRow, column: 'generic', message: 'the file has no products' });
  }
  if (errors.length > 0) return { garments: [], errors: errors.sort((a, b) => a.row - b.row) };
  return { garments: drafts.map(finishDraft), errors };
}

function readRow(file: FileState, positions: ColumnPositions<CatalogColumn>, { row, cells }: SheetRow): void {
  const cellOf: CellOf = (column) => cells[positions.get(column) ?? -1] ?? null;
  if ([...positions.values()].every((position) => isBlank(cells[position] ?? null))) return;

  const report: Report = (column, message) => {
    if (message !== null) file.errors.push({ row, column, message });
  };
  const generic = readRequired('generic', cellOf, readGeneric, report);
  if (generic === null) return;

  const draft = file.drafts.get(generic) ?? startDraft(generic, row);
  if (draft.firstRow === row && file.drafts.size === mostOf.garments) {
    return report('generic', `is one too many: a catalog has at most ${mostOf.garments} products`);
  }
  file.drafts.set(generic, draft);
  readGarment(draft, positions, row, cellOf, report);
  readSku(file, draft, row, cellOf, report);
}

function readGarment(
  draft: GarmentDraft,
  positions: ColumnPositions<CatalogColumn>,
  row: number,
  cellOf: CellOf,
  report: Report,
) {
  for (const { column, read } of garmentTextReaders) {
    if (!positions.has(column)) continue;
    report(column, stateFact(draft.texts, column, { cell: cellOf(column), row }, read));
  }
  for (const column of garmentPriceColumns) {
    if (!positions.has(column)) continue;
    report(column, stateFact(draft.prices, column, { cell: cellOf(column), row }, readPrice));
  }
  const withStocks = { cell: cellOf('with_stocks'), row };
  report('with_stocks', stateFact(draft.truths, 'with_stocks', withStocks, readTruth));
}

function readSku(file: FileState, draft: GarmentDraft, row: number, cellOf: CellOf, report: Report): void {
  const color = readRequired('color', cellOf, readColour, report);
  const size = readRequired('size', cellOf, readSize, report);
  const stock = readOptional('stock', cellOf, readStock, report);
  const givenSku = readOptional('sku', cellOf, readSkuCode, report);
  if (color === null || size === null) return;

  const colourName = { cell: cellOf('color_name'), row };
  report('color_name', stateFact(draft.colourNames, color, colourName, readColourName));

  const colourCode = `${draft.generic}${color}`;
  const gridCell = `${colourCode}${size}`;
  const sku = givenSku ?? gridCell;
  if (!sku.startsWith(colourCode) || parseSku(sku) === null) {
    report('sku', `must be ${colourCode} followed by a size`);
    return;
  }

  const sameSku = file.rowBySku.get(sku);
  const sameGridCell = file.rowByGridCell.get(gridCell);
  if (sameSku !== undefined) return report('sku', `repeats ${sku} of row ${sameSku}`);
  if (sameGridCell !== undefined) return report('size', `repeats the color and size of row ${sameGridCell}`);

  if (isOneTooMany(draft.sizes, size, mostOf.sizes)) {
    return report('size', `is one too many: a product has at most ${mostOf.sizes} sizes`);
  }
  if (isOneTooMany(draft.colours, color, mostOf.colours)) {
    return report('color', `is one too many: a product has at most ${mostOf.colours} colors`);
  }

  file.rowBySku.set(sku, row);
  file.rowByGridCell.set(gridCell, row);
  draft.colours.add(color);
  draft.sizes.add(size);
  draft.skus.push({ sku, color, size, stock });
}

function isOneTooMany(known: ReadonlySet<string>, one: string, most: number): boolean {
  return known.size >= most && !known.has(one);
}

function readRequired<Value>(
  column: CatalogColumn,
  cellOf: CellOf,
  read: CellReader<Value>,
  report: Report,
): Value | null {
  const cell = cellOf(column);
  if (isBlank(cell)) report(column, 'is required');
  return readOptional(column, () => cell, read, report);
}

function readOptional<Value>(
  column: CatalogColumn,
  cellOf: CellOf,
  read: CellReader<Value>,
  report: Report,
): Value | null {
  const reading = read(cellOf(column));
  if (!('error' in reading)) return reading.value;
  report(column, reading.error);
  return null;
}

function reportMissingFacts({ errors }: FileState, drafts: readonly GarmentDraft[]): void {
  for (const draft of drafts) {
    for (const column of missingFacts(draft)) {
      errors.push({ row: draft.firstRow, column, message: 'is required' });
    }
  }
}

function reportSecondCurrency({ errors }: FileState, drafts: readonly GarmentDraft[]): void {
  const currencies = drafts.flatMap((draft) => draft.texts.get('currency') ?? []);
  const first = currencies.find(({ value }) => value !== null);
  for (const { value, row } of currencies) {
    if (first === undefined || value === null || value === first.value) continue;
    errors.push({
      row,
      column: 'currency',
      message: `differs from row ${first.row}, and a catalog has one currency`,
    });
  }
}
