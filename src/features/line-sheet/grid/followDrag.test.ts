import { scrollAt } from './followDrag';

it.each([
  [400, 0],
  [104, 0],
  [100, -4],
  [-200, -24],
  [784, 0],
  [790, 6],
  [900, 24],
])('a mouse at %d of 800 pixels scrolls by %d', (y, expected) => {
  expect(scrollAt(y, 800)).toBe(expected);
});
