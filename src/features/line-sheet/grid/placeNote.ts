import { barsHeight } from './barsHeight';
import { isCell } from './useCellEntry';

/** Between a note and its cell, in pixels. */
const gap = 6;

/** What a note must not cover: names, headings and prices. */
const needed = 'th, h2, [data-price]';

/**
 * Places a note beside its cell or else in a corner of the view: where it covers neither the cell nor the focused one, in
 * which the person goes on typing, and no heading and price, or as few as possible where there is little room. While its
 * cell is not rendered the note stays where it was.
 */
export function placeNote(note: HTMLElement, grid: HTMLElement, sku: string): void {
  const cell = grid.querySelector(`input[data-sku=${JSON.stringify(sku)}]`);
  if (cell === null) return;
  const frame = grid.getBoundingClientRect();
  const size = note.getBoundingClientRect();
  const view = {
    top: Math.max(frame.top, barsHeight()),
    bottom: window.innerHeight,
    left: frame.left,
    right: frame.right,
  };
  const focused = isCell(document.activeElement) ? [document.activeElement] : [];
  const boxesOf = (elements: Iterable<Element>) => [...elements].map((one) => one.getBoundingClientRect());
  const [beside, around] = [boxesOf([cell, ...focused]), boxesOf(grid.querySelectorAll(needed))];
  const covered = (place: Box, boxes: readonly Box[]) => boxes.filter((one) => isOver(place, one)).length;
  const [best] = placesFor(cell.getBoundingClientRect(), size, view)
    .filter((place) => isInside(place, view) && covered(place, beside) === 0)
    .map((place) => ({ place, count: covered(place, around) }))
    .sort((a, b) => a.count - b.count);
  const { top, left } = best?.place ?? frame;
  note.style.top = `${top - frame.top}px`;
  note.style.left = `${left - frame.left}px`;
}

interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Where a note may be, the best first: below its cell, above, beside it, and in the corners of the view. */
function placesFor(cell: Box, { width, height }: { width: number; height: number }, view: Box): Box[] {
  const at = (top: number, left: number) => ({ top, bottom: top + height, left, right: left + width });
  const [below, above] = [cell.bottom + gap, cell.top - gap - height];
  const [right, left] = [cell.right + gap, cell.left - gap - width];
  const [toLeft, toRight] = [cell.right - width, cell.left];
  return [
    at(below, toLeft),
    at(below, toRight),
    at(above, toLeft),
    at(above, toRight),
    at(cell.top, right),
    at(cell.top, left),
    at(view.bottom - gap - height, view.left + gap),
    at(view.bottom - gap - height, view.right - gap - width),
  ];
}

function isInside(a: Box, b: Box): boolean {
  return a.top >= b.top && a.bottom <= b.bottom && a.left >= b.left && a.right <= b.right;
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
