import { type Message, message } from '../language/message';
import { parseSku } from '../sku';
import { requiredCatalogColumns, type CatalogColumn } from './catalogColumns';
import { byRow, repeats, type RowError, type RowLog } from '../spreadsheet/rowErrors';
import { inQuotes, quoted } from '../spreadsheet/cell';
import type { RowCells } from '../spreadsheet/rowCells';
import { notOfColor } from './parseEditRows';
import { finishDraft, startDraft, type GarmentDraft, type ParsedGarment } from './garmentDraft';
import { readColor, readGeneric } from '../spreadsheet/codeReaders';
import { readStock } from '../spreadsheet/numberReaders';
import type { SheetRow } from '../spreadsheet/readCell';
import {
  draftOf,
  type FileState,
  hasRoomFor,
  readColorFacts,
  readGarmentFacts,
  readGarments,
  readSize,
  readSkuCode,
  readSkuNames,
  repeatsName,
} from './readGarmentFacts';
import { readCatalogHeader } from './readCatalogHeader';

/** Required in each row, and equal in all rows of a garment. */
const requiredFacts = ['name', 'wh_price', 'currency'] as const;

/**
 * Parses the garments of a catalog file, with all bad rows. A file is imported completely or not at all, so after an
 * error the remaining rows are read only to find more. Each row of a garment states what is required; everything else
 * is stated once, or identically (contract.md 'Files people upload', 'Fine print').
 */
export function parseCatalogRows(
  header: readonly string[],
  rows: Iterable<SheetRow>,
): RowLog & { garments: ParsedGarment[] } {
  const { positions, ...log } = readCatalogHeader(header, requiredCatalogColumns);
  const { errors, notes } = log;
  if (errors.length > 0) return { garments: [], errors, notes };

  const drafts = readGarments(positions, rows, log, readGarment);
  reportSecondCurrency(errors, drafts);
  return { garments: drafts.map(finishDraft), errors: byRow(errors), notes };
}

function readGarment(file: FileState, row: RowCells<CatalogColumn>): void {
  const generic = row.readRequired('generic', readGeneric);
  if (generic === null) return readAlone(row);

  const draft = draftOf(file.drafts, generic, row);
  if (draft === null) return;
  for (const column of requiredFacts) row.require(column);
  readGarmentFacts(draft, row);
  readSku(file, draft, row);
}

/** Reports all other errors of a row whose garment is unknown, so that its cells can be corrected together. */
function readAlone(row: RowCells<CatalogColumn>): void {
  for (const column of requiredFacts) row.require(column);
  readGarmentFacts(startDraft('', row.number), row);
  row.readRequired('color', readColor);
  row.readRequired('size', readSize);
  row.read('stock', readStock);
  row.read('sku', readSkuCode);
  readSkuNames(row);
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
    return row.report('sku', notOfColor(sku, colorCode));
  }

  const sameSku = file.rowBySku.get(sku);
  const sameGridCell = file.rowByGridCell.get(gridCell);
  if (sameSku !== undefined) return row.report('sku', repeats(sku, sameSku));
  if (sameGridCell !== undefined) {
    return row.report(
      'size',
      message('{cell} repeats the color and size of row {row}', { ...inQuotes(size), row: sameGridCell }),
    );
  }
  if (!hasRoomFor(draft, { color, size }, row) || repeatsName(file.named, names, row)) return;

  file.rowBySku.set(sku, row.number);
  file.rowByGridCell.set(gridCell, row.number);
  if (!draft.colors.has(color)) draft.colors.set(color, row.number);
  draft.sizes.add(size);
  draft.skus.push({ row: row.number, sku: givenSku, color, size, ...names, stock });
}

function reportSecondCurrency(errors: RowError<Message>[], drafts: readonly GarmentDraft[]): void {
  const currencies = drafts.flatMap((draft) => draft.texts.get('currency') ?? []);
  const first = currencies.find(({ value }) => value !== null);
  for (const { cell, value, row } of currencies) {
    if (first === undefined || value === null || value === first.value) continue;
    errors.push({
      row,
      column: 'currency',
      message: message('{cell} differs from {other} of row {row}, and a catalog has one currency', {
        ...inQuotes(cell),
        other: quoted(first.cell),
        row: first.row,
      }),
    });
  }
}
