import { idTag, listTag } from './emptyApi';

export const orders = listTag('orders');
export const users = listTag('users');
export const catalogs = listTag('catalogs');
export const tasks = listTag('tasks');
/** Answers with names of garments or colors, which are in the page's language. */
export const garmentNames = idTag('catalogs', 'NAMES');
/** The caller's own catalogs, which change when one is enabled for them. */
export const ownCatalogs = idTag('catalogs', 'OWN');
