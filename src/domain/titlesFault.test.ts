import type { FileKind } from './spreadsheet/sheet';
import { titlesFault } from './titlesFault';

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
  expect(titlesFault(kind, sheet(header))).toBe(sentence);
});
