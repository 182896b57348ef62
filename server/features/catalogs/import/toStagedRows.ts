import type { ParsedGarment } from '../../../../src/domain/catalog-file/garmentDraft';

/**
 * What a file says of garments, flattened to rows as JSON texts that PostgreSQL reads in bulk: some thousand rows each,
 * so that none of them is long to send.
 */
export interface StagedRows {
  garments: string[];
  colors: string[];
  prices: string[];
  skus: string[];
}

const rowsInText = 2000;

/** Flattens garments to the rows of the staging tables. */
export function toStagedRows(garments: readonly ParsedGarment[]): StagedRows {
  let position = 0;
  return {
    garments: toTexts(
      garments.map(({ colors: _colors, prices: _prices, sizes: _sizes, skus: _skus, ...garment }) => garment),
    ),
    colors: toTexts(
      garments.flatMap(({ generic, colors }) =>
        colors.map((color, index) => ({ generic, position: index, ...color })),
      ),
    ),
    prices: toTexts(
      garments.flatMap(({ generic, prices }) => prices.map((price) => ({ generic, ...price }))),
    ),
    skus: toTexts(
      garments.flatMap(({ generic, skus }) =>
        skus.map((sku) => ({ generic, position: (position += 1), ...sku })),
      ),
    ),
  };
}

/** Rows as JSON texts of some thousand each. */
export function toTexts(rows: readonly object[]): string[] {
  const texts: string[] = [];
  for (let start = 0; start < rows.length; start += rowsInText) {
    texts.push(JSON.stringify(rows.slice(start, start + rowsInText)));
  }
  return texts;
}
