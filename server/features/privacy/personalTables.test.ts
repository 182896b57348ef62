import { getTableConfig } from 'drizzle-orm/pg-core';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { schemaTables } from '../../test/schemaTables';
import { freeTexts } from './freeTexts';
import { leftOut, personalTables } from './personalTables';

/** The columns that refer to a user, whether the database knows it or only their name says so. */
const references = schemaTables.flatMap(({ name, columns, foreignKeys }) => {
  const declared = foreignKeys.flatMap((key) => {
    const { foreignTable, columns: own } = key.reference();
    return getTableConfig(foreignTable).name === 'users' ? own.map((column) => column.name) : [];
  });
  const named = columns
    .map((column) => column.name)
    .filter((column) => /^(user|customer|seller|agent|owner|actor|person)_id$|_by$/.test(column));
  return [...new Set([...declared, ...named])].map((column) => `${name}.${column}`);
});

test('every column that refers to a user is exported, or left out for a reason', () => {
  const exported = personalTables.flatMap(({ table, references: columns }) =>
    columns.map((column) => `${table}.${column}`),
  );
  const known = [...exported.filter((one) => one !== 'users.id'), ...Object.keys(leftOut)];
  expect(references.length).toBeGreaterThan(25);
  expect(references.toSorted()).toEqual(known.toSorted());
});

test('no column is left out that does not exist, nor one that might grant access exported', () => {
  for (const { table, without = {} } of personalTables) {
    const columns = schemaTables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
    expect(columns).toEqual(expect.arrayContaining(Object.keys(without)));
    const shown = columns.filter((column) => !(column in without));
    expect(shown.filter((column) => /hash|secret|token/.test(column))).toEqual([]);
  }
});

test('docs/privacy.md has a row for every table that is exported or searched for names', () => {
  const text = readFileSync(path.join(__dirname, '../../../docs/privacy.md'), 'utf8');
  const names = [...personalTables, ...freeTexts].map(({ table }) => table);
  expect(names.filter((name) => !text.includes(`| \`${name}\` `))).toEqual([]);
});
