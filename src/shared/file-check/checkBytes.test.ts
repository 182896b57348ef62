import { worded } from '../../test/worded';
import { english } from '../../languages/useT';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { utils, write } from 'xlsx';
import { checkBytes } from './checkBytes';
import type { FileCheck } from './FileCheck';
import { keysOf } from '../../domain/records';
import { type FileKind, fileNames } from '../../domain/uploads/uploads';
import { templateOf } from '../spreadsheet-field/templates';
import { writeTemplate } from '../spreadsheet-field/writeTemplate';

function workbook(rows: unknown[][], bookType: 'xlsx' | 'biff8' = 'xlsx'): Uint8Array {
  const book = utils.book_new(utils.aoa_to_sheet(rows), 'Sheet1');
  return new Uint8Array(write(book, { type: 'array', bookType }));
}

function check(bytes: Uint8Array, kind: FileKind = 'stock'): FileCheck[] {
  const reports: FileCheck[] = [];
  const last = checkBytes(kind, bytes, (one) => reports.push(one));
  return [...reports, last];
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
  ).toEqual([{ state: 'good', rows: 1, notes: [] }]);
});

it.each(['xlsx', 'biff8'] as const)('reads the first sheet of an %s file that is shown', (bookType) => {
  const book = utils.book_new(utils.aoa_to_sheet([['notes'], ['of last season']]), 'Old');
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([
      ['sku', 'stock'],
      ['WJM123000M', 4],
    ]),
    'Now',
  );
  book.Workbook = { Sheets: [{ Hidden: 2 }, { Hidden: 0 }] };
  const bytes = () => new Uint8Array(write(book, { type: 'array', bookType }));
  expect(check(bytes())).toEqual([{ state: 'good', rows: 1, notes: [] }]);
  book.Workbook = { Sheets: [{ Hidden: 2 }, { Hidden: 1 }] };
  expect(worded(check(bytes()))).toEqual([
    {
      state: 'fault',
      message: expect.stringContaining('None of the titles in row 1 of the sheet "Old"'),
      canPrepare: true,
    },
  ]);
});

it('reads cells whose references are in small letters', () => {
  const parts = unzipSync(
    workbook([
      ['sku', 'stock'],
      ['WJM123000M', 'x'],
    ]),
  );
  const name = 'xl/worksheets/sheet1.xml';
  const sheet = strFromU8(parts[name] ?? new Uint8Array()).replace(/ r="[A-Z]+\d+"/g, (all) =>
    all.toLowerCase(),
  );
  expect(worded(check(zipSync({ ...parts, [name]: strToU8(sheet) })))).toEqual([
    { state: 'bad', errors: [{ row: 2, column: 'stock', message: '"x" must be a whole number' }] },
  ]);
});

it('lists all bad rows', () => {
  expect(worded(check(workbook([['sku', 'stock'], ['WJM123000M', 1.5], [], ['WJM123000L', 'x']])))).toEqual([
    {
      state: 'bad',
      errors: [
        { row: 2, column: 'stock', message: '"1.5" must be a whole number' },
        { row: 4, column: 'stock', message: '"x" must be a whole number' },
      ],
    },
  ]);
});

it('reports its progress', () => {
  const rows = Array.from({ length: 2500 }, (_, index) => [`WJM123000${index}`, 1]);
  expect(check(workbook([['sku', 'stock'], ...rows]))).toEqual([
    { state: 'reading', done: 1000, total: 2500 },
    { state: 'reading', done: 2000, total: 2500 },
    { state: 'good', rows: 2500, notes: [] },
  ]);
});

it.each<[string, Uint8Array, string, boolean]>([
  ['an empty file', new Uint8Array(), 'The file is empty.', false],
  [
    'a renamed text file',
    text('sku,stock\nWJM123000M,4'),
    'The file is not an Excel file; save it as .xlsx or .xls and try again.',
    true,
  ],
  [
    'a broken zip',
    new Uint8Array([...text('PK'), 3, 4, ...text('nothing else')]),
    'The file is damaged; open it in your spreadsheet program, save it again and try again.',
    false,
  ],
])('refuses %s with a message', (_what, bytes, message, canPrepare) => {
  expect(worded(check(bytes))).toEqual([{ state: 'fault', message, canPrepare }]);
});

it.each<[string, FileKind, unknown[][]]>([
  ['none of our titles', 'catalog', [['F01', 'F02', 'F03', 'F04', 'F05', 'F06']]],
  ['one of our titles by chance', 'catalog', [['F01', 'size', 'F03', 'F04', 'F05', 'F06']]],
  ['one of our titles by chance', 'stock', [['sku', 'F02', 'F03', 'F04', 'F05', 'F06']]],
])('says where the titles are below a first row with %s, for %s', (_what, kind, first) => {
  const rows = [
    ...first,
    ...Array.from({ length: 10 }, () => ['Vendor', '4711']),
    ['generic', 'name', 'color', 'size', 'wh_price', 'currency'],
    ['WJM123', 'Coat', '000', 'M', 100, 'EUR'],
  ];
  expect(worded(check(workbook(rows), kind))).toEqual([
    {
      state: 'fault',
      message:
        'The titles of the sheet "Sheet1" seem to be in row 12, not in row 1. Use \'Prepare a file\' to match its columns with ours.',
      canPrepare: true,
    },
  ]);
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
  expect(worded(check(bytes))).toEqual([
    { state: 'fault', message: 'The file is larger than 200 MiB when it is unpacked.', canPrepare: false },
  ]);
  declare(90);
  expect(check(bytes)).not.toMatchObject([{ message: expect.stringContaining('200 MiB') }]);
});

it.each(keysOf(fileNames))('the template of a %s file is a good one, with a rule for each column', (kind) => {
  const template = templateOf(kind);
  expect(template.columns.filter(({ rule }) => rule.length === 0)).toEqual([]);
  expect(check(writeTemplate(template, english.t), kind)).toMatchObject([
    { state: 'good', rows: template.examples.length, notes: [] },
  ]);
});

const coat = { generic: 'WJM123', name: 'Coat', color: '000', size: 'M', wh_price: 100, currency: 'EUR' };

it.each<[FileKind, string, Record<string, unknown>, true | undefined]>([
  ['catalog', 'no own codes', coat, undefined],
  ['catalog', 'codes of colors', { ...coat, color_code: 'RED' }, undefined],
  ['catalog', 'codes of styles', { ...coat, 'Style Code': 'ST-1' }, true],
  ['edit', 'own skus', { sku: 'WJM123000M', own_sku: 'ST-1-M' }, true],
  ['stock', 'own skus', { own_sku: 'ST-1-M', stock: 3 }, undefined],
])('says whether a %s file with %s has any that the server must compare', (kind, _what, row, hasOwnCodes) => {
  const [reports] = check(workbook([Object.keys(row), Object.values(row)]), kind);
  expect({ hasOwnCodes: undefined, ...reports }).toMatchObject({ state: 'good', hasOwnCodes });
});

it('notes values that may be misread', () => {
  const cells = utils.aoa_to_sheet([
    ['generic', 'name', 'color', 'size', 'wh_price', 'currency', 'Remarks'],
    ['WJM123', 'Coat', '000', 'M', { t: 'n', v: 85.625, z: '0.00' }, 'EUR', 'x'],
    ['WJM123', 'Coat', '000', 'L', { t: 'n', v: 85.63, z: '0.00' }, 'EUR', 'x'],
  ]);
  cells['!rows'] = [{}, {}, { hidden: true }];
  const bytes = new Uint8Array(write(utils.book_new(cells, 'Sheet1'), { type: 'array', bookType: 'xlsx' }));
  expect(worded(check(bytes, 'catalog'))).toEqual([
    {
      state: 'good',
      rows: 2,
      notes: [
        { row: 1, column: 'Remarks', message: 'the column is not known, and is left out' },
        { row: 2, column: 'wh_price', message: '"85.625" is taken as 85.63, as the cell shows it' },
        { row: 3, column: '', message: 'the row is hidden in the spreadsheet, and is taken all the same' },
      ],
    },
  ]);
});

it('refuses dates that were sizes, and formulas that were never calculated', () => {
  const cells = utils.aoa_to_sheet([
    ['generic', 'name', 'color', 'size', 'wh_price', 'rt_price', 'currency'],
    ['WJM123', 'Coat', '000', { t: 'n', v: 46085, z: 'd-mmm' }, 40, { t: 'z', f: 'E2*2' }, 'EUR'],
  ]);
  const bytes = new Uint8Array(write(utils.book_new(cells, 'Sheet1'), { type: 'array', bookType: 'xlsx' }));
  expect(worded(check(withoutValues(bytes), 'catalog'))).toEqual([
    {
      state: 'bad',
      errors: [
        {
          row: 2,
          column: 'rt_price',
          message:
            'holds a formula without a value; open the file in your spreadsheet program, save it and try again',
        },
        {
          row: 2,
          column: 'size',
          message: '"4-Mar" is a date in the spreadsheet; format the cell as text and type it again',
        },
      ],
    },
  ]);
});

/** The same file with the values of its formulas removed, as libraries write it. */
function withoutValues(bytes: Uint8Array): Uint8Array {
  const parts = unzipSync(bytes);
  const name = 'xl/worksheets/sheet1.xml';
  const sheet = strFromU8(parts[name] ?? new Uint8Array());
  expect(sheet).toContain('<f>');
  const bare = sheet.replace(/<c r="F2"[^>]*><f>E2\*2<\/f>.*?<\/c>/, '<c r="F2"><f>E2*2</f><v></v></c>');
  return zipSync({ ...parts, [name]: strToU8(bare) });
}

it('reports a protected file', () => {
  const bytes = readFileSync(path.join(__dirname, '../../../e2e/fixtures/catalog-password.xls'));
  expect(worded(check(new Uint8Array(bytes)))).toEqual([
    {
      state: 'fault',
      message: 'The file is protected with a password; remove the password and try again.',
      canPrepare: false,
    },
  ]);
});
