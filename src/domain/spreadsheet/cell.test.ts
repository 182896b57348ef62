import { decimalsShown, type FileCell, plainCell, quoted, roundAsShown } from './cell';

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

it.each<[FileCell, string, unknown]>([
  ['M', '"M"', 'M'],
  [' Coat ', '"Coat"', ' Coat '],
  [4, '"4"', 4],
  [null, '""', null],
  ['x'.repeat(61), `"${'x'.repeat(60)}…"`, 'x'.repeat(61)],
  [{ ambiguity: 'date', shown: '4-Mar' }, '"4-Mar"', '4-Mar'],
  [{ ambiguity: 'rounded', stored: 85.625, shown: 85.63 }, '"85.625"', 85.625],
  [{ ambiguity: 'formula' }, '""', null],
])('%j is quoted as %s', (cell, text, plain) => {
  expect(quoted(cell)).toBe(text);
  expect(plainCell(cell)).toBe(plain);
});
