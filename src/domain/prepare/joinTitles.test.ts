import { joinTitles } from './joinTitles';

type Rows = (string | number | null)[][];

it.each<[string, Rows, number, string[], number]>([
  ['no row at all', [], 0, [], 0],
  [
    'one row',
    [
      ['Style', 'Name', 'Size'],
      ['A1', 'Coat', 'M'],
    ],
    0,
    ['Style', 'Name', 'Size'],
    0,
  ],
  [
    'sizes below their group',
    [
      ['Style', 'Name', 'Qty', null, null],
      [null, null, 'XS', 'S', 'M'],
      ['A1', 'Coat', 1, 2, 3],
    ],
    0,
    ['Style', 'Name', 'XS', 'S', 'M'],
    1,
  ],
  [
    'two sizes below their group',
    [
      ['Style', 'Qty', null],
      [null, 'S', 'M'],
    ],
    0,
    ['Style', 'S', 'M'],
    1,
  ],
  [
    'numbers of sizes below their group',
    [
      ['Style', 'Sizes', '', ''],
      ['', 38, 40, 42],
    ],
    0,
    ['Style', '38', '40', '42'],
    1,
  ],
  [
    'pieces of a product whose code stands above',
    [
      ['Style', 'Colour', '36', '38', '40'],
      [null, null, 36, 38, 40],
    ],
    0,
    ['Style', 'Colour', '36', '38', '40'],
    0,
  ],
  [
    'a size of a product whose code stands above',
    [
      ['Style', 'Size', 'Qty'],
      [null, 'M', null],
    ],
    0,
    ['Style', 'Size', 'Qty'],
    0,
  ],
  [
    'pieces in a column without a title',
    [
      ['Style', 'Colour', null],
      [null, null, 38],
    ],
    0,
    ['Style', 'Colour', ''],
    0,
  ],
  [
    'sizes above their group',
    [
      [null, null, 'Qty', null, null],
      ['Style', 'Name', 'XS', 'S', 'M'],
    ],
    1,
    ['Style', 'Name', 'XS', 'S', 'M'],
    1,
  ],
  [
    'units below',
    [
      ['Style', 'Stock', 'Price', 'Weight'],
      [null, '(pcs)', 'EUR', 'g'],
    ],
    0,
    ['Style', 'Stock (pcs)', 'Price (EUR)', 'Weight (g)'],
    1,
  ],
  [
    'currencies below their prices',
    [
      ['Style', 'Wholesale', null, 'RRP', null],
      [null, 'EUR', 'GBP', 'EUR', 'GBP'],
    ],
    0,
    ['Style', 'Wholesale (EUR)', 'Wholesale (GBP)', 'RRP (EUR)', 'RRP (GBP)'],
    1,
  ],
  [
    'a product of nothing but its currency',
    [
      ['Style', 'Currency'],
      [null, 'EUR'],
    ],
    0,
    ['Style', 'Currency'],
    0,
  ],
  [
    'groups above titles that need them',
    [
      ['Product', null, 'Colour', null, 'Price', null],
      ['Code', 'Fit', 'Code', 'Name', 'Europe', 'Europe', 'EAN'],
    ],
    1,
    ['Product Code', 'Fit', 'Colour Code', 'Colour Name', 'Price (Europe)', 'Price (Europe)', 'EAN'],
    1,
  ],
  [
    'a title that stands in the row above only',
    [
      ['Style', null, 'Qty', null],
      [null, 'Name', 'S', 'M'],
      ['A1', 'Coat', 1, 2],
    ],
    1,
    ['Style', 'Style Name', 'S', 'M'],
    1,
  ],
  [
    'names and sizes below, beside others',
    [
      ['Style', 'Colour', null, 'Wholesale', 'Qty', null],
      [null, 'Name', 'Hex', 'EUR', 'S', 'M'],
    ],
    0,
    ['Style', 'Colour Name', 'Hex', 'Wholesale (EUR)', 'S', 'M'],
    1,
  ],
  [
    'a row of numbers and one size',
    [
      ['Style', 'Size', null],
      [null, 4, 'M'],
    ],
    0,
    ['Style', 'Size', ''],
    0,
  ],
  [
    'titles merged over both rows',
    [
      ['Style', 'Name', 'Qty', null],
      ['Style', 'Name', 'S', 'M'],
    ],
    0,
    ['Style', 'Name', 'S', 'M'],
    1,
  ],
  [
    'a product whose size has no title',
    [
      ['Style', 'Name', null],
      ['A1', 'Coat', 'M'],
    ],
    0,
    ['Style', 'Name', ''],
    0,
  ],
  [
    'titles of which none is known',
    [
      ['foo', null],
      [null, 'M'],
    ],
    0,
    ['foo', ''],
    0,
  ],
  [
    'a note above',
    [
      ['Price list', null, null],
      ['Style', 'Name', 'Price'],
    ],
    1,
    ['Style', 'Name', 'Price'],
    1,
  ],
  [
    'a row as full as the titles above',
    [
      ['Style', 'Colour', 'Size'],
      ['Ref', 'Shade', 'Fit'],
    ],
    1,
    ['Ref', 'Shade', 'Fit'],
    1,
  ],
])('recognizes %s', (_what, rows, headerIndex, titles, last) => {
  expect(joinTitles(rows, headerIndex)).toEqual({ titles, last });
});
