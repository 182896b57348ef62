import { catalogColumns, requiredCatalogColumns, type CatalogColumn } from './catalogColumns';
import type { RowError } from './formatRowError';

/** Where each known column of a file stands, counted from 0. */
export type ColumnPositions = ReadonlyMap<CatalogColumn, number>;

const headerRow = 1;
const columnsByKey = new Map(catalogColumns.map((column) => [keyOf(column), column]));

/**
 * Finds the columns of a catalog file by its header, in any order, without regard to case, spaces and
 * underscores; names required ones that are missing and known ones that stand twice, ignores unknown ones
 * (api.md 'Files people upload').
 */
export function readHeader(header: readonly string[]): { positions: ColumnPositions; errors: RowError[] } {
  const positions = new Map<CatalogColumn, number>();
  const errors: RowError[] = [];

  header.forEach((title, position) => {
    const column = columnsByKey.get(keyOf(title));
    if (column === undefined) return;
    if (positions.has(column)) errors.push({ row: headerRow, column, message: 'the column stands twice' });
    else positions.set(column, position);
  });

  for (const column of requiredCatalogColumns) {
    if (!positions.has(column)) errors.push({ row: headerRow, column, message: 'the column is missing' });
  }
  return { positions, errors };
}

function keyOf(title: string): string {
  return title.toLowerCase().replace(/[\s_]+/g, '');
}
