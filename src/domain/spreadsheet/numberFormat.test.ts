import type { FileCell } from './cell';
import { cellAsShown, decimalsShown, isScientific, mayShowAnother, roundAsShown } from './numberFormat';

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
  ['"about 0.0" 0.00', 2],
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
