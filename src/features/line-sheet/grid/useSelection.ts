import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Value } from '../../../lib/createStore';
import { quantityIn } from '../state/edits';
import { sameCells, skuAt } from './cellMap';
import { type CellRange, cellsOf, countCells, edgesOf } from './cellRange';
import { paintSelection } from './paintSelection';
import type { GridCells } from './useGridModel';

/** The focused cell, or the last one that was. */
export interface Selected {
  readonly sku: string;
  /** The selected cells, if there are several. */
  readonly range: CellRange | null;
  /** Announced by screen readers besides the cell's own name. */
  readonly said: string;
}

/** The selection of a sheet, stored outside React since it changes with every key. */
export type Selection = Value<Selected | null>;

/** The selected cells of a grid. */
export interface Range {
  /** The selection, even if it is only the focused cell; null when there is none. */
  readonly current: () => CellRange | null;
  /** Selects several cells; null for only the focused one. */
  readonly select: (range: CellRange | null) => void;
  /** Highlights the area of a fill in progress. */
  readonly preview: (range: CellRange | null) => void;
  /** The skus of the selected cells that have a quantity. */
  readonly ordered: () => string[];
}

export function useSelection(
  selection: Selection,
  cells: GridCells,
  root: RefObject<HTMLElement | null>,
): Range {
  const { garments, lines, map, cellOf } = cells;
  const preview = useRef<CellRange | null>(null);
  const draw = () => {
    const range = selection.get()?.range ?? null;
    const corner = range === null ? undefined : lastSkuOf(range, garments);
    paintSelection(root.current, { range, preview: preview.current, corner }, cellOf);
  };
  const paint = useEffectEvent(draw);

  useEffect(() => selection.subscribe(() => paint()), [selection]);

  const shown = useRef(garments);
  useLayoutEffect(
    function followGarments() {
      const before = shown.current;
      shown.current = garments;
      const selected = selection.get();
      if (before === garments || !selected?.range) return;
      selection.set({ ...selected, range: sameCells(selected.range, before, garments), said: '' });
    },
    [selection, garments],
  );

  // Cells scrolled into view are new elements.
  useLayoutEffect(() => {
    if (selection.get()?.range || preview.current) paint();
  });

  useEffect(
    function clearOnUnmount() {
      return () => {
        const selected = selection.get();
        if (selected) selection.set({ ...selected, range: null, said: '' });
      };
    },
    [selection],
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
      const isOne = range !== null && countCells(range, map()) === 1;
      selection.set({ ...selected, range: isOne ? null : range, said: '' });
    },
    preview: (range) => {
      preview.current = range;
      draw();
    },
    ordered: () => {
      const range = current();
      const selected = range === null ? [] : cellsOf(range, map()).flat();
      const skus = selected.flatMap((cell) => skuAt(garments, cell)?.sku ?? []);
      return skus.filter((sku) => quantityIn(lines(), sku) > 0);
    },
  };
}

/** The sku of the last existing cell: a color may lack the last sizes. */
function lastSkuOf(range: CellRange, garments: GridCells['garments']): string | undefined {
  const { bottom, left, right } = edgesOf(range);
  for (let column = right; column >= left; column -= 1) {
    const sku = skuAt(garments, { ...bottom, column });
    if (sku) return sku.sku;
  }
  return undefined;
}
