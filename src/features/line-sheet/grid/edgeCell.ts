import { type Cell, type CellMap, nextLine } from './nextCell';

/** A move to the edge of filled cells. */
export type EdgeMove = 'up' | 'down' | 'left' | 'right';

/**
 * The cell that Ctrl+Arrow leads to, as in spreadsheets: from a filled cell to the last one before a blank, else to the
 * next filled one, or to the last cell where none is filled. Sideways this is the line of a color, up and down all lines
 * of the sheet. Null where there is no cell to go to.
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

/** Steps from a cell to the one beside it, whether there is something to type or not. */
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
