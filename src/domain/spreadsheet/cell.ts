import { message } from '../language/message';
import { isolated } from '../text/isolated';
import { toStoredText } from '../text/storedText';

/** The value of a spreadsheet cell; null for an empty one. */
export type Cell = string | number | boolean | null;

/** A cell whose value differs from what it shows. */
export type AmbiguousCell =
  /** A date. Spreadsheet programs convert sizes such as 4-3 to one. */
  | { readonly ambiguity: 'date'; readonly shown: string }
  /** A number that its format shows with fewer decimals. */
  | { readonly ambiguity: 'rounded'; readonly stored: number; readonly shown: number }
  /**
   * A number that its format shows as another one, or hides: `shown` is the text that the eye sees, trimmed. 50% for
   * 0.5, 1 for 1250 (thousands), 36 1/2 for 36.5, 1.20E+06 for 1200000 (`isScientific`; also where somebody typed the
   * code 12E5), '' for a format such as `;;;`.
   */
  | { readonly ambiguity: 'scaled'; readonly stored: number; readonly shown: string }
  /** A formula without a calculated value. */
  | { readonly ambiguity: 'formula' };

/** A cell of an uploaded file (contract.md 'Files people upload'). */
export type FileCell = Cell | AmbiguousCell;

/** The text for a formula without a value where cells must be texts; readers recognize it (`readerOf`). */
export const uncalculated = '#FORMULA?';

/** The error of a formula without a value. */
export const neverCalculated = message(
  'holds a formula without a value; open the file in your spreadsheet program, save it and try again',
);

/** Whether a cell's value differs from what it shows. */
export function isAmbiguous(cell: FileCell): cell is AmbiguousCell {
  return typeof cell === 'object' && cell !== null;
}

/** The plain value of a cell: dates as shown, numbers as stored. */
export function plainCell(cell: FileCell): Cell {
  if (!isAmbiguous(cell)) return cell;
  if (cell.ambiguity === 'formula') return null;
  return cell.ambiguity === 'date' ? cell.shown : cell.stored;
}

/** The letters of a column, counted from 0: A … Z, AA … */
export function columnLetters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last;
}

/** The address of a cell, such as K12, from its row and column, counted from 0. */
export function addressOf(row: number, column: number): string {
  return `${columnLetters(column)}${row + 1}`;
}

const longestQuote = 60;

/** A cell as a text: '' for an empty one, TRUE and FALSE as spreadsheet programs show them. */
export function cellAsText(cell: Cell): string {
  return typeof cell === 'boolean' ? String(cell).toUpperCase() : String(cell ?? '');
}

/** A cell's text for people, as shown where its format shows another. */
export function seenText(cell: FileCell): string {
  const isScaled = isAmbiguous(cell) && cell.ambiguity === 'scaled';
  return toStoredText(cellAsText(isScaled ? cell.shown : plainCell(cell))).trim();
}

/** The value of a message about a cell: its quoted text. */
export const inQuotes = (cell: FileCell) => ({ cell: quoted(cell) });

/** A cell's quoted text for messages, set apart from them (`isolated`); long texts are truncated. */
export function quoted(cell: FileCell): string {
  const text = seenText(cell);
  return `"${isolated(text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text)}"`;
}
