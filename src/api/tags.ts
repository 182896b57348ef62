import { idTag, listTag } from './emptyApi';

export const orders = listTag('orders');
export const users = listTag('users');
export const catalogs = listTag('catalogs');
export const tasks = listTag('tasks');
/** Answers that are in the page's language: with names of garments or colors, or sentences of the host. */
export const hostWords = idTag('catalogs', 'WORDS');
/** The caller's own catalogs, which change when one is enabled for them. */
export const ownCatalogs = idTag('catalogs', 'OWN');
