import {
  type Cell,
  type CellMap,
  compareLines,
  type LineMap,
  type CellLine,
  type Move,
  nextLine,
} from './nextCell';

/** Cells selected together: the rectangle of lines and sizes between two cells. */
export interface CellRange {
  /** The start of the selection, whose cell has the focus. */
  readonly anchor: Cell;
  readonly head: Cell;
}

export type RangeMove = 'up' | 'down' | 'left' | 'right' | 'lineStart' | 'lineEnd';

/** The selection after its head has moved. */
export function extendRange({ anchor, head }: CellRange, move: RangeMove, map: LineMap): CellRange {
  if (move === 'up' || move === 'down')
    return { anchor, head: { ...head, ...nextLine(head, move === 'up' ? -1 : 1, map) } };
  const last = map.sizeOf(head.garment).columns - 1;
  const columns = {
    left: Math.max(0, head.column - 1),
    right: Math.min(last, head.column + 1),
    lineStart: 0,
    lineEnd: last,
  };
  return { anchor, head: { ...head, column: columns[move] } };
}

/** All cells of a color. */
export function lineRange(cell: Cell, map: LineMap): CellRange {
  const { columns } = map.sizeOf(cell.garment);
  return { anchor: { ...cell, column: 0 }, head: { ...cell, column: columns - 1 } };
}

/** All cells of a size, from the first garment of these to the last. */
export function columnRange(column: number, first: number, last: number, map: LineMap): CellRange {
  return {
    anchor: { garment: first, row: 0, column },
    head: { garment: last, row: map.sizeOf(last).rows - 1, column },
  };
}

/** All cells of a card. */
export function cardRange({ garment }: Cell, map: LineMap): CellRange {
  const { rows, columns } = map.sizeOf(garment);
  return { anchor: { garment, row: 0, column: 0 }, head: { garment, row: rows - 1, column: columns - 1 } };
}

/** All cells of all cards. */
export function sheetRange(map: LineMap): CellRange {
  const last = map.garments - 1;
  const first = nextLine({ garment: 0, row: -1 }, 1, map) ?? { garment: 0, row: 0 };
  const end = nextLine({ garment: last, row: map.sizeOf(last).rows }, -1, map) ?? first;
  const columns = Array.from({ length: map.garments }, (_, garment) => map.sizeOf(garment).columns);
  return { anchor: { ...first, column: 0 }, head: { ...end, column: Math.max(...columns) - 1 } };
}

/** Whether a selection begins and ends in the same cell. */
export function isOneCell({ anchor, head }: CellRange): boolean {
  return compareLines(anchor, head) === 0 && anchor.column === head.column;
}

/** Whether two selections have the same cells. */
export function isSameRange(one: CellRange, other: CellRange): boolean {
  const [a, b] = [edgesOf(one), edgesOf(other)];
  const hasSameLines = compareLines(a.top, b.top) === 0 && compareLines(a.bottom, b.bottom) === 0;
  return hasSameLines && a.left === b.left && a.right === b.right;
}

/** Whether a selection consists of all cells of one color. */
export function isFullLine(range: CellRange, map: LineMap): boolean {
  const { left, right, top, bottom } = edgesOf(range);
  return compareLines(top, bottom) === 0 && left === 0 && right === map.sizeOf(top.garment).columns - 1;
}

export function isInRange(range: CellRange, cell: Cell): boolean {
  const { left, right, top, bottom } = edgesOf(range);
  if (cell.column < left || cell.column > right) return false;
  return compareLines(top, cell) <= 0 && compareLines(cell, bottom) <= 0;
}

/** The cells of a selection, line by line; a garment with fewer sizes has fewer of them. */
export function cellsOf(range: CellRange, map: LineMap): Cell[][] {
  const { left, right } = edgesOf(range);
  return linesOf(range, map).map(({ garment, row }) => {
    const end = Math.min(right, map.sizeOf(garment).columns - 1);
    return Array.from({ length: end - left + 1 }, (_, index) => ({ garment, row, column: left + index }));
  });
}

/**
 * The next enabled cell for Tab or Enter inside a selection, along its lines or down its columns, wrapping around;
 * null when none is enabled.
 */
export function nextInRange(
  range: CellRange,
  from: Cell,
  move: Extract<Move, 'forward' | 'backward' | 'next' | 'previous'>,
  map: CellMap,
): Cell | null {
  const cells = cellsOf(range, map).flat().filter(map.isEnabled);
  if (move === 'next' || move === 'previous') cells.sort((a, b) => a.column - b.column || compareLines(a, b));
  const at = cells.findIndex((cell) => isOneCell({ anchor: from, head: cell }));
  const step = move === 'forward' || move === 'next' ? 1 : -1;
  return cells[(at + step + cells.length) % cells.length] ?? null;
}

/** The lines of a selection, from the top. */
export function linesOf(range: CellRange, map: LineMap): CellLine[] {
  const { top, bottom } = edgesOf(range);
  const lines: CellLine[] = [];
  let line: CellLine | null = top;
  while (line !== null && compareLines(line, bottom) <= 0) {
    lines.push({ garment: line.garment, row: line.row });
    line = nextLine(line, 1, map);
  }
  return lines;
}

/** How many cells a selection has. */
export function countCells(range: CellRange, map: LineMap): number {
  const { left, right } = edgesOf(range);
  const countIn = ({ garment }: CellLine) =>
    Math.max(0, Math.min(right, map.sizeOf(garment).columns - 1) - left + 1);
  return linesOf(range, map).reduce((count, line) => count + countIn(line), 0);
}

/** How many lines and columns a selection spans. */
export function sizeOfRange(range: CellRange, map: LineMap): { lines: number; columns: number } {
  const { left, right } = edgesOf(range);
  return { lines: linesOf(range, map).length, columns: right - left + 1 };
}

/** The outermost lines and columns of a selection. */
export function edgesOf({ anchor, head }: CellRange) {
  const [top, bottom] = compareLines(anchor, head) <= 0 ? [anchor, head] : [head, anchor];
  return {
    top,
    bottom,
    left: Math.min(anchor.column, head.column),
    right: Math.max(anchor.column, head.column),
  };
}
