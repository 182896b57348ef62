import { cardInRow } from './cardPlaces';
import { cardAt, type Cell, columnsIn, type Grid, isEnabled, quantityAt } from './Grid';

/** A move to an adjacent cell; 'next' and 'previous' go down and up, then to the neighboring card in the list. */
type Step = 'up' | 'down' | 'left' | 'right' | 'next' | 'previous';

/** A move by Ctrl and an arrow. */
type EdgeMove = 'edgeUp' | 'edgeDown' | 'edgeLeft' | 'edgeRight';

/** A move by a key: 'forward' and 'backward' in reading order, the others to the ends of a row or of the sheet. */
export type Move = Step | EdgeMove | 'forward' | 'backward' | 'lineStart' | 'lineEnd' | 'first' | 'last';

const up = { row: -1, column: 0 };
const down = { row: 1, column: 0 };
const left = { row: 0, column: -1 };
const right = { row: 0, column: 1 };
const steps = { up, down, left, right, previous: up, next: down };
const edges = { edgeUp: up, edgeDown: down, edgeLeft: left, edgeRight: right };

/** The enabled cell that a move leads to, in this card or another one; null at the end. */
export function nextCell(from: Cell, move: Move, grid: Grid): Cell | null {
  const lastRow = grid.rows.length - 1;
  switch (move) {
    case 'forward':
      return read(from, 1, grid);
    case 'backward':
      return read(from, -1, grid);
    case 'lineStart':
      return scan({ ...from, column: -1 }, right, grid);
    case 'lineEnd':
      return scan({ ...from, column: columnsIn(grid, from.row) }, left, grid);
    case 'first':
      return read({ row: 0, column: -1 }, 1, grid);
    case 'last':
      return read({ row: lastRow, column: columnsIn(grid, lastRow) }, -1, grid);
    case 'edgeUp':
    case 'edgeDown':
    case 'edgeLeft':
    case 'edgeRight':
      return edgeFrom(from, edges[move], grid);
    default:
      return stepTo(from, move, grid);
  }
}

/** The next cell in reading order: along the row, then along the following rows. */
function read(from: Cell, direction: 1 | -1, grid: Grid): Cell | null {
  const step = direction > 0 ? right : left;
  let cell = scan(from, step, grid);
  for (let row = from.row + direction; cell === null && grid.rows[row]; row += direction)
    cell = scan({ row, column: direction > 0 ? -1 : columnsIn(grid, row) }, step, grid);
  return cell;
}

function stepTo(from: Cell, move: Step, grid: Grid): Cell | null {
  const step = steps[move];
  const { index = 0, color = 0 } = grid.rows[from.row] ?? {};
  const direction = step.row + step.column;
  const { places } = grid;
  const beside = (card: number) =>
    move === 'up' || move === 'down'
      ? (cardInRow(places, card, (places.rowOf[card] ?? 0) + direction) ?? -1)
      : card + direction;

  let cell = scan(from, step, grid, index);
  for (let card = beside(index); cell === null && grid.garments[card]; card = beside(card)) {
    const { top, bottom, columns } = cardAt(grid, card);
    // In the same column or row, if the card has it.
    const entry =
      step.row === 0
        ? { row: Math.min(top + color, bottom), column: step === right ? -1 : columns }
        : { row: step === down ? top - 1 : bottom + 1, column: Math.min(from.column, columns - 1) };
    cell = scan(entry, step, grid, card);
  }
  return cell;
}

/** The first enabled cell of a card in a direction; the card is that of `from` unless `from` is outside. */
function scan(from: Cell, step: Cell, grid: Grid, index = grid.rows[from.row]?.index ?? 0): Cell | null {
  const { top, bottom, columns } = cardAt(grid, index);
  let { row, column } = from;
  for (;;) {
    row += step.row;
    column += step.column;
    if (row < top || column < 0 || row > bottom || column >= columns) return null;
    if (isEnabled(grid, { row, column })) return { row, column };
  }
}

/**
 * The edge of what is filled, as in spreadsheets: from a filled cell the last one before a blank, else the next filled
 * one, or the last cell if none is filled. Left and right stay in the color's row; up and down span the entire sheet.
 */
function edgeFrom(from: Cell, step: Cell, grid: Grid): Cell | null {
  const beside = ({ row, column }: Cell): Cell => ({ row: row + step.row, column: column + step.column });
  // Up and down, the sheet goes on past garments with fewer sizes.
  const exists = ({ row, column }: Cell) =>
    step.column === 0 ? grid.rows[row] !== undefined : column >= 0 && column < columnsIn(grid, row);
  const isFilled = (cell: Cell) => quantityAt(grid, cell) > 0;
  const first = beside(from);
  const isInside = isFilled(from) && isFilled(first);
  let last: Cell | null = null;
  for (let cell = first; exists(cell); cell = beside(cell)) {
    const hasQuantity = isFilled(cell);
    if (isInside && !hasQuantity) break;
    if (hasQuantity || isEnabled(grid, cell)) last = cell;
    if (!isInside && hasQuantity) break;
  }
  return last;
}
