import type { RowLog } from '../spreadsheet/rowErrors';
import { readRows, type RowCells } from '../spreadsheet/rowCells';
import { catalogColumns } from './catalogColumns';
import { isBlank, type SheetRow } from '../spreadsheet/readCell';
import { readTarget, type Target } from './parseEditRows';
import { readHeader } from '../spreadsheet/readHeader';

/** The columns that say what a row of a file deletes (api.md 'Files people upload'). */
export const deleteColumns = ['generic', 'sku', 'color', 'size'] as const;

type DeleteColumn = (typeof deleteColumns)[number];

/** What a row deletes: the sku of this code, or of this color and size, or else the whole garment. */
export type DeleteTarget = Target & { row: number };

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
    const target = readDeletion(row);
    if (target !== null) targets.push(target);
  }
  if (targets.length === 0 && errors.length === 0) {
    errors.push({ row: firstDataRow, column: 'generic', message: 'the file has no products' });
  }
  return { targets, ...log };
}

function readDeletion(row: RowCells<DeleteColumn>): DeleteTarget | null {
  const target = readTarget(row);
  if (target === null) return null;
  const isColorOfGarment = target.sku === null && !isBlank(row.cell('color'));
  if (isColorOfGarment && isBlank(row.cell('size'))) row.report('size', 'is required beside a color');
  return isColorOfGarment && (target.color === null || target.size === null)
    ? null
    : { row: row.number, ...target };
}
