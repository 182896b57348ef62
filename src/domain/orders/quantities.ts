import { colorCodeOf, genericOf } from '../sku';
import type { GroupedLines, LineDiff, SkuQuantities } from './lines';

/** The most pieces that one line may hold (api.md 'Fine print'). */
export const maxQuantity = 999_999;

const overMaxQuantityMessage = `A quantity can be at most ${maxQuantity}`;

/**
 * What an entry means: a quantity to store, null to remove the sku, or a refusal that changes nothing (spec
 * 5).
 */
export type QuantityEntry = { readonly quantity: number | null } | { readonly error: string };

/** Whether a number is a quantity that a line may hold: an integer from 1 to 999999 (api.md 'Fine print'). */
export function isQuantity(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= maxQuantity;
}

/** A whole number with or without thousands separators, with decimals only if they are zeros: 1.200, 1 200,00, 12. */
const integerPattern = /^(?:(\d+)|(\d{1,3})(([.,'’\s])\d{3}(?:\4\d{3})*))(?:[.,]0{1,2})?$/;

const noNumberMessage = 'Not a whole number';

/** The number that a text means, if it is a whole one; otherwise null. */
function readWholeNumber(text: string): number | null {
  const [, plain, first, groups] = integerPattern.exec(text.trim()) ?? [];
  const digits = plain ?? (first === undefined ? undefined : first + String(groups).replace(/\D/g, ''));
  return digits === undefined ? null : Number(digits);
}

function toEntry(value: number): QuantityEntry {
  if (value > maxQuantity) return { error: overMaxQuantityMessage };
  return { quantity: isQuantity(value) ? value : null };
}

/** Figures without any letter: a number, though maybe none that can be ordered. */
const isNumeric = (text: string) => /\d/.test(text) && !/\p{L}/u.test(text);

/**
 * Reads a quantity as typed: an integer from 1 to 999999 is stored, with any thousands separator; an empty, non-numeric
 * or zero value removes (spec 5). A number that is no quantity, as 1.5, -3 or 1000000, is refused and changes nothing.
 */
export function parseQuantity(text: string): QuantityEntry {
  const value = readWholeNumber(text);
  if (value !== null) return toEntry(value);
  return isNumeric(text) ? { error: noNumberMessage } : { quantity: null };
}

/** How many times the largest of the others a quantity must be to be questioned. */
const farFactor = 10;

/**
 * Whether a quantity is so much larger than others, in pieces, that it may be mistyped. Where nothing else is ordered
 * there is nothing to compare it with.
 */
export function isFarFromOthers(quantity: number, others: readonly number[]): boolean {
  const largest = Math.max(0, ...others);
  return largest > 0 && quantity >= farFactor * largest;
}

/**
 * Reads a quantity copied from a spreadsheet, as `parseQuantity` does. Null is a blank cell, which changes nothing; a zero
 * removes; anything but a whole number changes nothing and is refused, since nobody has checked what was pasted.
 */
export function parsePastedQuantity(text: string): QuantityEntry | null {
  if (text.trim() === '') return null;
  const value = readWholeNumber(text);
  return value === null ? { error: noNumberMessage } : toEntry(value);
}

/** A quoted cell, in which quotes are doubled, or a plain one; then what ends it. */
const cellPattern = /(?:"((?:[^"]|"")*)"(?=\t|\r|\n|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/g;

/**
 * The cells of a block as spreadsheets copy it: lines of cells separated by tabs; a cell that contains a line break or
 * a tab is quoted. The break after the last line starts no new one.
 */
export function parseBlock(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const readCell = (_match: string, quoted: string | undefined, plain: string, end: string) => {
    const cell = quoted === undefined ? plain : quoted.replaceAll('""', '"');
    // The pattern matches the end once more after the last cell.
    const isBehindAll = cell === '' && end === '' && row.length === 0;
    if (!isBehindAll) row.push(cell);
    if (end !== '\t' && row.length > 0) {
      rows.push(row);
      row = [];
    }
    return '';
  };
  text.replace(cellPattern, readCell);
  return rows;
}

/** What a line sheet edits: quantities grouped by garment, and the wanted codes (spec 3 'Order'). */
export type OrderLinesState = { readonly lines: GroupedLines; readonly wanted: readonly string[] };

/** What one edit changed: lines, and the codes that left the wanted list (spec 4). */
export type OrderLinesDiff = LineDiff & { readonly unwanted: readonly string[] };

const noLines: SkuQuantities = {};
const noChange: LineDiff = { added: [], changed: [], removed: [] };

/**
 * The lines after one quantity was set, in pieces, and what that changed; unchanged parts keep their
 * identity. Anything but an integer from 1 to 999999 removes the sku, and a garment goes with its last sku. A
 * quantity takes the sku and its color, the first 9 characters, off the wanted list (spec 4 'Line-sheet
 * order', spec 5).
 */
export function setQuantity(
  state: OrderLinesState,
  sku: string,
  quantity: number | null,
): { state: OrderLinesState; diff: OrderLinesDiff } {
  const garment = state.lines[genericOf(sku)] ?? noLines;
  const previous = garment[sku];
  if (quantity === null || !isQuantity(quantity)) return removeSku(state, garment, sku);

  const unwanted = state.wanted.filter((code) => code === sku || code === colorCodeOf(sku));
  const wanted = unwanted.length > 0 ? state.wanted.filter((code) => !unwanted.includes(code)) : state.wanted;
  const lines =
    previous === quantity
      ? state.lines
      : { ...state.lines, [genericOf(sku)]: { ...garment, [sku]: quantity } };
  const isSame = lines === state.lines && wanted === state.wanted;
  return {
    state: isSame ? state : { lines, wanted },
    diff: { ...setDiff(sku, quantity, previous), unwanted },
  };
}

function removeSku(state: OrderLinesState, garment: SkuQuantities, sku: string) {
  const { [sku]: previous, ...otherSkus } = garment;
  if (previous === undefined) return { state, diff: { ...noChange, unwanted: [] } };

  const generic = genericOf(sku);
  const { [generic]: _garment, ...otherGarments } = state.lines;
  const isLast = Object.keys(otherSkus).length === 0;
  return {
    state: { ...state, lines: isLast ? otherGarments : { ...state.lines, [generic]: otherSkus } },
    diff: { ...noChange, removed: [{ sku, previous }], unwanted: [] },
  };
}

function setDiff(sku: string, quantity: number, previous: number | undefined): LineDiff {
  if (previous === undefined) return { ...noChange, added: [{ sku, quantity }] };
  if (previous === quantity) return noChange;
  return { ...noChange, changed: [{ sku, quantity, previous }] };
}

/**
 * The wanted list with a color or size code added at the end, or removed if it is there (spec 2 'Order
 * line sheet').
 */
export function toggleWanted(wanted: readonly string[], code: string): string[] {
  return wanted.includes(code) ? wanted.filter((other) => other !== code) : [...wanted, code];
}

/**
 * Whether a size cell takes no quantity: no such sku exists, or stock is tracked, 0, and nothing is ordered,
 * in pieces (spec 2 'Order line sheet'). A garment without stock tracking has no stock to run out of.
 */
export function isCellDisabled(cell: {
  sku: { stock: number } | undefined;
  with_stocks: boolean;
  quantity: number;
}): boolean {
  if (cell.sku === undefined) return true;
  return cell.with_stocks && cell.sku.stock === 0 && cell.quantity === 0;
}
