import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
} from 'react';
import { type CellEntry, isCell, useCellEntry } from './useCellEntry';
import { useCellKeys } from './useCellKeys';
import { useClipboard } from './useClipboard';
import type { GridCells } from './useGridCells';
import { type Selection, useRange } from './useRange';

interface Options {
  cells: GridCells;
  root: RefObject<HTMLElement | null>;
  selection: Selection;
  /** Keeps this row rendered while it is scrolled out of view. */
  keepInView: (row: number | null) => void;
  onLeave: () => void;
}

/**
 * The listeners of all cells, on the grid: leaving a cell stores it, focusing one selects it, keys move to the next.
 */
export function useCells({ cells, root, selection, keepInView, onLeave }: Options) {
  const entry = useCellEntry(cells.garmentOf);
  const range = useRange(selection, cells, root);
  const pressKey = useCellKeys({ cells, range, selection, entry, onLeave });
  const clipboard = useClipboard({ cells, range, selection, entry });
  useUnleftCell(entry);

  return {
    ...clipboard,
    onFocus: ({ target }: FocusEvent) => {
      if (!isCell(target)) return;
      const { sku = '' } = target.dataset;
      keepInView(cells.rowOf(sku));
      // A window that regains the focus gives it back to the same cell.
      if (selection.get()?.sku !== sku) selection.set({ sku, range: null, said: '' });
      target.select();
    },
    onBlur: ({ target }: FocusEvent) => {
      if (!isCell(target)) return;
      keepInView(null);
      entry.enter(target);
    },
    onMouseDown: (event: MouseEvent) => {
      const { target } = event;
      if (!isCell(target) || event.button !== 0) return;
      const from = isCell(document.activeElement) ? range.current() : null;
      const head = cells.cellOf(target.dataset.sku ?? '');
      if (event.shiftKey && from && head) {
        event.preventDefault();
        range.select({ anchor: from.anchor, head });
        return;
      }
      range.select(null);
      if (target === document.activeElement) return;
      // The caret set by a click would undo the text selection made on focus.
      event.preventDefault();
      target.focus();
    },
    onInput: ({ target }: FormEvent) => {
      if (isCell(target) && selection.get()?.range) range.select(null);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (pressKey(event)) event.preventDefault();
    },
  };
}

/** Stores the focused cell when it may vanish without a blur: the page is left or hidden, or the layout changes. */
function useUnleftCell({ enter }: CellEntry) {
  const enterFocused = useEffectEvent(() => {
    const cell = document.activeElement;
    if (isCell(cell)) enter(cell);
  });

  useEffect(function enterBeforeItGoes() {
    const handleVisibility = () => {
      if (document.visibilityState === 'hidden') enterFocused();
    };
    const handleResize = () => enterFocused();
    document.addEventListener('visibilitychange', handleVisibility);
    window.addEventListener('resize', handleResize);
    return () => {
      document.removeEventListener('visibilitychange', handleVisibility);
      window.removeEventListener('resize', handleResize);
    };
  }, []);

  // As a layout effect: the cells are still in the document.
  useLayoutEffect(() => () => enterFocused(), []);
}
