/**
 * The warehouse of a new customer, and of stock whose file names none (spec 9, contract.md 'Files people upload').
 */
export const defaultWarehouse = '0001';

/** The price lists of the brand, in the order offered (spec 9). */
export const priceLists = ['0151', '0352', '0554', '0655', '0751', '0358'] as const;

/** The code of one of the brand's price lists (spec 9). */
export type PriceList = (typeof priceLists)[number];

/** Whether the brand has a price list of this code (spec 9). */
export function isPriceList(code: string): code is PriceList {
  return priceLists.some((priceList) => priceList === code);
}

/** How long messages stay and how often tasks are polled, in milliseconds (spec 9). */
export const timings = {
  alertAutoHideMs: 6000,
  passwordMessageMs: 1000,
  userSnackbarMs: 1000,
  uploadTaskPollMs: 5000,
  taskListPollMs: 10_000,
} as const;

/** The warehouses offered in lists (the second list of spec 9); others may be entered. */
export const warehouses = ['0001', '0003'] as const;

/** Whether a warehouse is offered in lists. */
export function isOfferedWarehouse(code: string): boolean {
  return warehouses.some((warehouse) => warehouse === code);
}
