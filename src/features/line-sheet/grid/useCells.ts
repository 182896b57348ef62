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
import { isCell } from './isCell';
import type { Selection } from './Selected';
import { type CellEntry, useCellEntry } from './useCellEntry';
import { useCellKeys } from './useCellKeys';
import { useClipboard } from './useClipboard';
import type { GridCells } from './useGridCells';
import { useRange } from './useRange';

interface Options {
  cells: GridCells;
  root: RefObject<HTMLElement | null>;
  selection: Selection;
  /** Keeps the row of a cell made while it is scrolled away. */
  keepInView: (row: number | null) => void;
  onLeave: () => void;
}

/**
 * What the cells of a grid do, listened for in one place: leaving one stores it, focusing one selects it, and the keys
 * lead to the next.
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
      // A window that gets the focus back gives it to the same cell.
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
      const place = cells.placeOf(target.dataset.sku ?? '');
      if (event.shiftKey && from && place) {
        event.preventDefault();
        range.select({ anchor: from.anchor, head: place });
        return;
      }
      range.select(null);
      if (target === document.activeElement) return;
      // The caret that a click sets would undo the selection that the focus makes.
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

/** Stores the cell that has the focus when it may go without a blur: page left or hidden, cards placed anew. */
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

  // Before the cells leave the document.
  useLayoutEffect(() => () => enterFocused(), []);
}
