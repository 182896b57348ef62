import { parseSku } from '../sku';
import { catalogColumns, mostOf, requiredCatalogColumns, type CatalogColumn } from './catalogColumns';
import { byRow, type RowError } from '../spreadsheet/rowErrors';
import {
  finishDraft,
  missingFacts,
  noteColor,
  startDraft,
  type GarmentDraft,
  type ParsedGarment,
} from './garmentDraft';
import { readColor, readGeneric, readStock, type SheetRow } from '../spreadsheet/readCell';
import {
  hasRoomFor,
  type NamedRows,
  noNamedRows,
  noteBadRow,
  readCells,
  readColorFacts,
  readGarmentFacts,
  readSize,
  readSkuCode,
  readSkuNames,
  repeatsName,
  type RowCells,
} from './readGarmentFacts';
import { readHeader, type ColumnPositions } from '../spreadsheet/readHeader';

type FileState = {
  errors: RowError[];
  drafts: Map<string, GarmentDraft>;
  rowBySku: Map<string, number>;
  rowByGridCell: Map<string, number>;
  named: NamedRows;
};

const firstDataRow = 2;

/**
 * The garments of a catalog file, and all its bad rows: a file is imported whole or not at all, so after an error the
 * rest is read only to find more. Rows of one garment state its facts once, or identically (api.md 'Files people
 * upload', 'Fine print').
 */
export function parseCatalogRows(
  header: readonly string[],
  rows: Iterable<SheetRow>,
): { garments: ParsedGarment[]; errors: RowError[] } {
  const { positions, errors } = readHeader(header, catalogColumns, requiredCatalogColumns);
  if (errors.length > 0) return { garments: [], errors };

  const file: FileState = {
    errors,
    drafts: new Map(),
    rowBySku: new Map(),
    rowByGridCell: new Map(),
    named: noNamedRows(),
  };
  for (const row of rows) readRow(file, positions, row);

  const drafts = [...file.drafts.values()];
  reportMissingFacts(file, drafts);
  reportSecondCurrency(file, drafts);
  if (drafts.length === 0 && errors.length === 0) {
    errors.push({ row: firstDataRow, column: 'generic', message: 'the file has no products' });
  }
  return { garments: drafts.map(finishDraft), errors: byRow(errors) };
}

function readRow(file: FileState, positions: ColumnPositions<CatalogColumn>, sheetRow: SheetRow): void {
  const before = file.errors.length;
  const row = readCells(positions, sheetRow, file.errors);
  if (row === null) return;
  readGarment(file, row);
  if (file.errors.length > before) noteBadRow(file.drafts, row);
}

function readGarment(file: FileState, row: RowCells<CatalogColumn>): void {
  const generic = row.readRequired('generic', readGeneric);
  if (generic === null) return;

  const draft = file.drafts.get(generic) ?? startDraft(generic, row.number);
  if (draft.firstRow === row.number && file.drafts.size === mostOf.garments) {
    return row.report('generic', `is one too many: a catalog has at most ${mostOf.garments} products`);
  }
  file.drafts.set(generic, draft);
  readGarmentFacts(draft, row);
  readSku(file, draft, row);
}

function readSku(file: FileState, draft: GarmentDraft, row: RowCells<CatalogColumn>): void {
  const color = row.readRequired('color', readColor);
  const size = row.readRequired('size', readSize);
  const stock = row.read('stock', readStock);
  const givenSku = row.read('sku', readSkuCode);
  const names = readSkuNames(row);
  if (color === null || size === null) return;
  readColorFacts(draft, color, row);

  const colorCode = `${draft.generic}${color}`;
  const gridCell = `${colorCode}${size}`;
  const sku = givenSku ?? gridCell;
  if (!sku.startsWith(colorCode) || parseSku(sku) === null) {
    return row.report('sku', `must be ${colorCode} followed by a size`);
  }

  const sameSku = file.rowBySku.get(sku);
  const sameGridCell = file.rowByGridCell.get(gridCell);
  if (sameSku !== undefined) return row.report('sku', `repeats ${sku} of row ${sameSku}`);
  if (sameGridCell !== undefined) {
    return row.report('size', `repeats the color and size of row ${sameGridCell}`);
  }
  if (!hasRoomFor(draft, { color, size }, row) || repeatsName(file.named, names, row)) return;

  file.rowBySku.set(sku, row.number);
  file.rowByGridCell.set(gridCell, row.number);
  noteColor(draft, color, row.number);
  draft.sizes.add(size);
  draft.skus.push({ row: row.number, sku: givenSku, color, size, ...names, stock });
}

function reportMissingFacts({ errors }: FileState, drafts: readonly GarmentDraft[]): void {
  for (const draft of drafts) {
    for (const column of missingFacts(draft)) {
      errors.push({ row: draft.firstRow, column, message: 'is required' });
      draft.isSound = false;
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
