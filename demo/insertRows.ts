import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../server/db/openDatabase';

/** Rows a statement takes at once: one parameter of some megabytes. */
const batchSize = 20_000;

/** Inserts whole rows in bulk, their ids included; where `skipKnown`, those already there are left alone. */
export async function insertRows<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly (Table['$inferSelect'] & Record<string, unknown>)[],
  { skipKnown = false }: { skipKnown?: boolean } = {},
): Promise<void> {
  const columns = Object.entries(getTableColumns(table));
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const conflict = skipKnown ? sql`on conflict do nothing` : sql``;
  for (let at = 0; at < rows.length; at += batchSize) {
    const records = rows
      .slice(at, at + batchSize)
      .map((row) => Object.fromEntries(columns.map(([key, column]) => [column.name, row[key]])));
    await db.execute(
      sql`insert into ${table} (${names}) overriding system value
        select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(records)}::json) ${conflict}`,
    );
  }
}

/** Takes ids from a table's sequence, so that what is inserted with them never meets what others insert. */
export async function reserveIds(db: Db, table: PgTable, count: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence(${getTableName(table)}, 'id')) as id from generate_series(1, ${count})`,
  );
  return rows.map(({ id }) => Number(id));
}
