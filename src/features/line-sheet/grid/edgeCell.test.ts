import { buildGrid, cellAt, indexesOf } from '../../../test/factories/buildGrid';
import { edgeCell, type EdgeMove } from './edgeCell';

const grid = buildGrid([['##.#.', '.x.#.'], ['###'], ['.....', 'x...x', '....#']]);

it.each<[string, EdgeMove, number[], number[] | null]>([
  ['the end of the filled ones', 'right', [0, 0, 0], [0, 0, 1]],
  ['the next filled one, over a blank', 'right', [0, 0, 1], [0, 0, 3]],
  ['the last cell where nothing else is filled', 'right', [0, 0, 3], [0, 0, 4]],
  ['a filled one from a blank', 'right', [0, 1, 0], [0, 1, 3]],
  ['the begin of the filled ones', 'left', [1, 0, 2], [1, 0, 0]],
  ['the first cell', 'left', [0, 1, 3], [0, 1, 0]],
  ['nowhere from the last cell', 'right', [0, 0, 4], null],
  ['the end of the filled ones below', 'down', [0, 0, 3], [0, 1, 3]],
  ['the last line of the sheet', 'down', [0, 1, 3], [2, 2, 3]],
  ['a filled one in another garment', 'down', [0, 1, 0], [1, 0, 0]],
  ['the last line that can be filled', 'down', [1, 0, 0], [2, 2, 0]],
  ['the next filled one, over a garment with fewer sizes', 'down', [0, 1, 4], [2, 2, 4]],
  ['the next filled one above', 'up', [2, 2, 1], [1, 0, 1]],
  ['the first line of the sheet', 'up', [2, 2, 4], [0, 0, 4]],
  ['nowhere from the first line', 'up', [0, 0, 4], null],
])('goes to %s: %s', (_where, move, from, to) => {
  const cell = edgeCell(cellAt(grid, from), move, grid);
  expect(cell && indexesOf(grid, cell)).toEqual(to);
});
