import type { Cell } from '../spreadsheet/cell';
import { readEntities } from './entities';

/** The signs that may stand before the decimals of a column's numbers; a space in '12 50'. */
export const decimalMarks = ['.', ',', ' '] as const;

/** The sign before the decimals of a column's numbers. */
export type DecimalMark = (typeof decimalMarks)[number];

/** How the numbers of a column are written: with which decimal mark, or that its cells leave it open. */
export type NumberStyle = DecimalMark | 'unclear';

// A currency or a word may stand on either side of the number, and Swiss and French numbers are grouped by signs of
// their own.
const before = String.raw`(?:\p{L}{1,4}\.?\s+|\p{L}{0,3}\p{Sc}|EUR|USD|GBP|CHF|TL|Rs\.?)?`;
const after = String.raw`(?:[.,]?[-–—]{1,2})?\s*(?:[\p{L}\p{Sc}][\p{L}\p{Sc}\s./]*)?`;
const numberPattern = new RegExp(String.raw`^${before}\s*(-?)\s*\p{Sc}?\s*(\d[\d.,'’\s]*?)${after}$`, 'u');
const groupSigns = /['’\s]+(?=\d{3}(?!\d))/gu;
/** A sign that cannot stand before thousands, as in '12 50'. */
const otherSigns = /['’\s]+/gu;

/** The digits of a text that holds one number, with their marks and the minus; null for any other. */
function bodyOf(text: string): string | null {
  const trimmed = readEntities(text).trim();
  if (!numberPattern.test(trimmed)) return null;
  const number = trimmed.replace(numberPattern, '$1$2');
  return number.replace(groupSigns, '').replace(otherSigns, ' ');
}

const ambiguous = /^-?[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * Which mark a number has before its decimals; 'unclear' where it may be either, null where it has no marks. Whole
 * numbers have thousands where others may have decimals.
 */
function markOf(body: string, isInteger: boolean): NumberStyle | null {
  const point = body.lastIndexOf('.');
  const comma = body.lastIndexOf(',');
  if (point === comma) return null;
  const last = point > comma ? '.' : ',';
  if (point !== -1 && comma !== -1) return last;
  // Several of one kind only group: 1.234.567.
  const other = last === '.' ? ',' : '.';
  if (body.indexOf(last) !== body.lastIndexOf(last)) return other;
  if (!ambiguous.test(body)) return last;
  return isInteger ? other : 'unclear';
}

/**
 * How a column writes its numbers, from all its cells: 1.234,50 and 1,234.50 tell, 1.234 alone does not, and a column
 * that has both is unclear, as is 12 50. Pieces are whole, so 1.234 of them are thousands. Cells that hold numbers and not
 * texts are exact and tell nothing.
 */
export function numberStyleOf(cells: Iterable<Cell | undefined>, isInteger = false): NumberStyle {
  const seen = new Set<NumberStyle | null>();
  let hasSpaces = false;
  for (const cell of cells) {
    const body = typeof cell === 'string' ? bodyOf(cell) : null;
    if (body === null) continue;
    seen.add(markOf(body, isInteger));
    hasSpaces ||= body.includes(' ');
  }
  if (hasSpaces) return 'unclear';
  if (seen.has('.') !== seen.has(',')) return seen.has('.') ? '.' : ',';
  return seen.has('.') || seen.has('unclear') ? 'unclear' : '.';
}

const numbersBy = {
  '.': /^-?(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d*)?$/,
  ',': /^-?(?:\d+|\d{1,3}(?:\.\d{2,3})*\.\d{3})(?:,\d*)?$/,
  ' ': /^-?\d+(?: \d{1,2})?$/,
} as const;

/** The number in a text that is written with this decimal mark; null when it holds none, or more than one. */
export function readNumber(text: string, mark: DecimalMark): number | null {
  const body = bodyOf(text);
  if (body === null || !numbersBy[mark].test(body)) return null;
  const group = mark === '.' ? ',' : '.';
  return Number(body.replaceAll(group, '').replace(mark, '.'));
}

/** Whether a text holds a number, however it is written. */
export function holdsNumber(text: string): boolean {
  return bodyOf(text) !== null;
}
