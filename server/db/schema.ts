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
