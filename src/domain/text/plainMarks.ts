import { withPlainDigits } from './digits';
import { toStoredText } from './storedText';

/** Besides those that are never stored. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;
/**
 * Visible characters, with digits as 0 to 9 and the marks beside them; the Arabic marks of thousands and decimals stay,
 * as they are never unclear.
 */
export function withPlainMarks(text: string): string {
  return toStoredText(text)
    .replace(invisible, '')
    .replace(/[^٫٬]+/gu, withPlainDigits)
    .replaceAll('،', ',')
    .replaceAll('。', '.');
}

/**
 * A typed number with the decimal point of JavaScript: 12,50 and ١٢٫٥٠ become 12.50, 1.234,50 becomes 1234.50. A single
 * comma before exactly three digits is one of thousands, a single point is not. Other texts are no number, as before.
 */
export function withDecimalPoint(text: string): string {
  const plain = withPlainMarks(text)
    .replaceAll('٬', '')
    .replace(/[^\w.,٫-]+/g, '');
  const mark = decimalMarkOf(plain);
  return mark === null ? plain.replace(/[.,]/g, '') : splitAt(plain, plain.lastIndexOf(mark));
}

function splitAt(text: string, index: number): string {
  return `${text.slice(0, index).replace(/[.,]/g, '')}.${text.slice(index + 1)}`;
}

function decimalMarkOf(plain: string): string | null {
  const signs = plain.match(/[.,٫]/g) ?? [];
  const last = signs.at(-1);
  if (last === undefined || last === '٫') return last ?? null;
  if (signs.length > 1) return signs.every((sign) => sign === last) ? null : last;
  return last === ',' && /^-?[1-9]\d{0,2},\d{3}$/.test(plain) ? null : last;
}
