import { nextPosition } from './useMatrixFocus';

const bounds = { rows: 100, columns: 10, page: 20 };

it.each([
  ['ArrowDown', false, { row: 6, column: 3 }],
  ['ArrowUp', false, { row: 4, column: 3 }],
  ['ArrowLeft', false, { row: 5, column: 2 }],
  ['ArrowRight', false, { row: 5, column: 4 }],
  ['PageDown', false, { row: 25, column: 3 }],
  ['PageUp', false, { row: 0, column: 3 }],
  ['Home', false, { row: 5, column: -1 }],
  ['End', false, { row: 5, column: 9 }],
  ['Home', true, { row: 0, column: -1 }],
  ['End', true, { row: 99, column: 9 }],
  ['x', false, null],
])('%s, with Ctrl %s, moves to %j', (key, ctrlKey, expected) => {
  expect(nextPosition({ row: 5, column: 3 }, { key, ctrlKey }, bounds)).toEqual(expected);
});

it('stays inside the matrix, and out of the empty corner', () => {
  const key = (name: string) => ({ key: name, ctrlKey: false });
  expect(nextPosition({ row: 99, column: 9 }, key('ArrowDown'), bounds)).toEqual({ row: 99, column: 9 });
  expect(nextPosition({ row: 99, column: 9 }, key('ArrowRight'), bounds)).toEqual({ row: 99, column: 9 });
  expect(nextPosition({ row: 0, column: -1 }, key('ArrowUp'), bounds)).toEqual({ row: 0, column: -1 });
  expect(nextPosition({ row: -1, column: 0 }, key('ArrowLeft'), bounds)).toEqual({ row: -1, column: 0 });
  expect(nextPosition({ row: 0, column: 0 }, key('ArrowUp'), bounds)).toEqual({ row: -1, column: 0 });
});
