import { sizeWidths, surelyFits, textWidth } from './textWidth';

it.each([
  ['12345', 5],
  ['Coat', 4],
  ['fill', 2.8],
  ['WOMEN', 6.5],
  ['ÉŞ', 2.6],
  ['コート', 6],
  ['🧥', 2],
  ['', 0],
])('%j is about %d digits wide', (text, width) => {
  expect(textWidth(text)).toBeCloseTo(width);
});

it('recognizes texts that fit without measuring them', () => {
  expect(surelyFits('コート', 6)).toBe(true);
  expect(surelyFits('Coat', 7)).toBe(false);
});

it('makes columns of sizes as wide as the longest size, and not too narrow for quantities', () => {
  const runs = [{ sizes: ['S', 'M', 'L'] }, { sizes: ['One size'] }, { sizes: ['46', '11½ wide'] }];
  expect(sizeWidths(runs)).toEqual([10, 10, 6]);
  expect(sizeWidths([])).toEqual([]);
});
