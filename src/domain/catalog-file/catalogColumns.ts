import { priceLists } from '../constants';
import { languages } from '../language/languages';

/** The optional columns with a garment's prices on each price list (contract.md 'Files people upload'). */
export const priceListColumns = priceLists.map((pricelist) => ({
  pricelist,
  wh_price: `wh_price_${pricelist}` as const,
  rt_price: `rt_price_${pricelist}` as const,
}));

/** The optional columns with the names of garments and colors in each language but English. */
export const nameColumns = languages.flatMap(({ tag, name: language }) =>
  tag === 'en'
    ? []
    : [{ tag, language, name: `name_${tag}` as const, color_name: `color_name_${tag}` as const }],
);

/** A garment's or a color's names in other languages than English, by their tags. */
export type Names = { readonly [tag in string]?: string };

/** The columns with text that all rows of a garment share (contract.md 'Files people upload'). */
export const garmentTextColumns = [
  'number',
  'style_code',
  'name',
  'drop',
  'collection',
  'made_in',
  'description',
  'composition',
  'large_description',
  'currency',
] as const;

/** The columns with prices that all rows of a garment share (contract.md 'Files people upload'). */
export const garmentPriceColumns = [
  'wh_price' as const,
  'rt_price' as const,
  ...priceListColumns.flatMap((columns) => [columns.wh_price, columns.rt_price]),
];

/** The columns with whole numbers that all rows of a garment share (contract.md 'Minimums and multiples'). */
export const garmentCountColumns = ['min_quantity', 'multiple'] as const;

/** The columns with text that all rows of a color share (contract.md 'Files people upload'). */
export const colorTextColumns = [
  'color_name' as const,
  'color_code' as const,
  ...nameColumns.map((columns) => columns.color_name),
];

/** Every column that a catalog file may have (contract.md 'Files people upload'). */
export const catalogColumns = [
  'generic' as const,
  ...garmentTextColumns,
  'with_stocks' as const,
  'color' as const,
  'color_name' as const,
  'color_code' as const,
  'size' as const,
  'sku' as const,
  'own_sku' as const,
  'ean' as const,
  ...garmentPriceColumns,
  ...garmentCountColumns,
  'stock' as const,
  ...nameColumns.flatMap((columns) => [columns.name, columns.color_name]),
];

/** The columns that a catalog file must have (contract.md 'Files people upload'). */
export const requiredCatalogColumns = ['generic', 'name', 'color', 'size', 'wh_price', 'currency'] as const;

/** The max length of each text column of a catalog file (the contract's Garment and Sku). */
export const longestTexts = {
  number: 64,
  style_code: 64,
  name: 200,
  drop: 64,
  collection: 200,
  made_in: 200,
  description: 5000,
  composition: 5000,
  large_description: 5000,
  color_name: 200,
  color_code: 64,
  size: 16,
  sku: 64,
  own_sku: 64,
} as const;

/** The max number of sizes and colors of a garment, and of garments of a catalog (the contract's Garment). */
export const catalogLimits = { sizes: 100, colors: 500, garments: 20_000 } as const;

/** The name of a column of a catalog file (contract.md 'Files people upload'). */
export type CatalogColumn = (typeof catalogColumns)[number];

/** The name of a column with text that all rows of a garment share. */
export type GarmentTextColumn = (typeof garmentTextColumns)[number];

/** The name of a column with a whole number that all rows of a garment share. */
export type GarmentCountColumn = (typeof garmentCountColumns)[number];

/** The name of a column with a price that all rows of a garment share. */
export type GarmentPriceColumn = (typeof garmentPriceColumns)[number];
