import { worded } from '../../test/worded';
import fc from 'fast-check';
import type { Cell } from '../spreadsheet/cell';
import { formMarks, type FormLine, writeLine, writeOrigin } from './formMarks';
import { originRefusal, readFilled } from './readFilled';

const origin = { order: '12', orderName: 'Winter', catalog: '3', catalogName: 'Women AW26', version: 7 };

const coat: FormLine = [['WJM123000S', 4], ['WJM123000M', 0], null];
const shoe: FormLine = [
  ['WJM20001036', 1],
  ['WJM20001037', 2],
  ['WJM20001038', 0],
];

type Rows = Cell[][];

/** A form as generated, with a picture column, two lines under different sizes, and three size columns. */
const form = (): Rows => [
  [writeOrigin(origin), formMarks.code, null, ...[0, 1, 2].map(formMarks.size), formMarks.line],
  ['', 'Order', 'Winter'],
  ['Picture', 'Code', 'Name', '', '', ''],
  ['', '', 'Sizes', 'S', 'M', 'L'],
  ['', 'WJM123000', 'Coat', 4, null, null, writeLine(coat)],
  ['', '', 'Sizes', '36', '37', '38'],
  ['', 'WJM200010', 'Shoe', 1, 2, null, writeLine(shoe)],
];

/** The form after a change to its rows. */
function filled(change: (rows: Rows) => Rows | void) {
  const rows = form();
  return readFilled([{ rows: [['Order', 'Winter']] }, { rows: change(rows) ?? rows }])?.file ?? null;
}

const put = (address: readonly [row: number, column: number], value: Cell) => (rows: Rows) => {
  const [row, column] = address;
  rows[row - 1] = (rows[row - 1] ?? []).with(column, value);
};

it('has no changes when nothing was filled in', () => {
  expect(filled(() => {})).toEqual({ origin, cells: [], refused: [] });
});

it.each<[string, Cell, number]>([
  ['a number', 12, 12],
  ['a number as text', ' 12 ', 12],
  ['thousands', '1.200', 1200],
  ['full-width digits', '１２', 12],
  ['Arabic digits', '١٢', 12],
  ['a unit', '12 Stk.', 12],
  ['a plus', '+12', 12],
  ['no decimals', '12,00', 12],
  ['the most', 999_999, 999_999],
])('takes %s', (_what, value, quantity) => {
  expect(filled(put([5, 4], value))).toEqual({
    origin,
    cells: [{ sku: 'WJM123000M', base: 0, quantity, address: 'E5' }],
    refused: [],
  });
});

it.each<[string, Cell]>([
  ['emptied', null],
  ['blank', ' '],
  ['zero', 0],
])('an ordered cell that is %s removes it', (_what, value) => {
  expect(filled(put([5, 3], value))?.cells).toEqual([
    { sku: 'WJM123000S', base: 4, quantity: 0, address: 'D5' },
  ]);
});

it.each<[Cell, string, string]>([
  ['abc', 'abc', 'Not a whole number'],
  [1.5, '1.5', 'Not a whole number'],
  [1.234, '1.234', 'Not a whole number'],
  ['2.5', '2.5', 'Not a whole number'],
  [-3, '-3', 'A quantity cannot be negative'],
  ['−3', '−3', 'A quantity cannot be negative'],
  ['-٣', '-٣', 'A quantity cannot be negative'],
  ['5 or 6', '5 or 6', 'Not a whole number'],
  ['2 dozen', '2 dozen', 'Not a whole number'],
  ['-', '-', 'It stays 4: enter 0 to remove it'],
  ['x', 'x', 'It stays 4: enter 0 to remove it'],
  [1_000_000, '1000000', 'A quantity can be at most 999999'],
  [1e21, '1e+21', 'A quantity can be at most 999999'],
  [true, 'true', 'Not a whole number'],
  ['#REF!', '#REF!', 'Not a whole number'],
  ['=D5', '=D5', 'Not a whole number'],
])('refuses %p, quoting it with its cell', (value, text, reason) => {
  expect(worded(filled(put([5, 3], value)))).toEqual({
    origin,
    cells: [],
    refused: [{ address: 'D5', text, reason }],
  });
});

it.each(['-', '–', 'x'])('takes %j in an empty cell for a blank', (value) => {
  expect(filled(put([5, 4], value))).toEqual({ origin, cells: [], refused: [] });
});

it('finds a line by its code with invisible characters', () => {
  const file = filled((rows) => {
    put([5, 4], 6)(rows);
    put([5, 1], '\u200eWJM123000\u00a0')(rows);
  });
  expect(file?.cells).toMatchObject([{ sku: 'WJM123000M', quantity: 6 }]);
});

it('refuses values for sizes that are not made, and in lines that are not part of the form', () => {
  expect(worded(filled(put([5, 5], 3))?.refused)).toEqual([
    { address: 'F5', text: '3', reason: 'It is not made in this size' },
  ]);
  expect(worded(filled((rows) => [...rows, ['', 'ABC123000', 'Hat', 2]])?.refused)).toEqual([
    { address: 'D8', text: '2', reason: 'ABC123000 is not in this form' },
  ]);
});

const filledIn = (rows: Rows) => {
  put([5, 4], 6)(rows);
  put([7, 3], 9)(rows);
};
const both = [
  ['WJM123000M', 0, 6],
  ['WJM20001036', 1, 9],
];

it.each<[string, (rows: Rows) => Rows]>([
  ['as it was', (rows) => rows],
  ['rows sorted the other way', (rows) => [...rows.slice(0, 1), ...rows.slice(1).reverse()]],
  ['rows in front', (rows) => [['A note'], [], ...rows]],
  ['columns inserted', (rows) => rows.map((row) => row.toSpliced(4, 0, null, 'my note'))],
  ['a column in front', (rows) => rows.map((row) => ['mine', ...row])],
  [
    'columns moved',
    (rows) => rows.map(([a, b, c, d, e, f, g]) => [g, f, e, d, c, b, a].map((one) => one ?? null)),
  ],
  ['rows taken away', (rows) => rows.filter((_row, index) => ![1, 2, 3, 5].includes(index))],
  [
    'lines sorted without their hidden cells',
    (rows) => {
      const [one = [], other = []] = [rows[4], rows[6]];
      return rows.with(4, other.with(6, one[6] ?? null)).with(6, one.with(6, other[6] ?? null));
    },
  ],
  ['a line copied, with what it had', (rows) => [...rows, form()[4] ?? []]],
])('can be read with %s', (_what, change) => {
  const file = filled((rows) => {
    filledIn(rows);
    return change(rows);
  });
  expect(file?.refused).toEqual([]);
  expect(file?.cells.map(({ sku, base, quantity }) => [sku, base, quantity]).sort()).toEqual(both);
});

it('changes nothing for a deleted size column', () => {
  expect(filled((rows) => rows.map((row) => row.toSpliced(3, 1)))).toEqual({
    origin,
    cells: [],
    refused: [],
  });
});

it('refuses a duplicated line with different quantities, naming both cells', () => {
  const file = filled((rows) => {
    put([5, 3], 5)(rows);
    rows.push((form()[4] ?? []).with(3, 6));
  });
  const reason = 'WJM123000S stands in D5, D8 with different quantities';
  expect(worded(file)).toEqual({
    origin,
    cells: [],
    refused: [
      { address: 'D5', text: '5', reason },
      { address: 'D8', text: '6', reason },
    ],
  });
});

it('reads what was filled in, wherever rows and columns were moved', () => {
  const quantity = fc.integer({ min: 0, max: 20 });
  const quantities = fc.tuple(quantity, quantity, quantity, quantity, quantity);
  const places = [
    [5, 3],
    [5, 4],
    [7, 3],
    [7, 4],
    [7, 5],
  ] as const;
  const order = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 7 });
  fc.assert(
    fc.property(quantities, order, order, (values, rowOrder, columnOrder) => {
      const rows = form();
      values.forEach((value, index) => put(places[index] ?? [5, 3], value || null)(rows));
      const shuffled = rowOrder.map((row) => columnOrder.map((column) => rows[row]?.[column] ?? null));
      const file = readFilled([{ rows: shuffled }])?.file;
      const skus = [...coat, ...shoe].flatMap((place) => (place === null ? [] : [place]));
      const expected = skus
        .map(([sku, base], index) => [sku, base, values[index]])
        .filter(([, base, value]) => base !== value);
      expect(file?.cells.map(({ sku, base, quantity }) => [sku, base, quantity]).sort()).toEqual(
        expected.sort(),
      );
    }),
  );
});

it('reads the first of two orders’ forms in a file with gaps', () => {
  const other = form().with(0, [writeOrigin({ ...origin, order: '13' }), formMarks.code, formMarks.size(0)]);
  const rows = form();
  filledIn(rows);
  const file = readFilled([{ rows: [undefined, ...rows] }, { rows: other }])?.file;
  expect(file?.origin).toEqual(origin);
  expect(file?.cells.map(({ sku, base, quantity }) => [sku, base, quantity]).sort()).toEqual(both);
});

it('is not a form without its column of codes', () => {
  expect(filled((rows) => rows.map((row) => row.toSpliced(1, 1)))).toBeNull();
});

describe('originRefusal', () => {
  const order = { id: '12', catalog: { id: '3' } };
  it.each<[string, typeof origin | null, string | null]>([
    ['this order’s', origin, null],
    ['a plain list', null, null],
    [
      'another order’s',
      { ...origin, order: '13' },
      'This is the form of another order, “Winter” (13). Open that order to fill it in.',
    ],
    [
      'that of an order of another catalog',
      { ...origin, order: '13', catalog: '4' },
      'This is the form of another order, “Winter” (13), of the catalog “Women AW26”. Open that order to fill it in.',
    ],
  ])('%s', (_what, from, refusal) => {
    expect(worded(originRefusal(from, order))).toBe(refusal);
  });
});
