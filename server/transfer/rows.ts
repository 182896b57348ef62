import { is, SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/openDatabase';
import type { Kind, Nested, Part } from './kinds';

/** How the values of a column are written in JSON: its name in docs/export.md, and both directions. */
interface Format {
  name: string;
  /** The PostgreSQL type that the JSON value is read as. */
  type: string;
  toJson: (value: SQL) => SQL;
  fromJson: (value: SQL) => SQL;
}

/** A field of an exported row. */
export interface Field {
  name: string;
  column: PgColumn;
  format: Format;
}

const same = (value: SQL) => value;
const hundredths = (value: SQL) => sql`trim_scale(${value} / 100.0)`;

const formats = {
  id: { name: 'id', type: 'bigint', toJson: (value) => sql`${value}::text`, fromJson: same },
  money: {
    name: 'money',
    type: 'numeric',
    toJson: hundredths,
    fromJson: (value) => sql`(${value} * 100)::bigint`,
  },
  percent: {
    name: 'percent',
    type: 'numeric',
    toJson: hundredths,
    fromJson: (value) => sql`(${value} * 100)::integer`,
  },
  time: {
    name: 'time',
    type: 'numeric',
    toJson: (value) => sql`trim_scale(extract(epoch from ${value}))`,
    fromJson: (value) => sql`to_timestamp(${value})`,
  },
  bytes: {
    name: 'bytes',
    type: 'text',
    toJson: (value) => sql`translate(encode(${value}, 'base64'), E'\n', '')`,
    fromJson: (value) => sql`decode(${value}, 'base64')`,
  },
} satisfies Record<string, Format>;

const plainNames: Record<string, string> = {
  bigint: 'number',
  boolean: 'true or false',
  integer: 'number',
  jsonb: 'json',
  smallint: 'number',
  text: 'text',
  'text[]': 'texts',
  uuid: 'uuid',
};

function formatOf(column: PgColumn, ids: ReadonlySet<string>): Format {
  const type = column.getSQLType();
  if (ids.has(column.name)) return formats.id;
  if (column.name.endsWith('_cents')) return formats.money;
  if (column.name.endsWith('_rate')) return formats.percent;
  if (type === 'timestamp with time zone') return formats.time;
  if (type === 'bytea') return formats.bytes;
  const name = plainNames[type];
  if (name === undefined) throw new Error(`${column.name} has the type ${type}, which no export knows.`);
  return { name, type, toJson: same, fromJson: same };
}

/**
 * The fields of a part's rows, named like their columns in the contract's words: money without `_cents`, a rate as
 * `_percent`, `created_at` and `edited_at` without `_at`.
 */
export function fieldsOf(part: Part & Partial<Nested>, withSecrets: boolean): Field[] {
  const { columns, foreignKeys } = getTableConfig(part.table);
  const ids = new Set(
    [
      ...foreignKeys.flatMap((key) => key.reference().columns),
      ...columns.filter((one) => one.generatedIdentity !== undefined),
    ].map((one) => one.name),
  );
  const absent = [part.of, ...(part.made ?? []), ...(withSecrets ? [] : (part.secret ?? []))];
  return columns
    .filter((column) => !absent.includes(column.name))
    .map((column) => ({
      name:
        part.names?.[column.name] ??
        column.name
          .replace(/_cents$/, '')
          .replace(/_rate$/, '_percent')
          .replace(/^(created|edited)_at$/, '$1'),
      column,
      format: formatOf(column, ids),
    }));
}

/** The nested rows of a kind, with the fields that hold them. */
export const nestedOf = (kind: Kind, withSecrets: boolean): [string, Nested][] =>
  Object.entries(kind.nested ?? {}).filter(([, { isSecret = false }]) => withSecrets || !isSecret);

/** The query of a kind's rows: `line` is the JSON of one. The order is the same on every host. */
export function selectLines(kind: Kind, withSecrets: boolean): SQL {
  const outer = sql.identifier('t');
  const nested = nestedOf(kind, withSecrets).map(([field, part]) => {
    const rows = sql`select ${selected(part, sql.identifier('n'), withSecrets)} from ${nameOf(part.table)} n
      where n.${sql.identifier(part.of)} = t.id order by ${primaryKey(part.table, sql.identifier('n'))}`;
    const json =
      part.isSingle === true
        ? sql`(select row_to_json(r) from (${rows}) r)`
        : sql`coalesce((select array_to_json(array_agg(r)) from (${rows}) r), '[]')`;
    return sql`${json} as ${sql.identifier(field)}`;
  });
  return sql`select row_to_json(r)::text as line from (
    select ${sql.join([selected(kind, outer, withSecrets), ...nested], sql`, `)} from ${nameOf(kind.table)} t
    where ${kind.where?.(withSecrets) ?? sql`true`} order by ${primaryKey(kind.table, outer)}) r`;
}

/** Inserts the rows of these lines, with what is nested in them, as they are. */
export async function insertLines(db: Db, kind: Kind, withSecrets: boolean, lines: string): Promise<void> {
  const json = `[${lines.trimEnd().replaceAll('\n', ',')}]`;
  const outer = fieldsOf(kind, withSecrets);
  await db.execute(sql`${insertInto(kind.table, outer)} select ${values(outer)}
    from json_to_recordset(${json}::json) as r(${recordOf(outer)})`);
  for (const [field, part] of nestedOf(kind, withSecrets)) {
    const fields = fieldsOf(part, withSecrets);
    const rows = sql`o.${sql.identifier(field)}`;
    await db.execute(sql`
      ${insertInto(part.table, fields, part.of)} select ${values(fields)}, o.id
      from json_to_recordset(${json}::json) as o(id bigint, ${sql.identifier(field)} json)
      cross join lateral json_to_recordset(${part.isSingle === true ? sql`json_build_array(${rows})` : rows})
        as r(${recordOf(fields)})
      where ${rows} is not null`);
  }
}

const nameOf = (table: PgTable) => sql.identifier(getTableConfig(table).name);

const selected = (part: Part, row: SQL | ReturnType<typeof sql.identifier>, withSecrets: boolean) =>
  sql.join(
    fieldsOf(part, withSecrets).map(
      ({ name, column, format }) =>
        sql`${format.toJson(sql`${row}.${sql.identifier(column.name)}`)} as ${sql.identifier(name)}`,
    ),
    sql`, `,
  );

/** The columns to sort by; texts by their code points, whatever the database's collation. */
function primaryKey(table: PgTable, row: ReturnType<typeof sql.identifier>): SQL {
  const { columns, primaryKeys } = getTableConfig(table);
  const names = primaryKeys[0]?.columns.map(({ name }) => name);
  const key = columns.filter((column) => names?.includes(column.name) ?? column.primary);
  return sql.join(
    key.map((column) => {
      const value = sql`${row}.${sql.identifier(column.name)}`;
      return column.getSQLType() === 'text' ? sql`${value} collate "C"` : value;
    }),
    sql`, `,
  );
}

const insertInto = (table: PgTable, fields: readonly Field[], of?: string) => {
  const columns = [...fields.map(({ column }) => column.name), ...(of === undefined ? [] : [of])];
  const names = columns.map((name) => sql.identifier(name));
  return sql`insert into ${nameOf(table)} (${sql.join(names, sql`, `)}) overriding system value`;
};

const recordOf = (fields: readonly Field[]) =>
  sql.join(
    fields.map(({ name, format }) => sql`${sql.identifier(name)} ${sql.raw(format.type)}`),
    sql`, `,
  );

/** A field that an export from an earlier version lacks has its column's default. */
const values = (fields: readonly Field[]) =>
  sql.join(
    fields.map(({ name, column, format }) => {
      const value = format.fromJson(sql`r.${sql.identifier(name)}`);
      if (!column.notNull || column.default === undefined) return value;
      const usual = is(column.default, SQL) ? column.default : sql.param(column.default, column);
      return sql`coalesce(${value}, ${usual}::${sql.raw(column.getSQLType())})`;
    }),
    sql`, `,
  );
