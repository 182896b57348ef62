import type { SQL } from 'drizzle-orm';
import { PgDialect, type PreparedQueryConfig } from 'drizzle-orm/pg-core';
import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Db } from './openDatabase';

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

/** Statements with a name stay with each connection, so only the first different ones get one. */
const mostNamed = 200;
const names = new Map<string, string>();
let areNamed = true;

/** Leaves all statements of this process without a name, for poolers that hand a connection from one client to another. */
export function forgoPreparedStatements(): void {
  areNamed = false;
}

/**
 * The name under which a connection keeps a statement, the same for the same text; undefined when it is parsed anew each
 * time.
 */
export function nameOf(text: string): string | undefined {
  if (!areNamed) return undefined;
  const known = names.get(text);
  if (known !== undefined || names.size >= mostNamed) return known;
  const name = `s${createHash('sha256').update(text).digest('hex').slice(0, 40)}`;
  names.set(text, name);
  return name;
}
