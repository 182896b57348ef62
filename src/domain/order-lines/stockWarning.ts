import { isShortOfStock } from './isShortOfStock';

/**
 * The warning about a quantity over the known stock of a garment with stock tracking, in pieces, or null
 * (spec 5).
 */
export function stockWarning(line: {
  sku: string;
  with_stocks: boolean;
  stock: number;
  quantity: number;
}): string | null {
  return isShortOfStock(line) ? `Not enough stock for ${line.sku}` : null;
}
