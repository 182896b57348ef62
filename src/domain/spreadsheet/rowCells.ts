import { type Message, message } from '../language/message';
import { withIsolatedValues } from '../text/isolated';
import type { FileCell } from './cell';
import { LostZeros } from './lostZeros';
import { type CellReader, isBlank, type SheetRow } from './readCell';
import type { ColumnPositions } from './readHeader';
import type { RowLog, RowNote } from './rowErrors';

/** The error of a blank cell that must not be. */
export const isRequired = message('is required');

/** The cells of a row by column name; errors are reported with the row's number. */
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

  /** The value of a cell; null when blank, or bad, which is reported. */
  read<Value>(column: Column, reader: CellReader<Value>): Value | null {
    const reading = reader(this.cell(column));
    if ('error' in reading) {
      this.report(column, reading.error);
      return null;
    }
    if (reading.note !== undefined) this.note(column, reading.note);
    return reading.value;
  }

  /** As `read`, but blank cells are reported too. */
  readRequired<Value>(column: Column, reader: CellReader<Value>): Value | null {
    this.require(column);
    return this.read(column, reader);
  }

  /** Reports a blank cell. */
  require(column: Column): void {
    if (isBlank(this.cell(column))) this.report(column, isRequired);
  }

  report(column: Column, error: Message): void {
    this.log.errors.push({ row: this.number, column, message: withIsolatedValues(error) });
  }

  /** Adds a note about a valid cell. */
  note(column: Column, note: Message): void {
    this.log.notes.push({ row: this.number, column, message: withIsolatedValues(note) });
  }
}

/**
 * The rows with a value in any known column; hidden rows are noted. After the last one, codes that have lost their
 * leading zeros are reported.
 */
export function* readRows<Column extends string>(
  positions: ColumnPositions<Column>,
  rows: Iterable<SheetRow>,
  log: RowLog,
): Generator<RowCells<Column>> {
  const codes = [...positions].flatMap(([column, position]) => {
    const lostZeros = LostZeros.of(column);
    return lostZeros === null ? [] : [{ position, lostZeros }];
  });
  for (const row of notingHidden(rows, log.notes)) {
    for (const { position, lostZeros } of codes) lostZeros.add(row.row, row.cells[position] ?? null);
    const cells = new RowCells(positions, row, log);
    if ([...positions.keys()].some((column) => !isBlank(cells.cell(column)))) yield cells;
  }
  for (const { lostZeros } of codes) log.errors.push(...lostZeros.errors());
}

/**
 * Yields the rows unchanged, with one note for each group of consecutive hidden rows (contract.md 'Files people
 * upload').
 */
export function* notingHidden(rows: Iterable<SheetRow>, notes: RowNote<Message>[]): Generator<SheetRow> {
  /** The current group of hidden rows; none when it begins in row 0. */
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

function noteOfHidden(first: number, last: number): RowNote<Message> {
  const note =
    first === last
      ? message('the row is hidden in the spreadsheet, and is taken all the same')
      : message('rows {first} to {last} are hidden in the spreadsheet, and are taken all the same', {
          first,
          last,
        });
  return { row: first, column: '', message: note };
}
