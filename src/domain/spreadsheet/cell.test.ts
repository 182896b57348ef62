import { type FileCell, plainCell, quoted } from './cell';

it.each<[FileCell, string, unknown]>([
  ['M', '"M"', 'M'],
  [' Coat ', '"Coat"', ' Coat '],
  [4, '"4"', 4],
  [null, '""', null],
  ['x'.repeat(61), `"${'x'.repeat(60)}…"`, 'x'.repeat(61)],
  ['מעיל 12', '"\u2068מעיל 12\u2069"', 'מעיל 12'],
  ['ש'.repeat(61), `"\u2068${'ש'.repeat(60)}…\u2069"`, 'ש'.repeat(61)],
  [{ ambiguity: 'date', shown: '4-Mar' }, '"4-Mar"', '4-Mar'],
  [{ ambiguity: 'rounded', stored: 85.625, shown: 85.63 }, '"85.625"', 85.625],
  [{ ambiguity: 'formula' }, '""', null],
  [{ ambiguity: 'scaled', stored: 0.5, shown: '50%' }, '"50%"', 0.5],
])('%j is quoted as %s', (cell, text, plain) => {
  expect(quoted(cell)).toBe(text);
  expect(plainCell(cell)).toBe(plain);
});
