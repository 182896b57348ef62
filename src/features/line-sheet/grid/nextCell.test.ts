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
  ['down', [1, 1, 1], null],
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

it('finds the first and the last cell, skipping disabled cards', () => {
  const gaps = buildGrid([['xx'], [], ['x.', '.x'], [], ['x']]);
  const [first, last] = [cellAt(gaps, [2, 0, 1]), cellAt(gaps, [2, 1, 0])];
  expect(nextCell(last, 'first', gaps)).toEqual(first);
  expect(nextCell(first, 'last', gaps)).toEqual(last);
});

it('stays when all cells are disabled', () => {
  expect(nextCell({ row: 0, column: 0 }, 'first', buildGrid([['xx']]))).toBeNull();
});
