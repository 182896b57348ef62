import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Value } from '../../../lib/createStore';
import { type CellRange, cellsOf, countCells, edgesOf, isInRange, sameCells } from './cellRange';
import { cellOf, type Grid, quantityAt, skuAt } from './Grid';
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
  const { garments } = cells.grid();
  const preview = useRef<CellRange | null>(null);
  const draw = () => {
    if (root.current === null) return;
    paintSelection(root.current, selection.get()?.range ?? null, preview.current, cells.grid());
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
    const cell = cellOf(cells.grid(), selected.sku);
    return cell && { anchor: cell, head: cell };
  };

  return {
    current,
    select: (range) => {
      const selected = selection.get();
      if (selected === null) return;
      const isOne = range !== null && countCells(range, cells.grid()) === 1;
      selection.set({ ...selected, range: isOne ? null : range, said: '' });
    },
    preview: (range) => {
      preview.current = range;
      draw();
    },
    ordered: () => {
      const grid = cells.grid();
      const range = current();
      const selected = range === null ? [] : cellsOf(range, grid).flat();
      return selected.flatMap((cell) => (quantityAt(grid, cell) > 0 ? (skuAt(grid, cell)?.sku ?? []) : []));
    },
  };
}

/** The sku of the last existing cell: a color may lack the last sizes. */
function lastSkuOf(range: CellRange, grid: Grid): string | undefined {
  const { bottom: row, left, right } = edgesOf(range);
  for (let column = right; column >= left; column -= 1) {
    const sku = skuAt(grid, { row, column });
    if (sku) return sku.sku;
  }
  return undefined;
}

/**
 * Marks the selected cells, and the area of a fill in progress. Works on the DOM directly: the selection changes with
 * every key, which need not re-render cells.
 */
function paintSelection(
  root: HTMLElement,
  range: CellRange | null,
  preview: CellRange | null,
  grid: Grid,
): void {
  for (const element of root.querySelectorAll('[data-selected], [data-filled]')) {
    element.removeAttribute('data-selected');
    element.removeAttribute('data-filled');
  }
  if (range === null && preview === null) return;

  // It has the fill handle.
  const corner = range && lastSkuOf(range, grid);
  for (const input of root.querySelectorAll<HTMLInputElement>('input[data-sku]')) {
    const sku = input.getAttribute('data-sku') ?? '';
    const cell = cellOf(grid, sku);
    if (cell && range && isInRange(range, cell))
      input.parentElement?.setAttribute('data-selected', sku === corner ? 'corner' : '');
    else if (cell && preview && isInRange(preview, cell))
      input.parentElement?.setAttribute('data-filled', '');
  }
}
