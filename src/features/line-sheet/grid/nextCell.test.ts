import { type CellMap, type Cell, type Move, nextCell } from './nextCell';

/** Cards as drawings: a line for each color, '.' is enabled, 'x' is disabled. */
function mapOf(cards: string[][], cardColumns = 2): CellMap {
  return {
    garments: cards.length,
    cardColumns,
    sizeOf: (garment) => ({ rows: cards[garment]?.length ?? 0, columns: cards[garment]?.[0]?.length ?? 0 }),
    isEnabled: ({ garment, row, column }) => cards[garment]?.[row]?.[column] === '.',
  };
}

const cards = [
  ['...', '.x.', '...'], // 0: top left
  ['..', '..'], // 1: top right
  ['.x.', '...'], // 2: middle left
  ['xx', 'xx'], // 3: middle right, nothing to order
  ['...'], // 4: bottom left
];

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
])('goes %s from %j to %j', (move, [garment = 0, row = 0, column = 0], expected) => {
  const to = nextCell({ garment, row, column }, move, mapOf(cards));
  expect(to && asList(to)).toEqual(expected);
});

const asList = ({ garment, row, column }: Cell) => [garment, row, column];

it('finds the first and the last cell, skipping disabled cards', () => {
  const map = mapOf([['xx'], [], ['x.', '.x'], [], ['x']]);
  expect(nextCell({ garment: 2, row: 1, column: 0 }, 'first', map)).toEqual({
    garment: 2,
    row: 0,
    column: 1,
  });
  expect(nextCell({ garment: 2, row: 0, column: 1 }, 'last', map)).toEqual({ garment: 2, row: 1, column: 0 });
});

it('stays when all cells are disabled', () => {
  expect(nextCell({ garment: 0, row: 0, column: 0 }, 'first', mapOf([['xx']]))).toBeNull();
});
