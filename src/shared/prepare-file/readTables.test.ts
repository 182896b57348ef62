import { worded } from '../../test/worded';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { uncalculated } from '../../domain/spreadsheet/cell';
import { utils, write, type BookType, type WorkSheet } from 'xlsx';
import { readTables } from './readTables';

function workbook(sheets: { readonly [name: string]: unknown[][] }, bookType: BookType = 'xlsx'): Uint8Array {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name);
  return new Uint8Array(write(book, { type: 'array', bookType }));
}

const bytesOf = (sheet: WorkSheet, bookType: BookType = 'xlsx') =>
  new Uint8Array(write(utils.book_new(sheet, 'One'), { type: 'array', bookType }));

/** An .ods file whose content is changed before it is packed. */
function changedOds(sheets: { readonly [name: string]: unknown[][] }, change: (content: string) => string) {
  const parts = unzipSync(workbook(sheets, 'ods'));
  const content = change(strFromU8(parts['content.xml'] ?? new Uint8Array()));
  return zipSync({ ...parts, 'content.xml': strToU8(content) });
}

const utf8 = (text: string) => new TextEncoder().encode(text);
const table = [
  ['Style', 'Price'],
  ['A1', 12.5],
];

it.each<BookType>(['xlsx', 'xlsm', 'xlsb', 'biff8', 'ods', 'html', 'xlml'])(
  'reads all sheets of .%s',
  (bookType) => {
    const { sheets, text } = readTables(workbook({ Main: table }, bookType));
    expect(text).toBeNull();
    // A web page has texts only.
    const rows = bookType === 'html' ? table.map((cells) => cells.map(String)) : table;
    expect(sheets).toEqual([expect.objectContaining({ rows })]);
  },
);

it('notes cells whose value differs from what they show, once per column', () => {
  const sheet: WorkSheet = utils.aoa_to_sheet([
    ['Size', 'Price'],
    [46085, 8500.4],
    [46086, 8500],
  ]);
  for (const [name, z] of Object.entries({ A2: 'd-mmm', A3: 'd-mmm', B2: '#,##0' })) sheet[name].z = z;
  expect(worded(readTables(bytesOf(sheet)).sheets)).toEqual([
    {
      name: 'One',
      isHidden: false,
      rows: [
        ['Size', 'Price'],
        ['4-Mar', 8500],
        ['5-Mar', 8500],
      ],
      notes: [
        'Row 2 and 1 more, column A: "4-Mar" is a date in the spreadsheet, and is taken as this text',
        'Row 2, column B: "8500.4" is taken as 8500, as the cell shows it',
      ],
    },
  ]);
});

it.each<BookType>(['xlsx', 'xlsb', 'xlml'])('detects the hidden rows of .%s', (bookType) => {
  const sheet: WorkSheet = utils.aoa_to_sheet(['Style', 'A1', 'A2', 'A3', 'A4', 'A5'].map((text) => [text]));
  sheet['!rows'] = [{}, { hidden: true }, {}, { hidden: true }, { hidden: true }, {}];
  expect(worded(readTables(bytesOf(sheet, bookType)).sheets[0]?.notes)).toEqual([
    'Row 2: the row is hidden in the spreadsheet, and is taken all the same',
    'Row 4: rows 4 to 5 are hidden in the spreadsheet, and are taken all the same',
  ]);
});

it.each<BookType>(['xlsx', 'xlsm', 'xlsb', 'biff8', 'xlml'])(
  'detects the hidden sheets of .%s',
  (bookType) => {
    const book = utils.book_new();
    for (const name of ['Old', 'Older', 'Now'])
      utils.book_append_sheet(book, utils.aoa_to_sheet(table), name);
    book.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 2 }, { Hidden: 0 }] };
    const bytes = new Uint8Array(write(book, { type: 'array', bookType }));
    expect(readTables(bytes).sheets.map(({ isHidden }) => isHidden)).toEqual([true, true, false]);
  },
);

it('detects the hidden sheets of .ods', () => {
  const hiding =
    '<style:style style:name="gone" style:family="table"><style:table-properties table:display="false"/></style:style>';
  const bytes = changedOds({ Old: table, Now: table }, (content) =>
    content
      .replace(/(<table:table table:name="Old" table:style-name=)"[^"]*"/, '$1"gone"')
      .replace('</office:automatic-styles>', `${hiding}</office:automatic-styles>`),
  );
  expect(readTables(bytes).sheets.map(({ isHidden }) => isHidden)).toEqual([true, false]);
});

it('asks about numbers that .ods shows as others, as LibreOffice writes thousands and powers of ten', () => {
  const bytes = changedOds({ One: [...table, ['A2', 12_000], ['A3', 1250.5]] }, (content) =>
    content
      .replace('<text:p>12000</text:p>', '<text:p>12</text:p>')
      .replace('<text:p>1250.5</text:p>', '<text:p>1.250,50</text:p>'),
  );
  const [sheet] = readTables(bytes).sheets;
  expect(sheet?.scaled).toEqual([{ row: 2, column: 1, stored: 12_000, shown: '12' }]);
});

it('reads a text file with filling bytes of 0', () => {
  const { sheets } = readTables(utf8('sku;stock\nA1\0;3\n\0\0'));
  expect(sheets[0]?.rows).toEqual([['sku', 'stock'], ['A1\0', '3'], ['\0\0']]);
});

it('detects the hidden rows of each .ods sheet', () => {
  const hiddenRest =
    '<table:table-row table:visibility="collapse" table:number-rows-repeated="1048000"><table:table-cell/></table:table-row>';
  const bytes = changedOds({ One: table, Two: [...table, ['A2', 3], ['A3', 4]] }, (content) =>
    content
      .replace(/(name="Two".*?<\/table:table-row>\s*<table:table-row)/s, '$1 table:visibility="filter"')
      .replaceAll('</table:table>', `${hiddenRest}</table:table>`),
  );
  expect(worded(readTables(bytes).sheets.map(({ notes = [] }) => notes))).toEqual([
    [],
    ['Row 2: the row is hidden in the spreadsheet, and is taken all the same'],
  ]);
});

it('marks formulas without a value', () => {
  const sheet = utils.aoa_to_sheet([...table, ['A2', { t: 'n', v: 9, f: 'B2*2' }]]);
  const parts = unzipSync(bytesOf(sheet));
  const name = 'xl/worksheets/sheet1.xml';
  const bare = strFromU8(parts[name] ?? new Uint8Array()).replace('<v>9</v>', '');
  expect(worded(readTables(zipSync({ ...parts, [name]: strToU8(bare) })).sheets)).toMatchObject([
    {
      rows: [...table, ['A2', uncalculated]],
      notes: [
        'Row 3, column B: holds a formula without a value; open the file in your spreadsheet program, save it and try again',
      ],
    },
  ]);
});

it('preserves blank rows, except at the end', () => {
  const { sheets } = readTables(workbook({ One: [['Note'], [], ...table, ['', null]], Two: [] }));
  expect(sheets).toEqual([
    { name: 'One', isHidden: false, rows: [['Note'], [], ...table] },
    { name: 'Two', isHidden: false, rows: [] },
  ]);
});

it('shows the value of merged cells in each of their rows', () => {
  const sheet = utils.aoa_to_sheet([
    ['Style', 'Size'],
    ['A1', 'S'],
    [null, 'M'],
  ]);
  sheet['!merges'] = [{ s: { r: 1, c: 0 }, e: { r: 2, c: 0 } }];
  expect(readTables(bytesOf(sheet)).sheets[0]?.rows).toEqual([
    ['Style', 'Size'],
    ['A1', 'S'],
    ['A1', 'M'],
  ]);
});

it('fills merged cells at the end of shorter rows, but not fully merged rows', () => {
  const sheet = utils.aoa_to_sheet([
    ['Size', 'Note', 'Price'],
    ['S', null, 5],
    ['M'],
    ['L', 'new', 6],
    [],
    ['XL', null, 7],
  ]);
  sheet['!merges'] = ['C2:C3', 'A4:A5', 'B4:B5', 'C4:C5'].map((range) => utils.decode_range(range));
  expect(worded(readTables(bytesOf(sheet)).sheets[0])).toMatchObject({
    rows: [['Size', 'Note', 'Price'], ['S', null, 5], ['M', null, 5], ['L', 'new', 6], [], ['XL', null, 7]],
    notes: ['Row 3: the value of merged cells is used in each of their rows'],
  });
});

it('preserves the texts of a text file', () => {
  expect(readTables(utf8('code;date\n001;1-2\n'))).toEqual({
    sheets: [
      {
        name: '',
        isHidden: false,
        rows: [
          ['code', 'date'],
          ['001', '1-2'],
        ],
      },
    ],
    text: { encoding: 'utf-8', separator: ';' },
  });
});

const turkish = Uint8Array.from([...utf8('kod;renk\nA1;K'), 0xfd, ...utf8('rm'), 0xfd, ...utf8('z')]);

it.each<[string, Uint8Array, string, string]>([
  ['UTF-8 with a mark', utf8('\ufeffkod;renk\nA1;Grün'), 'utf-8', 'Grün'],
  [
    'UTF-16',
    Uint8Array.from([0xff, 0xfe, ...Buffer.from('kod;renk\nA1;Grün', 'utf16le')]),
    'utf-16le',
    'Grün',
  ],
  ['Western European', Uint8Array.from(Buffer.from('kod;renk\nA1;Grün', 'latin1')), 'windows-1252', 'Grün'],
  ['Turkish', turkish, 'windows-1254', 'Kırmız'],
  ['Arabic', Uint8Array.from([...utf8('kod;renk\nA1;'), 0xc3, 0xd3, 0xe6, 0xcf]), 'windows-1256', 'أسود'],
])('reads text in %s', (_what, bytes, encoding, word) => {
  const { sheets, text } = readTables(bytes);
  expect(text).toEqual({ encoding, separator: ';' });
  expect(sheets[0]?.rows).toEqual([
    ['kod', 'renk'],
    ['A1', word],
  ]);
});

it('names the row with a byte of another encoding, and keeps the others', () => {
  const rows = Array.from({ length: 500 }, (_, index) => `A${index};Größe ${index}`).join('\n');
  const bytes = Uint8Array.from([...utf8(`kod;name\n${rows}\nB1;Gr`), 0xfc, ...utf8('n\n')]);
  const { sheets, text } = readTables(bytes);
  expect(text?.encoding).toBe('utf-8');
  expect(sheets[0]?.rows[500]).toEqual(['A499', 'Größe 499']);
  expect(worded(sheets[0]?.notes)).toEqual([
    'Row 502: some characters could not be read and are shown as \ufffd; choose other letters or correct them',
  ]);
});

it('reads text with the chosen options', () => {
  const { sheets, text } = readTables(turkish, { encoding: 'windows-1252', separator: ',' });
  expect(text).toEqual({ encoding: 'windows-1252', separator: ',' });
  expect(sheets[0]?.rows).toEqual([['kod;renk'], ['A1;Kýrmýz']]);
});

const noTable = /^The file holds no table\./;

it.each<[string, Uint8Array, RegExp]>([
  ['an empty file', new Uint8Array(), /^The file is empty\.$/],
  ['a file of blank cells', workbook({ One: [['', null]] }), /^The file has no cells/],
  ['a damaged zip', Uint8Array.from([...utf8('PK'), 3, 4, 1, 2]), /^The file is damaged;/],
  [
    'a workbook with a password',
    readFileSync(path.join(__dirname, '../../../e2e/fixtures/catalog-password.xls')),
    /^The file is protected with a password;/,
  ],
  ['a picture', Uint8Array.from([0xff, 0xd8, 0xff, 0, 0, 1, 2]), noTable],
  ['a program', utf8('export const data = {\n  a: 1, b: 2\n}'), noTable],
  ['one line', utf8('a;b;c'), noTable],
  ['prose', utf8('Dear shop\nhere is our list.'), noTable],
  ['a page without a table', utf8('<!doctype html><p>Hello</p>'), /^The file (holds no table|has no cells)/],
  ['too many bytes', new Uint8Array(20 * 1024 * 1024 + 1), /larger than 20 MiB/],
  ['too many rows', utf8('a,b\n'.repeat(200_002)), /more than 200,000 rows/],
])('refuses %s with a message', (_what, bytes, sentence) => {
  expect(() => readTables(bytes)).toThrow(sentence);
});

it.each([
  ['ods', workbook({ Main: table }, 'ods')],
  ['xlsx', workbook({ Main: table })],
  ['xlsb', workbook({ Main: table }, 'xlsb')],
  ['xls', workbook({ Main: table }, 'biff8')],
  ['csv', utf8('Style;Price\nA1;"12,50"\nA2;3')],
])(
  'reads or refuses any .%s with broken bytes, and never hangs or fails without a message',
  (_kind, bytes) => {
    // A fixed seed: the same files at each run.
    let seed = 11;
    const next = (below: number) => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return seed % below;
    };
    for (let round = 0; round < 120; round += 1) {
      const broken = bytes.slice(0, next(4) === 0 ? next(bytes.length) : bytes.length);
      for (let place = next(8); place > 0; place -= 1) broken[next(Math.max(1, broken.length))] = next(256);
      let said = 'rows';
      try {
        readTables(broken);
      } catch (error) {
        said = error instanceof Error ? error.constructor.name : 'nothing';
      }
      expect(['rows', 'SheetFault']).toContain(said);
    }
  },
);

it.each([
  ['shift_jis', [0x83, 0x52, 0x81, 0x5b, 0x83, 0x67], 'コート'],
  ['euc-kr', [0xc4, 0xda, 0xc6, 0xae], '코트'],
  ['gbk', [0xb4, 0xf3, 0xd2, 0xc2], '大衣'],
  ['windows-1253', [0xd0, 0xe1, 0xeb, 0xf4, 0xfc], 'Παλτό'],
  ['windows-1255', [0xee, 0xf2, 0xe9, 0xec], 'מעיל'],
] as const)('reads text in %s when that is chosen', (encoding, bytes, name) => {
  const file = Uint8Array.from([...utf8('Style,Name\nA1,'), ...bytes]);
  expect(readTables(file, { encoding }).sheets[0]?.rows[1]).toEqual(['A1', name]);
});
