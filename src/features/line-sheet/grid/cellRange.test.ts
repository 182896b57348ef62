import {
  type CellRange,
  cellsOf,
  extendRange,
  isInRange,
  isWholeLine,
  type RangeMove,
  wholeLine,
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
])('extends %s from %j to %j, while the anchor stays', (move, head, expected) => {
  const extended = extendRange(range([0, 1, 1], head), move, map);
  expect(asList(extended.head)).toEqual(expected);
  expect(asList(extended.anchor)).toEqual([0, 1, 1]);
});

it('takes in the cells between its corners, whichever comes first, as far as garments have them', () => {
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
])('tells whether %j is in it: %s', (cell, expected) => {
  expect(isInRange(range([3, 0, 2], [0, 1, 1]), at(cell))).toBe(expected);
});

it('knows the whole of a line', () => {
  const line = wholeLine(at([1, 0, 2]), map);
  expect([asList(line.anchor), asList(line.head)]).toEqual([
    [1, 0, 0],
    [1, 0, 3],
  ]);
  expect(isWholeLine(line, map)).toBe(true);
  expect(isWholeLine(range([1, 0, 3], [1, 0, 0]), map)).toBe(true);
  expect(isWholeLine(range([1, 0, 0], [1, 0, 2]), map)).toBe(false);
  expect(isWholeLine(range([1, 0, 1], [1, 0, 3]), map)).toBe(false);
  expect(isWholeLine(range([0, 0, 0], [0, 1, 2]), map)).toBe(false);
});
