import { eanRefusal, toEan } from '../ean';
import { isCurrency, toCents } from '../money';
import { maxQuantity } from '../orders/quantities';
import { isColorNumber, isGeneric, padColor } from '../sku';
import {
  type Cell,
  type FileCell,
  isAmbiguous,
  neverCalculated,
  type AmbiguousCell,
  quoted,
  uncalculated,
} from './cell';

/** A row below the header, numbered as in the spreadsheet: the header is row 1. */
export type SheetRow = { row: number; cells: readonly FileCell[]; isHidden?: boolean };

/**
 * The result of reading a cell: a value, null when blank, or an error; `note` explains a value that differs from what
 * the cell shows. Both quote the cell (contract.md 'Files people upload').
 */
export type Reading<Value> =
  | { readonly value: Value | null; readonly note?: string }
  | { readonly error: string };

/** Reads a cell as one kind of value. */
export type CellReader<Value> = (cell: FileCell) => Reading<Value>;

const spreadsheetErrorPattern = /^#(REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|GETTING_DATA)$/i;
const truths = new Map([
  ['true', true],
  ['yes', true],
  ['1', true],
  ['false', false],
  ['no', false],
  ['0', false],
]);
const maxPrice = 999_999_999;
const maxStock = 999_999_999;

/** The error of a text that stands for an uncomputable value; null for other texts. */
export function cellFault(text: string): string | null {
  if (text === uncalculated) return neverCalculated;
  return spreadsheetErrorPattern.test(text) ? `holds the spreadsheet error ${text}` : null;
}

/** Whether a cell is empty or only spaces. */
export function isBlank(cell: FileCell): boolean {
  return cell === null || (typeof cell === 'string' && cell.trim() === '');
}

/** Reads a cell as a trimmed code of limited length; a number stays as written (the contract's Garment). */
export function readCodeUpTo(longest: number): CellReader<string> {
  return readerOf<string>((text) => textUpTo(longest, text));
}

/** Reads a cell as text, as `readCodeUpTo` does; a date is taken as shown, with a note. */
export function readTextUpTo(longest: number): CellReader<string> {
  const read = readCodeUpTo(longest);
  return (cell) => {
    if (!isAmbiguous(cell) || cell.ambiguity !== 'date') return read(cell);
    const note = `${quoted(cell)} is a date in the spreadsheet, and is taken as this text`;
    return withNote(read(cell.shown), note);
  };
}

function textUpTo(longest: number, text: string): Reading<string> {
  return text.length <= longest ? { value: text } : { error: `must have at most ${longest} characters` };
}

function withNote<Value>(reading: Reading<Value>, note: string): Reading<Value> {
  return 'error' in reading ? reading : { ...reading, note };
}

/** Reads a cell as a generic: 6 capital letters or digits (contract.md 'Shapes'). */
export const readGeneric = readerOf<string>((text) =>
  isGeneric(text) ? { value: text } : { error: 'must be 6 capital letters or digits, as in WJM123' },
);

/** Reads a cell as a color number, a numeric one padded to 3 digits (contract.md 'Fine print'). */
export const readColor = readerOf<string>((text) => {
  const color = padColor(text);
  return isColorNumber(color)
    ? { value: color }
    : { error: 'must be 3 digits or capital letters, as in 000' };
});

/** Reads a cell as an ISO 4217 currency: 3 capitals (contract.md 'Conventions'). */
export const readCurrency = readerOf<string>((text) => {
  if (!/^[A-Z]{3}$/.test(text)) return { error: 'must be a currency of 3 capitals, as in EUR' };
  return isCurrency(text) ? { value: text } : { error: 'is not a currency of ISO 4217, as EUR is' };
});

const readPlainPrice = readerOf<number>((text, cell) => {
  const cents = toCents(typeof cell === 'number' ? cell : text);
  if (cents === null) return { error: 'must be a price with at most two decimals, as in 12.50' };
  if (cents < 0) return { error: 'must not be negative' };
  return cents <= maxPrice ? { value: cents } : { error: 'must be at most 9999999.99' };
});

/**
 * Reads a cell as a price, in integer cents, from major units with at most two decimals. A price that the cell shows
 * rounded is taken as shown, with a note (contract.md 'Conventions').
 */
export const readPrice: CellReader<number> = (cell) => {
  if (!isAmbiguous(cell) || cell.ambiguity !== 'rounded') return readPlainPrice(cell);
  return withNote(
    readPlainPrice(cell.shown),
    `${quoted(cell)} is taken as ${cell.shown}, as the cell shows it`,
  );
};

/**
 * Reads a cell as the quantity of a rule, such as a minimum: an integer, 0 for none (contract.md 'Minimums and
 * multiples').
 */
export const readRuleQuantity = readerOf<number>((text) => {
  if (!/^\d+$/.test(text)) return { error: 'must be a whole number, 0 or more' };
  return Number(text) <= maxQuantity ? { value: Number(text) } : { error: `must be at most ${maxQuantity}` };
});

/** Reads a cell as stock: an integer, 0 or more (contract.md 'Files people upload'). */
export const readStock = readerOf<number>((text) => {
  if (/^-\d+$/.test(text)) return { error: 'must not be negative' };
  if (!/^\d+$/.test(text)) return { error: 'must be a whole number' };
  const pieces = Number(text);
  return pieces <= maxStock ? { value: pieces } : { error: `must be at most ${maxStock}` };
});

/** Reads a cell as a normalized EAN. */
export const readEan = readerOf<string>((text) => {
  const ean = toEan(text);
  return ean === null ? { error: eanRefusal(text) } : { value: ean };
});

/** Reads a cell as a boolean: TRUE/FALSE, true/false, yes/no or 1/0 (contract.md 'Fine print'). */
export const readTruth = readerOf<boolean>((text) => {
  const value = truths.get(text.toLowerCase());
  return value === undefined ? { error: 'must be TRUE or FALSE, yes or no, 1 or 0' } : { value };
});

/**
 * Reads cells by their trimmed text: blank ones are null; the spreadsheet's own errors, dates, formulas without a
 * value and texts that cannot be stored are errors; all others go to `read`. Errors are quoted, unless `read` has done
 * so (contract.md 'Files people upload').
 */
export function readerOf<Value>(read: (text: string, cell: Cell) => Reading<Value>): CellReader<Value> {
  const readPlain = (cell: Cell): Reading<Value> => {
    if (cell === null) return { value: null };
    const text = String(cell).trim();
    if (text === '') return { value: null };
    const fault = cellFault(text);
    if (fault !== null) return { error: fault };
    if (text.includes('\u0000')) return { error: 'holds a character that cannot be stored' };
    const reading = read(text, cell);
    if (!('error' in reading) || reading.error.startsWith('"')) return reading;
    return { error: `${quoted(cell)} ${reading.error}` };
  };
  return (cell) => (isAmbiguous(cell) ? readAmbiguous(cell, readPlain) : readPlain(cell));
}

function readAmbiguous<Value>(cell: AmbiguousCell, read: (cell: Cell) => Reading<Value>): Reading<Value> {
  switch (cell.ambiguity) {
    case 'formula':
      return { error: neverCalculated };
    case 'date':
      return {
        error: `${quoted(cell)} is a date in the spreadsheet; format the cell as text and type it again`,
      };
    case 'scaled':
      return { error: scaledFault(cell) };
    case 'rounded':
      return withNote(read(cell.stored), `${quoted(cell)} is taken, although the cell shows ${cell.shown}`);
  }
}

function scaledFault({ shown, stored }: { shown: string; stored: number }): string {
  const seen = shown === '' ? 'nothing' : `"${shown}"`;
  return `shows ${seen} but holds ${stored}: format the cell as a plain number and enter it again`;
}
