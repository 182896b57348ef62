/** The sizes of the matrix in pixels; the windowing counts with them. */
export interface MatrixSizes {
  readonly name: number;
  readonly column: number;
  readonly row: number;
  readonly header: number;
}

const wide: MatrixSizes = { name: 280, column: 104, row: 36, header: 76 };
const narrow: MatrixSizes = { name: 136, column: 96, row: 44, header: 76 };

export function matrixSizes(isNarrow: boolean): MatrixSizes {
  return isNarrow ? narrow : wide;
}
