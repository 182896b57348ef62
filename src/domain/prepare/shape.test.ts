import { detectShape, offeredShape } from './detectShape';
import { itemsOf, parentKey, plainShape, reshape } from './shape';
import { toTable } from './table';

type Rows = (string | number | null)[][];

/** A table's header and cells after what `detectShape` finds. */
function shaped(rows: Rows) {
  const table = toTable(rows, 0);
  const { header, rows: made } = reshape(table, detectShape(table));
  return [header, ...made.map(({ cells }) => cells)];
}

it('leaves a table alone that has one row for each sku', () => {
  const rows: Rows = [
    ['Style', 'Name', 'Colour', 'Size'],
    ['A1', 'Coat', 'Navy', 'S'],
    ['A1', 'Coat', 'Navy', 'M'],
  ];
  expect(detectShape(toTable(rows, 0))).toEqual(plainShape);
  expect(shaped(rows)).toEqual(rows);
});

it('turns sizes in columns into rows, a blank cell being no size', () => {
  expect(
    shaped([
      ['Style', 'Colour', 'S', 'M', 'L'],
      ['A1', 'Navy', 3, 0, null],
      ['A1', 'Red', 'x', null, '✓'],
      ['A2', 'Red', null, null],
    ]),
  ).toEqual([
    ['Style', 'Colour', 'S', 'M', 'L', 'Size (from columns)', 'Quantity (from columns)'],
    ['A1', 'Navy', 3, 0, null, 'S', 3],
    ['A1', 'Navy', 3, 0, null, 'M', 0],
    ['A1', 'Red', 'x', null, '✓', 'S', null],
    ['A1', 'Red', 'x', null, '✓', 'L', null],
    ['A2', 'Red', null, null, null, null, null],
  ]);
});

it.each<[string, Rows, Rows]>([
  [
    'blank',
    [
      ['A1', 'Navy', null, ' ', null],
      ['A2', 'Red'],
    ],
    [
      ['A1', 'Navy', 'S'],
      ['A1', 'Navy', 'M'],
      ['A1', 'Navy', 'L'],
      ['A2', 'Red', 'S'],
      ['A2', 'Red', 'M'],
      ['A2', 'Red', 'L'],
    ],
  ],
  [
    'blank but for dashes, which are no sizes',
    [
      ['A1', 'Navy', null, null, '-'],
      ['A2', 'Red', '–', '–', '–'],
    ],
    [
      ['A1', 'Navy', 'S'],
      ['A1', 'Navy', 'M'],
      ['A2', 'Red', null],
    ],
  ],
  ['of pieces and dashes, which are no sizes', [['A1', 'Navy', 3, '-', null]], [['A1', 'Navy', 'S']]],
])('reads the sizes of a form whose cells are %s', (_what, rows, made) => {
  const sizes = shaped([['Style', 'Colour', 'S', 'M', 'L'], ...rows]).slice(1);
  expect(sizes.map((cells) => [cells[0], cells[1], cells[5]])).toEqual(made);
});

it.each<[string, string[], number[]]>([
  ['three numbers', ['Style', '36', '38', '40'], [1, 2, 3]],
  ['two letters', ['Style', 'S', 'M'], [1, 2]],
  ['two numbers', ['Style', '36', '38'], []],
  ['one letter', ['Style', 'M'], []],
])('takes %s for sizes or not', (_what, header, sizes) => {
  expect(detectShape(toTable([header, ['A1', '1', '2', '3']], 0)).sizes).toEqual(sizes);
});

it('does not take columns with other texts for sizes', () => {
  expect(
    detectShape(
      toTable(
        [
          ['Style', 'S', 'M'],
          ['A1', 'soft', 'mild'],
        ],
        0,
      ),
    ).sizes,
  ).toEqual([]);
});

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

it('leaves a color alone that only reads like a list', () => {
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
  ['S, S', ['S']],
  ['M', ['M']],
  ['', []],
])('reads the list %j', (text, items) => {
  expect(itemsOf(text)).toEqual(items);
});

it('reads the options of a shop system, whose names stand in the first row of a product', () => {
  expect(
    shaped([
      ['Handle', 'Title', 'Option1 Name', 'Option1 Value', 'Option2 Name', 'Option2 Value'],
      ['shirt', 'Shirt', 'Title', 'Default Title', null, null],
      ['top', 'Top', 'Size', 'S', 'Color', 'Red'],
      ['top', null, null, 'M', null, 'Blue'],
      ['vest', 'Vest', 'Color', 'Red', 'Fabric', 'Wool'],
      ['tee', 'Tee', 'Size of tee', 'XS', 'Color', 'M'],
    ]).map((cells) => cells.slice(6)),
  ).toEqual([
    ['Color (from options)', 'Size (from options)'],
    [null, null],
    ['Red', 'S'],
    ['Blue', 'M'],
    ['Red / Fabric Wool', null],
    ['M', 'XS'],
  ]);
});

it('ignores half a pair of option columns', () => {
  expect(
    detectShape(
      toTable(
        [
          ['Handle', 'Option1 Name', 'Option2 Value'],
          ['a', 'Size', 'M'],
        ],
        0,
      ),
    ).options,
  ).toEqual([]);
});

it('gives the rows below a parent what it alone says, and drops it', () => {
  expect(
    shaped([
      ['ID', 'SKU', 'Name', 'Parent', 'Colour', 'Price'],
      [1, 'tee', 'T-Shirt', null, 'Red', null],
      [2, 'tee-red', 'T-Shirt - Red', 'tee', 'Red', 25],
      [3, 'tee-blue', null, 'tee', null, 26],
      [4, 'cap', 'Cap', null, 'Blue', 10],
      [5, 'lost', 'Lost', 'unknown', 'Blue', 10],
    ]),
  ).toEqual([
    ['ID', 'SKU', 'Name', 'Parent', 'Colour', 'Price', 'Product code (from Parent)'],
    [2, 'tee-red', 'T-Shirt', 'tee', 'Red', 25, 'tee'],
    [3, 'tee-blue', 'T-Shirt', 'tee', 'Red', 26, 'tee'],
    [4, 'cap', 'Cap', null, 'Blue', 10, 'cap'],
    [5, 'lost', 'Lost', 'unknown', 'Blue', 10, 'lost'],
  ]);
});

it('finds no parents where the column refers to nothing', () => {
  expect(
    detectShape(
      toTable(
        [
          ['SKU', 'Parent'],
          ['a', 'x'],
          ['b', 'y'],
        ],
        0,
      ),
    ).parents,
  ).toBeNull();
  expect(
    detectShape(
      toTable(
        [
          ['SKU', 'Parent'],
          ['a', null],
        ],
        0,
      ),
    ).parents,
  ).toBeNull();
});

it('takes no row for its own parent, and keeps its own name where the parent has none', () => {
  const table = toTable([['SKU', 'Name', 'Parent'], ['a', '', 'a'], ['b', 'Bee', 'a'], ['c']], 0);
  expect(
    reshape(table, { ...plainShape, parents: { id: 0, parent: 2 } }).rows.map(({ cells }) => cells),
  ).toEqual([
    ['b', 'Bee', 'a', 'a'],
    ['c', null, null, 'c'],
  ]);
  expect([parentKey('id:741'), parentKey(undefined)]).toEqual(['741', '']);
});

it('goes on with the code and the color above where a product states them once', () => {
  expect(
    shaped([
      ['Style', 'Name', 'Colour', 'Size'],
      ['A1', 'Coat', 'Navy', 'S'],
      [null, null, null, 'M'],
      ['A2', 'Hat', 'Red', 'S'],
      [null, null, 'Blue', 'M'],
    ]).slice(1),
  ).toEqual([
    ['A1', 'Coat', 'Navy', 'S'],
    ['A1', null, 'Navy', 'M'],
    ['A2', 'Hat', 'Red', 'S'],
    ['A2', null, 'Blue', 'M'],
  ]);
});

it.each<[string, Rows, number[]]>([
  [
    'a row with a name and no code',
    [
      ['Style', 'Name'],
      ['A1', 'Coat'],
      [null, 'Hat'],
    ],
    [],
  ],
  [
    'rows without a code that name no size',
    [
      ['Style', 'Note', 'Size'],
      ['A1', null, 'M'],
      [null, 'Total', null],
    ],
    [],
  ],
  [
    'a first row without a code',
    [
      ['Style', 'Size'],
      [null, 'M'],
      ['A1', 'M'],
    ],
    [],
  ],
  [
    'the name of the product in every row',
    [
      ['Style', 'Name', 'Size'],
      ['A1', 'Coat', 'S'],
      [null, 'Coat', 'M'],
      ['A2', 'Hat', 'S'],
      [null, 'Hat', 'M'],
    ],
    [0],
  ],
  [
    'a color in every row',
    [
      ['Style', 'Colour', 'Size'],
      ['A1', 'Red', 'M'],
      [null, 'Red', 'L'],
    ],
    [0],
  ],
  [
    'a color that begins later',
    [
      ['Style', 'Colour', 'Size'],
      ['A1', null, 'M'],
      [null, 'Red', 'L'],
    ],
    [0],
  ],
])('fills only gaps that can be meant: %s', (_what, rows, fillDown) => {
  expect(detectShape(toTable(rows, 0)).fillDown).toEqual(fillDown);
});

it.each<[string, Rows, number[]]>([
  [
    'names that differ by color',
    [
      ['Style', 'Name', 'Size'],
      ['A1', 'Coat, navy', 'S'],
      [null, 'Coat, red', 'S'],
    ],
    [0],
  ],
  [
    'a total below',
    [
      ['Style', 'Size', 'Qty'],
      ['A1', 'S', 1],
      [null, 'M', 2],
      [null, null, null],
      ['Total', null, 3],
      [null, 'note', null],
    ],
    [0],
  ],
  [
    'no size below the code',
    [
      ['Style', 'Name', 'Size'],
      ['A1', 'Coat', 'S'],
      [null, 'Hat', null],
    ],
    [],
  ],
])('offers to fill what only a person can know: %s', (_what, rows, fillDown) => {
  const table = toTable(rows, 0);
  expect(offeredShape(table, detectShape(table)).fillDown).toEqual(fillDown);
});

it('has nothing to fill with above the first text', () => {
  const table = toTable(
    [
      ['Style', 'Size'],
      [null, 'M'],
    ],
    0,
  );
  expect(reshape(table, { ...plainShape, fillDown: [0] }).rows).toEqual([{ row: 2, cells: [null, 'M'] }]);
});
