import { worded } from '../../test/worded';
import { prepareRows, type Rows } from '../../test/prepareRows';
import type { ColumnMapping } from './columnMapping';

it("numbers errors by the rows of the brand's file", () => {
  const rows: Rows = [
    ['Style', 'Title', 'Colour', 'S', 'M', 'Price', 'Currency'],
    ['WJM123', 'Coat', '001', 1, 1, 5, 'EUR'],
    [null, null, null, null, null, null, null],
    ['WJM123', 'Cape', '002', 1, null, 5, 'EUR'],
  ];
  expect(worded(prepareRows('catalog', rows).errors)).toEqual([
    { row: 4, column: 'name', message: '"Cape" differs from "Coat" of row 2' },
  ]);
  expect(worded(prepareRows('users', [['Shop'], ['Meyer']]).errors)).toEqual([
    { row: 1, column: 'email', message: 'the column is missing' },
  ]);
});

it("uses the first row's values for the entire product on request", () => {
  const made = prepareRows(
    'catalog',
    [
      ['Style', 'Title', 'Farbcode', 'Farbe', 'Size', 'Price', 'Currency', 'Material'],
      ['WJM123', 'Coat', '001', 'Navy', 'S', 5, 'EUR', null],
      ['WJM123', 'Cape', '001', 'Marine', 'M', 6, 'EUR', 'Wool'],
      ['WJM124', 'Hat', '001', null, 'M', 6, 'EUR', null],
    ],
    { unifies: true },
  );
  expect(made.errors).toEqual([]);
  expect(made.rows.map(([, name, , , , color, , price]) => [name, color, price])).toEqual([
    ['Coat', 'Navy', 5],
    ['Coat', 'Navy', 5],
    ['Hat', null, 6],
  ]);
  expect(
    worded(made.changes.map(({ column: name, before, after, why }) => [name, before, after, why])),
  ).toEqual([
    ['name', 'Cape', 'Coat', 'as in row 2, since a product has one'],
    ['wh_price', '6', '5', 'as in row 2, since a product has one'],
    ['color_name', 'Marine', 'Navy', 'as in row 2, since a product has one'],
  ]);
});

const products: Rows = [
  ['Style', 'Title', 'Farbcode', 'Size', 'Price', 'Currency', 'min_quantity', 'color_code'],
  ['WJM123', 'Coat', '001', 'S', 10, 'EUR', 2, 'N'],
];

it.each<[string, Rows[number], Partial<ColumnMapping>, object]>([
  ['says the same', ['WJM123', 'Coat', '001', 'M', 10, 'EUR', 2, 'N'], {}, {}],
  ['has another price', ['WJM123', 'Coat', '001', 'M', 12, 'EUR', 2, 'N'], {}, { unifies: true }],
  ['has another minimum', ['WJM123', 'Coat', '001', 'M', 10, 'EUR', 3, 'N'], {}, { unifies: true }],
  ['has another code of its color', ['WJM123', 'Coat', '001', 'M', 10, 'EUR', 2, 'K'], {}, { unifies: true }],
  [
    'has another price, made the same',
    ['WJM123', 'Coat', '001', 'M', 12, 'EUR', 2, 'N'],
    { unifies: true },
    {},
  ],
  [
    'repeats a size with another price',
    ['WJM123', 'Coat', '001', 'S', 12, 'EUR', 2, 'N'],
    {},
    { unifies: true, dropsRepeats: true },
  ],
  [
    'repeats a size with another price, made the same',
    ['WJM123', 'Coat', '001', 'S', 12, 'EUR', 2, 'N'],
    { unifies: true },
    { dropsRepeats: true },
  ],
  ['is of another currency, as another product', ['WJM124', 'Coat', '001', 'S', 1, 'USD', 2, 'N'], {}, {}],
])('offers the option that resolves a row that %s', (_what, row, chosen, offers) => {
  expect(prepareRows('catalog', [...products, row], chosen).offers).toEqual({
    unifies: false,
    dropsRepeats: false,
    ...offers,
  });
});

it('skips duplicate rows, and on request rows with the same subject', () => {
  const rows: Rows = [
    ['SKU', 'Qty'],
    ['WJM123000M', 4],
    ['WJM123000M', 4],
    ['WJM123000M', 5],
  ];
  const made = prepareRows('stock', rows);
  expect(made.errors).toHaveLength(1);
  expect(worded(made.changes)).toEqual([
    { column: '', why: 'says the same as row 2', before: 'WJM123000M', after: 'left out', row: 3, count: 1 },
  ]);
  const chosen = prepareRows('stock', rows, { dropsRepeats: true });
  expect(chosen.errors).toEqual([]);
  expect(worded(chosen.changes.map(({ why }) => why))).toEqual([
    'says the same as row 2',
    'is about the same as row 2',
  ]);
});

it('skips bad rows on request, with all rows of an incomplete product', () => {
  const made = prepareRows(
    'catalog',
    [
      ['Style', 'Title', 'Size', 'Price', 'Currency'],
      ['WJM123', 'Coat', 'M', 5, 'EUR'],
      ['WJM123', 'Coat', 'much too long for a size', 5, 'EUR'],
      ['WJM124', null, 'S', 5, 'EUR'],
      ['WJM124', null, 'M', 5, 'EUR'],
      [null, null, 'Total', 20, null],
    ],
    { dropsBad: true },
  );
  expect(made.errors).toEqual([]);
  expect(made.rows).toEqual([['WJM123', 'Coat', 'EUR', '000', 'M', 5]]);
  expect(
    worded(made.changes.filter(({ column: name }) => name === '').map(({ row, after }) => [row, after])),
  ).toEqual([
    [3, 'left out'],
    [4, 'left out'],
    [5, 'left out'],
    [6, 'left out'],
  ]);
});
