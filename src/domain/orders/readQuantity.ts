import { type Message, message } from '../language/message';
import { withPlainMarks } from '../text/plainMarks';
import { maxQuantity } from './quantities';
import { isCountWord, isUnit } from './unitWords';

/** The sign before decimals. */
export type DecimalMark = '.' | ',';

/**
 * How to read a separator before exactly three digits, as in 12,000: by the decimal mark of other numbers, or as
 * thousands or decimals, whichever sign it is.
 */
export type SeparatorRule = DecimalMark | 'thousands' | 'decimals';

/**
 * Pieces, 0 to remove, or an error. `otherwise` is the other reading of an unclear separator: 12,000 is 12000,
 * otherwise 12; null where that would be a fraction.
 */
export type QuantityReading =
  | { readonly quantity: number; readonly otherwise?: number | null }
  | { readonly error: Message };

/** A typed or pasted quantity: pieces to store, null to remove the sku, or an error, which changes nothing (spec 5). */
export type QuantityEntry =
  | { readonly quantity: number | null; readonly otherwise?: number | null }
  | { readonly error: Message };

/** The error of a text that is a number, but not one whole number. */
export const notWholeMessage = message('Not a whole number');
const overMaxMessage = message('A quantity can be at most {most}', { most: maxQuantity });

const apostrophes = /[’ʼ＇`´]/g;
/** Spaces within a line. */
const spaces = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;
/** A word before, digits with the signs between them, and a unit after, of a `plainText`. */
const quantityPattern =
  /^'?\s*(?:(\p{L}[\p{L}\p{M}.-]*|×)[\s:]*)?\+?\s*(\d+(?:[٫.,٬' ]\d+)*)\s*([\p{L}×][\p{L}\p{M}.()'׳״]*)?$/u;
/** Groups of three digits, or the Indian 12,34,567. The Arabic mark, spaces and apostrophes only separate thousands. */
const groupsPattern = /^(?:[1-9]\d{0,2}([.,٬' ])\d{3}(?:\1\d{3})*|[1-9]\d?(?:,\d{2})+,\d{3})$/;
const decimalsPattern = /^(.*)([.,٫])(\d+)$/;

/** Fractions, circled and Roman numbers: numbers, but no digits. */
const otherNumber = /[\p{No}\p{Nl}]/u;
/** Stands for an empty cell where other cells have numbers. */
const blankMark = /^(?:[-‐‑‒–—―_.·•…/]+|[xхｘ×✕✖✗✘])?$/iu;

/**
 * Reads the one number of a text as pieces, in any script and with its thousands separators; decimals must be zeros. A
 * unit, a plus or an apostrophe beside it is ignored: 12 pcs, x5, '5. Null for a text without a number; a text with
 * several numbers, a fraction or a negative number is an error. With a rule, no separator is unclear.
 */
export function readQuantity(text: string, rule?: SeparatorRule): QuantityReading | null {
  const plain = plainText(text);
  if (!/\d/.test(plain)) return otherNumber.test(plain) ? { error: notWholeMessage } : null;
  const digits = numberOf(plain);
  if (digits === null) return { error: notWholeMessage };
  const { mark, asThousands, asDecimals } = readingsOf(digits);
  if (asThousands === null || asDecimals === null) return toReading(asThousands ?? asDecimals);
  if (rule !== undefined) return toReading(rule === mark || rule === 'decimals' ? asDecimals : asThousands);
  return { quantity: asThousands, otherwise: Number.isNaN(asDecimals) ? null : asDecimals };
}

/**
 * Parses a typed quantity: an integer from 1 to 999999 is stored; an empty, non-numeric or zero value removes (spec
 * 5). Other numbers, such as 1.5, -3, 1000000 or '5 or 6', are refused and change nothing.
 */
export function parseQuantity(text: string): QuantityEntry {
  const reading = readQuantity(text);
  if (reading === null) return { quantity: null };
  return 'error' in reading ? reading : { ...reading, quantity: reading.quantity || null };
}

/**
 * Parses a pasted quantity, as `parseQuantity` does. Null is a blank cell, also one with only a dash or a cross, which
 * changes nothing; zero removes; other texts are refused, since pasted values are not reviewed.
 */
export function parsePastedQuantity(text: string, rule?: SeparatorRule): QuantityEntry | null {
  if (isBlankMark(text)) return null;
  const reading = readQuantity(text, rule);
  if (reading === null) return { error: notWholeMessage };
  return 'error' in reading ? reading : { ...reading, quantity: reading.quantity || null };
}

/** Whether a text has nothing that can be seen. */
export function isBlankText(text: string): boolean {
  return plainText(text) === '';
}

/** Whether a text stands for an empty cell: blank, or only a dash, a dot or a cross. */
export function isBlankMark(text: string): boolean {
  return blankMark.test(plainText(text));
}

/** Whether a text begins with a minus and a digit of any script. */
export function isNegative(text: string): boolean {
  return /^[-–]\s*\d/.test(plainText(text));
}

/** What the numbers of a column or a block say about their separators. */
export type Separators = {
  /** The decimal mark that other numbers have, as in 12,50 or 1.234.567; null if there are none, or both. */
  readonly mark: DecimalMark | null;
  /** A number that can be read in two ways, preferably one of whole pieces in both; null if there is none. */
  readonly unclear: Unclear | null;
  /**
   * Whether the numbers look like thousands all the same: there are small ones without decimals beside them, or ones
   * that would be fractions.
   */
  readonly isLikeThousands: boolean;
};

/** A number that can be read as thousands or with three decimals, null for a fraction. */
export type Unclear = {
  readonly text: string;
  readonly thousands: number;
  readonly decimals: number | null;
};

/** Finds out what numbers say about each other's separators; texts without a number do not count. */
export function separatorsOf(texts: Iterable<string>): Separators {
  const marks = new Set<DecimalMark>();
  let unclear: Unclear | null = null;
  let isLikeThousands = false;
  for (const text of texts) {
    const digits = numberOf(plainText(text));
    if (digits === null) continue;
    const { mark, asThousands, asDecimals } = readingsOf(digits);
    if (asThousands !== null && asDecimals !== null) {
      const decimals = Number.isNaN(asDecimals) ? null : asDecimals;
      isLikeThousands ||= decimals === null;
      if (unclear === null || (unclear.decimals === null && decimals !== null))
        unclear = { text: text.trim(), thousands: asThousands, decimals };
    } else if (mark !== null) marks.add(mark);
    else if (/^[1-9]\d{0,2}$/.test(digits)) isLikeThousands = true;
  }
  const [mark = null, ...others] = marks;
  return { mark: others.length === 0 ? mark : null, unclear, isLikeThousands };
}

/** A quantity is questioned from this multiple of the largest of the others. */
const farFactor = 10;

/**
 * Whether a quantity is so much larger than others, in pieces, that it may be mistyped. Always false without others.
 */
export function isFarFromOthers(quantity: number, others: readonly number[]): boolean {
  const largest = Math.max(0, ...others);
  return largest > 0 && quantity >= farFactor * largest;
}

/** The reading of an unclear number that fits to other quantities, in pieces; null if both or none do. */
export function readingByOthers(
  { thousands, decimals }: Unclear,
  others: readonly number[],
): 'thousands' | 'decimals' | null {
  const isFar = isFarFromOthers(thousands, others);
  if (isFar) return decimals === null || isFarFromOthers(decimals, others) ? null : 'decimals';
  return Math.max(0, ...others) >= 1000 ? 'thousands' : null;
}

const plainText = (text: string) =>
  withPlainMarks(text).replace(apostrophes, "'").replace(spaces, ' ').trim();

/** The number of a text with nothing else but a unit; null for others. */
function numberOf(plain: string): string | null {
  const [, word, digits, unit] = quantityPattern.exec(plain) ?? [];
  if (digits === undefined) return null;
  return (word === undefined || isCountWord(word)) && (unit === undefined || isUnit(unit)) ? digits : null;
}

/** Both readings of a number, where the text allows them: NaN for a fraction. `mark` is its decimal mark, if either. */
function readingsOf(digits: string): {
  mark: DecimalMark | null;
  asThousands: number | null;
  asDecimals: number | null;
} {
  const asThousands = readGroups(digits);
  const [, whole = '', sign, decimals = ''] = decimalsPattern.exec(digits) ?? [];
  const value = sign === undefined || whole.includes(sign) ? null : readGroups(whole);
  if (value !== null) {
    const mark = sign === '.' || sign === ',' ? sign : null;
    return { mark, asThousands, asDecimals: /^0+$/.test(decimals) ? value : Number.NaN };
  }
  const group = /[.,]/.exec(digits)?.[0];
  const mark = asThousands === null || group === undefined ? null : group === '.' ? ',' : '.';
  return { mark, asThousands, asDecimals: null };
}

function readGroups(digits: string): number | null {
  if (/^\d+$/.test(digits)) return Number(digits);
  return groupsPattern.test(digits) ? Number(digits.replace(/\D/g, '')) : null;
}

function toReading(value: number | null): QuantityReading {
  if (value === null || Number.isNaN(value)) return { error: notWholeMessage };
  return value > maxQuantity ? { error: overMaxMessage } : { quantity: value };
}
