import type { Garment } from '../../../api';
import { isCellDisabled } from '../../../domain/orders/quantities';
import type { GroupedLines } from '../../../domain/orders/lines';
import { quantityIn } from '../state/edits';
import type { CellMap, CellPlace } from './nextCell';
import { quantityGrid } from './quantityGrid';

/** The cells of the garments that are shown, for moving among them. */
export function cellMap(garments: readonly Garment[], cardColumns: number, lines: GroupedLines): CellMap {
  return {
    garments: garments.length,
    cardColumns,
    sizeOf: (index) => {
      const garment = garments[index];
      return { rows: garment?.colors.length ?? 0, columns: garment?.sizes.length ?? 0 };
    },
    isEnabled: (place) => {
      const sku = skuAt(garments, place);
      const withStocks = garments[place.garment]?.with_stocks ?? false;
      return (
        sku !== undefined &&
        !isCellDisabled({ sku, with_stocks: withStocks, quantity: quantityIn(lines, sku.sku) })
      );
    },
  };
}

/** The sku of a cell, if there is one. */
export function skuAt(garments: readonly Garment[], { garment: index, row, column }: CellPlace) {
  const garment = garments[index];
  return garment && quantityGrid(garment)[row]?.cells[column];
}

/** Where a sku's cell is. */
export function placeOf(garments: readonly Garment[], index: number, sku: string): CellPlace | null {
  const garment = garments[index];
  const grid = garment === undefined ? [] : quantityGrid(garment);
  for (const [row, { cells }] of grid.entries()) {
    const column = cells.findIndex((cell) => cell?.sku === sku);
    if (column >= 0) return { garment: index, row, column };
  }
  return null;
}
