import { type SQL, sql } from 'drizzle-orm';
import type { Message, ValuesOf } from '../../src/domain/language/message';
import type { RowError } from '../../src/domain/spreadsheet/rowErrors';
import { withIsolatedValues } from '../../src/domain/text/isolated';

/** A bad cell as SQL answers it, its message by `sqlMessage`. */
export type SqlRowError = { row: number; column: string; text: string; values: string };

/**
 * The columns `text` and `values` of a message about a row, whose values are SQL expressions. Sorted by them, messages of
 * one text are in the order of their sentences.
 */
export function sqlMessage<const Text extends string>(text: Text, ...[values]: ValuesOf<Text, SQL>): SQL {
  const fields = Object.entries<SQL>(values ?? {}).map(([name, value]) => sql`${name}::text, ${value}`);
  return sql`${text}::text as text, json_build_object(${sql.join(fields, sql`, `)})::text as "values"`;
}

/** A text in quotation marks, as messages quote a cell. */
export const sqlQuoted = (text: SQL) => sql`'"' || ${text} || '"'`;

/** A bad cell with its message, in whose values names from right to left are set apart. */
export function readSqlRowError({ row, column, text, values }: SqlRowError): RowError<Message> {
  return { row, column, message: withIsolatedValues({ text, values: JSON.parse(values) }) };
}
