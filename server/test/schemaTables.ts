import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../db/schema';

const exported: unknown[] = Object.values(schema);

/** Every table of the schema, with its columns and foreign keys. */
export const schemaTables = exported.filter((one) => is(one, PgTable)).map((table) => getTableConfig(table));
