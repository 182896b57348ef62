import { worded } from '../test/worded';
import type { FileKind } from './uploads/uploads';
import { lowTitlesFault, titlesFault } from './titlesFault';

const sheet = (header: string[]) => ({ name: 'Tabelle1', header, rows: [] });
const prepare = "Use 'Prepare a file' to match its columns with ours.";

it.each<[string, FileKind, string[], string | null]>([
  [
    'names the sheet, the row and the titles',
    'catalog',
    ['Artikel', ' ', 'EK'],
    `None of the titles in row 1 of the sheet "Tabelle1" is known: "Artikel", "EK". ${prepare}`,
  ],
  [
    'counts the titles beyond the sixth',
    'stock',
    ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
    `None of the titles in row 1 of the sheet "Tabelle1" is known: "a", "b", "c", "d", "e", "f" and 2 more. ${prepare}`,
  ],
  [
    'names a row without titles',
    'users',
    [''],
    `There are no titles in row 1 of the sheet "Tabelle1". ${prepare}`,
  ],
  ['leaves a sheet with one known title to its own check', 'catalog', ['Artikel', 'WH Price'], null],
])('%s', (_what, kind, header, sentence) => {
  expect(worded(titlesFault(kind, sheet(header)))).toBe(sentence);
});

const titles = ['Style No.', 'Description', 'Colour', 'Size'];
const filled = (count: number, cells: string[] = ['Vendor', '4711']) =>
  Array.from({ length: count }, () => cells);

it.each<[string, string[], string[][], number | null]>([
  ['below codes and help', ['F01', 'F02'], [...filled(10), titles, ['A1', 'Coat', 'Navy', 'M']], 12],
  ['below a blank first row', [''], [titles], 2],
  ['below a row with fewer known titles', ['Size', 'F02', 'F03'], [titles], 2],
  ['below row 40', ['F01', 'F02'], [...filled(39), titles], null],
  ['in a row with a single known one', ['F01', 'F02'], [['Size', 'M']], null],
  ['in row 1, above data that could be titles', titles, [['Style', 'Name', 'Farbe', 'Size']], null],
  ['nowhere', ['F01', 'F02'], [['A1', 'Coat']], null],
])('finds titles %s', (_where, header, below, row) => {
  const rows = below.map((cells, index) => ({ row: index + 2, cells }));
  const fault = lowTitlesFault({ name: 'Form', header, rows });
  const found = `The titles of the sheet "Form" seem to be in row ${row}, not in row 1. ${prepare}`;
  expect(worded(fault)).toBe(row === null ? null : found);
});

it('says where the titles are instead of naming the unknown ones', () => {
  const rows = [{ row: 3, cells: titles }];
  expect(worded(titlesFault('stock', { name: 'Form', header: ['F01'], rows }))).toContain(
    'seem to be in row 3',
  );
});
