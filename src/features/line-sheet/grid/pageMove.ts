import { type Cell, type CellMap, nextCell } from './nextCell';

/** The heights of the rows of cards, their gap, and the height of the view, in pixels. */
export interface PageRows {
  readonly heights: readonly number[];
  readonly gap: number;
  readonly view: number;
}

/** The enabled cell one page down or up, at the same position in its card as far as possible. */
export function pageMove(from: Cell, direction: 1 | -1, rows: PageRows, map: CellMap): Cell | null {
  const row = Math.floor(from.garment / map.cardColumns);
  const next = rowAPageOn(row, direction, rows);
  const index = next * map.cardColumns + (from.garment % map.cardColumns);
  const garment = Math.min(index, map.garments - 1);
  const { rows: lines, columns } = map.sizeOf(garment);
  const ends = { '1': lines - 1, '-1': 0 };
  const to = {
    garment,
    row: next === row ? ends[direction] : Math.min(from.row, lines - 1),
    column: Math.min(from.column, columns - 1),
  };
  if (map.isEnabled(to)) return to;
  return nextCell(to, 'lineStart', map) ?? nextCell(to, direction > 0 ? 'next' : 'previous', map);
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
