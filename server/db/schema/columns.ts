import { bigint, customType, text, timestamp } from 'drizzle-orm/pg-core';

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The transaction that last wrote a row; a trigger sets it. */
export const xid = customType<{ data: string }>({ dataType: () => 'xid8' });

/** The database-generated id of a row; sent over the wire as an opaque string. */
export const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** The id of another row. */
export const reference = <Name extends string>(name: Name) => bigint(name, { mode: 'number' });

/** Money, in whole cents. */
export const cents = <Name extends string>(name: Name) => bigint(name, { mode: 'number' });

/** A point in time. */
export const timestamptz = <Name extends string>(name: Name) =>
  timestamp(name, { withTimezone: true, mode: 'date' });

/** Text that is '' when unset. */
export const line = <Name extends string>(name: Name) => text(name).notNull().default('');
