import fc from 'fast-check';
import {
  type CellRange,
  cellsOf,
  countCells,
  extendRange,
  isInRange,
  isSameRange,
  isFullLine,
  linesOf,
  type RangeMove,
  sizeOfRange,
  cardRange,
  lineRange,
  sheetRange,
} from './cellRange';
import type { Cell, LineMap } from './nextCell';

/** Cards by their colors and sizes: the third has none, the last has only two sizes. */
const cards = [
  [2, 3],
  [1, 4],
  [0, 0],
  [2, 2],
] as const;
const map: LineMap = {
  garments: cards.length,
  sizeOf: (garment) => ({ rows: cards[garment]?.[0] ?? 0, columns: cards[garment]?.[1] ?? 0 }),
};

const at = ([garment = 0, row = 0, column = 0]: number[]): Cell => ({ garment, row, column });
const asList = ({ garment, row, column }: Cell) => [garment, row, column];
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
  const extended = extendRange(range([0, 1, 1], head), move, map);
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
  const lists = (one: CellRange) => cellsOf(one, map).map((line) => line.map(asList));
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
  const line = lineRange(at([1, 0, 2]), map);
  expect([asList(line.anchor), asList(line.head)]).toEqual([
    [1, 0, 0],
    [1, 0, 3],
  ]);
  expect(isFullLine(line, map)).toBe(true);
  expect(isFullLine(range([1, 0, 3], [1, 0, 0]), map)).toBe(true);
  expect(isFullLine(range([1, 0, 0], [1, 0, 2]), map)).toBe(false);
  expect(isFullLine(range([1, 0, 1], [1, 0, 3]), map)).toBe(false);
  expect(isFullLine(range([0, 0, 0], [0, 1, 2]), map)).toBe(false);
});

it('covers a card and the sheet, whose last card may be the smallest', () => {
  expect(
    cellsOf(cardRange(at([0, 1, 1]), map), map)
      .flat()
      .map(asList),
  ).toEqual([0, 1].flatMap((row) => [0, 1, 2].map((column) => [0, row, column])));
  expect(cellsOf(sheetRange(map), map).map((line) => line.length)).toEqual([3, 3, 4, 2, 2]);
  const emptyEnds: LineMap = { ...map, sizeOf: (index) => map.sizeOf((index + 2) % cards.length) };
  expect(cellsOf(sheetRange(emptyEnds), emptyEnds).map((line) => line.length)).toEqual([2, 2, 3, 3, 4]);
});

it('is the same from any of its corners', () => {
  const one = range([0, 1, 1], [3, 0, 2]);
  expect(isSameRange(one, range([3, 0, 1], [0, 1, 2]))).toBe(true);
  expect(isSameRange(one, range([0, 1, 1], [3, 0, 1]))).toBe(false);
  expect(isSameRange(one, range([0, 0, 1], [3, 0, 2]))).toBe(false);
});

it('spans lines and columns', () => {
  expect(sizeOfRange(range([3, 0, 2], [0, 1, 0]), map)).toEqual({ lines: 3, columns: 3 });
});

describe('any selection', () => {
  const cell = fc
    .constantFrom(
      ...cards.flatMap(([rows], garment) => Array.from({ length: rows }, (_, row) => ({ garment, row }))),
    )
    .chain((line) =>
      fc.nat({ max: map.sizeOf(line.garment).columns - 1 }).map((column): Cell => ({ ...line, column })),
    );
  const anyRange = fc.record({ anchor: cell, head: cell });

  it('counts its cells, all of which are in it and in the sheet', () => {
    fc.assert(
      fc.property(anyRange, (one) => {
        const found = cellsOf(one, map).flat();
        expect(countCells(one, map)).toBe(found.length);
        expect(found.every((cell) => isInRange(one, cell) && isInRange(sheetRange(map), cell))).toBe(true);
        expect(found.map(asList)).toEqual(expect.arrayContaining([asList(one.anchor), asList(one.head)]));
      }),
    );
  });

  it('has the same lines and cells with its ends swapped', () => {
    fc.assert(
      fc.property(anyRange, ({ anchor, head }) => {
        const swapped = { anchor: head, head: anchor };
        expect(isSameRange({ anchor, head }, swapped)).toBe(true);
        expect(linesOf(swapped, map)).toEqual(linesOf({ anchor, head }, map));
      }),
    );
  });
});
