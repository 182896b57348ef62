import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as schema from '../db/schema';
import { kinds, leftOut } from './kinds';
import { fieldsOf, nestedOf } from './rows';

const tables = Object.values(schema).flatMap((one) => (is(one, PgTable) ? [one] : []));
const parts = kinds.flatMap((kind) => [kind, ...nestedOf(kind, true).map(([, part]) => part)]);
const docs = readFileSync(path.join(__dirname, '../../docs/export.md'), 'utf8');

/** The rows of the table below a heading of the docs: field and format. */
function documented(heading: string): string[][] {
  const section = docs.split(`\n### ${heading}\n`)[1]?.split(/\n##/)[0] ?? '';
  return [...section.matchAll(/^\| `(\w+)` +\| ([a-z ]+?) +\|/gm)].map(([, field = '', format = '']) => [
    field,
    format,
  ]);
}

it('exports each table of the schema once, or names it as left out', () => {
  const named = [...parts.map(({ table }) => getTableName(table)), ...Object.keys(leftOut)];
  expect(named.toSorted()).toEqual(tables.map(getTableName).toSorted());
});

it.each(parts.map((part) => [getTableName(part.table), part] as const))(
  'exports all of %s',
  (_name, part) => {
    const fields = fieldsOf(part, true);
    const { columns } = getTableConfig(part.table);
    const absent = [...(part.made ?? []), 'of' in part ? part.of : ''];
    expect(fields.map(({ column }) => column.name)).toEqual(
      columns.map(({ name }) => name).filter((name) => !absent.includes(name)),
    );
    expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
  },
);

describe('docs/export.md', () => {
  it.each(kinds.map((kind) => [kind.name, kind] as const))('has each field of %s', (name, kind) => {
    const nested = nestedOf(kind, true);
    const own = fieldsOf(kind, true).map((field) => [field.name, field.format.name]);
    expect(documented(`${name}.jsonl`)).toEqual([
      ...own,
      ...nested.map(([field, part]) => [field, part.isSingle === true ? 'single' : 'list']),
    ]);
    for (const [field, part] of nested) {
      const expected = fieldsOf(part, true).map((one) => [one.name, one.format.name]);
      expect([field, documented(`${name}.jsonl: ${field}`)]).toEqual([field, expected]);
    }
  });

  it('has each table that is left out, with the reason', () => {
    const found = [...docs.matchAll(/^- `(\w+)`: (.*)\.$/gm)].map(([, table, reason]) => [table, reason]);
    expect(found).toEqual(Object.entries(leftOut));
  });
});
