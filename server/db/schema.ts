/**
 * The tables, by subject: the database and its migrations get all of them from here. Money is in integer cents,
 * quantities are checked integers, ids are bigints sent over the wire as opaque strings. Deleting a user, catalog or
 * order sets a date; nothing that an order needs is removed.
 */
export * from './schema/users';
export * from './schema/catalogs';
export * from './schema/orders';
export * from './schema/access';
export * from './schema/identity';
export * from './schema/apiKeys';
export * from './schema/host';
export * from './schema/orderTasks';
export * from './schema/orderViews';
export * from './schema/customerGroups';
export * from './schema/orderPapers';
export * from './schema/erpDocuments';
export * from './schema/webhooks';
export * from './schema/orderVersions';
export * from './schema/orderProposals';
export * from './schema/customerTasks';
export * from './schema/changes';

/** The database id behind an opaque wire id; 0, which nothing has, for a string that can't be one. */
export const toId = (text: string) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0);

/** Epoch seconds from the wire as a date for the tables; null unsets it, undefined stays undefined. */
export const toDate = (seconds: number | null | undefined) =>
  typeof seconds === 'number' ? new Date(seconds * 1000) : seconds;
