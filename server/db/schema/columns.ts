import { bigint, customType, text, timestamp } from 'drizzle-orm/pg-core';

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The transaction that last wrote a row; a trigger sets it. */
export const xid = customType<{ data: string }>({ dataType: () => 'xid8' });

/** The database-generated id of a row; sent over the wire as an opaque string. */
export const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** The id of another row. */
export const reference = (name: string) => bigint(name, { mode: 'number' });

/** Money, in whole cents. */
export const cents = (name: string) => bigint(name, { mode: 'number' });

/** A point in time. */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Text that is '' when unset. */
export const line = (name: string) => text(name).notNull().default('');
