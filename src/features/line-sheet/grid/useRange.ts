import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { quantityIn } from '../state/edits';
import { skuAt } from './cellMap';
import { type CellRange, cellsOf } from './cellRange';
import { paintRange } from './paintRange';
import type { Selection } from './Selected';
import type { GridCells } from './useGridCells';

/** The selected cells of a grid. */
export interface Range {
  /** What is selected, be it the one cell that has the focus; null when there is none. */
  readonly current: () => CellRange | null;
  /** Selects several cells, or only the one that has the focus. */
  readonly select: (range: CellRange | null) => void;
  /** The skus of the selected cells in which something is ordered. */
  readonly ordered: () => string[];
}

export function useRange(selection: Selection, cells: GridCells, root: RefObject<HTMLElement | null>): Range {
  const { garments, lines, map, placeOf } = cells;
  const paint = useEffectEvent(() => paintRange(root.current, selection.get()?.range ?? null, placeOf));

  useEffect(() => selection.subscribe(() => paint()), [selection]);

  // Cells that were scrolled into view are new.
  useLayoutEffect(() => {
    if (selection.get()?.range) paint();
  });

  useEffect(
    function forgetWhenOthersAreShown() {
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
    const place = placeOf(selected.sku);
    return place && { anchor: place, head: place };
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
      const places = range === null ? [] : cellsOf(range, map()).flat();
      const skus = places.flatMap((place) => skuAt(garments, place)?.sku ?? []);
      return skus.filter((sku) => quantityIn(lines(), sku) > 0);
    },
  };
}
