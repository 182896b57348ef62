import { buildGrid, cellAt, indexesOf } from '../../../test/factories/buildGrid';
import { pageMove, rowAPageOn } from './pageMove';

const heights = [200, 300, 200, 900, 200, 100];

it.each<[number, 1 | -1, number]>([
  [0, 1, 1],
  [1, 1, 2],
  [2, 1, 3],
  [3, 1, 4],
  [4, 1, 5],
  [5, 1, 5],
  [5, -1, 4],
  [4, -1, 3],
  [3, -1, 2],
  [2, -1, 1],
  [0, -1, 0],
])('from row %d in direction %d, a page of 500 leads to row %d', (from, direction, expected) => {
  expect(rowAPageOn(from, direction, { heights, gap: 10, view: 500 })).toBe(expected);
});

it('moves as many rows as begin within the view', () => {
  const rows = { heights: [100, 100, 100, 100, 100], gap: 10, view: 330 };
  expect(rowAPageOn(0, 1, rows)).toBe(3);
  expect(rowAPageOn(4, -1, rows)).toBe(1);
});

const grid = buildGrid([['...', '...'], ['..'], ['...', '...'], ['x.'], ['xx', '..'], ['xx']]);
const rows = { heights: [300, 300, 300], gap: 10, view: 400 };

it.each<[string, number[], 1 | -1, number[]]>([
  ['the same place of the card below', [0, 1, 2], 1, [2, 1, 2]],
  ['the nearest place that the card has', [2, 1, 2], 1, [4, 1, 1]],
  ['the first cell of the line that takes a quantity', [1, 0, 0], 1, [3, 0, 1]],
  ['the next line where the line takes nothing', [2, 0, 1], 1, [4, 1, 1]],
  ['the same place of the card above', [4, 1, 1], -1, [2, 1, 1]],
  ['the last line of the last card', [4, 0, 1], 1, [4, 1, 1]],
  ['the first line of the first card', [0, 1, 2], -1, [0, 0, 2]],
])('goes to %s', (_name, from, direction, expected) => {
  const to = pageMove(cellAt(grid, from), direction, rows, grid);
  expect(to && indexesOf(grid, to)).toEqual(expected);
});

it('goes nowhere when that card and all later ones are disabled', () => {
  expect(pageMove(cellAt(grid, [3, 0, 1]), 1, rows, grid)).toBeNull();
});
