/** The value of a spreadsheet cell; null for an empty one. */
export type Cell = string | number | boolean | null;

/** A cell whose value differs from what it shows. */
export type AmbiguousCell =
  /** A date. Spreadsheet programs convert sizes such as 4-3 to one. */
  | { readonly ambiguity: 'date'; readonly shown: string }
  /** A number that its format shows with fewer decimals. */
  | { readonly ambiguity: 'rounded'; readonly stored: number; readonly shown: number }
  /** A formula without a calculated value. */
  | { readonly ambiguity: 'formula' };

/** A cell of an uploaded file (contract.md 'Files people upload'). */
export type FileCell = Cell | AmbiguousCell;

/** The text for a formula without a value where cells must be texts; readers recognize it (`readerOf`). */
export const uncalculated = '#FORMULA?';

/** The error of a formula without a value. */
export const neverCalculated =
  'holds a formula without a value; open the file in your spreadsheet program, save it and try again';

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

/** A cell's quoted text for messages; long texts are truncated. */
export function quoted(cell: FileCell): string {
  const text = String(plainCell(cell) ?? '').trim();
  return text.length > longestQuote ? `"${text.slice(0, longestQuote)}…"` : `"${text}"`;
}

/**
 * The parts of a number format besides the number: quoted texts, escaped characters, spacing, fillers, colors and
 * languages.
 */
const decoration = /"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g;
const condition = /\[[<>=]/;

/**
 * The number of decimals that a number format shows; null when unspecified, or when it shows another number, such as
 * percents and thousands.
 */
export function decimalsShown(format: string): number | null {
  const positive = format.replace(decoration, '').replace(/;.*$/s, '');
  if (condition.test(format) || /[%/E]/i.test(positive.replace(/general/i, ''))) return null;
  const digits = /[0#?][0#?,]*(?:\.([0#?]*))?(,?)/.exec(positive);
  if (digits === null || digits[2] === ',' || /,$/.test(digits[0])) return null;
  return digits[1]?.length ?? 0;
}

/** Spreadsheet programs calculate with 15 digits; further ones are noise. */
const significantDigits = 15;

/** A number without binary rounding noise, and as shown with this many decimals. */
export function roundAsShown(value: number, decimals: number): { stored: number; shown: number } {
  const withoutNoise = (number: number) => Number(number.toPrecision(significantDigits));
  const scale = 10 ** decimals;
  const stored = withoutNoise(value);
  // Halves are rounded away from zero, as in spreadsheet programs.
  const shown = (Math.sign(stored) * Math.round(withoutNoise(Math.abs(stored) * scale))) / scale;
  return { stored, shown };
}
