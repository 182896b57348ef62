import type { RowError } from './formatRowError';
import { isBlank, type Cell, type CellReader } from './readCell';
import type { ColumnPositions } from './readHeader';

/** The cells of one row by the names of their columns; what is wrong with them is reported with the row's number. */
export type RowCells<Column extends string> = {
  number: number;
  has: (column: Column) => boolean;
  cell: (column: Column) => Cell;
  /** The value of a cell; null when it is blank, or bad, which is reported. */
  read: <Value>(column: Column, reader: CellReader<Value>) => Value | null;
  /** The same, with a blank one reported too. */
  readRequired: <Value>(column: Column, reader: CellReader<Value>) => Value | null;
  report: (column: Column, message: string) => void;
};

/** Makes a row's cells readable, or answers null when every known column of it is blank. */
export function readCells<Column extends string>(
  positions: ColumnPositions<Column>,
  { row, cells }: { row: number; cells: readonly Cell[] },
  errors: RowError[],
): RowCells<Column> | null {
  if ([...positions.values()].every((position) => isBlank(cells[position] ?? null))) return null;
  const cell = (column: Column) => cells[positions.get(column) ?? -1] ?? null;
  const report = (column: Column, message: string) => void errors.push({ row, column, message });
  const read = <Value>(column: Column, reader: CellReader<Value>) => {
    const reading = reader(cell(column));
    if ('value' in reading) return reading.value;
    report(column, reading.error);
    return null;
  };
  return {
    number: row,
    has: (column) => positions.has(column),
    cell,
    read,
    readRequired(column, reader) {
      if (isBlank(cell(column))) report(column, 'is required');
      return read(column, reader);
    },
    report,
  };
}
