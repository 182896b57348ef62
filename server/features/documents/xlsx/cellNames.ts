/** The letters of a column counted from 0: A, B, … Z, AA. */
export function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last;
}

/** The name of a cell, as A1, from its row and column counted from 0. */
export const nameOf = (row: number, column: number) => `${columnName(column)}${row + 1}`;

/** The name of a range, as A1:A9. */
export const rangeOf = (from: [number, number], to: [number, number]) =>
  `${nameOf(...from)}:${nameOf(...to)}`;
