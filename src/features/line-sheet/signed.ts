/** A difference with its sign in front, also from right to left, and never on a line of its own. */
export function signed(difference: number, text: (size: number) => string): string {
  const sign = difference === 0 ? '±' : difference > 0 ? '+' : '−';
  return `\u200e${sign}\u2060${text(Math.abs(difference))}`;
}
