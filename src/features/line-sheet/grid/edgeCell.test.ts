import { edgeCell, type EdgeMove } from './edgeCell';
import type { Cell } from './nextCell';

/** Cards as drawings: a line for each color, '#' has a quantity, '.' is enabled, 'x' is disabled. */
const cards = [['##.#.', '.x.#.'], ['###'], ['.....', 'x...x', '....#']];
const at = ({ garment, row, column }: Cell) => cards[garment]?.[row]?.[column];
const map = {
  garments: cards.length,
  cardColumns: 2,
  sizeOf: (garment: number) => ({
    rows: cards[garment]?.length ?? 0,
    columns: cards[garment]?.[0]?.length ?? 0,
  }),
  isEnabled: (cell: Cell) => at(cell) === '.' || at(cell) === '#',
};
const toCell = ([garment = 0, row = 0, column = 0]: number[]): Cell => ({ garment, row, column });

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
  const isFilled = (cell: Cell) => at(cell) === '#';
  expect(edgeCell(toCell(from), move, map, isFilled)).toEqual(to && toCell(to));
});
