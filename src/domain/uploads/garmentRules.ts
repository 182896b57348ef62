import { type Message, message } from '../language/message';
import {
  type CatalogColumn,
  longestTexts,
  catalogLimits,
  nameColumns,
  priceListColumns,
} from '../catalog-file/catalogColumns';
import { warehouses } from '../constants';

/** The sentences about what a column holds. */
export type Rule = readonly Message[];

/** The rule of a text's length. */
export const upTo = (longest: number): Message =>
  message('At most {longest, number} characters.', { longest });
const price = message('A number with at most two decimals and without a currency sign: 120 or 120.50.');
/** The rule of a column that is yes or no. */
export const truth = message('TRUE or FALSE, yes or no, 1 or 0.');
const same = message('The same in all rows of a garment.');
const sameInColor = message('The same in all rows of a color.');

const pricesOfLists = Object.fromEntries(
  priceListColumns.flatMap(({ pricelist, wh_price, rt_price }) => [
    [
      wh_price,
      [
        message('The wholesale price on price list {pricelist}; blank: wh_price.', { pricelist }),
        price,
        same,
      ],
    ],
    [
      rt_price,
      [message('The retail price on price list {pricelist}; blank: rt_price.', { pricelist }), price, same],
    ],
  ]),
);

const translatedNames = Object.fromEntries(
  nameColumns.flatMap(({ language, name, color_name }) => [
    [
      name,
      [
        message('The garment’s name for whoever reads {language}; blank: name.', { language }),
        upTo(longestTexts.name),
        same,
      ],
    ],
    [
      color_name,
      [
        message('The color’s name for whoever reads {language}; blank: color_name.', { language }),
        upTo(longestTexts.color_name),
        sameInColor,
      ],
    ],
  ]),
);

/** The descriptions of a garment file's columns. */
export const garmentRules: { readonly [column in CatalogColumn]?: Rule } = {
  generic: [message('The garment: 6 capital letters or digits, as in WJM123.')],
  number: [message('Sorts the garments; blank: the generic.'), upTo(longestTexts.number), same],
  style_code: [
    message('Your own code of the style, if it is not the generic; may be blank.'),
    upTo(longestTexts.style_code),
    same,
  ],
  name: [message('The garment’s name.'), upTo(longestTexts.name), same],
  drop: [message('The delivery drop.'), upTo(longestTexts.drop), same],
  collection: [upTo(longestTexts.collection), same],
  made_in: [message('The country.'), upTo(longestTexts.made_in), same],
  description: [upTo(longestTexts.description), same],
  composition: [message('The materials.'), upTo(longestTexts.composition), same],
  large_description: [message('A longer description.'), upTo(longestTexts.large_description), same],
  currency: [message('The ISO code of 3 capitals, as in EUR; one for the whole file.')],
  with_stocks: [message('Whether stock is shown; blank: no.'), truth, same],
  color: [
    message('3 digits or capital letters; 0 is taken as 000. At most {most} in a garment.', {
      most: catalogLimits.colors,
    }),
  ],
  color_name: [upTo(longestTexts.color_name), sameInColor],
  color_code: [
    message('Your own code of the color, if it is not the number in color; may be blank.'),
    upTo(longestTexts.color_code),
    sameInColor,
  ],
  size: [
    upTo(longestTexts.size),
    message(
      'At most {most} in a garment, shown in the order of the file, or from small to large if that is sorted by the alphabet.',
      { most: catalogLimits.sizes },
    ),
  ],
  sku: [message('Generic, color and size in one; blank: made of those three.')],
  own_sku: [
    message('Your own code of the sku, if it is not sku; unique in the catalog; may be blank.'),
    upTo(longestTexts.own_sku),
  ],
  ean: [
    message(
      'An EAN or UPC of 8, 12, 13 or 14 digits with a valid check digit, unique in the catalog; may be blank.',
    ),
  ],
  wh_price: [message('The wholesale price.'), price, same],
  rt_price: [message('The retail price; blank: 0.'), price, same],
  ...pricesOfLists,
  ...translatedNames,
  min_quantity: [
    message(
      'The minimum pieces in an order that has this garment, over all colors and sizes; 0 for no minimum.',
    ),
    same,
  ],
  multiple: [
    message('Pack size: the quantity of each color and size must be a multiple of it; 0 or 1 for none.'),
    same,
  ],
  stock: [
    message('Pieces in warehouse {warehouse}: a whole number, 0 or more; blank: not changed.', {
      warehouse: warehouses[0],
    }),
  ],
};
