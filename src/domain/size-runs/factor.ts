/**
 * Parses a typed factor, with up to two decimals after a point or comma, in hundredths, to avoid rounding errors of
 * floating point. Null if it is invalid or zero.
 */
export function readFactor(text: string): number | null {
  const [, whole, decimals = ''] = /^\s*(\d{1,6})(?:[.,](\d{1,2}))?\s*$/.exec(text) ?? [];
  return whole === undefined ? null : Number(whole + decimals.padEnd(2, '0')) || null;
}
