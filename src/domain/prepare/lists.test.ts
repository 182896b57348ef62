import { type Rows, toOfferedTable, toShapedTable } from '../../test/prepareRows';
import { detectShape, offeredShape } from './detectShape';
import { isList, itemsOf, listExample } from './lists';
import { toTable } from './table';

/** The cells of a table with lists in the guessed shape. */
const shaped = (rows: Rows) => {
  const { header, rows: made } = toShapedTable(rows);
  return [header, ...made.map(({ cells }) => cells)];
};

/** The found and the offered columns of lists. */
function listsOf(rows: Rows) {
  const table = toTable(rows, 0);
  const found = detectShape(table);
  const { lists, codedLists } = offeredShape(table, found);
  return { found: found.lists, codedFound: found.codedLists, offered: lists, coded: codedLists };
}

it('splits lists of sizes and of colors into a row for each pair', () => {
  expect(
    shaped([
      ['Style', 'Farbe', 'Sizes'],
      ['A1', 'Red', 'S, M'],
      ['A2', 'Red; Blue', '["S","M"]'],
      ['A3', 'Green; Blue', null],
    ]).slice(1),
  ).toEqual([
    ['A1', 'Red', 'S'],
    ['A1', 'Red', 'M'],
    ['A2', 'Red', 'S'],
    ['A2', 'Red', 'M'],
    ['A2', 'Blue', 'S'],
    ['A2', 'Blue', 'M'],
    ['A3', 'Green', null],
    ['A3', 'Blue', null],
  ]);
});

it.each<[string, string[], number[]]>([
  ['one of sizes among many', ['S', 'M', 'S', 'M', 'S, M, L'], [1]],
  ['one of other texts among many', ['S', 'M', 'S', 'M', 'about S, or M'], []],
  ['half sizes', ['36', '36,5', '37,5'], []],
])('finds lists in a column of sizes by %s', (_what, sizes, lists) => {
  const table = toTable([['Style', 'Size'], ...sizes.map((size) => ['A1', size])], 0);
  expect(detectShape(table).lists).toEqual(lists);
});

it('does not split a color that resembles a list', () => {
  const rows: Rows = [
    ['Style', 'Colour'],
    ['A1', 'Navy, with a broad white stripe'],
    ['A2', 'Red'],
  ];
  expect(shaped(rows)).toEqual(rows);
});

it.each([
  ['S, M,  L', ['S', 'M', 'L']],
  ['S|M', ['S', 'M']],
  ['أحمر، أزرق', ['أحمر', 'أزرق']],
  ['S؛ M', ['S', 'M']],
  ['38,5; 39', ['38,5', '39']],
  ['S\nM', ['S', 'M']],
  ['36,5, 37, 37,5', ['36,5', '37', '37,5']],
  ['37,5', ['37,5']],
  ['1,3,5,7', ['1', '3', '5', '7']],
  ['36,38', ['36', '38']],
  ['34,50,52', ['34', '50', '52']],
  ['S, S', ['S']],
  ['M', ['M']],
  ['', []],
])('reads the list %j', (text, items) => {
  expect(itemsOf(text)).toEqual(items);
});

const eans = ['4006381333931', '4006381333948', '4006381333955', '4006381333962'] as const;

it('leaves a color with a comma whole where its row has one EAN, and offers to split it', () => {
  const rows: Rows = [
    ['Style', 'Colour', 'Size', 'EAN'],
    ['A1', 'white, dark blue', 'S', eans[0]],
    ['A1', 'white, dark blue', 'M', eans[1]],
    ['A1', 'red', 'M', eans[2]],
  ];
  expect(shaped(rows)).toEqual(rows);
  expect(listsOf(rows)).toEqual({ found: [], codedFound: [], offered: [], coded: [1] });
  expect(toOfferedTable(rows).rows.map(({ row, cells }) => [row, cells[1]])).toEqual([
    [2, 'white'],
    [2, 'dark blue'],
    [3, 'white'],
    [3, 'dark blue'],
    [4, 'red'],
  ]);
});

it.each([',', '،', '、', '，'])(
  'asks whether %s stands within a name of a color or between colors',
  (comma) => {
    const rows: Rows = [
      ['Style', 'Colour', 'Size'],
      ['A1', `white${comma}blue`, 'M'],
      ['A2', 'red', 'M'],
    ];
    expect(shaped(rows)).toEqual(rows);
    expect(listsOf(rows)).toEqual({ found: [], codedFound: [], offered: [1], coded: [] });
  },
);

it.each<[string, Rows, ReturnType<typeof listsOf>]>([
  [
    'own skus, of which each row has one',
    [
      ['Style', 'Colour', 'SKU'],
      ['A1', 'white, blue', 'A1-W'],
      ['A1', 'red', 'A1-R'],
    ],
    { found: [], codedFound: [], offered: [], coded: [1] },
  ],
  [
    'EANs in a column without a known title',
    [
      ['Style', 'Colour', 'Code'],
      ['A1', 'white, blue', eans[0]],
      ['A1', 'red', eans[1]],
    ],
    { found: [], codedFound: [], offered: [], coded: [1] },
  ],
  [
    'codes of products, which are in several rows',
    [
      ['Style', 'Size', 'Colour', 'SKU'],
      ['A1', 'S', 'white; blue', 'A1'],
      ['A1', 'M', 'white; blue', 'A1'],
    ],
    { found: [2], codedFound: [], offered: [2], coded: [] },
  ],
  [
    'one sku beside sizes only',
    [
      ['Style', 'Size', 'SKU'],
      ['A1', 'S, M', 'A1'],
      ['A2', 'S, M', 'A2'],
    ],
    { found: [1], codedFound: [], offered: [1], coded: [] },
  ],
  [
    'as many EANs as values, even in one row of many',
    [
      ['Style', 'Colour', 'EAN'],
      ['A1', 'white, blue', `${eans[0]} / ${eans[1]}`],
      ['A2', 'white, dark blue', eans[2]],
      ['A3', 'red', null],
      ['A4', 'red', null],
      ['A5', 'red', null],
    ],
    { found: [1], codedFound: [], offered: [1], coded: [1] },
  ],
  [
    'no codes, and values that stand alone in other rows',
    [
      ['Style', 'Colour'],
      ['A1', 'white, blue'],
      ['A2', 'white'],
      ['A3', 'blue'],
    ],
    { found: [1], codedFound: [], offered: [1], coded: [] },
  ],
  [
    'no codes, and lists of sizes beside them',
    [
      ['Style', 'Colour', 'Size'],
      ['A1', 'white, blue', 'S, M'],
    ],
    { found: [1, 2], codedFound: [], offered: [1, 2], coded: [] },
  ],
  [
    'nothing but commas',
    [
      ['Style', 'Colour', 'Size'],
      ['A1', 'white, dark blue', 'S'],
      ['A1', 'black, red', 'M'],
    ],
    { found: [], codedFound: [], offered: [1], coded: [] },
  ],
  [
    'nothing, in few rows',
    [
      ['Style', 'Colour'],
      ['A1', 'white; blue'],
      ['A2', 'red'],
      ['A3', 'red'],
      ['A4', 'red'],
    ],
    { found: [], codedFound: [], offered: [1], coded: [] },
  ],
])('tells a list from a name with a comma by %s', (_what, rows, expected) => {
  expect(listsOf(rows)).toEqual(expected);
});

it.each<[string, Rows, Rows]>([
  [
    'EANs with sizes, and pieces with both',
    [
      ['Style', 'Size', 'EAN', 'Qty'],
      ['A1', 'S, M', `${eans[0]}, ${eans[1]}`, '3; 3'],
      ['A2', 'S', eans[2], 5],
    ],
    [
      ['A1', 'S', eans[0], '3'],
      ['A1', 'M', eans[1], '3'],
      ['A2', 'S', eans[2], 5],
    ],
  ],
  [
    'own skus and EANs',
    [
      ['Style', 'Size', 'EAN', 'SKU'],
      ['A1', 'S, M', `${eans[0]}\n${eans[1]}`, 'A1-S, A1-M'],
    ],
    [
      ['A1', 'S', eans[0], 'A1-S'],
      ['A1', 'M', eans[1], 'A1-M'],
    ],
  ],
  [
    'only rows with as many codes',
    [
      ['Style', 'Colour', 'EAN'],
      ['A1', 'white, blue', `${eans[0]} ${eans[1]}`],
      ['A2', 'white, dark blue', eans[2]],
    ],
    [
      ['A1', 'white', eans[0]],
      ['A1', 'blue', eans[1]],
      ['A2', 'white, dark blue', eans[2]],
    ],
  ],
  [
    'codes of colors with their names, in each size',
    [
      ['Style', 'Color code', 'Colour', 'Size', 'Qty'],
      ['A1', '001; 002', 'Red; Blue', 'S, M, L', '12,000'],
    ],
    ['001 Red', '002 Blue'].flatMap((color) =>
      ['S', 'M', 'L'].map((size) => ['A1', color.slice(0, 3), color.slice(4), size, '12,000']),
    ),
  ],
  [
    'sizes of no code with nothing',
    [
      ['Style', 'Size', 'EAN'],
      ['A1', 'S, M, L', `${eans[0]} ${eans[1]}`],
    ],
    ['S', 'M', 'L'].map((size) => ['A1', size, `${eans[0]} ${eans[1]}`]),
  ],
  [
    'pieces with nothing if two lists have as many values',
    [
      ['Style', 'Colour', 'Size', 'Qty'],
      ['A1', 'Red; Blue', 'S, M', '3, 4'],
    ],
    ['Red', 'Blue'].flatMap((color) => ['S', 'M'].map((size) => ['A1', color, size, '3, 4'])),
  ],
])('pairs off %s', (_what, rows, made) => {
  expect(shaped(rows).slice(1)).toEqual(made);
});

it('gives an example of each switch', () => {
  const rows: Rows = [
    ['Style', 'Colour', 'EAN'],
    ['A1', 'red', eans[3]],
    ['A1', 'white, blue', `${eans[0]} / ${eans[1]}`],
    ['A2', 'white, dark blue', eans[2]],
  ];
  const table = toTable(rows, 0);
  expect([
    listExample(table, [1], false),
    listExample(table, [1], true),
    listExample(table, [], true),
  ]).toEqual(['white, blue', 'white, dark blue', '']);
});

it.each([
  ['S, M', true],
  ['M', false],
  ['white, dark blue with a white collar', false],
])('%j may be several values: %s', (text, isOne) => {
  expect(isList(text)).toBe(isOne);
});
