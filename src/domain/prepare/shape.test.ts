import { type Rows, toShapedTable } from '../../test/prepareRows';
import { detectShape } from './detectShape';
import { columnsOfShape, plainShape } from './shape';
import { toTable } from './table';

/** Reshapes a table by `detectShape`; returns its header and cells. */
function shaped(rows: Rows) {
  const { header, rows: made } = toShapedTable(rows);
  return [header, ...made.map(({ cells }) => cells)];
}

it('does not change a table with one row per sku', () => {
  const rows: Rows = [
    ['Style', 'Name', 'Colour', 'Size'],
    ['A1', 'Coat', 'Navy', 'S'],
    ['A1', 'Coat', 'Navy', 'M'],
  ];
  expect(detectShape(toTable(rows, 0))).toEqual(plainShape);
  expect(shaped(rows)).toEqual(rows);
});

it('converts size columns to rows, except blank cells', () => {
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
])('recognizes size columns: %s', (_what, header, sizes) => {
  expect(detectShape(toTable([header, ['A1', '1', '2', '3']], 0)).sizes).toEqual(sizes);
});

it('does not treat columns with other texts as sizes', () => {
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

it('reads shop options whose names are in the first row of a product only', () => {
  expect(
    shaped([
      ['Handle', 'Title', 'Option1 Name', 'Option1 Value', 'Option2 Name', 'Option2 Value'],
      ['shirt', 'Shirt', 'Title', 'Default Title', null, null],
      ['top', 'Top', 'Size', 'S', 'Color', 'Red'],
      ['top', null, null, 'M', null, 'Blue'],
      ['vest', 'Vest', 'Color', 'Red', 'Fabric', 'Wool'],
      ['tee', 'Tee', 'Size of tee', 'XS', 'Color', 'M'],
      ['coat', 'Coat', 'Length', 'L', 'Size', '38'],
    ]).map((cells) => cells.slice(6)),
  ).toEqual([
    ['Color (from options)', 'Size (from options)'],
    [null, null],
    ['Red', 'S'],
    ['Blue', 'M'],
    ['Red / Fabric Wool', null],
    ['M', 'XS'],
    ['Length L', '38'],
  ]);
});

it('ignores incomplete pairs of option columns', () => {
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

it('returns the columns that relate rows', () => {
  expect(columnsOfShape(plainShape)).toEqual([]);
  const shape = {
    ...plainShape,
    parents: { id: 0, parent: 3 },
    options: [{ name: 4, value: 5 }],
    sizes: [7, 8],
  };
  expect(columnsOfShape(shape)).toEqual([0, 3, 4, 5, 7, 8]);
});
