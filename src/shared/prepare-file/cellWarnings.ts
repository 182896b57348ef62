import { columnLetters, neverCalculated, type AmbiguousCell } from '../../domain/spreadsheet/cell';

/** Collects warnings about cells whose value differs from what they show. */
export function createWarningLog() {
  const found = new Map<string, { row: number; column: number; cell: AmbiguousCell; count: number }>();
  return {
    /** Row and column are counted from 0. */
    note: (row: number, column: number, cell: AmbiguousCell): void => {
      const key = `${cell.ambiguity} ${column}`;
      const known = found.get(key);
      if (known === undefined) found.set(key, { row, column, cell, count: 1 });
      else known.count += 1;
    },
    /** One line for each column and kind of such cells, with the first one. */
    lines: (): string[] =>
      [...found.values()].map(({ row, column, cell, count }) => {
        const rows = count === 1 ? `Row ${row + 1}` : `Row ${row + 1} and ${count - 1} more`;
        return `${rows}, column ${columnLetters(column)}: ${warningText(cell)}`;
      }),
  };
}

function warningText(cell: AmbiguousCell): string {
  switch (cell.ambiguity) {
    case 'date':
      return `"${cell.shown}" is a date in the spreadsheet, and is taken as this text`;
    case 'rounded':
      return `"${cell.stored}" is taken as ${cell.shown}, as the cell shows it`;
    case 'formula':
      return neverCalculated;
  }
}
