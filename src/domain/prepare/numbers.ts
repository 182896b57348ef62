import { isMultiple } from '../orders/unitWords';
import type { Cell } from '../spreadsheet/cell';
import { hasDigit, withPlainDigits } from '../text/digits';
import { readEntities } from './entities';

/** The possible decimal marks of a column's numbers; a space as in '12 50'. */
export const decimalMarks = ['.', ',', ' '] as const;

export type DecimalMark = (typeof decimalMarks)[number];

/** The number format of a column: its decimal mark, or that it is ambiguous. */
export type NumberStyle = DecimalMark | 'unclear';

// A currency or a word may precede or follow the number. Swiss and French numbers have their own group separators.
const before = String.raw`(?:\p{L}{1,4}\.?\s+|\p{L}{0,3}\p{Sc}|EUR|USD|GBP|CHF|TL|Rs\.?)?`;
const after = String.raw`(?:[.,][-–—]{1,2})?\s*(?:[\p{L}\p{Sc}][\p{L}\p{Sc}\s./]*)?`;
// Spreadsheets mark texts by an apostrophe in front; SAP writes the minus behind.
const numberPattern = new RegExp(
  String.raw`^'?${before}\s*(?:\+|(-))?\s*\p{Sc}?\s*(\d[\d.,٫'’\s]*?)(-)?${after}$`,
  'u',
);
const word = /\p{L}[\p{L}\p{M}]*/gu;
const groupSigns = /['’\s]+(?=\d{3}(?!\d))/gu;
/** A separator that cannot precede thousands, as in '12 50'. */
const otherSigns = /['’\s]+/gu;
/** Arabic has its own marks for thousands and for decimals, which are never mistaken for each other. */
const arabicGroup = /(?<=\p{Nd})٬(?=\p{Nd})/gu;
const arabicPoint = '٫';

/** The digits, marks and minus of a text with a single number; null for others, and for 2 boxes. */
function bodyOf(text: string): string | null {
  const written = readEntities(text).trim().replace(arabicGroup, '');
  const parts = written.split(arabicPoint).map(withPlainDigits);
  if (parts.length > 2) return null;
  // Before the Arabic mark, a comma separates thousands.
  const plain = parts.map((part, index) => (index < parts.length - 1 ? part.replaceAll(',', '') : part));
  const [, front, number, back] = numberPattern.exec(plain.join(arabicPoint)) ?? [];
  if (number === undefined || (front !== undefined && back !== undefined)) return null;
  if (written.match(word)?.some(isMultiple)) return null;
  const minus = front ?? back ?? '';
  return minus + number.replace(groupSigns, '').replace(otherSigns, ' ');
}

const ambiguous = /^-?[1-9]\d{0,2}[.,]\d{3}$/;

/** The decimal mark of a number; 'unclear' if ambiguous, null without marks that may mean either. */
function bodyStyleOf(body: string): NumberStyle | null {
  const point = body.lastIndexOf('.');
  const comma = body.lastIndexOf(',');
  if (point === comma || body.includes(arabicPoint)) return null;
  const last = point > comma ? '.' : ',';
  if (point !== -1 && comma !== -1) return last;
  // Repeated separators are groups: 1.234.567.
  const other = last === '.' ? ',' : '.';
  if (body.indexOf(last) !== body.lastIndexOf(last)) return other;
  return ambiguous.test(body) ? 'unclear' : last;
}

/**
 * Detects the number format of a column from all cells: 1.234,50 and 1,234.50 are clear, 1.234 alone is not; a column
 * with both forms is unclear, as is 12 50. Numeric cells are exact and irrelevant.
 *
 * Where only separators before exactly three digits are left, a column of pieces (`isInteger`) with plain numbers below
 * 1000 has thousands: many programs write decimals everywhere, as in 12,000 for twelve. Otherwise `ofFile` decides, the
 * decimal mark of the file's other columns; without it the column is unclear.
 */
export function numberStyleOf(
  cells: Iterable<Cell | undefined>,
  { isInteger = false, ofFile = null }: { isInteger?: boolean; ofFile?: '.' | ',' | null } = {},
): NumberStyle {
  const bodies = bodiesOf(cells);
  const clear = clearMarkOf(bodies);
  if (clear !== null) return clear;
  const threes = bodies.filter((body) => ambiguous.test(body));
  if (threes.length === 0) return '.';
  const separators = separatorsOf(threes);
  if (separators.size > 1) return 'unclear';
  const thousandsBy = separators.has('.') ? ',' : '.';
  const plain = isInteger ? bodies.filter((body) => /^-?\d+$/.test(body)).map(Number) : [];
  const isBelow = plain.length > 0 && plain.every((number) => Math.abs(number) < 1000);
  if (isBelow && plain.some((number) => number !== 0)) return thousandsBy;
  return ofFile ?? 'unclear';
}

const separatorsOf = (bodies: readonly string[]) =>
  new Set(bodies.map((body) => (body.includes('.') ? '.' : ',')));

const bodiesOf = (cells: Iterable<Cell | undefined>): string[] =>
  Array.from(cells, (cell) => (typeof cell === 'string' ? bodyOf(cell) : null)).filter(
    (body) => body !== null,
  );

/** The mark that other cells than ambiguous ones show; null if none does. */
function clearMarkOf(bodies: readonly string[]): NumberStyle | null {
  const seen = new Set(bodies.map(bodyStyleOf));
  if (bodies.some((body) => body.includes(' '))) return 'unclear';
  if (seen.has('.') !== seen.has(',')) return seen.has('.') ? '.' : ',';
  return seen.has('.') ? 'unclear' : null;
}

/**
 * The decimal mark of all columns of numbers in a file, where some show it without doubt and none shows another; null
 * otherwise.
 */
export function markOfFile(columns: Iterable<readonly (Cell | undefined)[]>): '.' | ',' | null {
  const marks = new Set<NumberStyle | null>();
  for (const cells of columns) {
    const texts = cells.filter((cell) => typeof cell === 'string').filter(hasDigit);
    if (!texts.every(holdsNumber)) continue;
    const mark = clearMarkOf(bodiesOf(texts));
    if ((mark === '.' || mark === ',') && texts.every((text) => readNumber(text, mark) !== null))
      marks.add(mark);
  }
  const [only, ...others] = marks;
  return others.length === 0 && (only === '.' || only === ',') ? only : null;
}

/** The first ambiguous text of a column with one separator, which is before three digits; null for other columns. */
export function unclearExample(cells: Iterable<Cell | undefined>): string | null {
  const texts = Array.from(cells).filter((cell) => typeof cell === 'string');
  const found = texts.filter((text) => ambiguous.test(bodyOf(text) ?? ''));
  const isOnly = clearMarkOf(bodiesOf(texts)) === null && separatorsOf(bodiesOf(found)).size === 1;
  return (isOnly ? found[0]?.trim() : undefined) ?? null;
}

const numbersBy = {
  '.': /^-?(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d*)?$/,
  ',': /^-?(?:\d+|\d{1,3}(?:\.\d{2,3})*\.\d{3})(?:,\d*)?$/,
  ' ': /^-?\d+(?: \d{1,2})?$/,
} as const;

/** Parses a number with this decimal mark; null when the text contains none, or several. */
export function readNumber(text: string, mark: DecimalMark): number | null {
  const body = bodyOf(text)?.replace(arabicPoint, mark) ?? null;
  if (body === null || !numbersBy[mark].test(body)) return null;
  const group = mark === '.' ? ',' : '.';
  return Number(body.replaceAll(group, '').replace(mark, '.'));
}

/** Whether a text contains a number in any format. */
export function holdsNumber(text: string): boolean {
  return bodyOf(text) !== null;
}

const piecesPattern = /^-?(?:\d+|\d{1,3}(?:[.,]\d{3})+|\d+[.,]0*)$/;

/** Whether a text is a number of pieces: whole, without a currency, with thousands or zeros as decimals in any format. */
export function holdsPieces(text: string): boolean {
  return piecesPattern.test(bodyOf(text) ?? '') && !/\p{Sc}/u.test(text);
}
