import { isolated } from '../text/isolated';

/** No more messages are added to a cell beyond this length. */
const longestMessage = 1000;

/**
 * Sorts bad cells by row, in the order found, and merges equal messages of several catalogs about one cell
 * (contract.md 'Files people upload').
 */
export function byRow(errors: readonly RowError[]): RowError[] {
  const byCell = new Map<string, RowError>();
  for (const error of errors) {
    const cell = `${error.row} ${error.column}`;
    const known = byCell.get(cell);
    if (known === undefined) byCell.set(cell, error);
    else if (known.message.length < longestMessage && !known.message.split('; ').includes(error.message))
      byCell.set(cell, { ...known, message: `${known.message}; ${error.message}` });
  }
  return [...byCell.values()].sort((a, b) => a.row - b.row);
}

/** A sentence about a bad file without its rows, which are listed separately. */
export function badRowsSentence(errors: readonly RowError[]): string {
  const count = new Set(errors.map(({ row }) => row)).size;
  return `The file has ${count === 1 ? '1 bad row' : `${count} bad rows`}, nothing was changed.`;
}

/**
 * An error of one cell of an uploaded spreadsheet; rows count as in the spreadsheet, header = 1 (contract.md 'Files people
 * upload').
 */
export type RowError = { row: number; column: string; message: string };

/**
 * A note about an accepted file: a rounded price, hidden rows. The column is '' for entire rows (contract.md 'Files
 * people upload').
 */
export type RowNote = RowError;

/** The errors and notes of a file's rows. */
export type RowLog = { errors: RowError[]; notes: RowNote[] };

/** Formats a note, as `formatRowError` does bad cells. */
export function formatRowNote(note: RowNote): string {
  return note.column === '' ? `Row ${note.row}: ${note.message}` : formatRowError(note);
}

/** Formats a bad cell: 'Row N, column X: message' (contract.md 'Files people upload'). */
export function formatRowError({ row, column, message }: RowError): string {
  return `Row ${row}, column ${isolated(column)}: ${message}`;
}

/** Parses a line made by `formatRowError`; null for any other line (contract.md 'Files people upload'). */
export function parseRowError(line: string): RowError | null {
  const [, row = '', column = '', message = ''] = /^Row (\d+), column ([^:]+): (.+)$/s.exec(line) ?? [];
  return row === '' ? null : { row: Number(row), column, message };
}
