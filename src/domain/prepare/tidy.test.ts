import { worded } from '../../test/worded';
import { isShortened, tidy } from './tidy';

it.each([
  ['price', '1.234,50 €', ',', 1234.5, 'plain number'],
  ['price', '19.90', '.', 19.9, null],
  ['price', '19,9', ',', 19.9, 'plain number'],
  ['price', 23.992, '.', 23.99, 'rounded to two decimals'],
  ['price', 12, '.', 12, null],
  ['price', '1.234', null, '1.234', null],
  ['price', 12, null, 12, null],
  ['price', 'on request', '.', 'on request', null],
  ['count', '2823.0', '.', 2823, null],
  ['count', '24 pcs', '.', 24, 'plain number'],
  ['count', '2.5', '.', 2.5, null],
  ['count', '2 dozen', '.', '2 dozen', null],
  ['size', true, '.', true, null],
  ['style', false, '.', false, null],
  ['truth', true, '.', 'yes', 'yes or no'],
  ['text', ' Coat ', '.', 'Coat', null],
  ['text', '<p>Wool &amp; silk</p>\n<br/>Warm', '.', 'Wool & silk Warm', 'text without tags'],
  ['text', 'S < M & 5 > 3', '.', 'S < M & 5 > 3', null],
  ['text', 'a &euro; b', '.', 'a € b', 'text without tags'],
  ['text', 'a &foo; b', '.', 'a &foo; b', null],
  ['text', 'Coat\u0007', '.', 'Coat', 'without characters that cannot be seen'],
  ['text', '\u202eCoat\u202c <b>5</b>', '.', 'Coat 5', 'without characters that cannot be seen'],
  ['text', 'Coat\nand hat', '.', 'Coat\nand hat', null],
  ['text', '\u0007', '.', null, 'without characters that cannot be seen'],
  ['style', 'A\u200b1', '.', 'A1', 'without characters that cannot be seen'],
  ['sku', 'AB\u00ad-\u20601', '.', 'AB-1', 'without characters that cannot be seen'],
  ['size', 'M\u200e', '.', 'M', 'without characters that cannot be seen'],
  ['ean', '\u200e4006381333931', '.', '4006381333931', 'without characters that cannot be seen'],
  ['count', '1\u00ad2', '.', 12, 'without characters that cannot be seen'],
  ['email', 'a\u00ad@b.test\u200b', '.', 'a@b.test', 'without characters that cannot be seen'],
  ['text', 'Leder\u00adjacke', '.', 'Leder\u00adjacke', null],
  ['color', 'Wei&szlig;', '.', 'Weiß', 'characters of a web page'],
  ['size', '36.333333', '.', '36 1/3', 'a size in thirds'],
  ['size', 36.666666666666664, '.', '36 2/3', 'a size in thirds'],
  ['size', '36.33', '.', '36.33', null],
  ['style', '185102.0', '.', '185102', 'code without decimals'],
  ['color', 1, '.', 1, null],
  ['size', '46.0', '.', '46', 'code without decimals'],
  ['size', '38.5', '.', '38.5', null],
  ['sku', 'AB-1', '.', 'AB-1', null],
  ['ean', "'4006381333931", '.', '4006381333931', 'code without decimals'],
  ['currency', '€', '.', 'EUR', 'code of the currency'],
  ['currency', '$', '.', 'USD', 'guessed: several currencies have this sign'],
  ['currency', 'R$', '.', 'BRL', 'code of the currency'],
  ['currency', 'eur', '.', 'EUR', 'code of the currency'],
  ['currency', 'XYZ', '.', 'XYZ', null],
  ['truth', 'Ja', '.', 'yes', 'yes or no'],
  ['truth', 'yes', '.', 'yes', null],
  ['truth', 'non', '.', 'no', 'yes or no'],
  ['truth', 'perhaps', '.', 'perhaps', null],
  ['email', 'mailto:a@b.test', '.', 'a@b.test', 'only the address'],
  ['email', 'Ada <a@b.test>', '.', 'a@b.test', 'only the address'],
  ['email', '„a@b.test“', '.', 'a@b.test', 'only the address'],
  ['email', 'a@b.test;', '.', 'a@b.test', 'only the address'],
  ['email', 'nobody', '.', 'nobody', null],
  ['text', '  ', '.', null, null],
  ['price', null, '.', null, null],
] as const)('makes of the %s %p (%p) %p: %p', (kind, cell, mark, value, why) => {
  expect(worded(tidy(kind, cell, mark))).toEqual({ value, why });
});

it.each([
  ['a number of more than 15 digits', 12345678901234568, true],
  ['a power of ten', '8.05E+12', true],
  ['a power of ten of a German program', '2,06714E+12', true],
  ['an EAN', 4006381333931, false],
  ['a text of many digits', '12345678901234568', false],
  ['nothing', undefined, false],
])('keeps codes that a program has shortened as they are: %s', (_what, cell, expected) => {
  expect(isShortened(cell)).toBe(expected);
  if (expected && cell !== undefined)
    for (const kind of ['style', 'color', 'size', 'sku', 'ean'] as const)
      expect(tidy(kind, cell, '.')).toEqual({ value: cell, why: null });
});
