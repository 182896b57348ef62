import { hasDigit, withPlainDigits } from './digits';

describe('withPlainDigits', () => {
  it.each([
    ['full-width', '１２', '12'],
    ['Arabic', '١٢٣٤٥٦٧٨٩٠', '1234567890'],
    ['Persian', '۱۲', '12'],
    ['Devanagari', '१२', '12'],
    ['Thai', '๑๒', '12'],
    ['mathematical, where five rows of digits touch', '𝟘𝟙𝟗𝟬𝟿', '01909'],
    ['Arabic with its marks', '١٬٢٠٠٫٥٠', '1,200.50'],
    ['full-width with its marks', '－１，２００．５０', '-1,200.50'],
    ['a real minus', '−3', '-3'],
    ['a full-width day', '２０２７／０３／０１', '2027/03/01'],
    ['plain ones', '12 pcs', '12 pcs'],
    ['signs that are no digits', '½ ² ①', '½ ² ①'],
  ])('%s: %s is %s', (_name, text, plain) => {
    expect(withPlainDigits(text)).toBe(plain);
  });

  it('knows every decimal digit of Unicode', () => {
    const digits = Array.from({ length: 0x110000 }, (_, code) => code)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code))
      .filter((character) => /\p{Nd}/u.test(character));
    expect(digits.length).toBeGreaterThan(600);
    expect(digits.map(withPlainDigits).join('')).toBe('0123456789'.repeat(digits.length / 10));
  });
});

describe('hasDigit', () => {
  it.each([
    ['12', true],
    ['１', true],
    ['٣ قطع', true],
    ['one', false],
    ['½', false],
  ])('%s: %s', (text, expected) => {
    expect(hasDigit(text)).toBe(expected);
  });
});
