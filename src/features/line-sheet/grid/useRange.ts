import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { Value } from '../../../lib/createValue';
import { quantityIn } from '../state/edits';
import { skuAt } from './cellMap';
import { type CellRange, cellsOf, isInRange } from './cellRange';
import type { Cell } from './nextCell';
import type { GridCells } from './useGridCells';

/** The cell that has the focus, or had it last. */
export interface Selected {
  readonly sku: string;
  /** The cells selected with it, if there are more. */
  readonly range: CellRange | null;
  /** What a screen reader announces besides the cell's own name. */
  readonly said: string;
}

/** The selection of a sheet, kept outside React: it changes with every key. */
export type Selection = Value<Selected | null>;

/** The selected cells of a grid. */
export interface Range {
  /** What is selected, even if only the focused cell; null when nothing is. */
  readonly current: () => CellRange | null;
  /** Selects several cells, or with null only the focused one. */
  readonly select: (range: CellRange | null) => void;
  /** The skus of the selected cells that have a quantity. */
  readonly ordered: () => string[];
}

export function useRange(selection: Selection, cells: GridCells, root: RefObject<HTMLElement | null>): Range {
  const { garments, lines, map, cellOf } = cells;
  const paint = useEffectEvent(() => paintRange(root.current, selection.get()?.range ?? null, cellOf));

  useEffect(() => selection.subscribe(() => paint()), [selection]);

  // Cells that were scrolled into view are new elements.
  useLayoutEffect(() => {
    if (selection.get()?.range) paint();
  });

  useEffect(
    function forgetWhenGarmentsChange() {
      return () => {
        const selected = selection.get();
        if (selected) selection.set({ ...selected, range: null, said: '' });
      };
    },
    [selection, garments],
  );

  const current = (): CellRange | null => {
    const selected = selection.get();
    if (selected === null || selected.range) return selected?.range ?? null;
    const cell = cellOf(selected.sku);
    return cell && { anchor: cell, head: cell };
  };

  return {
    current,
    select: (range) => {
      const selected = selection.get();
      if (selected === null) return;
      const count = range === null ? 1 : cellsOf(range, map()).flat().length;
      const isOne = range === null || count === 1;
      selection.set({
        ...selected,
        range: isOne ? null : range,
        said: isOne ? '' : `${count} cells selected`,
      });
    },
    ordered: () => {
      const range = current();
      const selected = range === null ? [] : cellsOf(range, map()).flat();
      const skus = selected.flatMap((cell) => skuAt(garments, cell)?.sku ?? []);
      return skus.filter((sku) => quantityIn(lines(), sku) > 0);
    },
  };
}

/**
 * Marks the selected cells in the document and unmarks all others. It works on the DOM: the selection changes with
 * every key, and rendering each cell for it would be wasted work.
 */
function paintRange(
  root: HTMLElement | null,
  range: CellRange | null,
  cellOf: (sku: string) => Cell | null,
): void {
  if (root === null) return;
  const painted = new Set<Element>();
  if (range !== null) {
    for (const input of root.querySelectorAll<HTMLInputElement>('input[data-sku]')) {
      const cell = cellOf(input.dataset.sku ?? '');
      if (cell && isInRange(range, cell) && input.parentElement) painted.add(input.parentElement);
    }
  }
  for (const element of root.querySelectorAll('[data-selected]')) {
    if (!painted.has(element)) element.removeAttribute('data-selected');
  }
  for (const element of painted) element.setAttribute('data-selected', '');
}
