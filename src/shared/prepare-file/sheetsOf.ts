import { type Range, utils, type WorkBook, type WorkSheet } from 'xlsx';
import { type Message, message } from '../../domain/language/message';
import { groupBy } from '../../domain/groupBy';
import { memoize } from '../../domain/memoize';
import { formatCurrency } from '../../domain/prepare/currencies';
import { noteRows } from '../../domain/prepare/notesOf';
import {
  type AmbiguousCell,
  type Cell,
  columnLetters,
  isAmbiguous,
  neverCalculated,
  uncalculated,
} from '../../domain/spreadsheet/cell';
import { heldEan } from '../../domain/spreadsheet/codeReaders';
import type { ScaledCell as ScaledNumber } from '../../domain/spreadsheet/changedCells';
import { isScientific } from '../../domain/spreadsheet/numberFormat';
import { isBlank } from '../../domain/spreadsheet/readCell';
import { notingHidden } from '../../domain/spreadsheet/rowCells';
import { noteLine, type RowNote } from '../../domain/spreadsheet/rowErrors';
import { cellReaderOf, isHiddenSheet } from '../file-check/readSheet';

/** A sheet of a file: its name, and its rows from the first to the last, blank ones included. */
export interface RawSheet {
  readonly name: string;
  /** Whether the spreadsheet program does not show it. */
  readonly isHidden: boolean;
  readonly rows: readonly (readonly Cell[])[];
  /** Whether only the first rows and maybe the last one of the sheet were read so far. */
  readonly isCut?: boolean;
  /** The number of rows of a sheet that was cut by the library. */
  readonly count?: number;
  /** Warnings about cells whose value differs from what they show, if any. */
  readonly notes?: readonly Message[];
  /** The numbers that their format shows as others; the rows have them as stored. */
  readonly scaled?: readonly ScaledCell[];
}

/** A number that its format shows as another one; row and column are counted from 0. */
export interface ScaledCell {
  readonly row: number;
  readonly column: number;
  readonly stored: number;
  readonly shown: string;
}

/** The sheets of a workbook. */
export function sheetsOf(workbook: WorkBook): RawSheet[] {
  const { SheetNames, Sheets } = workbook;
  const toCell = cellReaderOf(workbook);
  return SheetNames.flatMap((name, index) => {
    const sheet = Sheets[name];
    if (sheet === undefined) return [];
    return [{ name, isHidden: isHiddenSheet(workbook, index), ...readRows(sheet, toCell) }];
  });
}

type CellReader = ReturnType<typeof cellReaderOf>;

function readRows(sheet: WorkSheet, toCell: CellReader): Omit<RawSheet, 'name' | 'isHidden'> {
  const { rows, found, merged } = rowsOf(sheet, toCell);
  const rowProps = sheet['!rows'] ?? [];
  const hidden: RowNote<Message>[] = [];
  const seen = rows.map((cells, index) => ({
    row: index + 1,
    cells,
    isHidden: rowProps[index]?.hidden === true,
  }));
  Array.from(notingHidden(seen, hidden));
  const notes = [...hidden.map(noteLine), ...cellWarnings(found), ...merged];
  const scaled = found.flatMap(({ row, column, cell }) =>
    cell.ambiguity === 'scaled' && !isScientific(cell.shown)
      ? [{ row, column, stored: cell.stored, shown: cell.shown }]
      : [],
  );
  const full: unknown = sheet['!fullref'];
  return {
    rows,
    ...(typeof full === 'string' && { isCut: true, count: utils.decode_range(full).e.r + 1 }),
    ...(notes.length > 0 && { notes }),
    ...(scaled.length > 0 && { scaled }),
  };
}

/** All rows up to the last one with a cell; vertically merged cells repeat their value in each row. */
function rowsOf(
  sheet: WorkSheet,
  toCell: CellReader,
): { rows: Cell[][]; found: FoundCell[]; merged: Message[] } {
  const found: FoundCell[] = [];
  const rows = Array.from(sheet['!data'] ?? [], (cells, row) =>
    Array.from(cells ?? [], (raw, column) => {
      const cell = toCell(raw);
      if (!isAmbiguous(cell)) return cell;
      found.push({ row, column, cell });
      // A formula that was never calculated shows nothing: readers recognize the marker.
      if (cell.ambiguity === 'formula') return uncalculated;
      // A code such as 12E5 is stored as a number: the text that is left of it tells the upload's check.
      const isLost = cell.ambiguity !== 'scaled' || (isScientific(cell.shown) && heldEan(cell) === null);
      return isLost ? cell.shown : cell.stored;
    }),
  );
  writeCurrencies(rows, sheet);
  const filled = fillMerged(rows, sheet['!merges'] ?? []);
  while (rows.at(-1)?.every(isBlank)) rows.pop();
  const merged = noteRows(filled, message('the value of merged cells is used in each of their rows'));
  return { rows, found, merged };
}

/**
 * Copies the values of vertically merged cells down, and returns the numbers of the filled rows. Rows in which all
 * cells are merged stay blank.
 */
function fillMerged(rows: Cell[][], merges: readonly Range[]): number[] {
  const filled: number[] = [];
  const hasOwn = rows.map((cells) => !cells.every(isBlank));
  for (const { s: start, e: end } of merges) {
    const top = rows[start.r]?.[start.c] ?? null;
    if (isBlank(top)) continue;
    for (const [offset, row] of rows.slice(start.r + 1, end.r + 1).entries()) {
      const index = start.r + 1 + offset;
      if (hasOwn[index] !== true || !isBlank(row[start.c] ?? null)) continue;
      while (row.length < start.c) row.push(null);
      row[start.c] = top;
      filled.push(index + 1);
    }
  }
  return filled.sort((a, b) => a - b);
}

/** A cell whose value differs from what it shows; row and column are counted from 0. */
interface FoundCell {
  readonly row: number;
  readonly column: number;
  readonly cell: AmbiguousCell;
}

/** A warning for each column and kind of such cells, with the first one. */
function cellWarnings(found: readonly FoundCell[]): Message[] {
  const isHeld = (cell: AmbiguousCell) => cell.ambiguity === 'scaled' && heldEan(cell) !== null;
  const groups = groupBy(found, ({ column, cell }) => `${cell.ambiguity} ${isHeld(cell)} ${column}`);
  return [...groups.values()].flatMap((cells) =>
    cells.slice(0, 1).map(({ row, column, cell }) => {
      const warning = { row: row + 1, column: columnLetters(column), note: warningText(cell) };
      return cells.length === 1
        ? message('Row {row}, column {column}: {note}', warning)
        : message('Row {row} and {more} more, column {column}: {note}', {
            ...warning,
            more: cells.length - 1,
          });
    }),
  );
}

function warningText(cell: AmbiguousCell): Message {
  switch (cell.ambiguity) {
    case 'date':
      return message('{cell} is a date in the spreadsheet, and is taken as this text', {
        cell: `"${cell.shown}"`,
      });
    case 'rounded':
      return message('{cell} is taken as {value}, as the cell shows it', {
        cell: `"${cell.stored}"`,
        value: cell.shown,
      });
    case 'scaled':
      return scaledWarning(cell);
    case 'formula':
      return neverCalculated;
  }
}

function scaledWarning(cell: ScaledNumber): Message {
  const { shown, stored } = cell;
  const values = { shown, stored };
  if (!isScientific(shown))
    return message(
      'the cell shows "{shown}" but holds {stored}; choose which is meant beside the columns',
      values,
    );
  const ean = heldEan(cell);
  return ean === null
    ? message('the cell shows "{shown}" for {stored}, and is taken as this text', values)
    : message('the cell shows "{shown}" for {stored}, and is taken as {ean}', { ...values, ean });
}

/**
 * Appends the currency of a number's format to the number, so that mixed currencies are noticed. Columns that also have
 * numbers as text are skipped, as those may use another decimal mark.
 */
function writeCurrencies(rows: Cell[][], sheet: WorkSheet): void {
  const currencyOf = memoize(formatCurrency);
  const withTexts = new Set(
    rows.flatMap((cells) =>
      [...cells.entries()].flatMap(([column, cell]) =>
        typeof cell === 'string' && /\d[.,]\d/.test(cell) ? [column] : [],
      ),
    ),
  );
  for (const [row, cells] of rows.entries()) {
    for (const [column, cell] of cells.entries()) {
      if (typeof cell !== 'number' || withTexts.has(column)) continue;
      const currency = currencyOf(String(sheet['!data']?.[row]?.[column]?.z ?? ''));
      if (currency !== '') cells[column] = `${cell} ${currency}`;
    }
  }
}
