import { worded } from '../../test/worded';
import type { Cell } from '../spreadsheet/cell';
import { readFilled, readFilledList } from './readFilled';

/** A list of skus with these quantities. */
const listOf = (quantities: readonly Cell[], others: readonly Cell[] = []) => [
  {
    rows: [
      ['Sku', 'Quantity', 'Price'],
      undefined,
      ...quantities.map((quantity, index) => [`WJM12300${index}M`, quantity, others[index] ?? null]),
    ],
  },
];
const quantitiesOf = (file: { cells: readonly { quantity: number }[] } | undefined) =>
  file?.cells.map(({ quantity }) => quantity);

it.each<[string, Cell[], number[]]>([
  ['a zero with three decimals', ['12,000', '0,000'], [12, 0]],
  ['two decimals', ['12,000', '6,00'], [12, 6]],
  ['decimals of the other sign', ['12,000', '6.00'], [12_000, 6]],
  ['several groups', ['12.000', '1.234,00'], [12_000, 1234]],
  ['nothing unclear', ['12', 6], [12, 6]],
  ['numbers only', [12_000, 1234], [12_000, 1234]],
])('does not ask in a column with %s', (_what, quantities, expected) => {
  const read = readFilled(listOf(quantities));
  expect(read?.question).toBeNull();
  expect(quantitiesOf(read?.file)).toEqual(expected);
});

it.each<[string, Cell[], Cell[], 'thousands' | 'decimals' | null]>([
  ['nothing', ['12,000', '6,000'], [], null],
  ['numbers, which are exact', ['12,000', 7], [19.9], null],
  ['both signs', ['12,000', '6.000'], [], null],
  ['small numbers', ['12,000', '7'], [], 'thousands'],
  ['one that would be a fraction', ['12,000', '1,250'], [], 'thousands'],
  ['prices with a comma', ['12,000', '6,000'], ['19,90'], 'decimals'],
  ['prices with a point', ['12,000', '6,000'], ['19.90'], 'thousands'],
  ['prices with both', ['12,000', '6,000'], ['19.90', '19,90'], null],
])('asks in a column beside %s', (_what, quantities, others, likely) => {
  const read = readFilled(listOf(quantities, others));
  expect(read?.question).toMatchObject({
    unclear: { text: '12,000', thousands: 12_000, decimals: 12 },
    likely,
  });
  expect(quantitiesOf(read?.file)?.[0]).toBe(12_000);
  expect(quantitiesOf(read?.question?.asDecimals)?.[0]).toBe(12);
});

it('refuses what would be a fraction with decimals', () => {
  const read = readFilled(listOf(['12,000', '1,250']));
  expect(worded(read?.question?.asDecimals.refused)).toEqual([
    { address: 'B4', text: '1,250', reason: 'Not a whole number' },
  ]);
});

it.each<[string, Cell[][]]>([
  ['a sku', [['WJM123000M', '1,250']]],
  [
    'own codes',
    [
      ['M01', '1,250'],
      ['M02', '7,000'],
    ],
  ],
  [
    'titles',
    [
      ['Sku', 'Quantity'],
      ['MYCOAT', '1,250'],
    ],
  ],
])('takes a list by %s for a list, also if the first quantity would be a fraction', (_what, rows) => {
  const read = readFilledList({ rows });
  const asDecimals = read?.question?.asDecimals;
  expect(quantitiesOf(read?.file)?.[0]).toBe(1250);
  expect(quantitiesOf(asDecimals)).not.toContain(1250);
  expect(worded(asDecimals?.refused)).toMatchObject([{ text: '1,250', reason: 'Not a whole number' }]);
});

it('asks for a pasted list too, which is never an order form', () => {
  expect(readFilledList({ rows: [['WJM123000M', '12,000']] })?.question?.unclear.text).toBe('12,000');
  expect(readFilledList({ rows: [['Dear shop'], ['thank you']] })).toBeNull();
});

it('reads the list of a hidden sheet only if all are hidden', () => {
  const [list = { rows: [] }] = listOf([7]);
  const hidden = { ...list, isHidden: true };
  expect(quantitiesOf(readFilled([hidden, ...listOf([12])])?.file)).toEqual([12]);
  expect(readFilled([hidden, { rows: [], isHidden: false }])).toBeNull();
  expect(quantitiesOf(readFilled([hidden, { ...hidden, rows: [] }])?.file)).toEqual([7]);
});

it('is null for a file without sheets', () => {
  expect(readFilled([])).toBeNull();
});
