import { message } from '../language/message';
import {
  isBlankMark,
  isBlankText,
  isFarFromOthers,
  isNegative,
  parsePastedQuantity,
  parseQuantity,
  readingByOthers,
  readQuantity,
  type SeparatorRule,
  separatorsOf,
} from './readQuantity';

const notWhole = { error: message('Not a whole number') };
const tooMany = { error: message('A quantity can be at most {most}', { most: 999999 }) };

describe('parseQuantity', () => {
  it.each([
    ['an integer is stored', '12', { quantity: 12 }],
    ['spaces around it do not count', ' 7 ', { quantity: 7 }],
    ['zeros before it do not count', '007', { quantity: 7 }],
    ['the most is stored', '999999', { quantity: 999999 }],
    ['more than the most is refused', '1000000', tooMany],
    ['far more than the most is refused', '9'.repeat(400), tooMany],
    ['zero removes', '0', { quantity: null }],
    ['empty removes', '', { quantity: null }],
    ['a word removes', 'ten', { quantity: null }],
    ['a dash removes', '-', { quantity: null }],
    ['zero with decimals removes', '0.00', { quantity: null }],
    ['a zero of another script removes', '٠', { quantity: null }],
    ['a fraction is refused', '1.5', notWhole],
    ['a negative number is refused', '-3', notWhole],
    ['two groups of digits are refused', '12 50', notWhole],
    ['an exponent is refused', '1e3', notWhole],
    ['a fraction of one sign is refused', '½', notWhole],
    ['a Roman number is refused', 'Ⅻ', notWhole],
  ])('%s', (_rule, text, entry) => {
    expect(parseQuantity(text)).toEqual(entry);
  });
});

describe('one number', () => {
  it.each([
    ['12', 12],
    [' 12 ', 12],
    ['007', 7],
    ['1 200', 1200],
    ['1\u00a0200', 1200],
    ['1\u202f200', 1200],
    ["1'200", 1200],
    ['1’200', 1200],
    ['12.0', 12],
    ['12,00', 12],
    ['12.0000', 12],
    ['1234,000', 1234],
    ['012,000', 12],
    ['1,200.00', 1200],
    ['1.200,00', 1200],
    ['1,200.000', 1200],
    ['1 200,000', 1200],
    ['1,20,000', 120_000],
    ['999999', 999_999],
    ['１２', 12],
    ['１２０', 120],
    ['１ ２００', 1200],
    ['١٢', 12],
    ['١٬٢٠٠', 1200],
    ['١٢٫٠٠٠', 12],
    ['١٬٢٠٠٫٠٠', 1200],
    ['۱۲', 12],
    ['१२', 12],
    ['१,२०,०००', 120_000],
    ['๑๒', 12],
    ['𝟙𝟚', 12],
    ['\u200f١٢\u200f', 12],
    ['\ufeff12\u200b', 12],
    ['1\u00ad2', 12],
    ['\u30005\u3000', 5],
    ['12pcs', 12],
    ['12 pcs', 12],
    ['12 pcs.', 12],
    ['12 piece(s)', 12],
    ['5 Stk.', 5],
    ['5 St.', 5],
    ['5 Stück', 5],
    ['5 Paar', 5],
    ['5x', 5],
    ['5 ×', 5],
    ['x5', 5],
    ['X 5', 5],
    ['×5', 5],
    ['+5', 5],
    ['＋５', 5],
    ["'5", 5],
    ['’5', 5],
    ['qty: 5', 5],
    ['Stk. 5', 5],
    ['数量：５', 5],
    ['12 件', 12],
    ['１２件', 12],
    ['12개', 12],
    ['12 шт.', 12],
    ['кол-во 5', 5],
    ['١٢ قطعة', 12],
    ['عدد ۱۲', 12],
    ['12 ชิ้น', 12],
    ['จำนวน 12', 12],
    ["12 יח'", 12],
    ['१२ नग', 12],
    ['1.200,00 pcs', 1200],
  ])('reads %j as %d, typed or pasted', (text, quantity) => {
    expect(parseQuantity(text)).toEqual({ quantity });
    expect(parsePastedQuantity(text)).toEqual({ quantity });
  });

  it.each(['0', '00', '0.00', '0,000', '０', '٠٫٠', '0 pcs'])('removes with %j', (text) => {
    expect(parseQuantity(text)).toEqual({ quantity: null });
    expect(parsePastedQuantity(text)).toEqual({ quantity: null });
  });

  it.each([
    ...['-3', '−3', '－３', '-٣', '5-', '(5)', '1.5', '12,5', '12,5 pcs', '١٢٫٥', '0,500', '1,20', '1.2.3'],
    ...['1,200,30', '1.200,500', '1,2345', '5 or 6', '5/6', '２／５', '2x5', '5-6', '4-Mar', '1e3', '12E5'],
    ...['12 50', '1  200', '1\n200', '5 pcs 6', '5 pcs or so', '12½', '5²', '5 ½', '~5', '#5', '5 %', '50%'],
    ...['5 Prozent', '12k', '12 Tsd.', '2 dozen', '2 Dtz.', '2 дюжин', '2万件', '2 ألف', '€ 12', '12 €'],
    ...['3 boxes', '2 packs', '1 Karton', '4 VE', '2箱', '٣ كرتون', '2 упак.'],
    ...['12 EUR', 'EU 38', 'size 38', 'WJM123', 'WJM123000M', 'A4', 'ca. 5', '5.', '1:2', '5 m²'],
  ])('does not guess what %j means', (text) => {
    expect(parseQuantity(text)).toEqual(notWhole);
    expect(parsePastedQuantity(text)).toEqual(notWhole);
  });

  it.each(['1000000', '1,000,000', '١٬٠٠٠٬٠٠٠', '1000000 pcs'])('refuses the invalid quantity %j', (text) => {
    expect(parseQuantity(text)).toEqual(tooMany);
    expect(parsePastedQuantity(text)).toEqual(tooMany);
  });
});

describe('a separator before exactly three digits', () => {
  it.each<[string, number, number | null]>([
    ['12,000', 12_000, 12],
    ['12.000', 12_000, 12],
    ['100,000', 100_000, 100],
    ['１２，０００', 12_000, 12],
    ['١٢،٠٠٠', 12_000, 12],
    ['12。000', 12_000, 12],
    ['12,000 pcs', 12_000, 12],
    ['+12.000', 12_000, 12],
    ['1,234', 1234, null],
    ['1.234', 1234, null],
  ])('%s is %d, otherwise %s', (text, quantity, otherwise) => {
    expect(readQuantity(text)).toEqual({ quantity, otherwise });
    expect(parseQuantity(text)).toEqual({ quantity, otherwise });
    expect(parsePastedQuantity(text)).toEqual({ quantity, otherwise });
  });

  it.each<[string, SeparatorRule, unknown]>([
    ['12,000', ',', { quantity: 12 }],
    ['12,000', '.', { quantity: 12_000 }],
    ['12.000', '.', { quantity: 12 }],
    ['12.000', ',', { quantity: 12_000 }],
    ['12.000', 'decimals', { quantity: 12 }],
    ['12,000', 'thousands', { quantity: 12_000 }],
    ['1,234', ',', notWhole],
    ['1,234', '.', { quantity: 1234 }],
    ['1,200.00', ',', { quantity: 1200 }],
    ['7', 'decimals', { quantity: 7 }],
  ])('%s by the rule %s', (text, rule, reading) => {
    expect(readQuantity(text, rule)).toEqual(reading);
  });
});

it.each([
  ...[
    '',
    ' ',
    '\u00a0',
    '\t',
    '\u200b',
    '-',
    '–',
    '—',
    '−',
    '--',
    '－',
    'x',
    'X',
    'ｘ',
    'х',
    '×',
    '✗',
    '·',
    '…',
  ],
  ...['.', '/', ' - '],
])('treats %j as a blank cell', (text) => {
  expect(isBlankMark(text)).toBe(true);
  expect(parsePastedQuantity(text)).toBeNull();
});

it.each(['abc', 'n/a', '#N/A', 'xx', '✓', 'one'])('%j is neither blank nor a number', (text) => {
  expect(isBlankMark(text)).toBe(false);
  expect(parsePastedQuantity(text)).toEqual(notWhole);
});

it.each([
  ['', true],
  [' \u200b\u3000', true],
  ['-', false],
  ['0', false],
])('%j has nothing to be seen: %s', (text, expected) => {
  expect(isBlankText(text)).toBe(expected);
});

it.each([
  ['-3', true],
  ['− 3', true],
  ['－３', true],
  ['\u200e-٣', true],
  ['3', false],
  ['-', false],
])('%j is negative: %s', (text, expected) => {
  expect(isNegative(text)).toBe(expected);
});

describe('separatorsOf', () => {
  const unclear = { text: '12,000', thousands: 12_000, decimals: 12 };
  it.each<[string, string[], ReturnType<typeof separatorsOf>]>([
    ['nothing', [], { mark: null, unclear: null, isLikeThousands: false }],
    ['only unclear ones', ['12,000', '24,000'], { mark: null, unclear, isLikeThousands: false }],
    ['a fraction', ['12,000', '0,500'], { mark: ',', unclear, isLikeThousands: false }],
    ['a zero with three decimals', ['12,000', '0,000'], { mark: ',', unclear, isLikeThousands: false }],
    ['two decimals', ['12,000', '12,50'], { mark: ',', unclear, isLikeThousands: false }],
    ['one decimal of the other sign', ['12,000', '2.0'], { mark: '.', unclear, isLikeThousands: false }],
    ['several groups', ['12,000', '1,234,567'], { mark: '.', unclear, isLikeThousands: false }],
    ['points as several groups', ['12,000', '1.234.567'], { mark: ',', unclear, isLikeThousands: false }],
    ['points as groups', ['12,000', '1.234,00'], { mark: ',', unclear, isLikeThousands: false }],
    ['both marks', ['12,000', '12,5', '12.5'], { mark: null, unclear, isLikeThousands: false }],
    ['a small number', ['12,000', '7'], { mark: null, unclear, isLikeThousands: true }],
    ['a large plain number', ['12,000', '1200'], { mark: null, unclear, isLikeThousands: false }],
    ['a zero', ['12,000', '0'], { mark: null, unclear, isLikeThousands: false }],
    ['one that would be a fraction', ['1,234', '12,000'], { mark: null, unclear, isLikeThousands: true }],
    [
      'words, codes and other groups',
      ['12,000', 'abc', 'A4', "1'200", '١٢٫٥'],
      { mark: null, unclear, isLikeThousands: false },
    ],
    [
      'one that is no whole number',
      ['1.234'],
      { mark: null, unclear: { text: '1.234', thousands: 1234, decimals: null }, isLikeThousands: true },
    ],
  ])('%s', (_what, texts, expected) => {
    expect(separatorsOf(texts)).toEqual(expected);
  });
});

it.each([
  [120, [12, 6], true],
  [119, [12, 6], false],
  [1242, [12, 0], true],
  [1242, [], false],
  [1242, [0, 0], false],
  [1, [100], false],
])('isFarFromOthers %d of %j: %s', (quantity, others, expected) => {
  expect(isFarFromOthers(quantity, others)).toBe(expected);
});

it.each<[number, number | null, number[], string | null]>([
  [12_000, 12, [6, 24], 'decimals'],
  [12_000, 12, [1], null],
  [12_000, 12, [2000], 'thousands'],
  [12_000, 12, [], null],
  [1234, null, [12], null],
  [1000, 1, [200], null],
])('%d or %s beside %j is read as %s', (thousands, decimals, others, expected) => {
  expect(readingByOthers({ text: '', thousands, decimals }, others)).toBe(expected);
});
