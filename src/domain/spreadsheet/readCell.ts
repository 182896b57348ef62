import { eanRefusal, toEan } from '../ean';
import { toCents } from '../money';
import { isColorNumber, isGeneric, padColor } from '../sku';

/** What a spreadsheet's cell holds; null is an empty one. */
export type Cell = string | number | boolean | null;

/** A row of a spreadsheet below its header, numbered as in the spreadsheet: the header is row 1. */
export type SheetRow = { row: number; cells: readonly Cell[] };

/**
 * What a cell says: a value, null when it is blank, or what is wrong with it (api.md 'Files people upload').
 */
export type Reading<Value> = { readonly value: Value | null } | { readonly error: string };

/** Reads a cell as one kind of value. */
export type CellReader<Value> = (cell: Cell) => Reading<Value>;

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

/** Whether a cell is empty or holds spaces only. */
export function isBlank(cell: Cell): boolean {
  return cell === null || (typeof cell === 'string' && cell.trim() === '');
}

/**
 * Reads a cell as text without the spaces around it, of at most so many characters; a number stays as written
 * (the contract's Garment).
 */
export function readTextUpTo(longest: number): CellReader<string> {
  return readerOf<string>((text) =>
    text.length <= longest ? { value: text } : { error: `must have at most ${longest} characters` },
  );
}

/** Reads a cell as a generic: 6 capital letters or digits (api.md 'Shapes'). */
export const readGeneric = readerOf<string>((text) =>
  isGeneric(text) ? { value: text } : { error: 'must be 6 capital letters or digits, as in WJM123' },
);

/** Reads a cell as a color number, a numeric one padded to 3 digits (api.md 'Fine print'). */
export const readColor = readerOf<string>((text) => {
  const color = padColor(text);
  return isColorNumber(color)
    ? { value: color }
    : { error: 'must be 3 digits or capital letters, as in 000' };
});

/** Reads a cell as an ISO 4217 currency: 3 capitals (api.md 'Conventions'). */
export const readCurrency = readerOf<string>((text) =>
  /^[A-Z]{3}$/.test(text) ? { value: text } : { error: 'must be a currency of 3 capitals, as in EUR' },
);

/**
 * Reads a cell as a price, in integer cents, from major units with at most two decimals (api.md
 * 'Conventions').
 */
export const readPrice = readerOf<number>((text, cell) => {
  const cents = toCents(typeof cell === 'number' ? cell : text);
  if (cents === null) return { error: 'must be a price with at most two decimals, as in 12.50' };
  if (cents < 0) return { error: 'must not be negative' };
  return cents <= maxPrice ? { value: cents } : { error: 'must be at most 9999999.99' };
});

/** Reads a cell as stock: a whole number of pieces, 0 or more (api.md 'Files people upload'). */
export const readStock = readerOf<number>((text) => {
  if (/^-\d+$/.test(text)) return { error: 'must not be negative' };
  if (!/^\d+$/.test(text)) return { error: 'must be a whole number' };
  const pieces = Number(text);
  return pieces <= maxStock ? { value: pieces } : { error: `must be at most ${maxStock}` };
});

/** Reads a cell as an EAN, in its one spelling. */
export const readEan = readerOf<string>((text) => {
  const ean = toEan(text);
  return ean === null ? { error: eanRefusal(text) } : { value: ean };
});

/** Reads a cell as a boolean: TRUE/FALSE, true/false, yes/no or 1/0 (api.md 'Fine print'). */
export const readTruth = readerOf<boolean>((text) => {
  const value = truths.get(text.toLowerCase());
  return value === undefined ? { error: 'must be TRUE or FALSE, yes or no, 1 or 0' } : { value };
});

/**
 * Reads cells by their trimmed text: blank ones are null, the spreadsheet's own errors and texts that cannot be
 * stored are faults, all others go to `read` (api.md 'Files people upload').
 */
export function readerOf<Value>(read: (text: string, cell: Cell) => Reading<Value>): CellReader<Value> {
  return (cell) => {
    if (cell === null) return { value: null };
    const text = String(cell).trim();
    if (text === '') return { value: null };
    if (spreadsheetErrorPattern.test(text)) return { error: `holds the spreadsheet error ${text}` };
    if (text.includes('\u0000')) return { error: 'holds a character that cannot be stored' };
    return read(text, cell);
  };
}
