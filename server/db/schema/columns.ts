import { bigint, customType, text, timestamp } from 'drizzle-orm/pg-core';

/** Bytes. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The number that the database gives a row; the wire carries it as an opaque string. */
export const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** The id of another row. */
export const reference = (name: string) => bigint(name, { mode: 'number' });

/** Money, in whole cents. */
export const cents = (name: string) => bigint(name, { mode: 'number' });

/** A point in time. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A text that is '' when it is unset. */
export const line = (name: string) => text(name).notNull().default('');
