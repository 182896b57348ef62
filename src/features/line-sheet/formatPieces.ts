const format = new Intl.NumberFormat();

/** A number of pieces as a person reads it. */
export function formatPieces(pieces: number): string {
  return `${format.format(pieces)} ${pieces === 1 ? 'pc' : 'pcs'}`;
}
