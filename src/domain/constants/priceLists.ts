/** The price lists of the brand, in the order offered (spec 9). */
export const priceLists = ['0151', '0352', '0554', '0655', '0751', '0358'] as const;

/** The code of one of the brand's price lists (spec 9). */
export type PriceList = (typeof priceLists)[number];

/** Whether the brand has a price list of this code (spec 9). */
export function isPriceList(code: string): code is PriceList {
  return priceLists.some((priceList) => priceList === code);
}
