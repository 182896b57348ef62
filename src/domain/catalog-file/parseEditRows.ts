import { type Message, message } from '../language/message';
import { parseSku } from '../sku';
import { inQuotes } from '../spreadsheet/cell';
import { catalogColumns, type CatalogColumn, colorTextColumns } from './catalogColumns';
import { repeats, type RowLog } from '../spreadsheet/rowErrors';
import type { RowCells } from '../spreadsheet/rowCells';
import { finishDraft, startDraft, type ParsedGarment } from './garmentDraft';
import { readColor, readGeneric } from '../spreadsheet/codeReaders';
import { readStock } from '../spreadsheet/numberReaders';
import { isBlank, type SheetRow } from '../spreadsheet/readCell';
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

type Row = RowCells<CatalogColumn>;

/** The target of a row: a garment, or a color of it, or a sku by its code or size. */
export type Target = { generic: string; color: string | null; sku: string | null; size: string | null };

const targetColumns: readonly CatalogColumn[] = ['generic', 'sku', 'color', 'size'];
const changeColumns = catalogColumns.filter((column) => !targetColumns.includes(column));

/**
 * Parses changes of existing garments, with all bad rows. A file is applied completely or not at all, so after an
 * error the remaining rows are read only to find more. The target of a row is a sku, or the garment when it names
 * neither a sku nor a color and size; a blank cell changes nothing. `changes` counts the rows that change anything
 * (contract.md 'Files people upload').
 */
export function parseEditRows(
  header: readonly string[],
  rows: Iterable<SheetRow>,
): RowLog & { garments: ParsedGarment[]; changes: number } {
  const { positions, ...log } = readCatalogHeader(header, []);
  const { errors } = log;
  if (!positions.has('sku') && !positions.has('generic')) {
    errors.push({ row: 1, column: 'sku', message: message('the column is missing, and so is generic') });
  }
  if (errors.length > 0) return { garments: [], changes: 0, ...log };

  let changes = 0;
  const drafts = readGarments(positions, rows, log, (file, row) => {
    readRow(file, row);
    if (changeColumns.some((column) => !isBlank(row.cell(column)))) changes += 1;
    else
      row.note(
        row.has('sku') ? 'sku' : 'generic',
        message('the row changes nothing, as it names nothing but this'),
      );
  });
  return { garments: drafts.map(finishDraft), changes, ...log };
}

function readRow(file: FileState, row: Row): void {
  const target = readTarget(row);
  const names = readSkuNames(row);
  const stock = row.read('stock', readStock);
  if (target === null) return readGarmentFacts(startDraft('', row.number), row);
  const { generic, color, sku, size } = target;

  const draft = draftOf(file.drafts, generic, row);
  if (draft === null) return;
  readGarmentFacts(draft, row);

  if (color === null) {
    for (const column of colorTextColumns) {
      if (!isBlank(row.cell(column))) row.report(column, message('needs a color or a sku beside it'));
    }
  } else {
    if (!hasRoomFor(draft, { color, size }, row)) return;
    if (!draft.colors.has(color)) draft.colors.set(color, row.number);
    readColorFacts(draft, color, row);
  }
  if (color === null || (sku === null && size === null)) {
    const ofSku = { ...names, stock };
    for (const column of ['ean', 'own_sku', 'stock'] as const) {
      if (ofSku[column] !== null)
        row.report(column, message('needs a sku, or a color and a size, beside it'));
    }
    return;
  }

  const codes = [sku, size === null ? null : `${generic}${color}${size}`].filter((code) => code !== null);
  for (const code of codes) {
    const first = file.rowBySku.get(code);
    if (first !== undefined) return row.report('sku', repeats(code, first));
  }
  if (repeatsName(file.named, names, row)) return;
  for (const code of codes) file.rowBySku.set(code, row.number);
  if (size !== null) draft.sizes.add(size);
  draft.skus.push({ row: row.number, sku, color, size, ...names, stock });
}

/** The target of a row; null when it is bad, which is reported. */
export function readTarget(row: Row): Target | null {
  const generic = row.read('generic', readGeneric);
  const sku = row.read('sku', readSkuCode);
  const color = row.read('color', readColor);
  const size = row.read('size', readSize);
  if (sku !== null) return targetOfSku(row, sku, { generic, color, size });
  if (generic === null) {
    if (isBlank(row.cell('generic')) && isBlank(row.cell('sku'))) {
      row.report('sku', message('is required, or a generic'));
    }
    return null;
  }
  if (color === null && size !== null) {
    if (isBlank(row.cell('color'))) row.report('color', message('is required beside a size'));
    return null;
  }
  return { generic, color, sku, size };
}

function targetOfSku(
  row: Row,
  sku: string,
  { generic, color, size }: { generic: string | null; color: string | null; size: string | null },
): Target | null {
  const parts = parseSku(sku);
  if (parts === null) {
    row.report('sku', message('{cell} must be a sku, as in WJM123000M', inQuotes(sku)));
    return null;
  }
  const colorCode = `${generic ?? parts.generic}${color ?? parts.color}`;
  if (!sku.startsWith(colorCode)) {
    row.report('sku', notOfColor(sku, colorCode));
    return null;
  }
  return { generic: parts.generic, color: parts.color, sku, size };
}

/** The error of a sku that does not begin with its garment and color. */
export const notOfColor = (sku: string, code: string): Message =>
  message('{cell} must be {code} followed by a size', { ...inQuotes(sku), code });
