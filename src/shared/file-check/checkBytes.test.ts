import { utils, write } from 'xlsx';
import { checkBytes } from './checkBytes';
import type { FileCheck } from './FileCheck';
import type { FileKind } from '../../domain/spreadsheet/sheet';
import { fileTemplates } from '../spreadsheet-field/SpreadsheetField';

function workbook(rows: unknown[][], bookType: 'xlsx' | 'biff8' = 'xlsx'): Uint8Array {
  const book = utils.book_new(utils.aoa_to_sheet(rows), 'Sheet1');
  return new Uint8Array(write(book, { type: 'array', bookType }));
}

function check(bytes: Uint8Array, kind: FileKind = 'stock'): FileCheck[] {
  const told: FileCheck[] = [];
  checkBytes(kind, bytes, (one) => told.push(one));
  return told;
}

const text = (content: string) => new TextEncoder().encode(content);

it.each(['xlsx', 'biff8'] as const)('reads an %s file', (bookType) => {
  expect(
    check(
      workbook(
        [
          ['sku', 'stock'],
          ['WJM123000M', 4],
        ],
        bookType,
      ),
    ),
  ).toEqual([{ state: 'good', rows: 1 }]);
});

it('names every bad row', () => {
  expect(check(workbook([['sku', 'stock'], ['WJM123000M', -4], [], ['WJM', 1]]))).toEqual([
    {
      state: 'bad',
      errors: [
        { row: 2, column: 'stock', message: 'must not be negative' },
        { row: 4, column: 'sku', message: 'must be a sku, as in WJM123000M' },
      ],
    },
  ]);
});

it('tells how far it is', () => {
  const rows = Array.from({ length: 2500 }, (_, index) => [`WJM123000${index}`, 1]);
  expect(check(workbook([['sku', 'stock'], ...rows]))).toEqual([
    { state: 'reading', done: 1000, total: 2500 },
    { state: 'reading', done: 2000, total: 2500 },
    { state: 'good', rows: 2500 },
  ]);
});

it.each<[string, Uint8Array, string]>([
  ['an empty file', new Uint8Array(), 'The file is empty.'],
  [
    'a renamed text file',
    text('sku,stock\nWJM123000M,4'),
    'The file is not an Excel file; save it as .xlsx or .xls and try again.',
  ],
  [
    'a broken zip',
    new Uint8Array([...text('PK'), 3, 4, ...text('nothing else')]),
    'The file is damaged; open it in your spreadsheet program, save it again and try again.',
  ],
])('refuses %s in words', (_what, bytes, message) => {
  expect(check(bytes)).toEqual([{ state: 'fault', message }]);
});

it('refuses what would unpack to more than the limit in all, without unpacking it', () => {
  const bytes = workbook([['sku', 'stock']]);
  const entries = [...bytes.keys()].filter((at) =>
    [0x50, 0x4b, 1, 2].every((byte, place) => bytes[at + place] === byte),
  );
  const declare = (mebibytes: number) =>
    entries
      .slice(0, 2)
      .forEach((at) => new DataView(bytes.buffer).setUint32(at + 24, mebibytes * 2 ** 20, true));
  declare(110);
  expect(check(bytes)).toEqual([
    { state: 'fault', message: 'The file is larger than 200 MiB when it is unpacked.' },
  ]);
  declare(90);
  expect(check(bytes)).not.toEqual([{ state: 'fault', message: expect.stringContaining('200 MiB') }]);
});

it.each(['stock', 'catalog', 'edit', 'delete', 'users'] as const)(
  'the template of a %s file is a good one',
  (kind) => {
    expect(check(workbook(fileTemplates[kind].rows.map((row) => [...row])), kind)).toEqual([
      { state: 'good', rows: 1 },
    ]);
  },
);
