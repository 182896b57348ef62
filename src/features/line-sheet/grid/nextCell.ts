/** A cell by its garment's place in the list, its colour's and its size's. */
export interface CellPlace {
  readonly garment: number;
  readonly row: number;
  readonly column: number;
}

/** Where a key leads: 'next' and 'previous' go down and up, and on to the neighbour in the list. */
export type Move = 'up' | 'down' | 'left' | 'right' | 'next' | 'previous';

/** What moving needs to know of the cards. */
export interface CellMap {
  readonly garments: number;
  /** Cards beside each other. */
  readonly cardColumns: number;
  readonly sizeOf: (garment: number) => { rows: number; columns: number };
  readonly isEnabled: (place: CellPlace) => boolean;
}

const steps = {
  up: { row: -1, column: 0 },
  previous: { row: -1, column: 0 },
  down: { row: 1, column: 0 },
  next: { row: 1, column: 0 },
  left: { row: 0, column: -1 },
  right: { row: 0, column: 1 },
} as const;

/** The nearest cell in this direction that takes a quantity, in this card or a further one; null at the end. */
export function nextCell(from: CellPlace, move: Move, map: CellMap): CellPlace | null {
  const step = steps[move];
  const isForward = step.row + step.column > 0;
  const stride = move === 'up' || move === 'down' ? map.cardColumns : 1;

  const inCard = scan(from, step, map);
  if (inCard) return inCard;

  for (
    let garment = from.garment + (isForward ? stride : -stride);
    garment >= 0 && garment < map.garments;
    garment += isForward ? stride : -stride
  ) {
    const entry = enter(garment, from, step, map);
    if (entry) return entry;
  }
  return null;
}

/** The first cell of another card on the way through it, in the same column or row as far as it has one. */
function enter(
  garment: number,
  from: CellPlace,
  step: { row: number; column: number },
  map: CellMap,
): CellPlace | null {
  const { rows, columns } = map.sizeOf(garment);
  const before = (count: number, direction: number) => (direction > 0 ? -1 : count);
  const start = {
    garment,
    row: step.row === 0 ? Math.min(from.row, rows - 1) : before(rows, step.row),
    column: step.column === 0 ? Math.min(from.column, columns - 1) : before(columns, step.column),
  };
  return scan(start, step, map);
}

function scan(from: CellPlace, step: { row: number; column: number }, map: CellMap): CellPlace | null {
  const { rows, columns } = map.sizeOf(from.garment);
  let { row, column } = from;
  for (;;) {
    row += step.row;
    column += step.column;
    if (row < 0 || column < 0 || row >= rows || column >= columns) return null;
    const place = { garment: from.garment, row, column };
    if (map.isEnabled(place)) return place;
  }
}
