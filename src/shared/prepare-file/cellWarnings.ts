import { groupBy } from '../../domain/groupBy';
import { columnLetters, neverCalculated, type AmbiguousCell } from '../../domain/spreadsheet/cell';

/** A cell whose value differs from what it shows; row and column are counted from 0. */
export interface FoundCell {
  readonly row: number;
  readonly column: number;
  readonly cell: AmbiguousCell;
}

/** A warning for each column and kind of such cells, with the first one. */
export function cellWarnings(found: readonly FoundCell[]): string[] {
  const groups = groupBy(found, ({ column, cell }) => `${cell.ambiguity} ${column}`);
  return [...groups.values()].flatMap((cells) =>
    cells.slice(0, 1).map(({ row, column, cell }) => {
      const rows = cells.length === 1 ? `Row ${row + 1}` : `Row ${row + 1} and ${cells.length - 1} more`;
      return `${rows}, column ${columnLetters(column)}: ${warningText(cell)}`;
    }),
  );
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
