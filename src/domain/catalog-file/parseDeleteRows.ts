import { parseSku } from '../sku';
import { quoted } from '../spreadsheet/oddCell';
import type { RowLog } from '../spreadsheet/rowErrors';
import { readRows, type RowCells } from '../spreadsheet/rowCells';
import { catalogColumns } from './catalogColumns';
import { isBlank, readColor, readGeneric, type SheetRow } from '../spreadsheet/readCell';
import { readSize, readSkuCode } from './readGarmentFacts';
import { readHeader } from '../spreadsheet/readHeader';

/** The columns that say what a row of a file deletes (api.md 'Files people upload'). */
export const deleteColumns = ['generic', 'sku', 'color', 'size'] as const;

type DeleteColumn = (typeof deleteColumns)[number];

/** What a row deletes: the sku of this code, or of this color and size, or else the whole garment. */
export type DeleteTarget = {
  row: number;
  generic: string;
  sku: string | null;
  color: string | null;
  size: string | null;
};

const firstDataRow = 2;

/**
 * What a file deletes, and all its bad rows: a file is applied whole or not at all, so after an error the rest is read
 * only to find more. A row that names a color and a size, as in a catalog file, is about that sku alone, never about
 * its whole garment (api.md 'Files people upload').
 */
export function parseDeleteRows(
  header: readonly string[],
  rows: Iterable<SheetRow>,
): RowLog & { targets: DeleteTarget[] } {
  const { positions, ...log } = readHeader(header, deleteColumns, [], catalogColumns);
  const { errors } = log;
  if (!positions.has('sku') && !positions.has('generic')) {
    errors.push({ row: 1, column: 'generic', message: 'the column is missing, and so is sku' });
  }
  if (errors.length > 0) return { targets: [], ...log };

  const targets: DeleteTarget[] = [];
  for (const row of readRows(positions, rows, log)) {
    const target = readTarget(row);
    if (target !== null) targets.push(target);
  }
  if (targets.length === 0 && errors.length === 0) {
    errors.push({ row: firstDataRow, column: 'generic', message: 'the file has no products' });
  }
  return { targets, ...log };
}

function readTarget(row: RowCells<DeleteColumn>): DeleteTarget | null {
  const generic = row.read('generic', readGeneric);
  const sku = row.read('sku', readSkuCode);
  const color = row.read('color', readColor);
  const size = row.read('size', readSize);
  if (sku !== null) {
    const parts = parseSku(sku);
    if (parts !== null && sku.startsWith(`${generic ?? parts.generic}${color ?? parts.color}`)) {
      return { row: row.number, generic: parts.generic, sku, color: parts.color, size };
    }
    row.report(
      'sku',
      parts === null
        ? `${quoted(sku)} must be a sku, as in WJM123000M`
        : `${quoted(sku)} is not of this generic and color`,
    );
    return null;
  }
  if (generic === null) {
    if (isBlank(row.cell('generic')) && isBlank(row.cell('sku')))
      row.report('generic', 'is required, or a sku');
    return null;
  }
  const isWhole = isBlank(row.cell('color')) && isBlank(row.cell('size'));
  if (!isWhole && isBlank(row.cell('color'))) row.report('color', 'is required beside a size');
  if (!isWhole && isBlank(row.cell('size'))) row.report('size', 'is required beside a color');
  if (!isWhole && (color === null || size === null)) return null;
  return { row: row.number, generic, sku, color, size };
}
