import { worded } from '../../test/worded';
import { topicOf } from '../prepare/titles';
import { keysOf } from '../records';
import { uploadFiles } from './uploadFiles';
import { type FileKind, fileNames } from './uploads';

it.each<[FileKind, string]>([
  ['catalog', 'generic'],
  ['edit', 'sku'],
  ['delete', 'generic'],
  ['stock', 'sku'],
  ['users', 'email'],
])('reports the errors of a %s file', (kind, column) => {
  const { errors } = uploadFiles[kind].check(['nothing'], []);
  expect(errors).toContainEqual(expect.objectContaining({ row: 1, column }));
});

const message =
  '"0007" is none of the warehouses 0001 and 0003; the file is refused unless a customer or stock has it';

it('has one note about codes in a stock file that only the server may know', () => {
  const notesOf = (...skus: string[]) =>
    uploadFiles.stock.check(
      ['sku', 'stock'],
      skus.map((sku, index) => ({ row: index + 2, cells: [sku, 4] })),
    ).notes;
  const is =
    'does not look like a sku such as WJM123000M; the file is refused unless a garment has it as its own sku or EAN';
  expect(worded(notesOf('WJM123000M', 'AW-1'))).toEqual([{ row: 3, column: 'sku', message: `"AW-1" ${is}` }]);
  expect(worded(notesOf('AW-1', 'WJM123000M', 'AW-2', 'AW-3'))).toEqual([
    { row: 2, column: 'sku', message: `"AW-1" (and 2 more like it) ${is}` },
  ]);
});

it.each<[FileKind, string[]]>([
  ['stock', ['WJM123000M', '4', '7']],
  ['users', ['Bo', 'bo@shop.test', '0007']],
])('notes a warehouse in a %s file that only the server may know', (kind, cells) => {
  const header = kind === 'stock' ? ['sku', 'stock', 'warehouse'] : ['name', 'email', 'warehouse'];
  expect(worded(uploadFiles[kind].check(header, [{ row: 2, cells }]))).toEqual({
    errors: [],
    notes: [{ row: 2, column: 'warehouse', message }],
  });
});

it.each(keysOf(fileNames))('a %s file has each required column and subject, and no column twice', (kind) => {
  const { columns, required, subject } = uploadFiles[kind];
  expect(columns).toEqual(expect.arrayContaining([...required, ...subject]));
  expect(new Set(columns).size).toBe(columns.length);
});

it.each(keysOf(fileNames))("'Prepare a file' knows the titles of a %s file", (kind) => {
  const { columns, matched } = uploadFiles[kind];
  expect([...columns, ...matched].filter((title) => topicOf(title) === null)).toEqual([]);
});
