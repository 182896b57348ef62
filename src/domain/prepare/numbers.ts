import type { Cell } from '../spreadsheet/cell';
import { readEntities } from './entities';

/** The possible decimal marks of a column's numbers; a space as in '12 50'. */
export const decimalMarks = ['.', ',', ' '] as const;

export type DecimalMark = (typeof decimalMarks)[number];

/** The number format of a column: its decimal mark, or that it is ambiguous. */
export type NumberStyle = DecimalMark | 'unclear';

// A currency or a word may precede or follow the number. Swiss and French numbers have their own group separators.
const before = String.raw`(?:\p{L}{1,4}\.?\s+|\p{L}{0,3}\p{Sc}|EUR|USD|GBP|CHF|TL|Rs\.?)?`;
const after = String.raw`(?:[.,]?[-–—]{1,2})?\s*(?:[\p{L}\p{Sc}][\p{L}\p{Sc}\s./]*)?`;
const numberPattern = new RegExp(String.raw`^${before}\s*(-?)\s*\p{Sc}?\s*(\d[\d.,'’\s]*?)${after}$`, 'u');
const groupSigns = /['’\s]+(?=\d{3}(?!\d))/gu;
/** A separator that cannot precede thousands, as in '12 50'. */
const otherSigns = /['’\s]+/gu;

/** The digits, marks and minus of a text with a single number; null for others. */
function bodyOf(text: string): string | null {
  const trimmed = readEntities(text).trim();
  if (!numberPattern.test(trimmed)) return null;
  const number = trimmed.replace(numberPattern, '$1$2');
  return number.replace(groupSigns, '').replace(otherSigns, ' ');
}

const ambiguous = /^-?[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * The decimal mark of a number; 'unclear' if ambiguous, null without marks. Integers have thousands where other
 * numbers may have decimals.
 */
function markOf(body: string, isInteger: boolean): NumberStyle | null {
  const point = body.lastIndexOf('.');
  const comma = body.lastIndexOf(',');
  if (point === comma) return null;
  const last = point > comma ? '.' : ',';
  if (point !== -1 && comma !== -1) return last;
  // Repeated separators are groups: 1.234.567.
  const other = last === '.' ? ',' : '.';
  if (body.indexOf(last) !== body.lastIndexOf(last)) return other;
  if (!ambiguous.test(body)) return last;
  return isInteger ? other : 'unclear';
}

/**
 * Detects the number format of a column from all cells: 1.234,50 and 1,234.50 are clear, 1.234 alone is not; a column
 * with both forms is unclear, as is 12 50. Pieces are integers, so 1.234 of them are thousands. Numeric cells are
 * exact and irrelevant.
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

/** Parses a number with this decimal mark; null when the text contains none, or several. */
export function readNumber(text: string, mark: DecimalMark): number | null {
  const body = bodyOf(text);
  if (body === null || !numbersBy[mark].test(body)) return null;
  const group = mark === '.' ? ',' : '.';
  return Number(body.replaceAll(group, '').replace(mark, '.'));
}

/** Whether a text contains a number in any format. */
export function holdsNumber(text: string): boolean {
  return bodyOf(text) !== null;
}
