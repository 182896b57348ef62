import { isQuantity, maxQuantity, parseQuantity } from './parseQuantity';

describe('parseQuantity', () => {
  it.each([
    ['an integer is stored', '12', { quantity: 12 }],
    ['spaces around it do not count', ' 7 ', { quantity: 7 }],
    ['zeros before it do not count', '007', { quantity: 7 }],
    ['the most is stored', '999999', { quantity: 999999 }],
    ['more than the most is refused', '1000000', { error: 'A quantity can be at most 999999' }],
    ['far more than the most is refused', '9'.repeat(400), { error: 'A quantity can be at most 999999' }],
    ['zero removes', '0', { quantity: null }],
    ['empty removes', '', { quantity: null }],
    ['a word removes', 'ten', { quantity: null }],
    ['a fraction removes', '1.5', { quantity: null }],
    ['a negative number removes', '-3', { quantity: null }],
    ['an exponent removes', '1e3', { quantity: null }],
  ])('%s', (_rule, text, entry) => {
    expect(parseQuantity(text)).toEqual(entry);
  });
});

describe('isQuantity', () => {
  it.each([
    [1, true],
    [maxQuantity, true],
    [0, false],
    [maxQuantity + 1, false],
    [1.5, false],
    [Number.NaN, false],
  ])('%d: %s', (value, valid) => {
    expect(isQuantity(value)).toBe(valid);
  });
});
