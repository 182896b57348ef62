import {
  hasInvisible,
  hasInvisibleInCode,
  isUnseen,
  toStoredCode,
  toStoredText,
  toVisibleCode,
} from './storedText';

describe('toStoredText', () => {
  it.each([
    ['a decomposed é', 'Cre\u0300me', 'Crème'],
    ['a zero-width space', 'Wo\u200bol', 'Wool'],
    ['a byte order mark', '\ufeffName', 'Name'],
    ['an override of direction', 'a\u202egpj.exe', 'agpj.exe'],
    ['isolates', '\u2067שלום\u2069', 'שלום'],
    ['marks of direction', '\u200e4006381333931\u200f', '4006381333931'],
    ['controls', 'a\u0000\u0007\u0085b', 'ab'],
    ['line breaks and tabs, which stay', 'a\r\nb\tc', 'a\r\nb\tc'],
    ['a joined emoji, which stays', '👩‍🎨', '👩‍🎨'],
    ['half a surrogate pair', 'a\ud800b', 'ab'],
    ['a soft hyphen, which stays', 'Leder\u00adjacke', 'Leder\u00adjacke'],
  ])('%s', (_name, text, stored) => {
    expect(toStoredText(text)).toBe(stored);
  });
});

describe('toStoredCode', () => {
  it.each([
    ['M\u200b', 'M'],
    ['M\u00ad', 'M'],
    ['\u200eM\u2060', 'M'],
    ['36 1/2', '36 1/2'],
    ['36\u00a01/2', '36 1/2'],
    ['36 ½', '36 1/2'],
    ['36½', '36 1/2'],
    ['½', '1/2'],
    ['36  1/2 ', '36 1/2'],
    ['ＷＪＭ１２３', 'WJM123'],
    ['E\u0301toile', 'Étoile'],
  ])('%j is %j', (code, stored) => {
    expect(toStoredCode(code)).toBe(stored);
  });
});

it.each([
  ['M\u00ad\u200d', 'M'],
  ['\u200e36 ½ ', '36 ½ '],
])('toVisibleCode %j is %j', (code, visible) => {
  expect(toVisibleCode(code)).toBe(visible);
});

describe('hasInvisible', () => {
  it.each([
    ['Wo\u200bol', true],
    ['\u202e', true],
    ['Cre\u0300me', false],
    ['a\tb', false],
    ['plain', false],
  ])('%j: %s', (text, expected) => {
    expect(hasInvisible(text)).toBe(expected);
  });
});

it.each([
  ['M\u00ad', true],
  ['M\u200b', true],
  ['Cre\u0300me', false],
])('%j has something invisible in a code: %s', (code, expected) => {
  expect(hasInvisibleInCode(code)).toBe(expected);
});

it.each([
  ['', true],
  [' \u00a0\t', true],
  ['\u200b\u00ad\u200e\u0007', true],
  [' x', false],
  ['\ud83d\ude00', false],
])('nothing of %j is seen: %s', (text, expected) => {
  expect(isUnseen(text)).toBe(expected);
});
