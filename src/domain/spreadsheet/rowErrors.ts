import { type Message, message } from '../language/message';
import { inEnglish, inWords, type Translate } from '../language/wording';
import { isolated } from '../text/isolated';

/** No more messages are added to a cell beyond this length. */
const longestMessage = 1000;

/**
 * Sorts bad cells by row, in the order found, and merges equal messages of several catalogs about one cell
 * (contract.md 'Files people upload').
 */
export function byRow<Words extends string | Message>(
  errors: readonly RowError<Words>[],
): RowError<Words | Message>[] {
  const byCell = new Map<string, RowError<Words | Message>>();
  for (const error of errors) {
    const cell = `${error.row} ${error.column}`;
    const known = byCell.get(cell);
    if (known === undefined) byCell.set(cell, error);
    else if (!isSaid(error, known))
      byCell.set(cell, { ...known, message: bothOf(known.message, error.message) });
  }
  return [...byCell.values()].sort((a, b) => a.row - b.row);
}

/** Whether a cell's messages have this one, or are too long for more. */
function isSaid(error: RowError, known: RowError): boolean {
  const said = inWords(inEnglish, known.message);
  return said.length >= longestMessage || said.split('; ').includes(inWords(inEnglish, error.message));
}

/** The error of a name that an earlier row has. */
export const repeats = (name: string, row: number): Message =>
  message('repeats {name} of row {row}', { name, row });

/** Two messages about one cell. */
export const bothOf = (one: string | Message, another: string | Message): Message =>
  message('{one}; {another}', { one, another });

/** A sentence about a bad file without its rows, which are listed separately. */
export function badRowsSentence(errors: readonly RowError[]): Message {
  return message(
    'The file has {rows, plural, one {{rows} bad row} other {{rows} bad rows}}, nothing was changed.',
    { rows: new Set(errors.map(({ row }) => row)).size },
  );
}

/**
 * An error of one cell of an uploaded spreadsheet; rows count as in the spreadsheet, header = 1 (contract.md 'Files people
 * upload'). Its message is in words already where the host has answered or an earlier release has stored it.
 */
export type RowError<Words = string | Message> = { row: number; column: string; message: Words };

/**
 * A note about an accepted file: a rounded price, hidden rows. The column is '' for entire rows (contract.md 'Files
 * people upload').
 */
export type RowNote<Words = string | Message> = RowError<Words>;

/** The errors and notes of a file's rows. */
export type RowLog = { errors: RowError<Message>[]; notes: RowNote<Message>[] };

/** Errors or notes with their messages in words. */
export const wordRows = (t: Translate, rows: readonly RowError[]): RowError<string>[] =>
  rows.map((one) => ({ ...one, message: inWords(t, one.message) }));

/** A note as a line for the page. */
export const noteLine = ({ row, column, message: note }: RowNote): Message =>
  column === ''
    ? message('Row {row}: {note}', { row, note })
    : message('Row {row}, column {column}: {note}', { row, column: isolated(column), note });

/** Formats a note, as `formatRowError` does bad cells. */
export function formatRowNote(note: RowNote): string {
  return note.column === '' ? `Row ${note.row}: ${inWords(inEnglish, note.message)}` : formatRowError(note);
}

/**
 * Formats a bad cell: 'Row N, column X: message', where what is not in words yet is in English (contract.md 'Files people
 * upload').
 */
export function formatRowError({ row, column, message: what }: RowError): string {
  return `Row ${row}, column ${isolated(column)}: ${inWords(inEnglish, what)}`;
}

/** Parses a line made by `formatRowError`; null for any other line (contract.md 'Files people upload'). */
export function parseRowError(line: string): RowError<string> | null {
  const [, row = '', column = '', what = ''] = /^Row (\d+), column ([^:]+): (.+)$/s.exec(line) ?? [];
  return row === '' ? null : { row: Number(row), column, message: what };
}
