import { holdsNumber, holdsPieces, markOfFile, numberStyleOf, readNumber, unclearExample } from './numbers';

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
  ['１２，５０ €', ',', 12.5],
  ['١٢٬٣٤٥٫٥٠', '.', 12345.5],
  ['١٢٬٣٤٥٫٥٠', ',', 12345.5],
  ['١٢٫٥', ' ', 12.5],
  ['١٫٢٫٣', '.', null],
  ['12pcs', '.', 12],
  ['5 Stk.', '.', 5],
  ['+5', '.', 5],
  ["'5", '.', 5],
  ['12件', '.', 12],
  ['۱۲', '.', 12],
  ['−3', '.', -3],
  ['5-', '.', -5],
  ['12,000-', ',', -12],
  ['-5-', '.', null],
  ['12,000', ',', 12],
  ['12,000', '.', 12000],
  ['12,500', ',', 12.5],
  ['2 dozen', '.', null],
  ['1.2k', '.', null],
  ['5 Tsd.', ',', null],
  ['3 boxes', '.', null],
  ['12,50 € / Karton', ',', null],
  ['2万件', '.', null],
  ['3 for 2x', '.', null],
  ['on request', '.', null],
  ['50%', '.', null],
  ['', '.', null],
] as const)('reads %p with %p as %p', (text, mark, number) => {
  expect(readNumber(text, mark)).toBe(number);
});

const pieces = { isInteger: true };
const commas = { ...pieces, ofFile: ',' } as const;
const points = { ...pieces, ofFile: '.' } as const;

it.each([
  // Twelve with three decimals, as many programs write stock, or twelve thousand.
  [['12,000', '5,000'], pieces, 'unclear'],
  [['1.000'], pieces, 'unclear'],
  [['１２，０００', '５，０００'], pieces, 'unclear'],
  [['12,000 pcs', "'5,000"], pieces, 'unclear'],
  [['12,000', '0,000'], pieces, ','],
  [['12,000', '0012,000'], pieces, ','],
  [['12,000', '1200,000'], pieces, ','],
  [['12,000', '7,50'], pieces, ','],
  [['12,000', '1.234,000'], pieces, ','],
  [['12,000', '1,234,000'], pieces, '.'],
  // Decimals would be in all rows; only 0 is often written without.
  [['12,000', '24'], pieces, '.'],
  [['12.000', '24 pcs'], pieces, ','],
  [['12,000', '0'], pieces, 'unclear'],
  [['12,000', '2400'], pieces, 'unclear'],
  [['12,000', '24', '2400'], pieces, 'unclear'],
  [['12.000', '5,000'], pieces, 'unclear'],
  [['1.000', '0.000'], pieces, '.'],
  [['١٢٬٠٠٠', '٥٬٠٠٠'], pieces, '.'],
  [['12 000'], pieces, '.'],
  [['12', '13'], pieces, '.'],
  [['12,000', '5,000'], commas, ','],
  [['12,000', '5,000'], points, '.'],
  [['12.000'], commas, ','],
  [['12,000', '24'], commas, '.'],
  [['12.000', '5,000'], commas, 'unclear'],
  [['1.234', '99'], { ofFile: ',' }, ','],
  [['1.234', '99'], {}, 'unclear'],
] as const)('reads %j of %j with %p', (cells, options, style) => {
  expect(numberStyleOf(cells, options)).toBe(style);
});

it.each([
  ['none', [], null],
  ['one of prices', [['Coat'], ['12,50', '1.234,50']], ','],
  ['one of prices on request', [['12.50', 'on request']], '.'],
  ['two of the same', [['12,50'], ['0,5']], ','],
  ['two that differ', [['12,50'], ['38.5']], null],
  ['ambiguous ones only', [['12,000'], ['5']], null],
  ['numeric cells', [[12.5, null, undefined]], null],
  ['days and texts with numbers', [['01.05.2027'], ['100% wool, 2.5 mm']], null],
  ['a column with both', [['1.50', '2,50'], ['12,50']], ','],
  ['both in a row of digits', [['1,234,56.7']], null],
] as const)('takes the decimal mark of a file from columns: %s', (_what, columns, mark) => {
  expect(markOfFile(columns)).toBe(mark);
});

it.each([
  [['on request', 5, ' 12,000 ', '5,000'], '12,000'],
  [['12,000', '12 50'], null],
  [['12,000', '5.000'], null],
  [['12,000', '0,000'], null],
  [['on request'], null],
] as const)('takes an example of an unclear number from %j: %p', (cells, example) => {
  expect(unclearExample(cells)).toBe(example);
});

it.each([
  ['12', true],
  ['12 pcs', true],
  ['+5', true],
  ['-1', true],
  ['１２', true],
  ['12件', true],
  ['12,000', true],
  ['1.234', true],
  ['3,0', true],
  ['12,50', false],
  ['12 50', false],
  ['€ 12', false],
  ['soft', false],
  ['', false],
])('%j are pieces: %p', (text, expected) => {
  expect(holdsPieces(text)).toBe(expected);
});

it('recognizes texts with a number', () => {
  expect([holdsNumber('12 €'), holdsNumber('Navy'), holdsNumber('AB12')]).toEqual([true, false, false]);
});
