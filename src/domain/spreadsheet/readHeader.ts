import type { RowError } from './rowErrors';

/** The position of each known column of a file, counted from 0. */
export type ColumnPositions<Column extends string> = ReadonlyMap<Column, number>;

const headerRow = 1;

/**
 * Finds the columns of an uploaded file by its header, in any order, ignoring case, spaces and underscores;
 * names required ones that are missing and known ones that occur twice, ignores unknown ones
 * (api.md 'Files people upload').
 */
export function readHeader<Column extends string>(
  header: readonly string[],
  columns: readonly Column[],
  required: readonly Column[],
): { positions: ColumnPositions<Column>; errors: RowError[] } {
  const columnsByKey = new Map(columns.map((column) => [keyOf(column), column]));
  const positions = new Map<Column, number>();
  const errors: RowError[] = [];

  header.forEach((title, position) => {
    const column = columnsByKey.get(keyOf(title));
    if (column === undefined) return;
    if (positions.has(column)) errors.push({ row: headerRow, column, message: 'the column appears twice' });
    else positions.set(column, position);
  });

  for (const column of required) {
    if (!positions.has(column)) errors.push({ row: headerRow, column, message: 'the column is missing' });
  }
  return { positions, errors };
}

function keyOf(title: string): string {
  return title.toLowerCase().replace(/[\s_]+/g, '');
}
