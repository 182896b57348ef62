import { joinLines } from './uploadTexts';

it.each([
  [['a', 'b'], 'a, b'],
  [['a', 'b', 'c', 'd', 'e'], 'a, b, c, d, e'],
  [['a', 'b', 'c', 'd', 'e', 'f', 'g'], 'a, b, c, d, e and 2 more'],
])('an alert repeats the first of %j', (lines, text) => {
  expect(joinLines(lines)).toBe(text);
});
