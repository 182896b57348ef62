import type { FileKind } from './spreadsheet/sheet';
import { rowChecks } from './rowChecks';

it.each<[FileKind, string]>([
  ['catalog', 'generic'],
  ['edit', 'sku'],
  ['delete', 'generic'],
  ['stock', 'sku'],
  ['users', 'email'],
])('knows what is wrong with a %s file', (kind, column) => {
  const { errors } = rowChecks[kind](['nothing'], []);
  expect(errors).toContainEqual(expect.objectContaining({ row: 1, column }));
});

const message =
  '"0007" is none of the warehouses 0001 and 0003; the file is refused unless a customer or stock has it';

it.each<[FileKind, string[]]>([
  ['stock', ['WJM123000M', '4', '7']],
  ['users', ['Bo', 'bo@shop.test', '0007']],
])('tells of a warehouse in a %s file that only the server may know', (kind, cells) => {
  const header = kind === 'stock' ? ['sku', 'stock', 'warehouse'] : ['name', 'email', 'warehouse'];
  expect(rowChecks[kind](header, [{ row: 2, cells }])).toEqual({
    errors: [],
    notes: [{ row: 2, column: 'warehouse', message }],
  });
});
