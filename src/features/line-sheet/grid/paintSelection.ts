import { type CellRange, isInRange } from './cellRange';
import { cellOf, type Grid } from './Grid';

export interface Painted {
  readonly range: CellRange | null;
  /** The area of a fill in progress. */
  readonly preview: CellRange | null;
  /** The sku of the last selected cell, which has the fill handle. */
  readonly corner: string | undefined;
}

/**
 * Marks the selected cells. Works on the DOM directly: the selection changes with every key, which need not re-render
 * cells.
 */
export function paintSelection(
  root: HTMLElement | null,
  { range, preview, corner }: Painted,
  grid: Grid,
): void {
  if (root === null) return;
  const selected = new Map<Element, string>();
  const filled = new Set<Element>();
  if (range !== null || preview !== null) {
    for (const input of root.querySelectorAll<HTMLInputElement>('input[data-sku]')) {
      const { sku = '' } = input.dataset;
      const cell = cellOf(grid, sku);
      if (cell === null || input.parentElement === null) continue;
      if (range && isInRange(range, cell)) selected.set(input.parentElement, sku === corner ? 'corner' : '');
      else if (preview && isInRange(preview, cell)) filled.add(input.parentElement);
    }
  }
  for (const element of root.querySelectorAll('[data-selected], [data-filled]')) {
    if (!selected.has(element)) element.removeAttribute('data-selected');
    if (!filled.has(element)) element.removeAttribute('data-filled');
  }
  for (const [element, mark] of selected) element.setAttribute('data-selected', mark);
  for (const element of filled) element.setAttribute('data-filled', '');
}
