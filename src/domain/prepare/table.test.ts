import { findHeader, guessDataIndex, headerRows, knownTitles, samplesOf, textOf, toTable } from './table';

it.each([
  ['nothing', [], 0],
  ['only blank rows', [[null], ['']], 0],
  [
    'numbers alone',
    [
      [1, 2],
      [3, 4],
    ],
    0,
  ],
  [
    'the first row',
    [
      ['Style', 'Name'],
      ['A1', 'Coat'],
    ],
    0,
  ],
  [
    'a title and a note above',
    [
      ['Price list SS27'],
      [null],
      ['All prices without VAT', 'Sheet 1'],
      ['Article no', 'Colour', 'RRP'],
      ['A1', 'Navy', 100],
    ],
    3,
  ],
  [
    'sizes in columns',
    [['Brand X'], ['Style', 'Name', 'Colour', 'XS', 'S', '38'], ['A1', 'Coat', 'Navy', 1, 2, 3]],
    1,
  ],
  [
    'no known title, but texts',
    [
      ['foo', 'bar'],
      ['long text', 12.5],
    ],
    0,
  ],
  [
    'a row that repeats one text',
    [
      ['x', 'x', 'x'],
      ['foo', 'bar', 'baz'],
    ],
    1,
  ],
  [
    'a market place, below codes and groups and above help',
    [
      ['seller_sku', 'item_name', 'color_name', 'size_name', 'standard_price'],
      ['Product', null, 'Variation', null, 'Offer'],
      ['Seller SKU', 'Product Name', 'Colour', 'Size', 'Price'],
      ['Required', 'Required', 'Optional', 'Optional', 'Required'],
      [
        'The name that shops see, '.repeat(4),
        'A name of at most 200 characters'.repeat(3),
        'Colour',
        'Size',
        null,
      ],
    ],
    2,
  ],
  [
    'a form with codes in its first row and titles far below',
    [
      ['F01', 'F02', 'F03', 'F04'],
      ...Array.from({ length: 24 }, () => ['Vendor', '4711']),
      ['Style No.', 'Description', 'Colour', 'Size'],
      ['A1', 'Coat', 'Navy', 'M'],
    ],
    25,
  ],
])('finds the header of %s', (_what, rows, index) => {
  expect(findHeader(rows)).toBe(index);
});

it('searches the header in the first 40 rows only', () => {
  const rows = [...Array.from({ length: headerRows }, () => [1]), ['Style', 'Name']];
  expect(findHeader(rows)).toBe(0);
});

it('creates a table with numbered rows, without blank ones and repeated headers', () => {
  const rows = [
    ['Note'],
    ['Style', null, ' Size '],
    ['A1', 'x', 'M'],
    [null, ''],
    ['Style', null, ' Size '],
    ['A2', 'y', 'L', 'more'],
  ];
  expect(toTable(rows, 1)).toEqual({
    header: ['Style', 'Column B', 'Size', 'Column D'],
    rows: [
      { row: 3, cells: ['A1', 'x', 'M'] },
      { row: 6, cells: ['A2', 'y', 'L', 'more'] },
    ],
  });
  expect(toTable([], 0)).toEqual({ header: [], rows: [] });
});

it('leaves out the help between titles and data, and starts where the person says', () => {
  const rows = [
    ['Style', 'Name', 'Size'],
    ['Required', 'Required', 'Optional'],
    ['e.g. A1', 'Text, max 50 characters', 'e.g. M'],
    ['A1', 'Coat', 'M'],
    ['A1', 'Coat', 'L'],
  ];
  const numbersOf = (dataIndex?: number) => toTable(rows, 0, dataIndex).rows.map(({ row }) => row);
  expect([guessDataIndex(rows, 0), numbersOf(), numbersOf(2), numbersOf(0)]).toEqual([
    3,
    [4, 5],
    [3, 4, 5],
    [2, 3, 4, 5],
  ]);
});

it('counts the known titles of a row', () => {
  expect([knownTitles(['Style', 'Size', 'Size', 'foo', 12]), knownTitles([])]).toEqual([2, 0]);
});

it('names columns beyond the 26th as a spreadsheet does', () => {
  const { header } = toTable([Array.from({ length: 28 }, () => null)], 0);
  expect(header.slice(25)).toEqual(['Column Z', 'Column AA', 'Column AB']);
});

it('samples the first distinct texts of a column', () => {
  const table = toTable([['A'], ['x'], ['x'], [null, 'y'], ['z'], ['w']], 0);
  expect(samplesOf(table, 0, 2)).toEqual(['x', 'z']);
  expect(samplesOf(table, 0, 9)).toEqual(['x', 'z', 'w']);
});

it('reads any cell as text', () => {
  expect([textOf(null), textOf(undefined), textOf(' a '), textOf(5), textOf(true)]).toEqual([
    '',
    '',
    'a',
    '5',
    'true',
  ]);
});

it('decodes HTML entities in titles', () => {
  expect(
    toTable(
      [
        ['Style', 'Gr&ouml;&szlig;e'],
        ['A1', 'M'],
      ],
      0,
    ).header,
  ).toEqual(['Style', 'Größe']);
});
