import { swipeOf } from './swipe';

it.each([
  [{ x: -30, y: 0 }, 1],
  [{ x: 30, y: 0 }, -1],
  [{ x: -29, y: 0 }, 0],
  [{ x: 29, y: 0 }, 0],
  [{ x: -80, y: 60 }, 1],
  [{ x: -60, y: 80 }, 0],
  [{ x: 0, y: 0 }, 0],
])('takes a move of %j for %d', (moved, by) => {
  expect(swipeOf(moved)).toBe(by);
});
