import type { RowLog } from '../spreadsheet/rowErrors';
import { message } from '../language/message';
import { readRows, type RowCells } from '../spreadsheet/rowCells';
import { catalogColumns } from './catalogColumns';
import { isBlank, type SheetRow } from '../spreadsheet/readCell';
import { readTarget, type Target } from './parseEditRows';
import { readHeader } from '../spreadsheet/readHeader';

/** The columns that identify what a row deletes (contract.md 'Files people upload'). */
export const deleteColumns = ['generic', 'sku', 'color', 'size'] as const;

type DeleteColumn = (typeof deleteColumns)[number];

/** What a row deletes: the sku of this code, or of this color and size, or else the garment. */
export type DeleteTarget = Target & { row: number };

const firstDataRow = 2;

/**
 * Parses what a file deletes, with all bad rows. A file is applied completely or not at all, so after an error the
 * remaining rows are read only to find more. A row that names a color and a size, as in a catalog file, deletes that
 * sku only, never its garment (contract.md 'Files people upload').
 */
export function parseDeleteRows(
  header: readonly string[],
  rows: Iterable<SheetRow>,
): RowLog & { targets: DeleteTarget[] } {
  const { positions, ...log } = readHeader(header, deleteColumns, [], catalogColumns);
  const { errors } = log;
  if (!positions.has('sku') && !positions.has('generic')) {
    errors.push({ row: 1, column: 'generic', message: message('the column is missing, and so is sku') });
  }
  if (errors.length > 0) return { targets: [], ...log };

  const targets: DeleteTarget[] = [];
  for (const row of readRows(positions, rows, log)) {
    const target = readDeletion(row);
    if (target !== null) targets.push(target);
  }
  if (targets.length === 0 && errors.length === 0) {
    errors.push({ row: firstDataRow, column: 'generic', message: message('the file has no products') });
  }
  return { targets, ...log };
}

function readDeletion(row: RowCells<DeleteColumn>): DeleteTarget | null {
  const target = readTarget(row);
  if (target === null) return null;
  const isColorOfGarment = target.sku === null && !isBlank(row.cell('color'));
  if (isColorOfGarment && isBlank(row.cell('size')))
    row.report('size', message('is required beside a color'));
  return isColorOfGarment && (target.color === null || target.size === null)
    ? null
    : { row: row.number, ...target };
}
