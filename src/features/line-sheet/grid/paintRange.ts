import { type CellRange, isInRange } from './cellRange';
import type { CellPlace } from './nextCell';

/**
 * Marks the cells of a selection among those that are made, and no others. By hand: which cells are selected changes
 * with every key, and a cell that only learned of it would render for nothing.
 */
export function paintRange(
  root: HTMLElement | null,
  range: CellRange | null,
  placeOf: (sku: string) => CellPlace | null,
): void {
  if (root === null) return;
  const painted = new Set<Element>();
  if (range !== null) {
    for (const input of root.querySelectorAll<HTMLInputElement>('input[data-sku]')) {
      const place = placeOf(input.dataset.sku ?? '');
      if (place && isInRange(range, place) && input.parentElement) painted.add(input.parentElement);
    }
  }
  for (const cell of root.querySelectorAll('[data-selected]')) {
    if (!painted.has(cell)) cell.removeAttribute('data-selected');
  }
  for (const cell of painted) cell.setAttribute('data-selected', '');
}
