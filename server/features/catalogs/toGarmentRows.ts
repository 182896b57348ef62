import type { ParsedGarment } from '../../../src/domain/catalog-file/garmentDraft';

/** The rows of each table that garments make, as JSON texts that PostgreSQL reads in bulk. */
export interface GarmentRows {
  garments: string;
  colors: string;
  prices: string;
  skus: string;
  stocks: string;
}

/** Flattens garments to the rows of each table; a sku without stock in the file has no stock row. */
export function toGarmentRows(garments: readonly ParsedGarment[]): GarmentRows {
  const skus = garments.flatMap(({ generic, skus }) => skus.map((sku) => ({ generic, ...sku })));
  return {
    garments: JSON.stringify(
      garments.map(({ colors: _colors, prices: _prices, skus: _skus, ...garment }) => garment),
    ),
    colors: JSON.stringify(
      garments.flatMap(({ generic, colors }) =>
        colors.map((color, position) => ({ generic, position, ...color })),
      ),
    ),
    prices: JSON.stringify(
      garments.flatMap(({ generic, prices }) => prices.map((price) => ({ generic, ...price }))),
    ),
    skus: JSON.stringify(
      skus.map(({ generic, sku, color, size }, position) => ({ generic, sku, color, size, position })),
    ),
    stocks: JSON.stringify(
      skus.flatMap(({ sku, stock }) => (stock === null ? [] : [{ sku, quantity: stock }])),
    ),
  };
}
