import type { FileCell } from './cell';
import { type CellReader, isBlank, type SheetRow } from './readCell';
import type { ColumnPositions } from './readHeader';
import type { RowLog, RowNote } from './rowErrors';

/** The cells of one row by the names of their columns; what is wrong with them is reported with the row's number. */
export class RowCells<Column extends string> {
  readonly number: number;

  constructor(
    private readonly positions: ColumnPositions<Column>,
    private readonly row: SheetRow,
    private readonly log: RowLog,
  ) {
    this.number = row.row;
  }

  has(column: Column): boolean {
    return this.positions.has(column);
  }

  cell(column: Column): FileCell {
    return this.row.cells[this.positions.get(column) ?? -1] ?? null;
  }

  /** The value of a cell; null when it is blank, or bad, which is reported. */
  read<Value>(column: Column, reader: CellReader<Value>): Value | null {
    const reading = reader(this.cell(column));
    if ('error' in reading) {
      this.report(column, reading.error);
      return null;
    }
    if (reading.note !== undefined) this.note(column, reading.note);
    return reading.value;
  }

  /** The same, with a blank one reported too. */
  readRequired<Value>(column: Column, reader: CellReader<Value>): Value | null {
    this.require(column);
    return this.read(column, reader);
  }

  /** Reports a blank cell. */
  require(column: Column): void {
    if (isBlank(this.cell(column))) this.report(column, 'is required');
  }

  report(column: Column, message: string): void {
    this.log.errors.push({ row: this.number, column, message });
  }

  /** Tells something about a cell that is taken. */
  note(column: Column, message: string): void {
    this.log.notes.push({ row: this.number, column, message });
  }
}

/** The rows that have anything in their known columns; the hidden ones of all are noted. */
export function* readRows<Column extends string>(
  positions: ColumnPositions<Column>,
  rows: Iterable<SheetRow>,
  log: RowLog,
): Generator<RowCells<Column>> {
  for (const row of notingHidden(rows, log.notes)) {
    const cells = new RowCells(positions, row, log);
    if ([...positions.keys()].some((column) => !isBlank(cells.cell(column)))) yield cells;
  }
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
