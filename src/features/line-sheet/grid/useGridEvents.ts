import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';
import { type CellEntry, isCell, selectText, useCellEntry } from './useCellEntry';
import { createStore } from '../../../lib/createStore';
import type { CellNote, ShownNote } from './cellNote';
import { useCellKeys } from './useCellKeys';
import { useCellMouse } from './useCellMouse';
import { useClipboard } from './useClipboard';
import { useAutofill } from './useAutofill';
import { cardRowOf } from './Grid';
import type { GridCells } from './useGridModel';
import { type Selection, useSelection } from './useSelection';

interface Options {
  cells: GridCells;
  root: RefObject<HTMLElement | null>;
  selection: Selection;
  /** Keeps this row rendered while it is scrolled out of view. */
  pinRow?: (row: number | null) => void;
  onLeave: () => void;
  /** The key that leaves the cells: Escape in a dialog; in the sheet F6, which moves to the tools. */
  leavesBy?: 'Escape' | 'F6';
}

/** Event handlers on the grid for all cells: blur stores a cell, focus selects it, keys move between cells. */
export function useGridEvents({ cells, root, selection, pinRow, onLeave, leavesBy = 'F6' }: Options) {
  const [note] = useState<ShownNote>(() => createStore<CellNote | null>(null));
  const entry = useCellEntry(cells, note);
  const range = useSelection(selection, cells, root);
  const parts = { cells, range, selection, entry };
  const filling = useAutofill(parts);
  const pressKey = useCellKeys({
    ...parts,
    filling,
    onLeave,
    leavesBy,
  });
  const clipboard = useClipboard(parts);
  const mouse = useCellMouse({ ...parts, filling });
  useCommitOnUnload(entry, root);

  const handlers = {
    ...clipboard,
    ...mouse,
    onFocus: ({ target }: FocusEvent) => {
      if (!isCell(target)) return;
      const { sku = '' } = target.dataset;
      pinRow?.(cardRowOf(cells.grid(), sku));
      // When the window regains the focus, the browser focuses the same cell again.
      if (selection.get()?.sku !== sku) selection.set({ sku, range: null, said: '' });
      selectText(target);
    },
    onBlur: ({ target }: FocusEvent) => {
      if (!isCell(target)) return;
      pinRow?.(null);
      delete target.dataset.editing;
      entry.enter(target);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (pressKey(event)) event.preventDefault();
    },
  };
  return { handlers, filling, note };
}

/** Stores the focused cell when it may be removed without a blur: the page is left or hidden, or the layout changes. */
function useCommitOnUnload({ enter }: CellEntry, root: RefObject<HTMLElement | null>) {
  // The sheet and the lightbox store the cells of their own grids.
  const enterFocused = useEffectEvent((grid: HTMLElement | null) => {
    const cell = document.activeElement;
    if (isCell(cell) && grid?.contains(cell)) enter(cell);
  });

  useEffect(
    function commitOnHideOrResize() {
      const handleVisibility = () => {
        if (document.visibilityState === 'hidden') enterFocused(root.current);
      };
      const handleResize = () => enterFocused(root.current);
      document.addEventListener('visibilitychange', handleVisibility);
      window.addEventListener('resize', handleResize);
      return () => {
        document.removeEventListener('visibilitychange', handleVisibility);
        window.removeEventListener('resize', handleResize);
      };
    },
    [root],
  );

  useLayoutEffect(
    function enterOnUnmount() {
      const grid = root.current;
      // A layout effect: its cleanup runs while the cells are still in the document.
      return () => enterFocused(grid);
    },
    [root],
  );
}
