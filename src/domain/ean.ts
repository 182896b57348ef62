import { withPlainDigits } from './text/digits';
import { toStoredCode } from './text/storedText';

const lengths = [8, 12, 13, 14] as const;
// Spreadsheets drop the leading zero of a UPC stored as a number, so eleven digits are a UPC of twelve: leading zeros
// don't change the check digit. Fewer digits are refused: one in ten short numbers of another kind has a valid check
// digit, and UPCs that begin with two zeros are rare.
/** The digits of an EAN, whatever its check digit. */
export const eanPattern = /^(?!0+$)(\d{8}|\d{11,14})$/;

/**
 * Normalizes an EAN (GTIN) to 8, 12, 13 or 14 digits, the shortest that fits without its leading zeros, so that a UPC
 * is the same with and without the zero of an EAN-13. Spaces are ignored, and digits may be of any
 * script. Null for other texts and wrong check digits
 * (GS1 General Specifications 7.9).
 */
export function toEan(text: string): string | null {
  const digits = eanDigitsOf(text);
  if (!eanPattern.test(digits) || !hasRightCheckDigit(digits)) return null;
  const significant = digits.replace(/^0+/, '');
  return significant.padStart(Math.min(...lengths.filter((one) => one >= significant.length)), '0');
}

/** The check digit of these digits: weighted 3, 1, 3 … from the end, it completes a ten. */
export function checkDigitOf(digits: string): string {
  const sum = [...digits]
    .reverse()
    .reduce((all, digit, index) => all + Number(digit) * (index % 2 ? 1 : 3), 0);
  return String((10 - (sum % 10)) % 10);
}

const hasRightCheckDigit = (digits: string) => checkDigitOf(digits.slice(0, -1)) === digits.slice(-1);

/** What stands in a text for an EAN, without spaces and the mark of a cell of text. */
export const eanDigitsOf = (text: string): string =>
  withPlainDigits(toStoredCode(text)).replace(/\s+|^['’]/g, '');
