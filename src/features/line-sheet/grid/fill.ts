import { isCellDisabled } from '../../../domain/orders/quantities';
import { quantityIn } from '../state/edits';
import type { QuantityEdit } from '../state/editSheet';
import { type GridContent, skuAt } from './cellMap';
import { type CellRange, cellsOf, edgesOf, linesOf } from './cellRange';
import { type Cell, compareLines, type LineMap, nextLine } from './nextCell';

/** The copied cells, and the area that is filled, which includes them. */
export interface Fill {
  readonly source: CellRange;
  readonly area: CellRange;
}

/**
 * Fills down: copies the first line of a selection to the others; a single line is filled from the one above. Null at
 * the top.
 */
export function fillDown(range: CellRange, map: LineMap): Fill | null {
  const { top, bottom, left, right } = edgesOf(range);
  const line = compareLines(top, bottom) === 0 ? nextLine(top, -1, map) : top;
  if (line === null) return null;
  const from = { ...line, column: left };
  return {
    source: { anchor: from, head: { ...line, column: right } },
    area: { anchor: from, head: { ...bottom, column: right } },
  };
}

/** Fills right: copies the first column of a selection to the others; a single column is filled from the one before. */
export function fillRight(range: CellRange): Fill | null {
  const { top, bottom, left, right } = edgesOf(range);
  const column = left === right ? left - 1 : left;
  if (column < 0) return null;
  const from = { ...top, column };
  return {
    source: { anchor: from, head: { ...bottom, column } },
    area: { anchor: from, head: { ...bottom, column: right } },
  };
}

/** Extends a selection to a cell outside of it, up, down or sideways; null inside. */
export function fillTo(range: CellRange, to: Cell): Fill | null {
  const { top, bottom, left, right } = edgesOf(range);
  const between = (anchor: Cell, head: Cell) => ({ source: range, area: { anchor, head } });
  if (compareLines(to, top) < 0) return between({ ...to, column: left }, { ...bottom, column: right });
  if (compareLines(to, bottom) > 0) return between({ ...top, column: left }, { ...to, column: right });
  if (to.column < left) return between({ ...top, column: to.column }, { ...bottom, column: right });
  if (to.column > right) return between({ ...top, column: left }, { ...bottom, column: to.column });
  return null;
}

/**
 * The edits of a fill. The copied block, including blanks, is repeated in each direction. Disabled cells, and cells
 * without a source, are skipped.
 */
export function fillEdits({ source, area }: Fill, target: GridContent): QuantityEdit[] {
  const { garments, map, lines } = target;
  const all = linesOf(area, map);
  const { top, bottom, left, right } = edgesOf(source);
  const first = all.findIndex((line) => compareLines(line, top) === 0);
  const count = all.findIndex((line) => compareLines(line, bottom) === 0) - first + 1;

  return cellsOf(area, map).flatMap((cells, index) => {
    const line = all[first + modulo(index - first, count)];
    return cells.flatMap((cell) => {
      const column = left + modulo(cell.column - left, right - left + 1);
      const from = line && skuAt(garments, { ...line, column });
      return from === undefined ? [] : editOf(cell, quantityIn(lines, from.sku), target);
    });
  });
}

/** The edits that set all cells of a selection to one quantity; null clears them. */
export function sameEdits(range: CellRange, quantity: number | null, target: GridContent): QuantityEdit[] {
  return cellsOf(range, target.map).flatMap((cells) =>
    cells.flatMap((cell) => editOf(cell, quantity ?? 0, target)),
  );
}

/**
 * Repeats a block over a selection whose height or width is a multiple of the block's; otherwise the block is used
 * once.
 */
export function repeatBlock(
  block: readonly (readonly string[])[],
  size: { readonly lines: number; readonly columns: number },
): readonly (readonly string[])[] {
  const width = Math.max(0, ...block.map((row) => row.length));
  if (width === 0) return block;
  const down = timesIn(size.lines, block.length);
  const across = timesIn(size.columns, width);
  const wide = block.map((row) => {
    if (across === 1) return row;
    const full = [...row, ...Array.from({ length: width - row.length }, () => '')];
    return Array.from({ length: across }, () => full).flat();
  });
  return Array.from({ length: down }, () => wide).flat();
}

/** The edit that sets a cell's quantity; empty if the cell is disabled or has it already. */
function editOf(cell: Cell, quantity: number, { garments, lines }: GridContent): QuantityEdit[] {
  const sku = skuAt(garments, cell);
  if (sku === undefined) return [];
  const before = quantityIn(lines, sku.sku);
  const withStocks = garments[cell.garment]?.with_stocks ?? false;
  if (before === quantity || isCellDisabled({ sku, with_stocks: withStocks, quantity: before })) return [];
  return [{ sku: sku.sku, quantity: quantity || null }];
}

function timesIn(size: number, part: number): number {
  return size % part === 0 ? size / part : 1;
}

/** A modulo that is never negative. */
function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
