import { barsHeight } from './barsHeight';
import { isCell } from './useCellEntry';

/** Between a note and its cell, in pixels. */
const gap = 6;

/**
 * Places a note below its cell, or above it where it would leave the view or cover the focused cell, in which the person
 * goes on typing; else below that one. While its cell is not rendered the note stays where it was.
 */
export function placeNote(note: HTMLElement, grid: HTMLElement, sku: string): void {
  const cell = cellIn(grid, sku)?.getBoundingClientRect();
  if (cell === undefined) return;
  const frame = grid.getBoundingClientRect();
  const { width, height } = note.getBoundingClientRect();
  const focused = isCell(document.activeElement) ? document.activeElement.getBoundingClientRect() : cell;
  const left = Math.max(frame.left, cell.right - width);
  const isBeside = focused.right <= left || focused.left >= left + width;
  const fits = (top: number) =>
    top >= barsHeight &&
    top + height <= window.innerHeight &&
    (isBeside || focused.bottom <= top || focused.top >= top + height);
  const below = focused.bottom + gap;
  const top = [cell.bottom + gap, cell.top - gap - height].find(fits) ?? below;
  note.style.top = `${top - frame.top}px`;
  note.style.left = `${left - frame.left}px`;
}

/** The cell of a sku, if it is rendered. */
const cellIn = (grid: HTMLElement, sku: string) =>
  grid.querySelector(`input[data-sku=${JSON.stringify(sku)}]`);

/** Marks the cell that a note is about, which may be a little away; returns how to end that. */
export function markCell(grid: HTMLElement, sku: string): () => void {
  const cell = cellIn(grid, sku)?.closest('td');
  cell?.toggleAttribute('data-told', true);
  return () => cell?.removeAttribute('data-told');
}

/** Leads the focus to the note that is shown; returns whether there is one. */
export function focusNote(grid: HTMLElement | null): boolean {
  // On a narrow window it is in the bar above the grid.
  const [button] = [grid, document].flatMap(
    (place) => place?.querySelector<HTMLButtonElement>('[data-note] button') ?? [],
  );
  if (!button) return false;
  button.focus();
  return true;
}
