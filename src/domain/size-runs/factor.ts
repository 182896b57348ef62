/**
 * Reads a factor as typed, with up to two decimals after a point or comma, in hundredths: sums of floating point would
 * round what is whole. Null if it is none or zero.
 */
export function readFactor(text: string): number | null {
  const [, whole, decimals = ''] = /^\s*(\d{1,6})(?:[.,](\d{1,2}))?\s*$/.exec(text) ?? [];
  return whole === undefined ? null : Number(whole + decimals.padEnd(2, '0')) || null;
}
