import type { FileCell } from './cell';
import {
  cellAsShown,
  decimalsShown,
  isLabelOf,
  isScientific,
  mayShowAnother,
  roundAsShown,
  showsAnother,
} from './numberFormat';

it.each<[string, number | null]>([
  ['General', null],
  ['@', null],
  ['0', 0],
  ['0.00', 2],
  ['#,##0', 0],
  ['#,##0.00', 2],
  ['0.0##', 3],
  ['#,##0.00 "€"', 2],
  ['_-* #,##0.00\\ [$€-407]_-;-* #,##0.00\\ [$€-407]_-;_-* "-"??\\ _€_-;_-@_-', 2],
  ['"about 0.0" 0.00', null],
  ['0%', null],
  ['0.00E+00', null],
  ['# ?/?', null],
  ['0,', null],
  ['0.0,', null],
  ['[>100]0;0.00', null],
  ['', null],
  ['[Red]0.0', 1],
  ['0;;', null],
])('the format %p shows %p decimals', (format, decimals) => {
  expect(decimalsShown(format)).toBe(decimals);
});

it.each([
  [85.625, 2, 85.625, 85.63],
  [-85.625, 2, -85.625, -85.63],
  [1.005, 2, 1.005, 1.01],
  [2.5, 0, 2.5, 3],
  [3.3000000000000003, 2, 3.3, 3.3],
])('%p with %p decimals is %p, shown as %p', (value, decimals, stored, shown) => {
  expect(roundAsShown(value, decimals)).toEqual({ stored, shown });
});

it.each<[string, boolean]>([
  ['General', false],
  ['@', false],
  ['', false],
  ['[Red]', false],
  ['0', false],
  ['#,##0.00', false],
  ['0"%"', false],
  ['0\\%', false],
  ['#,##0.00 "€/E+1"', false],
  ['0.00;[Red]-0.00', false],
  ['_-* #,##0.00_-;-* #,##0.00_-;_-* "-"??_-;_-@_-', false],
  ['[$€-407] #,##0.00', false],
  ['0%', true],
  ['0.00;0.0%', true],
  ['0,', true],
  ['0.0,,"M"', true],
  ['0,.0', true],
  ['# ?/?', true],
  ['0.00E+00', true],
  ['##0.0E+0', true],
  ['0.###e-0', true],
  [';;;', true],
  ['0"XL"', true],
  ['"EU "0', true],
  ['0\\0', true],
  ['0"00"', true],
  ['0000-000', true],
  ['0000\\-000', true],
  ['#,##0.00 "EUR"', false],
  ['[$CHF] 0.00', false],
  ['"sold out"', true],
  ['0;-0;', true],
  ['[>100]0;0.00', true],
])('the format %p may show another number: %p', (format, expected) => {
  expect(mayShowAnother(format)).toBe(expected);
});

it.each<[number, string, FileCell]>([
  [0.5, '50%', { ambiguity: 'scaled', stored: 0.5, shown: '50%' }],
  [0.004, '0%', { ambiguity: 'scaled', stored: 0.004, shown: '0%' }],
  [1250, '1', { ambiguity: 'scaled', stored: 1250, shown: '1' }],
  [1250, '1.3K', { ambiguity: 'scaled', stored: 1250, shown: '1.3K' }],
  [12, '', { ambiguity: 'scaled', stored: 12, shown: '' }],
  [36.5, ' 36 1/2 ', { ambiguity: 'scaled', stored: 36.5, shown: '36 1/2' }],
  [1_200_000, '1.20E+06', { ambiguity: 'scaled', stored: 1_200_000, shown: '1.20E+06' }],
  [1, '1.00E+00', { ambiguity: 'scaled', stored: 1, shown: '1.00E+00' }],
  [0, '0.00E+00', { ambiguity: 'scaled', stored: 0, shown: '0.00E+00' }],
  [0, '', 0],
  [0, '0%', 0],
  [12, '12', 12],
  [36, '36    ', 36],
  [-1250.5, '(1,250.50)', -1250.5],
  [150.4, '150', { ambiguity: 'rounded', stored: 150.4, shown: 150 }],
  [2, '2XL', { ambiguity: 'scaled', stored: 2, shown: '2XL' }],
  [12, 'A-012', { ambiguity: 'scaled', stored: 12, shown: 'A-012' }],
  [1234567, '1234-567', { ambiguity: 'scaled', stored: 1234567, shown: '1234-567' }],
  [5, '50', { ambiguity: 'scaled', stored: 5, shown: '50' }],
  [12.345, '12.35 net', { ambiguity: 'rounded', stored: 12.345, shown: 12.35 }],
  [12, '12 Stk.', 12],
  [12.5, 'T.L. 12.50 pcs', { ambiguity: 'scaled', stored: 12.5, shown: 'T.L. 12.50 pcs' }],
])('%p that is shown as %p is %j', (value, text, cell) => {
  expect(cellAsShown(value, text)).toEqual(cell);
});

it.each([
  ['1.20E+06', true],
  ['2,06714E+12', true],
  ['8.05e12', true],
  ['-1E-7', true],
  ['219E01', true],
  ['12E5A', false],
  ['WJ12E5', false],
  ['12', false],
])('%s is scientific: %p', (text, expected) => {
  expect(isScientific(text)).toBe(expected);
});

it.each([
  [2, '2XL', true],
  [36, 'EU 36', true],
  [-5, '-5 net', true],
  [1234567, '1234-567', true],
  [12, '12 boxes', false],
  [5, '50', false],
  [12, '12', false],
  [1250, '1.3K', false],
])('%p shown as %p has a label: %p', (value, shown, expected) => {
  expect(isLabelOf(value, shown)).toBe(expected);
});

it.each([
  [12000, '12', true],
  [4_050_000_000_000, '4.05E+12', true],
  [12, 'hidden', true],
  [12, '12', false],
  [12, '12,000', false],
  [1234.5, '1.234,50 €', false],
  [12, '00012', false],
  [-5, '(5)', false],
  [0.5, '0,5', false],
  [2.345, '2.35', false],
  [12, '١٢', false],
  [0, '0', false],
])('%p shown as %p is another number: %p', (value, shown, expected) => {
  expect(showsAnother(value, shown)).toBe(expected);
});
