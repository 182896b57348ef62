import type { QuantityEdit } from '../state/editSheet';
import { type CellRange, cellsOf, edgesOf } from './cellRange';
import { type Cell, type Grid, isEnabled, quantityAt, skuAt } from './Grid';

/** The copied cells, and the area that is filled, which includes them. */
export interface Fill {
  readonly source: CellRange;
  readonly area: CellRange;
}

/**
 * Fills down: copies the first row of a selection to the others; a single row is filled from the one above. Null at the
 * top.
 */
export function fillDown(range: CellRange): Fill | null {
  const { top, bottom, left, right } = edgesOf(range);
  const row = top === bottom ? top - 1 : top;
  if (row < 0) return null;
  const anchor = { row, column: left };
  return {
    source: { anchor, head: { row, column: right } },
    area: { anchor, head: { row: bottom, column: right } },
  };
}

/** Fills right: copies the first column of a selection to the others; a single column is filled from the one before. */
export function fillRight(range: CellRange): Fill | null {
  const { top, bottom, left, right } = edgesOf(range);
  const column = left === right ? left - 1 : left;
  if (column < 0) return null;
  const anchor = { row: top, column };
  return {
    source: { anchor, head: { row: bottom, column } },
    area: { anchor, head: { row: bottom, column: right } },
  };
}

/** Extends a selection to a cell outside of it, up, down or sideways; null inside. */
export function fillTo(range: CellRange, { row, column }: Cell): Fill | null {
  const edges = edgesOf(range);
  if (row < edges.top) edges.top = row;
  else if (row > edges.bottom) edges.bottom = row;
  else if (column < edges.left) edges.left = column;
  else if (column > edges.right) edges.right = column;
  else return null;
  const { top, bottom, left, right } = edges;
  return {
    source: range,
    area: { anchor: { row: top, column: left }, head: { row: bottom, column: right } },
  };
}

/**
 * The edits of a fill. The copied block, including blanks, is repeated in each direction. Disabled cells, and cells
 * without a source, are skipped.
 */
export function fillEdits({ source, area }: Fill, grid: Grid): QuantityEdit[] {
  const { top, bottom, left, right } = edgesOf(source);
  return cellsOf(area, grid)
    .flat()
    .flatMap((cell) => {
      const from = {
        row: top + modulo(cell.row - top, bottom - top + 1),
        column: left + modulo(cell.column - left, right - left + 1),
      };
      return skuAt(grid, from) ? editOf(cell, quantityAt(grid, from), grid) : [];
    });
}

/** The edits that set all cells of a selection to one quantity; null clears them. */
export function sameEdits(range: CellRange, quantity: number | null, grid: Grid): QuantityEdit[] {
  return cellsOf(range, grid)
    .flat()
    .flatMap((cell) => editOf(cell, quantity ?? 0, grid));
}

/**
 * Repeats a block over a selection whose height or width is a multiple of the block's; otherwise the block is used
 * once.
 */
export function repeatBlock(
  block: readonly (readonly string[])[],
  size: { readonly rows: number; readonly columns: number },
): readonly (readonly string[])[] {
  const width = Math.max(0, ...block.map((row) => row.length));
  if (width === 0) return block;
  const down = timesIn(size.rows, block.length);
  const across = timesIn(size.columns, width);
  const wide = block.map((row) => {
    if (across === 1) return row;
    const full = [...row, ...Array.from({ length: width - row.length }, () => '')];
    return Array.from({ length: across }, () => full).flat();
  });
  return Array.from({ length: down }, () => wide).flat();
}

/** The edit that sets a cell's quantity; empty if the cell is disabled or has it already. */
function editOf(cell: Cell, quantity: number, grid: Grid): QuantityEdit[] {
  const sku = skuAt(grid, cell)?.sku;
  if (sku === undefined || quantityAt(grid, cell) === quantity || !isEnabled(grid, cell)) return [];
  return [{ sku, quantity: quantity || null }];
}

function timesIn(size: number, part: number): number {
  return size % part === 0 ? size / part : 1;
}

/** A modulo that is never negative. */
function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
