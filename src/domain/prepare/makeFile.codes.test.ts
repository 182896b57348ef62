import { worded } from '../../test/worded';
import { prepareRows, type Rows, toOfferedTable } from '../../test/prepareRows';
import { uncalculated } from '../spreadsheet/cell';
import { guessMapping } from './guessMapping';
import { makeFile } from './makeFile';

it('generates the same codes for a stock file as for the catalog file', () => {
  const head = ['Style', 'Title', 'Colour', 'Size', 'Price', 'Currency', 'Qty'];
  const rows: Rows = [
    head,
    ['A-1', 'Coat', 'Navy', 'M', 5, 'EUR', '1.000 pcs'],
    ['A-1', 'Coat', 'Red', 'M', 5, 'EUR', '7,0'],
  ];
  const garments = prepareRows('catalog', rows);
  const stock = prepareRows('stock', rows);
  expect(stock.errors).toEqual([]);
  expect(stock.header).toEqual(['sku', 'stock']);
  expect(stock.rows).toEqual(
    garments.rows.map(([generic, , , color, , size], index) => [
      `${generic}${color}${size}`,
      index === 0 ? 1000 : 7,
    ]),
  );
});

it('retains the brand’s own sku and the EAN of a stock file besides the generated sku', () => {
  const made = prepareRows('stock', [
    ['SKU', 'Style', 'Colour', 'Size', 'Barcode', 'Qty'],
    ['COAT-M', 'WJM123', '1', 'M', '4006381333931', 4],
    [null, 'WJM123', '1', 'L', null, 5],
  ]);
  expect(made.header).toEqual(['sku', 'own_sku', 'ean', 'stock']);
  expect(made.rows).toEqual([
    ['WJM123001M', 'COAT-M', '4006381333931', 4],
    ['WJM123001L', null, null, 5],
  ]);
  expect(made.errors).toEqual([]);
});

it('reports uncalculated cells, and ignores them', () => {
  const head = ['Style', 'Title', 'Colour', 'Size', 'Price', 'Currency'];
  const message =
    'holds a formula without a value; open the file in your spreadsheet program, save it and try again';
  expect(
    worded(
      prepareRows('catalog', [
        head,
        ['A-1', 'Coat', uncalculated, 'M', uncalculated, 'EUR'],
        ['A-1', 'Coat', 'Navy', 'M', 5, 'EUR'],
      ]).errors,
    ),
  ).toMatchObject([
    { row: 2, column: 'wh_price', message },
    { row: 2, column: 'color', message },
  ]);
  const made = prepareRows('delete', [['Style'], [uncalculated], ['#N/A']]);
  expect(worded(made.errors)).toEqual([
    { row: 2, column: 'generic', message },
    { row: 3, column: 'generic', message: 'holds the spreadsheet error #N/A' },
  ]);
  const joined = { part: null, fill: '' };
  expect(
    worded(
      prepareRows(
        'catalog',
        [head, ['A-1', 'Coat', 'Navy', 'M', 5, 'EUR'], ['A-2', 'Coat', '#N/A', 'M', 5, 'EUR']],
        {
          sources: { name: { ...joined, columns: [1, 2] }, color: { ...joined, columns: [2], part: 0 } },
        },
      ).errors,
    ),
  ).toMatchObject([
    { row: 3, column: 'name', message: 'holds the spreadsheet error #N/A' },
    { row: 3, column: 'color', message: 'holds the spreadsheet error #N/A' },
  ]);
});

it('converts a table with two header rows, and skips pictures and swatches', () => {
  const rows: Rows = [
    ['Style', 'Name', 'Colour', null, 'Wholesale', 'Picture', 'Qty', null],
    [null, null, 'Name', 'Hex', 'EUR', null, 'S', 'M'],
    ['WJM123', 'Coat', 'Navy', '#1B2A41', '120,00', 'coat.jpg', 3, 4],
  ];
  const made = prepareRows('catalog', rows);
  expect(made.errors).toEqual([]);
  expect(made.header).toEqual([
    ...['generic', 'name', 'currency', 'color', 'color_name', 'size', 'wh_price', 'stock', 'color_code'],
  ]);
  expect(made.rows.map((row) => [row[2], row[4], row[5], row[6], row[7]])).toEqual([
    ['EUR', 'Navy', 'S', 120, 3],
    ['EUR', 'Navy', 'M', 120, 4],
  ]);
  expect(
    worded(made.changes)
      .filter(({ after }) => after === 'left out')
      .map(({ column }) => column),
  ).toEqual(['Hex', 'Picture']);
});

it('creates a stock file from EANs alone', () => {
  const rows: Rows = [
    ['EAN', 'Bestand'],
    ['4006381333931', 4],
    ['4006381333948', 5],
    ['4006381333931', 6],
  ];
  const made = prepareRows('stock', rows);
  expect(made.header).toEqual(['ean', 'stock']);
  expect(worded(made.errors)).toEqual([{ row: 4, column: 'ean', message: 'repeats 4006381333931 of row 2' }]);
  expect(worded(prepareRows('stock', rows, { dropsRepeats: true }).changes)).toEqual([
    expect.objectContaining({ why: 'is about the same as row 2', before: '4006381333931', row: 4 }),
  ]);
});

it('leaves the skus of a stock file unchanged, as they may be the brand’s own', () => {
  const made = prepareRows('stock', [
    ['SKU', 'On hand', 'Lager'],
    ['WJM123000M', 4, '0003'],
    ['COAT-M', 4, '0003'],
  ]);
  expect(made.header).toEqual(['sku', 'stock', 'warehouse']);
  expect(made.errors).toEqual([]);
  expect(made.rows[1]).toEqual(['COAT-M', 4, '0003']);
  expect(prepareRows('stock', [['On hand'], [4]]).header).toEqual(['stock']);
});

it('fills down the name and the price of a product', () => {
  const made = prepareRows('catalog', [
    ['Handle', 'Title', 'Size', 'Price', 'Currency'],
    ['WJM123', 'Coat', 'S', 40, 'EUR'],
    ['WJM123', null, 'M', null, 'EUR'],
    ['WJM124', null, 'S', 50, 'EUR'],
    ['WJM124', 'Jumper', 'M', 50, 'EUR'],
  ]);
  expect(made.rows.map(([generic, name, , , , price]) => [generic, name, price])).toEqual([
    ['WJM123', 'Coat', 40],
    ['WJM123', 'Coat', 40],
    ['WJM124', null, 50],
    ['WJM124', 'Jumper', 50],
  ]);
  const why = 'as in the first row of the product';
  expect(worded(made.changes).filter((change) => change.why === why)).toEqual([
    { column: 'name', why, before: '', after: 'Coat', row: 3, count: 1 },
    { column: 'wh_price', why, before: '', after: '40', row: 3, count: 1 },
  ]);
});

it('removes codes of rows that are split into several skus', () => {
  const made = prepareRows('catalog', [
    ['Style', 'Name', 'Sizes', 'SKU', 'EAN', 'Price', 'Currency'],
    ['WJM123', 'Coat', 'S, M', 'COAT', '4006381333931', 40, 'EUR'],
    ['WJM124', 'Top', 'S, M', null, null, 40, 'EUR'],
    ['WJM125', 'Hat', 'S', 'HAT-S', '4006381333948', 40, 'EUR'],
  ]);
  expect(made.errors).toEqual([]);
  const codes = made.rows.map((row) =>
    ['generic', 'size', 'own_sku', 'ean'].map((name) => row[made.header.indexOf(name)]),
  );
  expect(codes).toEqual([
    ['WJM123', 'S', null, null],
    ['WJM123', 'M', null, null],
    ['WJM124', 'S', null, null],
    ['WJM124', 'M', null, null],
    ['WJM125', 'S', 'HAT-S', '4006381333948'],
  ]);
  expect(worded(made.changes)).toContainEqual({
    ...{ column: 'own_sku', why: 'stands for several skus of its row' },
    ...{ before: 'COAT', after: 'left out', row: 2, count: 2 },
  });
});

it.each<['catalog' | 'edit' | 'stock', Rows]>([
  [
    'catalog',
    [
      ['Style', 'Name', 'Colour', 'Sizes', 'EAN', 'Price', 'Currency'],
      ['WJM123', 'Coat', 'white, dark blue', 'S', '4006381333931', 40, 'EUR'],
    ],
  ],
  [
    'edit',
    [
      ['Style', 'Colour', 'Sizes', 'EAN'],
      ['WJM123', 'white, dark blue', 'S', '4006381333931'],
    ],
  ],
  [
    'stock',
    [
      ['Style', 'Colour', 'Sizes', 'EAN', 'Qty'],
      ['WJM123', 'white, dark blue', 'S', '4006381333931', 5],
    ],
  ],
])('never gives one EAN to two skus of a %s file, also where the person has a row split', (kind, rows) => {
  const whole = prepareRows(kind, rows);
  expect([whole.rows.length, whole.rows[0]?.includes('4006381333931')]).toEqual([1, true]);
  const split = toOfferedTable(rows);
  const made = makeFile(kind, split, guessMapping(kind, split));
  expect(made.rows).toHaveLength(2);
  expect(made.rows.flat()).not.toContain('4006381333931');
  expect(worded(made.changes)).toContainEqual({
    ...{ column: 'ean', why: 'stands for several skus of its row' },
    ...{ before: '4006381333931', after: 'left out', row: 2, count: 2 },
  });
});

it('reports an EAN of a stock file that a split would repeat, where nothing else names the skus', () => {
  const rows: Rows = [
    ['Colour', 'EAN', 'Qty'],
    ['white, dark blue', '4006381333931', 5],
  ];
  const split = toOfferedTable(rows);
  const made = makeFile('stock', split, guessMapping('stock', split));
  expect(worded(made.errors)).toMatchObject([{ row: 2, message: 'repeats 4006381333931 of row 2' }]);
});

it('makes no code of one that a spreadsheet program has shortened', () => {
  const made = prepareRows('catalog', [
    ['Style', 'Name', 'Size', 'SKU', 'Price', 'Currency'],
    [12345678901234568, 'Coat', 'S', 'A1', 40, 'EUR'],
    ['8.05E+12', 'Hat', 'S', 'A2', 40, 'EUR'],
    ['WJM123', 'Top', 'S', 22345678901234568, 40, 'EUR'],
  ]);
  expect(made.rows.map((row) => row[made.header.indexOf('generic')])).toEqual([
    12345678901234568,
    '8.05E+12',
    'WJM123',
  ]);
  expect(made.rows[2]?.[made.header.indexOf('own_sku')]).toBe(22345678901234568);
  const message = expect.stringContaining(
    'Excel has shortened this code: format the column as text and enter it again',
  );
  expect(worded(made.errors)).toEqual([
    { row: 2, column: 'generic', message },
    { row: 3, column: 'generic', message },
    { row: 4, column: 'own_sku', message },
  ]);
});

it.each(['Style', 'SKU', 'style_code'])('reports a code under %s that has lost its leading zero', (title) => {
  const made = prepareRows('catalog', [
    ['Name', 'Colour', 'Size', 'Price', 'Currency', ...(title === 'Style' ? [] : ['Style']), title],
    ['Coat', 'Navy', 'S', 40, 'EUR', ...(title === 'Style' ? [] : ['WJM123']), '01234567'],
    ['Coat', 'Navy', 'M', 40, 'EUR', ...(title === 'Style' ? [] : ['WJM123']), 1234568],
  ]);
  expect(worded(made.errors)).toContainEqual(
    expect.objectContaining({ row: 3, message: expect.stringContaining('may have lost a leading zero') }),
  );
});

it('has a single column of own codes, whether the file has one or not', () => {
  const made = prepareRows('catalog', [
    ['generic', 'style_code', 'name', 'color', 'size', 'wh_price', 'currency'],
    ['WJM123', 'AW-1', 'Coat', '000', 'S', 40, 'EUR'],
  ]);
  expect(made.errors).toEqual([]);
  expect(made.header.filter((name) => name === 'style_code')).toHaveLength(1);
});

it('does not merge rows without a code', () => {
  const made = prepareRows('catalog', [
    ['Handle', 'Title', 'Size', 'Price', 'Currency'],
    [null, 'Coat', 'S', 40, 'EUR'],
    [null, null, 'M', 40, 'EUR'],
    ['WJM123', 'Top', 'S', 40, 'EUR'],
  ]);
  expect(made.rows.map(([, name]) => name)).toEqual(['Coat', null, 'Top']);
});
