import type { FileCell } from './oddCell';
import { type CellReader, isBlank, type SheetRow } from './readCell';
import type { ColumnPositions } from './readHeader';
import type { RowLog, RowNote } from './rowErrors';

/** The cells of one row by the names of their columns; what is wrong with them is reported with the row's number. */
export type RowCells<Column extends string> = {
  number: number;
  has: (column: Column) => boolean;
  cell: (column: Column) => FileCell;
  /** The value of a cell; null when it is blank, or bad, which is reported. */
  read: <Value>(column: Column, reader: CellReader<Value>) => Value | null;
  /** The same, with a blank one reported too. */
  readRequired: <Value>(column: Column, reader: CellReader<Value>) => Value | null;
  /** Reports a blank cell. */
  require: (column: Column) => void;
  report: (column: Column, message: string) => void;
  /** Tells something about a cell that is taken. */
  note: (column: Column, message: string) => void;
};

/** Makes a row's cells readable, or returns null when all its known columns are blank. */
export function readCells<Column extends string>(
  positions: ColumnPositions<Column>,
  { row, cells }: SheetRow,
  { errors, notes }: RowLog,
): RowCells<Column> | null {
  if ([...positions.values()].every((position) => isBlank(cells[position] ?? null))) return null;
  const cell = (column: Column) => cells[positions.get(column) ?? -1] ?? null;
  const report = (column: Column, message: string) => void errors.push({ row, column, message });
  const note = (column: Column, message: string) => void notes.push({ row, column, message });
  const require = (column: Column) => {
    if (isBlank(cell(column))) report(column, 'is required');
  };
  const read = <Value>(column: Column, reader: CellReader<Value>) => {
    const reading = reader(cell(column));
    if ('error' in reading) {
      report(column, reading.error);
      return null;
    }
    if (reading.note !== undefined) note(column, reading.note);
    return reading.value;
  };
  return {
    number: row,
    has: (column) => positions.has(column),
    cell,
    read,
    readRequired(column, reader) {
      require(column);
      return read(column, reader);
    },
    require,
    report,
    note,
  };
}

/** Passes rows on, and notes which of them are hidden: consecutive ones together (contract.md 'Files people upload'). */
export function* notingHidden(rows: Iterable<SheetRow>, notes: RowNote[]): Generator<SheetRow> {
  /** The run of hidden rows that is being passed on; none when it begins in row 0. */
  let [first, last] = [0, 0];
  for (const row of rows) {
    if (row.isHidden === true) [first, last] = [first === 0 ? row.row : first, row.row];
    else if (first > 0) {
      notes.push(noteOfHidden(first, last));
      first = 0;
    }
    yield row;
  }
  if (first > 0) notes.push(noteOfHidden(first, last));
}

function noteOfHidden(first: number, last: number): RowNote {
  const [which, are] = first === last ? ['the row', 'is'] : [`rows ${first} to ${last}`, 'are'];
  const message = `${which} ${are} hidden in the spreadsheet, and ${are} taken all the same`;
  return { row: first, column: '', message };
}
