import { buildGrid, cellAt, indexesOf } from '../../../test/factories/buildGrid';
import { type Move, nextCell } from './nextCell';

const grid = buildGrid([
  ['...', '.x.', '...'], // 0: top left
  ['..', '..'], // 1: top right
  ['.x.', '...'], // 2: middle left
  ['xx', 'xx'], // 3: middle right, nothing to order
  ['...'], // 4: bottom left
]);

it.each<[Move, number[], number[] | null]>([
  ['right', [0, 0, 0], [0, 0, 1]],
  ['right', [0, 1, 0], [0, 1, 2]],
  ['right', [0, 0, 2], [1, 0, 0]],
  ['right', [0, 2, 2], [1, 1, 0]],
  ['left', [1, 0, 0], [0, 0, 2]],
  ['left', [0, 0, 0], null],
  ['down', [0, 0, 1], [0, 2, 1]],
  ['down', [0, 2, 1], [2, 1, 1]],
  ['down', [1, 1, 1], [4, 0, 1]],
  ['down', [2, 1, 2], [4, 0, 2]],
  ['up', [2, 0, 0], [0, 2, 0]],
  ['up', [4, 0, 2], [2, 1, 2]],
  ['next', [0, 2, 2], [1, 0, 1]],
  ['next', [2, 1, 0], [4, 0, 0]],
  ['next', [4, 0, 0], null],
  ['previous', [4, 0, 1], [2, 1, 1]],
  ['previous', [1, 0, 1], [0, 2, 1]],
  ['previous', [0, 0, 0], null],
  ['forward', [0, 0, 1], [0, 0, 2]],
  ['forward', [0, 1, 0], [0, 1, 2]],
  ['forward', [0, 1, 2], [0, 2, 0]],
  ['forward', [0, 2, 2], [1, 0, 0]],
  ['forward', [2, 1, 2], [4, 0, 0]],
  ['forward', [4, 0, 2], null],
  ['backward', [0, 1, 2], [0, 1, 0]],
  ['backward', [0, 1, 0], [0, 0, 2]],
  ['backward', [1, 0, 0], [0, 2, 2]],
  ['backward', [4, 0, 0], [2, 1, 2]],
  ['backward', [0, 0, 0], null],
  ['lineStart', [2, 0, 2], [2, 0, 0]],
  ['lineStart', [2, 0, 0], [2, 0, 0]],
  ['lineEnd', [0, 1, 0], [0, 1, 2]],
  ['first', [4, 0, 2], [0, 0, 0]],
  ['last', [0, 1, 0], [4, 0, 2]],
])('goes %s from %j to %j', (move, from, expected) => {
  const to = nextCell(cellAt(grid, from), move, grid);
  expect(to && indexesOf(grid, to)).toEqual(expected);
});

it.each<[Move, number[], number[]]>([
  ['down', [0, 0, 0], [2, 0, 0]],
  ['down', [1, 0, 1], [2, 0, 1]],
  ['down', [2, 0, 3], [3, 0, 1]],
  ['down', [3, 0, 1], [4, 0, 1]],
  ['up', [5, 0, 0], [3, 0, 0]],
  ['up', [2, 0, 0], [0, 0, 0]],
])('goes %s from %j to %j past a wide card and a row that is not full', (move, from, expected) => {
  const wide = buildGrid([['..'], ['..'], ['....'], ['..'], ['..'], ['..']], [2, 1, 1, 2]);
  const to = nextCell(cellAt(wide, from), move, wide);
  expect(to && indexesOf(wide, to)).toEqual(expected);
});

it('finds the first and the last cell, skipping disabled cards', () => {
  const gaps = buildGrid([['xx'], [], ['x.', '.x'], [], ['x']]);
  const [first, last] = [cellAt(gaps, [2, 0, 1]), cellAt(gaps, [2, 1, 0])];
  expect(nextCell(last, 'first', gaps)).toEqual(first);
  expect(nextCell(first, 'last', gaps)).toEqual(last);
});

it('stays when all cells are disabled', () => {
  expect(nextCell({ row: 0, column: 0 }, 'first', buildGrid([['xx']]))).toBeNull();
});

const filled = buildGrid([['##.#.', '.x.#.'], ['###'], ['.....', 'x...x', '....#']]);

it.each<[string, Move, number[], number[] | null]>([
  ['the end of the filled ones', 'edgeRight', [0, 0, 0], [0, 0, 1]],
  ['the next filled one, over a blank', 'edgeRight', [0, 0, 1], [0, 0, 3]],
  ['the last cell where nothing else is filled', 'edgeRight', [0, 0, 3], [0, 0, 4]],
  ['a filled one from a blank', 'edgeRight', [0, 1, 0], [0, 1, 3]],
  ['the begin of the filled ones', 'edgeLeft', [1, 0, 2], [1, 0, 0]],
  ['the first cell', 'edgeLeft', [0, 1, 3], [0, 1, 0]],
  ['nowhere from the last cell', 'edgeRight', [0, 0, 4], null],
  ['the end of the filled ones below', 'edgeDown', [0, 0, 3], [0, 1, 3]],
  ['the last line of the sheet', 'edgeDown', [0, 1, 3], [2, 2, 3]],
  ['a filled one in another garment', 'edgeDown', [0, 1, 0], [1, 0, 0]],
  ['the last line that can be filled', 'edgeDown', [1, 0, 0], [2, 2, 0]],
  ['the next filled one, over a garment with fewer sizes', 'edgeDown', [0, 1, 4], [2, 2, 4]],
  ['the next filled one above', 'edgeUp', [2, 2, 1], [1, 0, 1]],
  ['the first line of the sheet', 'edgeUp', [2, 2, 4], [0, 0, 4]],
  ['nowhere from the first line', 'edgeUp', [0, 0, 4], null],
])('goes to %s: %s', (_where, move, from, to) => {
  const cell = nextCell(cellAt(filled, from), move, filled);
  expect(cell && indexesOf(filled, cell)).toEqual(to);
});
