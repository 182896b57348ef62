import { message } from '../language/message';
import { toCents } from '../money';
import { maxQuantity } from '../orders/quantities';
import { isUnit } from '../orders/unitWords';
import { type Cell, isAmbiguous, inQuotes } from './cell';
import { type CellReader, type Reading, readerOf, takenAs, withNote } from './readCell';

const maxPrice = 999_999_999;
const maxStock = 999_999_999;
/** Spreadsheet programs put an apostrophe before a number that is to be a text. */
const apostrophe = /^['’]\s*(?=[+-]?\d)/;

const readPlainPrice = readerOf<number>((text, cell) => {
  const number = text.replace(apostrophe, '');
  const cents = toCents(typeof cell === 'number' ? cell : number);
  if (cents === null)
    return {
      error: message('{cell} must be a price with at most two decimals, as in 12.50', inQuotes(cell)),
    };
  if (cents < 0) return { error: message('{cell} must not be negative', inQuotes(cell)) };
  if (cents > maxPrice) return { error: message('{cell} must be at most 9999999.99', inQuotes(cell)) };
  return number === text ? { value: cents } : { value: cents, note: takenAs(text, number) };
}, 'number');

/**
 * Reads a cell as a price, in integer cents, from major units with at most two decimals. A price that the cell shows
 * rounded is taken as shown, with a note (contract.md 'Conventions').
 */
export const readPrice: CellReader<number> = (cell) => {
  if (!isAmbiguous(cell) || cell.ambiguity !== 'rounded') return readPlainPrice(cell);
  return withNote(
    readPlainPrice(cell.shown),
    message('{cell} is taken as {value}, as the cell shows it', { ...inQuotes(cell), value: cell.shown }),
  );
};

/**
 * Reads a cell as the quantity of a rule, such as a minimum: an integer, 0 for none (contract.md 'Minimums and
 * multiples').
 */
export const readRuleQuantity = readerOf<number>((text, cell) => {
  const pieces = piecesOf(text);
  if (pieces === null || pieces < 0)
    return { error: message('{cell} must be a whole number, 0 or more', inQuotes(cell)) };
  return pieces <= maxQuantity ? noting(text, pieces) : { error: beyond(cell, maxQuantity) };
}, 'number');

/**
 * Reads a cell as stock: an integer, a negative one as 0 with a note, as systems that oversell write them (contract.md
 * 'Files people upload').
 */
export const readStock = readerOf<number>((text, cell) => {
  const pieces = piecesOf(text);
  if (pieces === null) return { error: message('{cell} must be a whole number', inQuotes(cell)) };
  return pieces <= maxStock ? noting(text, Math.max(0, pieces)) : { error: beyond(cell, maxStock) };
}, 'number');

const beyond = (cell: Cell, most: number) =>
  message('{cell} must be at most {most}', { ...inQuotes(cell), most });

const noting = (text: string, value: number): Reading<number> =>
  /^\d+$/.test(text) ? { value } : { value, note: takenAs(text, value) };

/** Negative with a minus on either side, or in brackets; a unit of pieces may follow. */
const piecesPattern = /^(?:([-+]?)\s*(\d+)(-?)|\((\d+)\))\s*(\p{L}[\p{L}\p{M}.'’]*)?$/u;

/** The pieces in texts such as 12, '5, +5, 12 pcs, -1, 1- and (1); null for others. */
function piecesOf(text: string): number | null {
  const [match, sign, digits, minus, bracketed, unit] =
    piecesPattern.exec(text.replace(apostrophe, '')) ?? [];
  if (match === undefined || (unit !== undefined && !isUnit(unit))) return null;
  const pieces = Number(digits ?? bracketed);
  const isNegative = sign === '-' || minus === '-' || bracketed !== undefined;
  return isNegative && pieces > 0 ? -pieces : pieces;
}
