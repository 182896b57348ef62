import { withPlainMarks } from '../text/plainMarks';

/** A sign for times or plus, or Excel's apostrophe, may precede it. */
const pattern = /^['’]?\+?(?:[x×]\s*)?(\d{1,6})(?:[.,٫](\d{1,2}))?(?:\s*[x×])?$/i;

/**
 * Parses a typed factor, in the digits of any script and with up to two decimals after a point or comma, in hundredths,
 * to avoid rounding errors of floating point. Null if it is invalid or zero.
 */
export function readFactor(text: string): number | null {
  const plain = withPlainMarks(text).trim();
  const [, whole, decimals = ''] = pattern.exec(plain) ?? [];
  return whole === undefined ? null : Number(whole + decimals.padEnd(2, '0')) || null;
}
