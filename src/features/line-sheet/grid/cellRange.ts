import type { Garment } from '../../../api';
import { colorCodeOf, genericOf } from '../../../domain/sku';
import { cardAt, type Cell, cellOf, columnsIn, type Grid, gridOf, isEnabled, skuAt } from './Grid';
import type { Move } from './nextCell';

/** Cells selected together: the rectangle of rows and sizes between two cells. */
export interface CellRange {
  /** The start of the selection, whose cell has the focus. */
  readonly anchor: Cell;
  readonly head: Cell;
}

export type RangeMove = 'up' | 'down' | 'left' | 'right' | 'lineStart' | 'lineEnd';

/** The selection after its head has moved. */
export function extendRange(
  { anchor, head: { row, column } }: CellRange,
  move: RangeMove,
  grid: Grid,
): CellRange {
  const lastRow = grid.rows.length - 1;
  const lastColumn = columnsIn(grid, row) - 1;
  const moves = {
    up: { row: Math.max(0, row - 1), column },
    down: { row: Math.min(lastRow, row + 1), column },
    left: { row, column: Math.max(0, column - 1) },
    right: { row, column: Math.min(lastColumn, column + 1) },
    lineStart: { row, column: 0 },
    lineEnd: { row, column: lastColumn },
  };
  return { anchor, head: moves[move] };
}

/** All cells of a color. */
export function lineRange({ row }: Cell, grid: Grid): CellRange {
  return { anchor: { row, column: 0 }, head: { row, column: columnsIn(grid, row) - 1 } };
}

/** All cells of a size, from the first garment of these to the last. */
export function columnRange(column: number, first: number, last: number, grid: Grid): CellRange {
  return {
    anchor: { row: cardAt(grid, first).top, column },
    head: { row: cardAt(grid, last).bottom, column },
  };
}

/** All cells of the card of a cell. */
export function cardRange({ row }: Cell, grid: Grid): CellRange {
  const { top, bottom, columns } = cardAt(grid, grid.rows[row]?.index ?? 0);
  return { anchor: { row: top, column: 0 }, head: { row: bottom, column: columns - 1 } };
}

/** All cells of all cards. */
export function sheetRange({ garments, rows }: Grid): CellRange {
  const columns = Math.max(...garments.map(({ sizes }) => sizes.length));
  return { anchor: { row: 0, column: 0 }, head: { row: rows.length - 1, column: columns - 1 } };
}

/** The cell of a sku, or the first enabled cell of a color or of a garment; if none is enabled, its first one. */
export function cellOfCode(grid: Grid, code: string): Cell {
  const known = cellOf(grid, code);
  if (known) return known;
  const index = grid.indexes.get(genericOf(code)) ?? 0;
  const { colors = [] } = grid.garments[index] ?? {};
  const color = colors.findIndex(({ number }) => genericOf(code) + number === colorCodeOf(code));
  const first = { row: cardAt(grid, index).top + Math.max(0, color), column: 0 };
  const range = color < 0 ? cardRange(first, grid) : lineRange(first, grid);
  return (
    cellsOf(range, grid)
      .flat()
      .find((cell) => isEnabled(grid, cell)) ?? first
  );
}

export function isSameCell(one: Cell, other: Cell): boolean {
  return one.row === other.row && one.column === other.column;
}

/** Whether two selections have the same cells. */
export function isSameRange(one: CellRange, other: CellRange): boolean {
  const [a, b] = [edgesOf(one), edgesOf(other)];
  return a.top === b.top && a.bottom === b.bottom && a.left === b.left && a.right === b.right;
}

/** Whether a selection consists of all cells of one color. */
export function isFullLine(range: CellRange, grid: Grid): boolean {
  return isSameRange(range, lineRange(range.anchor, grid));
}

export function isInRange(range: CellRange, { row, column }: Cell): boolean {
  const { left, right, top, bottom } = edgesOf(range);
  return column >= left && column <= right && row >= top && row <= bottom;
}

/** The cells of a selection, row by row; a garment with fewer sizes has fewer of them. */
export function cellsOf(range: CellRange, grid: Grid): Cell[][] {
  const { left, right, top, bottom } = edgesOf(range);
  return between(top, bottom).map((row) =>
    between(left, Math.min(right, columnsIn(grid, row) - 1)).map((column) => ({ row, column })),
  );
}

/** The indexes from the first to the last; none if the last is smaller. */
function between(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/**
 * The next enabled cell for Tab or Enter inside a selection, along its rows or down its columns, wrapping around; null
 * when none is enabled.
 */
export function nextInRange(
  range: CellRange,
  from: Cell,
  move: Extract<Move, 'forward' | 'backward' | 'next' | 'previous'>,
  grid: Grid,
): Cell | null {
  const cells = cellsOf(range, grid)
    .flat()
    .filter((cell) => isEnabled(grid, cell));
  if (move === 'next' || move === 'previous') cells.sort((a, b) => a.column - b.column || a.row - b.row);
  const at = cells.findIndex((cell) => isSameCell(from, cell));
  const step = move === 'forward' || move === 'next' ? 1 : -1;
  return cells[(at + step + cells.length) % cells.length] ?? null;
}

/** How many cells a selection has. */
export function countCells(range: CellRange, grid: Grid): number {
  return cellsOf(range, grid).reduce((count, { length }) => count + length, 0);
}

/** How many rows and columns a selection spans. */
export function sizeOfRange(range: CellRange): { rows: number; columns: number } {
  const { left, right, top, bottom } = edgesOf(range);
  return { rows: bottom - top + 1, columns: right - left + 1 };
}

/** The outermost rows and columns of a selection. */
export function edgesOf({ anchor, head }: CellRange) {
  return {
    top: Math.min(anchor.row, head.row),
    bottom: Math.max(anchor.row, head.row),
    left: Math.min(anchor.column, head.column),
    right: Math.max(anchor.column, head.column),
  };
}

/**
 * Maps a selection to changed garments, as after somebody else has saved. Null if one of its ends no longer exists or
 * it would contain other cells.
 */
export function sameCells(
  range: CellRange,
  before: readonly Garment[],
  after: readonly Garment[],
): CellRange | null {
  const [was, is] = [gridOf(before, {}), gridOf(after, {})];
  const anchor = sameCell(range.anchor, was, is);
  const head = sameCell(range.head, was, is);
  if (anchor === null || head === null) return null;
  const moved = { anchor, head };
  return skusOf(moved, is).join() === skusOf(range, was).join() ? moved : null;
}

function sameCell({ row, column }: Cell, before: Grid, after: Grid): Cell | null {
  const { garment, color } = before.rows[row] ?? {};
  const index = after.indexes.get(garment?.generic ?? '') ?? -1;
  const { colors = [], sizes = [] } = after.garments[index] ?? {};
  const newColor = colors.findIndex(({ number }) => number === garment?.colors[color ?? -1]?.number);
  const newColumn = sizes.indexOf(garment?.sizes[column] ?? '');
  if (newColor < 0 || newColumn < 0) return null;
  return { row: cardAt(after, index).top + newColor, column: newColumn };
}

const skusOf = (range: CellRange, grid: Grid) =>
  cellsOf(range, grid)
    .flat()
    .map((cell) => skuAt(grid, cell)?.sku);
