import { type Cell, compareLines, type LineMap, type CellLine, nextLine } from './nextCell';

/** Cells selected together: the rectangle of lines and sizes between two cells. */
export interface CellRange {
  /** Where the selection began: this cell has the focus. */
  readonly anchor: Cell;
  readonly head: Cell;
}

/** A way to extend a selection. */
export type RangeMove = 'up' | 'down' | 'left' | 'right' | 'lineStart' | 'lineEnd';

/** The selection after its head has moved. */
export function extendRange({ anchor, head }: CellRange, move: RangeMove, map: LineMap): CellRange {
  const lastColumn = map.sizeOf(head.garment).columns - 1;
  switch (move) {
    case 'up':
      return { anchor, head: { ...head, ...nextLine(head, -1, map) } };
    case 'down':
      return { anchor, head: { ...head, ...nextLine(head, 1, map) } };
    case 'left':
      return { anchor, head: { ...head, column: Math.max(0, head.column - 1) } };
    case 'right':
      return { anchor, head: { ...head, column: Math.min(lastColumn, head.column + 1) } };
    case 'lineStart':
      return { anchor, head: { ...head, column: 0 } };
    case 'lineEnd':
      return { anchor, head: { ...head, column: lastColumn } };
  }
}

/** All cells of a color. */
export function wholeLine(cell: Cell, map: LineMap): CellRange {
  const { columns } = map.sizeOf(cell.garment);
  return { anchor: { ...cell, column: 0 }, head: { ...cell, column: columns - 1 } };
}

/** Whether a selection is exactly all cells of one color. */
export function isWholeLine(range: CellRange, map: LineMap): boolean {
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
  const { left, right, top, bottom } = edgesOf(range);
  const lines: Cell[][] = [];
  for (
    let line: CellLine | null = top;
    line !== null && compareLines(line, bottom) <= 0;
    line = nextLine(line, 1, map)
  ) {
    const end = Math.min(right, map.sizeOf(line.garment).columns - 1);
    const { garment, row } = line;
    lines.push(
      Array.from({ length: end - left + 1 }, (_, index) => ({ garment, row, column: left + index })),
    );
  }
  return lines;
}

function edgesOf({ anchor, head }: CellRange) {
  const [top, bottom] = compareLines(anchor, head) <= 0 ? [anchor, head] : [head, anchor];
  return {
    top,
    bottom,
    left: Math.min(anchor.column, head.column),
    right: Math.max(anchor.column, head.column),
  };
}
