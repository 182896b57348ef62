import type { SQL } from 'drizzle-orm';
import { PgDialect, type PreparedQueryConfig } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Db } from './openDatabase';
import { nameOf } from './statementNames';

const dialect = new PgDialect();

/** Runs a statement with these values of its `sql.placeholder`s. */
export type Prepared<Row extends pg.QueryResultRow> = (
  db: Db,
  values: Record<string, unknown>,
) => Promise<Row[]>;

/**
 * A statement for calls that are made all the time: its text is built once, and PostgreSQL parses it once for each
 * connection.
 */
export function prepare<Row extends pg.QueryResultRow>(query: SQL): Prepared<Row> {
  const built = dialect.sqlToQuery(query);
  return async (db, values) => {
    const name = nameOf(built.sql);
    const statement = db._.session.prepareQuery<PreparedQueryConfig & { execute: pg.QueryResult<Row> }>(
      built,
      undefined,
      name,
      false,
    );
    const { rows } = await statement.execute(values);
    return rows;
  };
}
