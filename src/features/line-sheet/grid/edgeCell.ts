import { type Cell, columnsIn, type Grid, isEnabled, quantityAt } from './Grid';

export type EdgeMove = 'up' | 'down' | 'left' | 'right';

const steps = { up: [-1, 0], down: [1, 0], left: [0, -1], right: [0, 1] } as const;

/**
 * The target of Ctrl+Arrow, as in spreadsheets: from a filled cell the last one before a blank, else the next filled
 * one, or the last cell if none is filled. Left and right stay in the color's row; up and down span the entire sheet.
 * Null if there is no target.
 */
export function edgeCell(from: Cell, move: EdgeMove, grid: Grid): Cell | null {
  const [down, right] = steps[move];
  const beside = ({ row, column }: Cell): Cell => ({ row: row + down, column: column + right });
  const isFilled = (cell: Cell) => quantityAt(grid, cell) > 0;
  const first = beside(from);
  const isInside = isFilled(from) && isFilled(first);
  let last: Cell | null = null;
  for (let cell = first; exists(cell, right, grid); cell = beside(cell)) {
    const hasQuantity = isFilled(cell);
    if (isInside && !hasQuantity) break;
    if (hasQuantity || isEnabled(grid, cell)) last = cell;
    if (!isInside && hasQuantity) break;
  }
  return last;
}

/** Whether the sheet goes on at a cell; up and down it does past garments with fewer sizes. */
function exists({ row, column }: Cell, right: number, grid: Grid): boolean {
  if (right === 0) return grid.rows[row] !== undefined;
  return column >= 0 && column < columnsIn(grid, row);
}
