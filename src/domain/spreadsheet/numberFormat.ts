import { isCountWord, isMultiple } from '../orders/unitWords';
import { formatCurrency } from '../prepare/currencies';
import { withPlainDigits } from '../text/digits';
import type { FileCell } from './cell';

/**
 * The parts of a number format besides the number: quoted texts, escaped characters, spacing, fillers, colors and
 * languages.
 */
const decoration = /"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g;
const condition = /\[[<>=]/;
/** Letters and digits that a format writes beside the number, as in 0"XL", or hyphens between digits, as in 0000-000. */
const label = /"[^"]*[\p{L}\p{Nd}][^"]*"|\\[\p{L}\p{Nd}]|[0#?](?:\\?-|"-")[0#?]/u;
/** Percents, fractions and powers of ten; a comma behind the last digit divides by a thousand. */
const scale = /[%/]|E[+-]|[0#?],+(?:[^0#?,]|$)/i;
const asStored = /general|@/i;
const digit = /[0#?]/;
/** Of the four sections of a format, for positive and negative numbers, zero and texts, those for numbers. */
const numberSections = 3;

/**
 * The number of decimals that a number format shows; null when unspecified, or when it may show another number
 * (`mayShowAnother`).
 */
export function decimalsShown(format: string): number | null {
  if (mayShowAnother(format)) return null;
  const positive = sectionsOf(format).slice(0, 1).join('');
  const digits = /[0#?][0#?,]*(?:\.([0#?]*))?/.exec(positive.replace(asStored, ''));
  return digits === null ? null : (digits[1]?.length ?? 0);
}

/**
 * Whether a number of this format may show another number than it is, or none: 50% for 0.5, 1 for 1250, 1.20E+06, 2XL
 * for 2, or nothing at all. Only the formatted text tells (`cellAsShown`).
 */
export function mayShowAnother(format: string): boolean {
  if (condition.test(format) || (label.test(format) && formatCurrency(format) === '')) return true;
  if (format.replace(/\[[^\]]*\]/g, '').trim() === '') return false;
  return sectionsOf(format)
    .slice(0, numberSections)
    .some((section) => !asStored.test(section) && (scale.test(section) || !digit.test(section)));
}

const sectionsOf = (format: string) => format.replace(decoration, '').split(';');

/** A text with a power of ten, as spreadsheet programs show numbers: 1.20E+06. */
export const isScientific = (shown: string): boolean => /^-?\d+(?:[.,]\d*)?E[+-]?\d+$/i.test(shown);

/** The cell of a number that its format shows as this text: plain if the text says the same number. */
export function cellAsShown(value: number, text: string): FileCell {
  const shown = text.trim();
  const digits = digitsShown(shown);
  const rounded = roundAsShown(value, digits.split('.')[1]?.length ?? 0);
  const isOther = isScientific(shown) || shown.includes('%') || digits === '';
  if (isOther || Math.abs(rounded.shown) !== Number(digits))
    return value === 0 && !isScientific(shown) ? 0 : { ambiguity: 'scaled', stored: value, shown };
  if (rounded.stored !== rounded.shown) return { ambiguity: 'rounded', ...rounded };
  return isLabeled(shown) ? { ambiguity: 'scaled', stored: value, shown } : rounded.stored;
}

/** The digits and the decimal point of a shown number: 12.50 of Fr. 12.50. */
const digitsShown = (shown: string) => shown.replace(/(?<=\p{L})\.|[^\d.]/gu, '');

/** Whether a shown number has words besides units, or hyphens between its digits. */
const isLabeled = (shown: string) => /\d-\d/.test(shown) || wordsIn(shown).some((word) => !isCountWord(word));

const wordsIn = (shown: string) => shown.match(/\p{L}[\p{L}\p{M}.'’]*/gu) ?? [];

/** Most decimals that a shown number is compared with. */
const maxDecimals = 10;

/** Whether a shown text, in any language, has other digits than this number with any decimals: 12 for 12000, 1E+06. */
export function showsAnother(value: number, shown: string): boolean {
  const digits = withPlainDigits(shown).replace(/\D/g, '').replace(/^0+/, '');
  const isShownWith = (_: unknown, decimals: number) =>
    digits ===
    Math.abs(roundAsShown(value, decimals).shown).toFixed(decimals).replace('.', '').replace(/^0+/, '');
  return !Array.from({ length: maxDecimals + 1 }, isShownWith).includes(true);
}

/** Whether a shown text is this number, with words or hyphens that leave its value as it is: 2XL and EU 36, not 2 boxes. */
export function isLabelOf(value: number, shown: string): boolean {
  return (
    isLabeled(shown) && !wordsIn(shown).some(isMultiple) && Number(digitsShown(shown)) === Math.abs(value)
  );
}

/** Spreadsheet programs calculate with 15 digits; further ones are noise. */
const significantDigits = 15;

/** A number without binary rounding noise, and as shown with this many decimals. */
export function roundAsShown(value: number, decimals: number): { stored: number; shown: number } {
  const withoutNoise = (number: number) => Number(number.toPrecision(significantDigits));
  const scaleBy = 10 ** decimals;
  const stored = withoutNoise(value);
  // Halves are rounded away from zero, as in spreadsheet programs.
  const shown = (Math.sign(stored) * Math.round(withoutNoise(Math.abs(stored) * scaleBy))) / scaleBy;
  return { stored, shown };
}
