/**
 * The tables, by subject: the database and its migrations are told of all of them here. Money is in integer cents,
 * quantities are checked integers, ids are bigints that the wire carries as opaque strings. Deleting a user, catalog or
 * order sets a date; nothing an order needs is removed.
 */
export * from './schema/users';
export * from './schema/catalogs';
export * from './schema/orders';
export * from './schema/access';
export * from './schema/host';

/** The table id behind an opaque wire id, or null for a text that can't be one. */
export function toId(text: string): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

/** Epoch seconds of the wire as a table's date; null unsets it, and what is left out stays left out. */
export const toDate = (seconds: number | null | undefined) =>
  typeof seconds === 'number' ? new Date(seconds * 1000) : seconds;
