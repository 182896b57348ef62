import type { Garment, GarmentColor, Sku } from '../../../api';
import type { GroupedLines } from '../../../domain/orders/lines';
import { isCellDisabled } from '../../../domain/orders/quantities';
import { quantityIn } from '../state/edits';
import { type CellRange, cellsOf } from './cellRange';
import type { Cell, CellMap, LineMap } from './nextCell';

/** The shown garments and what is ordered of them. */
export interface GridContent {
  readonly garments: readonly Garment[];
  readonly map: LineMap;
  readonly lines: GroupedLines;
}

/** The cells of the shown garments, for navigation. */
export function cellMap(garments: readonly Garment[], cardColumns: number, lines: GroupedLines): CellMap {
  return {
    ...lineMap(garments),
    cardColumns,
    isEnabled: (cell) => {
      const sku = skuAt(garments, cell);
      const withStocks = garments[cell.garment]?.with_stocks ?? false;
      return (
        sku !== undefined &&
        !isCellDisabled({ sku, with_stocks: withStocks, quantity: quantityIn(lines, sku.sku) })
      );
    },
  };
}

function lineMap(garments: readonly Garment[]): LineMap {
  return {
    garments: garments.length,
    sizeOf: (index) => {
      const garment = garments[index];
      return { rows: garment?.colors.length ?? 0, columns: garment?.sizes.length ?? 0 };
    },
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
  const anchor = sameCell(range.anchor, before, after);
  const head = sameCell(range.head, before, after);
  if (anchor === null || head === null) return null;
  const moved = { anchor, head };
  return skusOf(moved, after).join() === skusOf(range, before).join() ? moved : null;
}

function sameCell(cell: Cell, before: readonly Garment[], after: readonly Garment[]): Cell | null {
  const was = before[cell.garment];
  const index = after.findIndex(({ generic }) => generic === was?.generic);
  const is = after[index];
  const row = is?.colors.findIndex(({ number }) => number === was?.colors[cell.row]?.number) ?? -1;
  const column = is?.sizes.indexOf(was?.sizes[cell.column] ?? '') ?? -1;
  return row < 0 || column < 0 ? null : { garment: index, row, column };
}

const skusOf = (range: CellRange, garments: readonly Garment[]) =>
  cellsOf(range, lineMap(garments))
    .flat()
    .map((cell) => skuAt(garments, cell)?.sku);

/** The sku of a cell, if there is one. */
export function skuAt(garments: readonly Garment[], { garment: index, row, column }: Cell) {
  const garment = garments[index];
  return garment && quantityGrid(garment)[row]?.cells[column];
}

/** The cell of a sku, if this garment has it. */
export function cellOf(garments: readonly Garment[], index: number, sku: string): Cell | null {
  const garment = garments[index];
  const grid = garment === undefined ? [] : quantityGrid(garment);
  for (const [row, { cells }] of grid.entries()) {
    const column = cells.findIndex((cell) => cell?.sku === sku);
    if (column >= 0) return { garment: index, row, column };
  }
  return null;
}

/** One color's line of cells, one for each size; undefined where no such sku exists. */
export interface ColorLine {
  readonly color: GarmentColor;
  /** Generic + color, as on the wanted list. */
  readonly code: string;
  readonly cells: readonly (Sku | undefined)[];
}

const grids = new WeakMap<Garment, readonly ColorLine[]>();

/** The cells of a garment, colors by sizes. */
export function quantityGrid(garment: Garment): readonly ColorLine[] {
  const known = grids.get(garment);
  if (known) return known;

  const skuAt = new Map(garment.skus.map((sku) => [`${sku.color}|${sku.size}`, sku]));
  const grid = garment.colors.map((color) => ({
    color,
    code: garment.generic + color.number,
    cells: garment.sizes.map((size) => skuAt.get(`${color.number}|${size}`)),
  }));
  grids.set(garment, grid);
  return grid;
}

/** A cell's name: garment, color and size. */
export function cellName({ name, number }: Garment, color = '', size = ''): string {
  return `${name} ${number}, ${color}, ${size}`;
}
