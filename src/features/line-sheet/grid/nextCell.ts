/** A cell of the sheet: its line and the index of its size in the garment. */
export interface Cell extends CellLine {
  readonly column: number;
}

/** A move to an adjacent cell; 'next' and 'previous' go down and up, then to the neighboring card in the list. */
type Step = 'up' | 'down' | 'left' | 'right' | 'next' | 'previous';

/** A move by a key: 'forward' and 'backward' in reading order, the others to the ends of a line or of the sheet. */
export type Move = Step | 'forward' | 'backward' | 'lineStart' | 'lineEnd' | 'first' | 'last';

export interface CellMap extends LineMap {
  /** Cards per row. */
  readonly cardColumns: number;
  readonly isEnabled: (cell: Cell) => boolean;
}

const steps = {
  up: { row: -1, column: 0 },
  previous: { row: -1, column: 0 },
  down: { row: 1, column: 0 },
  next: { row: 1, column: 0 },
  left: { row: 0, column: -1 },
  right: { row: 0, column: 1 },
} as const;

/** The enabled cell that a move leads to, in this card or another one; null at the end. */
export function nextCell(from: Cell, move: Move, map: CellMap): Cell | null {
  const end = map.garments - 1;
  switch (move) {
    case 'forward':
      return read(from, 1, map);
    case 'backward':
      return read(from, -1, map);
    case 'lineStart':
      return scan({ ...from, column: -1 }, steps.right, map);
    case 'lineEnd':
      return scan({ ...from, column: map.sizeOf(from.garment).columns }, steps.left, map);
    case 'first':
      return read({ garment: 0, row: 0, column: -1 }, 1, map);
    case 'last':
      return read({ garment: end, row: map.sizeOf(end).rows, column: 0 }, -1, map);
    default:
      return stepTo(from, move, map);
  }
}

/** The next cell in reading order: along the line, then along the following lines. */
function read(from: Cell, direction: 1 | -1, map: CellMap): Cell | null {
  const step = direction > 0 ? steps.right : steps.left;
  const inLine = scan(from, step, map);
  if (inLine) return inLine;

  for (let line = nextLine(from, direction, map); line !== null; line = nextLine(line, direction, map)) {
    const column = direction > 0 ? -1 : map.sizeOf(line.garment).columns;
    const cell = scan({ ...line, column }, step, map);
    if (cell) return cell;
  }
  return null;
}

function stepTo(from: Cell, move: Step, map: CellMap): Cell | null {
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

/** The first enabled cell of another card, in the same column or row if it has one. */
function enter(
  garment: number,
  from: Cell,
  step: { row: number; column: number },
  map: CellMap,
): Cell | null {
  const { rows, columns } = map.sizeOf(garment);
  const before = (count: number, direction: number) => (direction > 0 ? -1 : count);
  const start = {
    garment,
    row: step.row === 0 ? Math.min(from.row, rows - 1) : before(rows, step.row),
    column: step.column === 0 ? Math.min(from.column, columns - 1) : before(columns, step.column),
  };
  return scan(start, step, map);
}

function scan(from: Cell, step: { row: number; column: number }, map: CellMap): Cell | null {
  const { rows, columns } = map.sizeOf(from.garment);
  let { row, column } = from;
  for (;;) {
    row += step.row;
    column += step.column;
    if (row < 0 || column < 0 || row >= rows || column >= columns) return null;
    const cell = { garment: from.garment, row, column };
    if (map.isEnabled(cell)) return cell;
  }
}

/** A color's line of cells: the index of its garment in the list, and of the color in the garment. */
export interface CellLine {
  readonly garment: number;
  readonly row: number;
}

/** The layout of lines that moves depend on. */
export interface LineMap {
  readonly garments: number;
  readonly sizeOf: (garment: number) => { rows: number; columns: number };
}

/** The line below or above, in this card or the nearest in the list that has one; null at the end. */
export function nextLine({ garment, row }: CellLine, direction: 1 | -1, map: LineMap): CellLine | null {
  const next = row + direction;
  if (next >= 0 && next < map.sizeOf(garment).rows) return { garment, row: next };

  for (let other = garment + direction; other >= 0 && other < map.garments; other += direction) {
    const { rows } = map.sizeOf(other);
    if (rows > 0) return { garment: other, row: direction > 0 ? 0 : rows - 1 };
  }
  return null;
}

/** Compares two lines: negative if the first comes first, 0 if they are the same. */
export function compareLines(a: CellLine, b: CellLine): number {
  return a.garment - b.garment || a.row - b.row;
}
