/** What quantities are multiplied by, in hundredths: sums of floating point would round what is whole. */
export interface Factor {
  readonly hundredths: number;
}

/** Reads a factor as typed, with up to two decimals after a point or comma; null if it is none or zero. */
export function readFactor(text: string): Factor | null {
  const [, whole, decimals = ''] = /^\s*(\d{1,6})(?:[.,](\d{1,2}))?\s*$/.exec(text) ?? [];
  const hundredths = whole === undefined ? 0 : Number(whole + decimals.padEnd(2, '0'));
  return hundredths === 0 ? null : { hundredths };
}
