import { barsHeight } from './barsHeight';
import { isCell } from './useCellEntry';

/** The gap between a note and its cell, in pixels. */
const gap = 6;

/** The distance between candidate positions, in pixels. */
const [stepDown, stepRight] = [6, 16];

/** What a note must not cover: names, headings, prices and totals. */
const mustNotCover = 'th, h2, [data-price], [data-total]:not(:empty)';

/**
 * Positions a note as near to its cell as possible, preferably below, without covering the cell, the focused cell, or
 * headings, prices and totals; if there is too little room, it covers as few as possible. If its cell is not rendered,
 * the note does not move.
 */
export function positionNote(note: HTMLElement, grid: HTMLElement, sku: string): void {
  const target = cellIn(grid, sku);
  if (target === null) return;
  const frame = grid.getBoundingClientRect();
  const { width, height } = note.getBoundingClientRect();
  const view = {
    top: Math.max(frame.top, barsHeight),
    bottom: window.innerHeight,
    left: frame.left,
    right: frame.right,
  };
  const cell = target.getBoundingClientRect();
  const focused = isCell(document.activeElement) ? document.activeElement.getBoundingClientRect() : cell;
  const around = [...grid.querySelectorAll(mustNotCover)]
    .map((one) => one.getBoundingClientRect())
    .filter((one) => isOver(view, one));
  let best: Box = frame;
  let lowestCost = Infinity;
  for (const top of steps(cell.bottom + gap, stepDown, view.top, view.bottom - height)) {
    for (const left of steps(cell.right - width, stepRight, view.left, view.right - width)) {
      const position = { top, bottom: top + height, left, right: left + width };
      const apart = distance(position, cell);
      const cost = apart + (top < cell.top ? 1 : 0) + Math.abs(position.right - cell.right) / 1000;
      if (cost >= lowestCost || apart < gap || isOver(position, focused)) continue;
      const total = cost + around.filter((one) => isOver(position, one)).length * overlapPenalty;
      if (total >= lowestCost) continue;
      lowestCost = total;
      best = position;
    }
  }
  note.style.top = `${best.top - frame.top}px`;
  note.style.left = `${best.left - frame.left}px`;
}

/** Added per covered element, so that a distant free position is preferred. */
const overlapPenalty = 10_000;

/** The cell of a sku, if it is rendered. */
const cellIn = (grid: HTMLElement, sku: string) =>
  grid.querySelector(`input[data-sku=${JSON.stringify(sku)}]`);

/** Highlights the cell of a note, which may be some distance away; returns a function to undo it. */
export function markCell(grid: HTMLElement, sku: string): () => void {
  const cell = cellIn(grid, sku)?.closest('td');
  cell?.toggleAttribute('data-noted', true);
  return () => cell?.removeAttribute('data-noted');
}

interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** The numbers in a range that are a multiple of `step` away from the first one. */
function steps(first: number, step: number, from: number, to: number): number[] {
  const start = first - Math.floor((first - from) / step) * step;
  return Array.from(
    { length: Math.max(0, Math.floor((to - start) / step) + 1) },
    (_, index) => start + index * step,
  );
}

/** The distance between two boxes; 0 when they touch. */
function distance(a: Box, b: Box): number {
  const across = Math.max(0, a.left - b.right, b.left - a.right);
  return Math.hypot(across, Math.max(0, a.top - b.bottom, b.top - a.bottom));
}

function isOver(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
