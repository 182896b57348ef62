import { longestQuantity, longNumber } from './longNumbers';

describe('longestQuantity', () => {
  it.each([
    [{}, 0],
    [{ WJM123: { WJM123000S: 7 } }, 1],
    [{ WJM123: { WJM123000S: 7, WJM123000M: 1242 }, WJM200: { WJM200000S: 24 } }, 4],
  ])('of %j has %d digits', (lines, digits) => {
    expect(longestQuantity(lines)).toBe(digits);
  });

  it('follows an edit', () => {
    const lines = { WJM123: { WJM123000S: 7 }, WJM200: { WJM200000S: 24 } };
    expect(longestQuantity(lines)).toBe(2);
    expect(longestQuantity({ ...lines, WJM123: { WJM123000S: 700 } })).toBe(3);
    expect(longestQuantity({ WJM123: lines.WJM123 })).toBe(1);
  });
});

it('marks numbers of more than two digits', () => {
  expect(longNumber(99)).toBeUndefined();
  expect(longNumber(999)).toEqual({ 'data-long': true, style: { '--digits': 3 } });
  expect(longNumber(1000)).toEqual({ 'data-long': true, style: { '--digits': 4 } });
});
