import { cardInRow } from './cardPlaces';
import { cardAt, type Cell, type Grid, isEnabled } from './Grid';
import { nextCell } from './nextCell';

/** The heights of the rows of cards, their gap, and the height of the view, in pixels. */
export interface PageRows {
  readonly heights: readonly number[];
  readonly gap: number;
  readonly view: number;
}

/** The enabled cell one page down or up, at the same position in its card as far as possible. */
export function pageMove(from: Cell, direction: 1 | -1, pageRows: PageRows, grid: Grid): Cell | null {
  const { rows, places } = grid;
  const { index = 0, color = 0 } = rows[from.row] ?? {};
  const cardRow = places.rowOf[index] ?? 0;
  const next = rowAPageOn(cardRow, direction, pageRows);
  const card = cardInRow(places, index, next) ?? index;
  const { top, bottom, columns } = cardAt(grid, card);
  const end = direction > 0 ? bottom : top;
  const to = {
    row: next === cardRow ? end : Math.min(top + color, bottom),
    column: Math.min(from.column, columns - 1),
  };
  if (isEnabled(grid, to)) return to;
  return nextCell(to, 'lineStart', grid) ?? nextCell(to, direction > 0 ? 'next' : 'previous', grid);
}

/** The last row that begins within one page of this one, but at least the adjacent one. */
export function rowAPageOn(from: number, direction: 1 | -1, { heights, gap, view }: PageRows): number {
  const exists = (row: number) => row >= 0 && row < heights.length;
  let row = from;
  let distance = 0;
  while (exists(row + direction)) {
    // Down, the distance is the height of the current row; up, that of the one above.
    distance += (heights[direction > 0 ? row : row - 1] ?? 0) + gap;
    if (distance > view && row !== from) break;
    row += direction;
  }
  return row;
}
