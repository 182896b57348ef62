import fc from 'fast-check';
import { buildGarment } from '../../../test/factories/buildGarment';
import { buildGrid, cellAt, indexesOf } from '../../../test/factories/buildGrid';
import {
  type CellRange,
  cellOfCode,
  cellsOf,
  countCells,
  extendRange,
  isInRange,
  isSameRange,
  isFullLine,
  type RangeMove,
  sizeOfRange,
  cardRange,
  lineRange,
  sheetRange,
} from './cellRange';
import { type Cell, columnsIn, gridOf } from './Grid';

/** The third card has no colors, the last has only two sizes. */
const cards = [['...', '...'], ['....'], [], ['..', '..']];
const grid = buildGrid(cards);

const at = (indexes: readonly number[]) => cellAt(grid, indexes);
const asList = (cell: Cell) => indexesOf(grid, cell);
const range = (anchor: number[], head: number[]): CellRange => ({ anchor: at(anchor), head: at(head) });

it.each<[RangeMove, number[], number[]]>([
  ['right', [0, 0, 1], [0, 0, 2]],
  ['right', [0, 0, 2], [0, 0, 2]],
  ['left', [0, 0, 1], [0, 0, 0]],
  ['left', [0, 0, 0], [0, 0, 0]],
  ['down', [0, 0, 1], [0, 1, 1]],
  ['down', [0, 1, 1], [1, 0, 1]],
  ['down', [1, 0, 3], [3, 0, 3]],
  ['down', [3, 1, 0], [3, 1, 0]],
  ['up', [3, 0, 1], [1, 0, 1]],
  ['up', [0, 0, 1], [0, 0, 1]],
  ['lineStart', [1, 0, 2], [1, 0, 0]],
  ['lineEnd', [1, 0, 2], [1, 0, 3]],
])('extends %s from %j to %j without moving the anchor', (move, head, expected) => {
  const extended = extendRange(range([0, 1, 1], head), move, grid);
  expect(asList(extended.head)).toEqual(expected);
  expect(asList(extended.anchor)).toEqual([0, 1, 1]);
});

it('contains the cells between its corners in any order, as far as they exist', () => {
  const expected = [
    [
      [0, 1, 1],
      [0, 1, 2],
    ],
    [
      [1, 0, 1],
      [1, 0, 2],
    ],
    [[3, 0, 1]],
  ];
  const lists = (one: CellRange) => cellsOf(one, grid).map((line) => line.map(asList));
  expect(lists(range([0, 1, 1], [3, 0, 2]))).toEqual(expected);
  expect(lists(range([3, 0, 2], [0, 1, 1]))).toEqual(expected);
  expect(lists(range([0, 1, 2], [3, 0, 1]))).toEqual(expected);
});

it.each([
  [[0, 1, 1], true],
  [[1, 0, 2], true],
  [[3, 0, 1], true],
  [[0, 0, 1], false],
  [[3, 1, 1], false],
  [[1, 0, 0], false],
  [[1, 0, 3], false],
])('contains %j: %s', (cell, expected) => {
  expect(isInRange(range([3, 0, 2], [0, 1, 1]), at(cell))).toBe(expected);
});

it('covers a line', () => {
  const line = lineRange(at([1, 0, 2]), grid);
  expect([asList(line.anchor), asList(line.head)]).toEqual([
    [1, 0, 0],
    [1, 0, 3],
  ]);
  expect(isFullLine(line, grid)).toBe(true);
  expect(isFullLine(range([1, 0, 3], [1, 0, 0]), grid)).toBe(true);
  expect(isFullLine(range([1, 0, 0], [1, 0, 2]), grid)).toBe(false);
  expect(isFullLine(range([1, 0, 1], [1, 0, 3]), grid)).toBe(false);
  expect(isFullLine(range([0, 0, 0], [0, 1, 2]), grid)).toBe(false);
});

it('covers a card and the sheet, whose last card may be the smallest', () => {
  expect(
    cellsOf(cardRange(at([0, 1, 1]), grid), grid)
      .flat()
      .map(asList),
  ).toEqual([0, 1].flatMap((row) => [0, 1, 2].map((column) => [0, row, column])));
  expect(cellsOf(sheetRange(grid), grid).map((line) => line.length)).toEqual([3, 3, 4, 2, 2]);
  const emptyEnds = buildGrid([[], ['..', '..'], ['...', '...'], ['....'], []]);
  expect(cellsOf(sheetRange(emptyEnds), emptyEnds).map((line) => line.length)).toEqual([2, 2, 3, 3, 4]);
});

it('is the same from any of its corners', () => {
  const one = range([0, 1, 1], [3, 0, 2]);
  expect(isSameRange(one, range([3, 0, 1], [0, 1, 2]))).toBe(true);
  expect(isSameRange(one, range([0, 1, 1], [3, 0, 1]))).toBe(false);
  expect(isSameRange(one, range([0, 0, 1], [3, 0, 2]))).toBe(false);
});

it('spans lines and columns', () => {
  expect(sizeOfRange(range([3, 0, 2], [0, 1, 0]))).toEqual({ rows: 3, columns: 3 });
});

it('finds the first enabled cell of a color or a garment, or else its first one', () => {
  const colors = buildGrid([['...'], ['x..', '.x.', 'xx.'], ['xx']]);
  const found = ['WGR001002', 'WGR001', 'WGR001001S2', 'WGR002'].map((code) => cellOfCode(colors, code));
  expect(found.map((cell) => indexesOf(colors, cell))).toEqual([
    [1, 2, 2],
    [1, 0, 1],
    [1, 1, 2],
    [2, 0, 0],
  ]);
  const sold = buildGarment({ generic: 'WJM400', with_stocks: true });
  const skus = sold.skus.map((sku, index) => ({ ...sku, stock: index === 4 ? 3 : 0 }));
  const grid = gridOf([{ ...sold, skus }], {});
  expect(indexesOf(grid, cellOfCode(grid, 'WJM400'))).toEqual([0, 1, 1]);
});

describe('any selection', () => {
  const cell = fc
    .nat({ max: grid.rows.length - 1 })
    .chain((row) => fc.nat({ max: columnsIn(grid, row) - 1 }).map((column): Cell => ({ row, column })));
  const anyRange = fc.record({ anchor: cell, head: cell });

  it('counts its cells, all of which are in it and in the sheet', () => {
    fc.assert(
      fc.property(anyRange, (one) => {
        const found = cellsOf(one, grid).flat();
        expect(countCells(one, grid)).toBe(found.length);
        expect(found.every((cell) => isInRange(one, cell) && isInRange(sheetRange(grid), cell))).toBe(true);
        expect(found.map(asList)).toEqual(expect.arrayContaining([asList(one.anchor), asList(one.head)]));
      }),
    );
  });

  it('has the same cells with its ends swapped', () => {
    fc.assert(
      fc.property(anyRange, ({ anchor, head }) => {
        const swapped = { anchor: head, head: anchor };
        expect(isSameRange({ anchor, head }, swapped)).toBe(true);
        expect(cellsOf(swapped, grid)).toEqual(cellsOf({ anchor, head }, grid));
      }),
    );
  });
});
