const lengths = [8, 12, 13, 14] as const;
// A spreadsheet that takes a UPC for a number loses its leading zero. Eleven digits are then a UPC of twelve, since
// zeros in front don't change the check digit. Fewer are refused: a short number of another kind has a right check digit
// one time in ten, and UPCs that begin with two zeros are rare.
const eanPattern = /^(?!0+$)(\d{8}|\d{11,14})$/;

/**
 * An EAN (GTIN) in its one spelling: 8, 12, 13 or 14 digits, whichever is the shortest that has room for all but the
 * leading zeros, so that a UPC is the same with and without the zero that makes it an EAN of 13. Spaces are ignored.
 * Null when the text is none, or its check digit is wrong (GS1 General Specifications 7.9).
 */
export function toEan(text: string): string | null {
  const digits = withoutSpaces(text);
  if (!eanPattern.test(digits) || !hasRightCheckDigit(digits)) return null;
  const significant = digits.replace(/^0+/, '');
  return significant.padStart(Math.min(...lengths.filter((one) => one >= significant.length)), '0');
}

/** What is wrong with a text that `toEan` doesn't take. */
export function eanRefusal(text: string): string {
  const digits = withoutSpaces(text);
  if (eanPattern.test(digits)) return 'has a wrong check digit';
  return 'must be an EAN of 8, 12, 13 or 14 digits, as in 4006381333931';
}

/** The check digit that belongs behind these digits: weighted 3, 1, 3 … from the end, it completes a ten. */
export function checkDigitOf(digits: string): string {
  const sum = [...digits]
    .reverse()
    .reduce((all, digit, index) => all + Number(digit) * (index % 2 ? 1 : 3), 0);
  return String((10 - (sum % 10)) % 10);
}

const hasRightCheckDigit = (digits: string) => checkDigitOf(digits.slice(0, -1)) === digits.slice(-1);

const withoutSpaces = (text: string) => text.replace(/\s+/g, '');
