import type { Garment, GarmentColor, Sku } from '../../../api';

/** One colour's line of cells, one for each size; a missing sku does not exist. */
export interface ColourLine {
  readonly color: GarmentColor;
  /** Generic + colour, as in the wanted list. */
  readonly code: string;
  readonly cells: readonly (Sku | undefined)[];
}

const grids = new WeakMap<Garment, readonly ColourLine[]>();

/** The cells of a garment, colours by sizes. */
export function quantityGrid(garment: Garment): readonly ColourLine[] {
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
