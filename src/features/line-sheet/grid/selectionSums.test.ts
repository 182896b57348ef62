import { buildGarment } from '../../../test/factories/buildGarment';
import { cellAt } from '../../../test/factories/buildGrid';
import { type CellRange, sheetRange } from './cellRange';
import { gridOf } from './Grid';
import { sumSelection } from './selectionSums';

const garments = [
  buildGarment({ generic: 'WJM123', sizes: ['S', 'M', 'L'] }),
  buildGarment({ generic: 'WJM200', sizes: ['S', 'M'] }),
  buildGarment({ generic: 'WJM300' }),
];
const lines = { WJM123: { WJM123000S: 1, WJM123000L: 2, WJM123010S: 3 }, WJM200: { WJM200000M: 4 } };
const prices = { WJM123: { price: 5000, drop: '' }, WJM200: { price: 1999, drop: '' } };
const grid = gridOf(garments, lines);
const range = (anchor: number[], head: number[]): CellRange => ({
  anchor: cellAt(grid, anchor),
  head: cellAt(grid, head),
});

it.each([
  ['a line', range([0, 0, 0], [0, 0, 2]), { cells: 3, pieces: 3, amount: 15_000 }],
  ['lines of two garments', range([0, 1, 0], [1, 0, 1]), { cells: 4, pieces: 7, amount: 22_996 }],
  ['what is blank', range([2, 0, 0], [2, 1, 2]), { cells: 6, pieces: 0, amount: 0 }],
  ['everything', sheetRange(grid), { cells: 16, pieces: 10, amount: 37_996 }],
])('adds up %s', (_name, selected, sums) => {
  expect(sumSelection(selected, prices, grid)).toEqual(sums);
});
