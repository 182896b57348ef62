import { isCellDisabled } from '../../../domain/orders/quantities';
import { quantityIn } from '../state/edits';
import type { QuantityEdit } from '../state/editSheet';
import { type GridContent, skuAt } from './cellMap';
import { type CellRange, cellsOf, edgesOf, linesOf } from './cellRange';
import { type Cell, compareLines, type LineMap, nextLine } from './nextCell';

/** What a fill copies, and the cells it covers with it, the copied ones included. */
export interface Fill {
  readonly source: CellRange;
  readonly area: CellRange;
}

/** Fills down: the first line of a selection goes into the others, into a single line the one above; null at the top. */
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

/** Fills to the right: the first column of a selection goes into the others, into a single one the column before it. */
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

/** Fills from a selection to a cell beyond it, up, down or sideways; null within it. */
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
 * The edits of a fill: what it copies is repeated in each direction, blanks included. Cells that take no quantity are
 * left out, as are those for which there is nothing to copy.
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

/** The edits that give all cells of a selection the same quantity; null empties them. */
export function sameEdits(range: CellRange, quantity: number | null, target: GridContent): QuantityEdit[] {
  return cellsOf(range, target.map).flatMap((cells) =>
    cells.flatMap((cell) => editOf(cell, quantity ?? 0, target)),
  );
}

/** A block repeated over a selection of this size where it fits exactly, down and across each by itself; else once. */
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

/** The edit that gives a cell a quantity, in a list; none if it takes none or has it. */
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

/** The remainder, never negative. */
function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
