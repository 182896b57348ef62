import {
  type CatalogColumn,
  longestTexts,
  catalogLimits,
  priceListColumns,
} from '../catalog-file/catalogColumns';
import { warehouses } from '../constants';

/** The rule of a text's length. */
export const upTo = (longest: number): string => `At most ${longest.toLocaleString()} characters.`;
const price = 'A number with at most two decimals and without a currency sign: 120 or 120.50.';
/** The rule of a column that is yes or no. */
export const truth = 'TRUE or FALSE, yes or no, 1 or 0.';
const same = 'The same in all rows of a garment.';

const pricesOfLists = Object.fromEntries(
  priceListColumns.flatMap(({ pricelist, wh_price, rt_price }) => [
    [wh_price, `The wholesale price on price list ${pricelist}; blank: wh_price. ${price} ${same}`],
    [rt_price, `The retail price on price list ${pricelist}; blank: rt_price. ${price} ${same}`],
  ]),
);

/** The descriptions of a garment file's columns. */
export const garmentRules: { readonly [column in CatalogColumn]?: string } = {
  generic: 'The garment: 6 capital letters or digits, as in WJM123.',
  number: `Sorts the garments; blank: the generic. ${upTo(longestTexts.number)} ${same}`,
  style_code: `Your own code of the style, if it is not the generic; may be blank. ${upTo(longestTexts.style_code)} ${same}`,
  name: `The garment’s name. ${upTo(longestTexts.name)} ${same}`,
  drop: `The delivery drop. ${upTo(longestTexts.drop)} ${same}`,
  collection: `${upTo(longestTexts.collection)} ${same}`,
  made_in: `The country. ${upTo(longestTexts.made_in)} ${same}`,
  description: `${upTo(longestTexts.description)} ${same}`,
  composition: `The materials. ${upTo(longestTexts.composition)} ${same}`,
  large_description: `A longer description. ${upTo(longestTexts.large_description)} ${same}`,
  currency: 'The ISO code of 3 capitals, as in EUR; one for the whole file.',
  with_stocks: `Whether stock is shown; blank: no. ${truth} ${same}`,
  color: `3 digits or capital letters; 0 is taken as 000. At most ${catalogLimits.colors} in a garment.`,
  color_name: `${upTo(longestTexts.color_name)} The same in all rows of a color.`,
  color_code: `Your own code of the color, if it is not the number in color; may be blank. ${upTo(longestTexts.color_code)} The same in all rows of a color.`,
  size: `${upTo(longestTexts.size)} At most ${catalogLimits.sizes} in a garment, shown in the order of the file, or from small to large if that is sorted by the alphabet.`,
  sku: 'Generic, color and size in one; blank: made of those three.',
  own_sku: `Your own code of the sku, if it is not sku; unique in the catalog; may be blank. ${upTo(longestTexts.own_sku)}`,
  ean: 'An EAN or UPC of 8, 12, 13 or 14 digits with a valid check digit, unique in the catalog; may be blank.',
  wh_price: `The wholesale price. ${price} ${same}`,
  rt_price: `The retail price; blank: 0. ${price} ${same}`,
  ...pricesOfLists,
  min_quantity: `The minimum pieces in an order that has this garment, over all colors and sizes; 0 for no minimum. ${same}`,
  multiple: `Pack size: the quantity of each color and size must be a multiple of it; 0 or 1 for none. ${same}`,
  stock: `Pieces in warehouse ${warehouses[0]}: a whole number, 0 or more; blank: not changed.`,
};
