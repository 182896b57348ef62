import { holdsNumber, numberStyleOf, readNumber } from './numbers';

it.each([
  [['1.234,50 €', '99 €'], ','],
  [['$1,234.50', '$99'], '.'],
  [["1'234.50", '99.–'], '.'],
  [['1 234,50'], ','],
  [['12,5'], ','],
  [['0.125'], '.'],
  [['1.234.567'], ','],
  [['1,234,567'], '.'],
  [['1.234', '2.500'], 'unclear'],
  [['1.234', '2,50'], ','],
  [['1.50', '2,50'], 'unclear'],
  [['12', '13'], '.'],
  [['on request'], '.'],
  [[1234.5, null, undefined, true], '.'],
  [['12 50'], 'unclear'],
  [["12'50", '12,50'], 'unclear'],
  [['12 500', "1'234 567"], '.'],
  [[], '.'],
] as const)('reads %j as numbers with %p', (cells, style) => {
  expect(numberStyleOf(cells)).toBe(style);
});

it.each([
  ['1.234,50 €', ',', 1234.5],
  ['€ 1.234,50', ',', 1234.5],
  ['EUR 12', ',', 12],
  ['$1,234.50', '.', 1234.5],
  ['-$5.00', '.', -5],
  ["1'234.50", '.', 1234.5],
  ['CHF 1’234.–', '.', 1234],
  ['1 234,50', ',', 1234.5],
  ['Rs. 14,99,000', '.', 1499000],
  ['2999,99 TL', ',', 2999.99],
  ['12,-', ',', 12],
  ['12.', '.', 12],
  ['24 pcs', '.', 24],
  ['&euro;&nbsp;12,50', ',', 12.5],
  ['12 50', '.', null],
  ['12 50', ',', null],
  ['12 50 €', ' ', 12.5],
  ['1 234 50', ' ', 1234.5],
  ['1 234', ' ', 1234],
  ['12,50', ' ', null],
  ['1.234', '.', 1.234],
  ['1.234', ',', 1234],
  ['1,23', '.', null],
  ['1,23.5', '.', null],
  ['1.2.3', '.', null],
  ['1.234,50', '.', null],
  ['3 for 2x', '.', null],
  ['on request', '.', null],
  ['50%', '.', null],
  ['', '.', null],
] as const)('reads %p with %p as %p', (text, mark, number) => {
  expect(readNumber(text, mark)).toBe(number);
});

it.each([
  [['1.000'], ','],
  [['1,000', '24 pcs'], '.'],
  [['1.000', '2,000'], 'unclear'],
  [['1.000', '0.000'], 'unclear'],
])('reads %j as pieces with %p', (cells, style) => {
  expect(numberStyleOf(cells, true)).toBe(style);
});

it('recognizes texts with a number', () => {
  expect([holdsNumber('12 €'), holdsNumber('Navy'), holdsNumber('AB12')]).toEqual([true, false, false]);
});
