import { worded } from '../../test/worded';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type BookType, utils, type WorkBook, write } from 'xlsx';
import { constant } from '../../domain/prepare/columnMapping';
import { plainShape, type Shape } from '../../domain/prepare/shape';
import { prepareFile, type SaidRow, unreportedDifferences } from '../../test/eachCell';
import { ImportSession } from './ImportSession';

const utf8 = (text: string) => new TextEncoder().encode(text);
const euros = { sources: { currency: constant('EUR') } };

const titles = ['Style', 'Name', 'Colour', 'Size', 'Wholesale', 'Qty', 'Delivery'];
const inSheet: (string | number | null)[][] = [
  ['WJM123', 'Coat', '001', '36', 129.9, 4, '2027-03-01'],
  ['WJM123', 'Coat', '001', '38', 129.9, 0, '2027-03-01'],
  ['wjm124', 'Hat & scarf', 'Navy', 'M', 20, 12, '2027-03-01'],
];
const saidInSheet = inSheet.map(([generic, name, color, size, wh_price, stock, drop]) => ({
  ...{ generic, name, color, color_name: color, size, wh_price, stock, drop },
}));

function bytesOf(book: WorkBook, bookType: BookType): Uint8Array {
  return new Uint8Array(write(book, { type: 'array', bookType }));
}

/** The rows of a workbook, including those above its titles. */
function bookOf(rows: readonly unknown[][], above: readonly unknown[][] = []): WorkBook {
  return utils.book_new(utils.aoa_to_sheet([...above, titles, ...rows]), 'Line sheet');
}

it.each<BookType>(['xlsx', 'xlsm', 'xlsb', 'biff8', 'biff5', 'ods', 'xlml', 'html'])(
  'changes no cell in silence of .%s with notes above its titles',
  (bookType) => {
    const bytes = bytesOf(bookOf(inSheet, [['Spring collection'], [], ['Prices without VAT']]), bookType);
    const prepared = prepareFile('catalog', bytes, euros);
    expect(prepared.made.errors).toEqual([]);
    expect(unreportedDifferences(prepared, saidInSheet)).toEqual([]);
  },
);

/** A market place's workbook: instructions, its template, examples, and a long list of allowed values. */
function marketPlaceOf(rows: readonly unknown[][]): WorkBook {
  const words = 'Fill in the sheet Template, then send it to us. Colors and sizes are in the sheet Values.';
  const book = utils.book_new(utils.aoa_to_sheet([[words], ['Style', 'what it is'], ['Size', 'M']]), 'Help');
  const codes = titles.map((title) => `product.${title.toLowerCase()}`);
  const groups = ['Product', null, 'Variation', null, 'Offer', null, null];
  const help = [
    titles.map((_, column) => (column < 5 ? 'Required' : 'Optional')),
    ['Text, max 50 characters', 'Text, max 200 characters', 'List', 'List', 'Decimal', 'Number', 'Date'],
    ['e.g. ABC123', 'e.g. Summer dress', 'e.g. Navy', 'e.g. M', 'e.g. 19.99', 'e.g. 12', 'e.g. 2027-03-01'],
  ];
  const sheet = utils.aoa_to_sheet([codes, groups, titles, ...help, ...rows]);
  sheet['!merges'] = [
    { s: { r: 1, c: 0 }, e: { r: 1, c: 1 } },
    { s: { r: 1, c: 2 }, e: { r: 1, c: 3 } },
  ];
  utils.book_append_sheet(book, sheet, 'Template');
  const values = [['Color', 'Size'], ...Array.from({ length: 500 }, (_, row) => [`Color ${row}`, row])];
  utils.book_append_sheet(book, utils.aoa_to_sheet(values), 'Values');
  return book;
}

it.each<BookType>(['xlsx', 'xlsb', 'biff8', 'ods'])(
  'finds the sheet, the titles and the first row of data in the .%s of a market place',
  (bookType) => {
    const prepared = prepareFile('catalog', bytesOf(marketPlaceOf(inSheet), bookType), euros);
    expect(prepared.made.errors).toEqual([]);
    expect(prepared.made.notes).toEqual([
      'Row 4 and 2 more: between the titles and the first row of data, and left out',
    ]);
    expect(unreportedDifferences(prepared, saidInSheet)).toEqual([]);
  },
);

it('asks whether numbers are meant as their format shows them, but takes codes as shown, unless they are whole EANs', () => {
  const sheet = utils.aoa_to_sheet([
    ['SKU', 'Qty', 'Discount', 'EAN'],
    ['WJM123000M', 1250, 0.5, 4006381333931],
    ['WJM123000L', 3000, 0.5, 4006381333948],
  ]);
  Object.assign(sheet, {
    B2: { t: 'n', v: 1250, z: '0,' },
    B3: { t: 'n', v: 3000, z: '0,' },
    C2: { t: 'n', v: 0.5, z: '0%' },
    D2: { t: 'n', v: 8050000000000, z: '0.00E+00' },
    D3: { t: 'n', v: 4006381333948, z: '0.00E+00' },
  });
  const session = new ImportSession();
  const { sheets } = session.open(bytesOf(utils.book_new(sheet, 'Stock'), 'xlsx'), {});
  expect(worded(sheets[0]?.notes)).toEqual([
    'Row 2 and 1 more, column B: the cell shows "1" but holds 1250; choose which is meant beside the columns',
    'Row 2, column C: the cell shows "50%" but holds 0.5; choose which is meant beside the columns',
    'Row 2, column D: the cell shows "8.05E+12" for 8050000000000, and is taken as this text',
    'Row 3, column D: the cell shows "4.01E+12" for 4006381333948, and is taken as 4006381333948',
  ]);
  const piecesFor = (readings: Shape['readings']) => {
    const shape = { ...plainShape, readings };
    const matched = session.match({ kind: 'stock', sheet: 0, headerIndex: 0, dataIndex: 1, shape });
    const made = session.make('stock', matched.plan);
    return { matched, made, pieces: made.firstRows.map((cells) => cells[made.header.indexOf('stock')]) };
  };
  const stored = piecesFor({});
  expect(stored.matched.scaled).toEqual([
    { column: 1, title: 'Qty', stored: 1250, shown: '1' },
    { column: 2, title: 'Discount', stored: 0.5, shown: '50%' },
  ]);
  expect([stored.pieces, piecesFor({ 1: 'stored' }).pieces]).toEqual([
    [1250, 3000],
    [1250, 3000],
  ]);
  expect(piecesFor({ 1: 'shown' }).pieces).toEqual([1, 3]);
  expect(stored.made.errors).toMatchObject([{ row: 2, column: 'ean' }]);
});

it('finds the titles of a vendor form in row 12, below codes in row 1', () => {
  const above = [
    ['F01', 'F02', 'F03', 'F04', 'F05', 'F06', 'F07'],
    ...Array.from({ length: 10 }, (_, row) => [`Vendor data ${row}`, 4711 + row]),
  ];
  const prepared = prepareFile('catalog', bytesOf(bookOf(inSheet, above), 'xlsx'), euros);
  expect(prepared.made.errors).toEqual([]);
  expect(unreportedDifferences(prepared, saidInSheet)).toEqual([]);
});

it.each<BookType>(['xlsx', 'xlsb', 'biff8', 'xlml'])(
  'reads the dates of .%s that are counted from 1904 as they are shown',
  (bookType) => {
    // 1 March 2027.
    const day = { t: 'n', v: 44985, z: 'yyyy-mm-dd' };
    const book = bookOf(inSheet.map((cells) => [...cells.slice(0, 6), day]));
    book.Workbook = { WBProps: { date1904: true } };
    const prepared = prepareFile('catalog', bytesOf(book, bookType), euros);
    expect(prepared.notes).toEqual([
      'Row 2 and 2 more, column G: "2027-03-01" is a date in the spreadsheet, and is taken as this text',
    ]);
    expect(unreportedDifferences(prepared, saidInSheet)).toEqual([]);
  },
);

it.each<BookType>(['xlsx', 'xlsb', 'biff8'])(
  'reads the currencies that numbers of .%s are shown in',
  (bookType) => {
    const priced = (...formats: string[]) => {
      const sheet = utils.aoa_to_sheet([titles, ...inSheet]);
      for (const [row, z] of formats.entries()) sheet[`E${row + 2}`] = { t: 'n', v: 12.5 + row, z };
      return bytesOf(utils.book_new(sheet, 'One'), bookType);
    };
    const one = prepareFile('catalog', priced('0.00 "€"', '0.00 "€"', '0.00 "€"'));
    expect(one.plan.sources.currency?.fill).toBe('EUR');
    const mixed = prepareFile('catalog', priced('0.00 "€"', '0.00 "€"', '[$£-809]0.00'), euros);
    expect(mixed.matched.currencies).toEqual(['EUR', 'GBP']);
    expect(mixed.made.errors.map(({ message }) => message)).toContain(
      '"14.5 £" is in GBP, but the currency is EUR',
    );
  },
);

it('reports every changed cell of inline strings', () => {
  const parts = unzipSync(bytesOf(bookOf([]), 'xlsx'));
  const texts = [titles, ...inSheet].map(
    (row) =>
      `<row>${row.map((cell) => `<c t="inlineStr"><is><t><![CDATA[${String(cell)}]]></t></is></c>`).join('')}</row>`,
  );
  const name = 'xl/worksheets/sheet1.xml';
  const sheet = strFromU8(parts[name] ?? new Uint8Array());
  const filled = sheet
    .replace(/<dimension[^>]*\/>/, '')
    .replace(/<sheetData>.*<\/sheetData>/s, `<sheetData>${texts.join('')}</sheetData>`);
  const prepared = prepareFile('catalog', zipSync({ ...parts, [name]: strToU8(filled) }), euros);
  expect(prepared.made.errors).toEqual([]);
  expect(unreportedDifferences(prepared, saidInSheet)).toEqual([]);
});

it.each<BookType>(['xlsx', 'xlsb', 'biff8', 'ods'])('detects the merged rows of .%s', (bookType) => {
  const [coat = [], second = []] = inSheet;
  const rows = [coat, [null, null, null, ...second.slice(3, 5), null, null], ...inSheet.slice(2)];
  const sheet = utils.aoa_to_sheet([titles, ...rows]);
  const columns = [0, 1, 2, 5, 6];
  sheet['!merges'] = columns.map((column) => ({ s: { r: 1, c: column }, e: { r: 2, c: column } }));
  const prepared = prepareFile('catalog', bytesOf(utils.book_new(sheet, 'One'), bookType), euros);
  const [first, other, ...others]: SaidRow[] = saidInSheet;
  expect(
    unreportedDifferences(prepared, [first ?? {}, { ...other, stock: first?.stock ?? null }, ...others]),
  ).toEqual([]);
  expect(prepared.notes).toEqual(['Row 3: the value of merged cells is used in each of their rows']);
});

it.each<[string, Uint8Array]>([
  ['an empty file', new Uint8Array()],
  ['an empty sheet', bytesOf(utils.book_new(utils.aoa_to_sheet([]), 'One'), 'xlsx')],
  ['an empty sheet of the old kind', bytesOf(utils.book_new(utils.aoa_to_sheet([]), 'One'), 'biff8')],
  [
    'a workbook with a password',
    readFileSync(path.join(__dirname, '../../../e2e/fixtures/catalog-password.xls')),
  ],
  ['a program', utf8('export const data = {\n  a: 1, b: 2\n}')],
])('refuses %s with the problem and a solution', (_what, bytes) => {
  expect(() => prepareFile('catalog', bytes)).toThrow(/^The (?:file|sheet) [^.\n]+\.(?: [A-Z][^\n]+\.)?$/);
});

it.each<[string, (made: SaidRow[]) => SaidRow[], string]>([
  ['a price', ([first, ...rest]) => [{ ...first, wh_price: 12.99 }, ...rest], 'wh_price: 129.9 became 12.99'],
  ['a color', (rows) => rows.map(({ color_name: _name, ...row }) => row), 'color_name: Navy became '],
  ['a zero', ([first, ...rest]) => [{ ...first, color: '1' }, ...rest], 'is in no row of the file'],
  ['a row', (rows) => rows.slice(1), '1 rows are not in the made file, of which 0 are reported'],
  [
    'the places of two cells',
    ([a, b, ...rest]) => [{ ...a, stock: 0 }, { ...b, stock: 4 }, ...rest],
    'stock: ',
  ],
])('detects that %s got lost unreported', (_what, lose, line) => {
  const prepared = prepareFile('catalog', bytesOf(bookOf(inSheet), 'xlsx'), euros);
  const lines = unreportedDifferences({ ...prepared, rows: lose([...prepared.rows]) }, saidInSheet);
  expect(lines).toContainEqual(expect.stringContaining(line));
});

it('detects that a column got lost unreported', () => {
  const prepared = prepareFile('catalog', bytesOf(bookOf(inSheet), 'xlsx'), {
    sources: { ...euros.sources, drop: constant('') },
  });
  expect(unreportedDifferences(prepared, saidInSheet)).toEqual(['the column drop is lost']);
});

it('refuses a text that is too long for a cell, with a solution', () => {
  const bytes = utf8(`Style,Name,Price\nWJM123,${'x'.repeat(32_768)},5`);
  expect(() => prepareFile('catalog', bytes, euros)).toThrow(
    /^The text that begins with "x+…" is longer than a cell can hold\. Shorten it to at most 32767 characters and try again\.$/,
  );
});
