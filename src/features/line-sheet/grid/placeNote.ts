import { barsHeight } from './barsHeight';
import { isCell } from './useCellEntry';

/** Between a note and its cell, in pixels. */
const gap = 6;

/**
 * Places a note above its cell, or below it if it would cover the focused one, as the person goes on typing, or be under
 * the bars. While its cell is not rendered the note stays where it was.
 */
export function placeNote(note: HTMLElement, grid: HTMLElement, sku: string): void {
  const cell = grid.querySelector(`input[data-sku=${JSON.stringify(sku)}]`);
  if (cell === null) return;
  const frame = grid.getBoundingClientRect();
  const box = cell.getBoundingClientRect();
  const { width, height } = note.getBoundingClientRect();
  const left = Math.max(frame.left, Math.min(box.right, frame.right) - width);
  const at = (top: number) => ({ top, bottom: top + height, left, right: left + width });
  const above = at(box.top - gap - height);
  const below = at(box.bottom + gap);
  const focused = isCell(document.activeElement) ? document.activeElement.getBoundingClientRect() : null;
  const isInWay = (place: Box) => focused !== null && isOver(place, focused);
  const isUnderBars = above.top < barsHeight() && !isInWay(below);
  const isBelow = above.top < frame.top || isInWay(above) || isUnderBars;
  note.style.top = `${(isBelow ? below : above).top - frame.top}px`;
  note.style.left = `${left - frame.left}px`;
}

interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

function isOver(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Leads the focus to the note that is shown; returns whether there is one. */
export function focusNote(grid: HTMLElement | null): boolean {
  const button = grid?.querySelector<HTMLButtonElement>('[data-note] button');
  if (!button) return false;
  button.focus();
  return true;
}
