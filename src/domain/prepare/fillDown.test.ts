import { type Rows, toShapedTable } from '../../test/prepareRows';
import { detectShape, offeredShape } from './detectShape';
import { parentKey, plainShape, reshape } from './shape';
import { toTable } from './table';

/** Reshapes a table by `detectShape`; returns its header and cells. */
function shaped(rows: Rows) {
  const { header, rows: made } = toShapedTable(rows);
  return [header, ...made.map(({ cells }) => cells)];
}

it("copies a parent's values to the rows below, and removes it", () => {
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

it('finds no parents if the column refers to nothing', () => {
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

it('does not treat a row as its own parent, and retains its name if the parent has none', () => {
  const table = toTable([['SKU', 'Name', 'Parent'], ['a', '', 'a'], ['b', 'Bee', 'a'], ['c']], 0);
  expect(
    reshape(table, { ...plainShape, parents: { id: 0, parent: 2 } }).rows.map(({ cells }) => cells),
  ).toEqual([
    ['b', 'Bee', 'a', 'a'],
    ['c', null, null, 'c'],
  ]);
  expect([parentKey('id:741'), parentKey(undefined)]).toEqual(['741', '']);
});

it('fills down the code and the color if a product states them once', () => {
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
])('fills only plausible gaps: %s', (_what, rows, fillDown) => {
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
])('offers to fill what only a person can confirm: %s', (_what, rows, fillDown) => {
  const table = toTable(rows, 0);
  expect(offeredShape(table, detectShape(table)).fillDown).toEqual(fillDown);
});

it('leaves cells above the first text blank', () => {
  const table = toTable(
    [
      ['Style', 'Size'],
      [null, 'M'],
    ],
    0,
  );
  expect(reshape(table, { ...plainShape, fillDown: [0] }).rows).toEqual([{ row: 2, cells: [null, 'M'] }]);
});
