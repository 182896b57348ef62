/** What a spreadsheet's cell holds; null is an empty one. */
export type Cell = string | number | boolean | null;

/** A cell whose value is not what a person sees in it. */
export type AmbiguousCell =
  /** A date. Spreadsheet programs turn sizes such as 4-3 into one. */
  | { readonly ambiguity: 'date'; readonly shown: string }
  /** A number that its format shows with fewer decimals. */
  | { readonly ambiguity: 'rounded'; readonly stored: number; readonly shown: number }
  /** A formula that no program has calculated, so that it has no value. */
  | { readonly ambiguity: 'formula' };

/** What a cell of a file holds (contract.md 'Files people upload'). */
export type FileCell = Cell | AmbiguousCell;

/** A formula without a value as text, where cells can be nothing else; readers know it (`readerOf`). */
export const uncalculated = '#FORMULA?';

/** What is said about a formula without a value. */
export const neverCalculated =
  'holds a formula without a value; open the file in your spreadsheet program, save it and try again';

/** Whether a cell's value is not what a person sees in it. */
export function isAmbiguous(cell: FileCell): cell is AmbiguousCell {
  return typeof cell === 'object' && cell !== null;
}

/** The value of a cell alone: dates as they are shown, numbers as they are stored. */
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

/** The name of a cell, such as K12, from its row and column, counted from 0. */
export function addressOf(row: number, column: number): string {
  return `${columnLetters(column)}${row + 1}`;
}

const longestQuote = 60;

/** A cell's text in quotes, as messages about it begin; a long one is cut. */
export function quoted(cell: FileCell): string {
  const text = String(plainCell(cell) ?? '').trim();
  return text.length > longestQuote ? `"${text.slice(0, longestQuote)}…"` : `"${text}"`;
}

/** Quoted texts, characters that are escaped, space that is left free, repeated fillers, colors and languages. */
const decoration = /"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g;
const condition = /\[[<>=]/;

/**
 * How many decimals a number format shows; null when it doesn't say, or shows another number than the cell's, as
 * percents and thousands are.
 */
export function decimalsShown(format: string): number | null {
  const positive = format.replace(decoration, '').replace(/;.*$/s, '');
  if (condition.test(format) || /[%/E]/i.test(positive.replace(/general/i, ''))) return null;
  const digits = /[0#?][0#?,]*(?:\.([0#?]*))?(,?)/.exec(positive);
  if (digits === null || digits[2] === ',' || /,$/.test(digits[0])) return null;
  return digits[1]?.length ?? 0;
}

/** Spreadsheet programs themselves count with 15 digits; what is beyond them is noise. */
const significantDigits = 15;

/** A number without the noise of binary fractions, and as it is shown with so many decimals. */
export function roundAsShown(value: number, decimals: number): { stored: number; shown: number } {
  const withoutNoise = (number: number) => Number(number.toPrecision(significantDigits));
  const scale = 10 ** decimals;
  const stored = withoutNoise(value);
  // Halves go away from zero, as spreadsheet programs round.
  const shown = (Math.sign(stored) * Math.round(withoutNoise(Math.abs(stored) * scale))) / scale;
  return { stored, shown };
}
