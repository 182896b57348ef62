import { type Cell, type CellMap, nextLine } from './nextCell';

export type EdgeMove = 'up' | 'down' | 'left' | 'right';

/**
 * The target of Ctrl+Arrow, as in spreadsheets: from a filled cell the last one before a blank, else the next filled
 * one, or the last cell if none is filled. Left and right stay in the color's line; up and down span the entire sheet.
 * Null if there is no target.
 */
export function edgeCell(
  from: Cell,
  move: EdgeMove,
  map: CellMap,
  isFilled: (cell: Cell) => boolean,
): Cell | null {
  const beside = neighborIn(move, map);
  const first = beside(from);
  const isInside = first !== null && isFilled(from) && isFilled(first);
  let last: Cell | null = null;
  for (let cell = first; cell !== null; cell = beside(cell)) {
    const hasQuantity = isFilled(cell);
    if (isInside && !hasQuantity) break;
    if (hasQuantity || map.isEnabled(cell)) last = cell;
    if (!isInside && hasQuantity) break;
  }
  return last;
}

/** Returns a function from a cell to its neighbor, enabled or not. */
function neighborIn(move: EdgeMove, map: CellMap): (cell: Cell) => Cell | null {
  const direction = move === 'down' || move === 'right' ? 1 : -1;
  if (move === 'up' || move === 'down')
    return (cell) => {
      const line = nextLine(cell, direction, map);
      return line && { ...line, column: cell.column };
    };
  return (cell) => {
    const column = cell.column + direction;
    const exists = column >= 0 && column < map.sizeOf(cell.garment).columns;
    return exists ? { ...cell, column } : null;
  };
}
