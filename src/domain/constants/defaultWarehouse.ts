/**
 * The warehouse of a new customer, and of stock whose file names none (spec 9, api.md 'Files people upload').
 */
export const defaultWarehouse = '0001';
