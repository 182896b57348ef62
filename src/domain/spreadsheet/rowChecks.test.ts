import type { FileKind } from './FileKind';
import { rowChecks } from './rowChecks';

it.each<[FileKind, string]>([
  ['catalog', 'generic'],
  ['edit', 'sku'],
  ['delete', 'generic'],
  ['stock', 'sku'],
  ['users', 'email'],
])('knows what is wrong with a %s file', (kind, column) => {
  expect(rowChecks[kind](['nothing'], [])).toContainEqual(expect.objectContaining({ row: 1, column }));
});
