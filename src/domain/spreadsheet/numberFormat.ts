import type { FileCell } from './cell';

/**
 * The parts of a number format besides the number: quoted texts, escaped characters, spacing, fillers, colors and
 * languages.
 */
const decoration = /"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g;
const condition = /\[[<>=]/;
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
 * Whether a number of this format may show another number than it is, or none: 50% for 0.5, 1 for 1250, 1.20E+06, or
 * nothing at all. Only the formatted text tells (`cellAsShown`).
 */
export function mayShowAnother(format: string): boolean {
  if (condition.test(format)) return true;
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
  const digits = shown.replace(/[^\d.]/g, '');
  const rounded = roundAsShown(value, digits.split('.')[1]?.length ?? 0);
  const isOther = isScientific(shown) || shown.includes('%') || digits === '';
  if (isOther || Math.abs(rounded.shown) !== Number(digits))
    return value === 0 && !isScientific(shown) ? 0 : { ambiguity: 'scaled', stored: value, shown };
  return rounded.stored === rounded.shown ? rounded.stored : { ambiguity: 'rounded', ...rounded };
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
