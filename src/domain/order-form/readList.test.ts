import { worded } from '../../test/worded';
import type { Cell, FileCell } from '../spreadsheet/cell';
import { readQuantityCell } from './filledCells';
import { readFilled } from './readFilled';
import { pastedRows, readList } from './readList';

const list = (...rows: Cell[][]) => readList({ rows }, readQuantityCell);
const said = (...rows: Cell[][]) =>
  list(...rows)?.cells.map(({ sku, quantity, address }) => [sku, quantity, address]);

it.each<[string, Cell[][], unknown[][]]>([
  [
    'two columns',
    [
      ['WJM123000M', 4],
      ['WJM123000S', '0'],
    ],
    [
      ['WJM123000M', 4, 'B1'],
      ['WJM123000S', 0, 'B2'],
    ],
  ],
  [
    'titles',
    [
      ['SKU', 'Qty'],
      ['WJM123000M', 4],
    ],
    [['WJM123000M', 4, 'B2']],
  ],
  [
    'titles in another language',
    [
      ['Artikel', 'Menge'],
      ['WJM123000M', 4],
    ],
    [['WJM123000M', 4, 'B2']],
  ],
  [
    'more columns in another order',
    [
      ['Quantity', 'Name', 'Sku'],
      [4, 'Coat', 'WJM123000M'],
    ],
    [['WJM123000M', 4, 'A2']],
  ],
  [
    'blank quantities',
    [
      ['WJM123000M', 4],
      ['WJM123000S', null],
      ['WJM123000L', ' '],
      ['WJM123010S', '-'],
      ['WJM123010M', 'x'],
    ],
    [['WJM123000M', 4, 'B1']],
  ],
  [
    'the same twice',
    [
      ['WJM123000M', 4],
      ['WJM123000M', 4],
    ],
    [['WJM123000M', 4, 'B1']],
  ],
  ['blank rows', [[], ['WJM123000M', 4], []], [['WJM123000M', 4, 'B2']]],
])('reads %s', (_what, rows, expected) => {
  expect(said(...rows)).toEqual(expected);
  expect(list(...rows)?.refused).toEqual([]);
});

it('refuses invalid quantities, quantities without a sku, and skus with two quantities', () => {
  expect(
    worded(list(['WJM123000M', 4], ['WJM123000S', 'two'], [null, 3], ['WJM123000L', 1], ['WJM123000L', 2])),
  ).toEqual({
    cells: [{ sku: 'WJM123000M', base: null, quantity: 4, address: 'B1' }],
    refused: [
      { address: 'B2', text: 'two', reason: 'Not a whole number' },
      { address: 'B3', text: '3', reason: 'There is no sku beside it' },
      { address: 'B4', text: '1', reason: 'WJM123000L stands in B4, B5 with different quantities' },
      { address: 'B5', text: '2', reason: 'WJM123000L stands in B4, B5 with different quantities' },
    ],
  });
});

it.each<[string, Cell[][]]>([
  ['nothing', []],
  [
    'the sheet “Order”',
    [
      ['Order', 'Winter'],
      ['Order id', '12'],
      ['WJM123', '1001', 'Wool coat', '000'],
    ],
  ],
  ['texts', [['Dear Sir or Madam'], ['thank you', 'for the list']]],
])('does not read %s as a list', (_what, rows) => {
  expect(list(...rows)).toBeNull();
  expect(readFilled([{ rows }])).toBeNull();
});

it('finds the sheet with the titles of a list', () => {
  const sheets = [
    { rows: [['Order', '12']] },
    {
      rows: [
        ['Sku', 'Generic', 'Quantity'],
        ['WJM123000M', 'WJM123', 4],
      ],
    },
  ];
  expect(readFilled(sheets)).toMatchObject({
    file: { origin: null, cells: [{ sku: 'WJM123000M', quantity: 4 }] },
    question: null,
  });
});

it.each<[string, string]>([
  ['tabs', 'WJM123000M\t4\r\nWJM123000ONE SIZE\t2'],
  ['spaces', 'WJM123000M 4\nWJM123000ONE SIZE   2'],
  ['semicolons', 'WJM123000M;4\nWJM123000ONE SIZE; 2\n'],
  ['commas', 'WJM123000M,4\nWJM123000ONE SIZE, 2\n'],
])('reads a pasted list with %s between its columns', (_what, text) => {
  expect(said(...pastedRows(text))).toEqual([
    ['WJM123000M', 4, 'B1'],
    ['WJM123000ONE SIZE', 2, 'B2'],
  ]);
});

it.each<[string, string, string]>([
  ['WJM123000M 4 pcs', 'WJM123000M', '4 pcs'],
  ['WJM123000M,12,000', 'WJM123000M', '12,000'],
  ['WJM123000M x5', 'WJM123000M', 'x5'],
  ['WJM123000M ١٢', 'WJM123000M', '١٢'],
  ['WJM123000M　１２', 'WJM123000M', '１２'],
  ['WJM20001036 1/2,2', 'WJM20001036 1/2', '2'],
  ['WJM20001036,5;4', 'WJM20001036,5', '4'],
  ['WJM20001036,5,4', 'WJM20001036,5', '4'],
  ['WJM123000 36 200', 'WJM123000 36', '200'],
  ['WJM123000M two', 'WJM123000M', 'two'],
  ['WJM123000M 5/6', 'WJM123000M', '5/6'],
])('splits the pasted line %j', (line, code, quantity) => {
  expect(pastedRows(line)).toEqual([[code, quantity]]);
});

it('leaves a pasted line of one word unchanged', () => {
  expect(pastedRows('WJM123000M')).toEqual([['WJM123000M']]);
});

it.each<[string, FileCell, string]>([
  [
    'a power of ten',
    { ambiguity: 'scaled', stored: 1_200_000, shown: '1.20E+06' },
    'The code shows "1.20E+06" but holds 1200000. Excel has shortened this code: format the column as text and enter it again',
  ],
  [
    'a shortened EAN',
    '8.05E+12',
    'The code "8.05E+12" is not the whole code. Excel has shortened this code: format the column as text and enter it again',
  ],
  [
    'too many digits',
    12_345_678_901_234_568,
    'The code "12345678901234568" has more than the 15 digits that Excel stores. Excel has shortened this code: format the column as text and enter it again',
  ],
])('refuses %s as a code, where it stands', (_what, code, reason) => {
  const read = readList(
    {
      rows: [
        ['Sku', 'Quantity'],
        ['WJM123000M', 4],
        [code, 5],
      ],
    },
    readQuantityCell,
  );
  expect(read?.cells).toHaveLength(1);
  expect(worded(read?.refused)).toMatchObject([{ address: 'A3', reason }]);
});

it('takes a code as its cell shows it', () => {
  const code: FileCell = { ambiguity: 'scaled', stored: 12, shown: 'A-012' };
  expect(
    readList(
      {
        rows: [
          ['sku', 'qty'],
          [code, 4],
        ],
      },
      readQuantityCell,
    )?.cells,
  ).toEqual([{ sku: 'A-012', base: null, quantity: 4, address: 'B2' }]);
});
