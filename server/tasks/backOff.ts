/** So many waits in seconds, each twice as long as the one before. */
export const backOff = (first: number, times: number): number[] =>
  Array.from({ length: times }, (_, index) => first * 2 ** index);
