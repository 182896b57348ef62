import { toCents } from './toCents';

describe('toCents', () => {
  it.each([
    [0, 0],
    [-0, 0],
    [1234.5, 123450],
    [19.99, 1999],
    [0.1 + 0.2, 30],
    [-12.5, -1250],
    [1.005, null],
    [0.001, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [1e20, null],
    ['12,50', 1250],
    ['12.5', 1250],
    [' 7 ', 700],
    ['0,05', 5],
    ['-3.10', -310],
    ['-0', 0],
    ['12.505', null],
    ['1.234,50', null],
    ['12.', null],
    ['.5', null],
    ['12 EUR', null],
    ['', null],
    ['99999999999999999', null],
  ])('%p is %p cents', (amount, cents) => {
    expect(toCents(amount)).toBe(cents);
  });
});
