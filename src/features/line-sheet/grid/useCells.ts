import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import {
  type CellEntry,
  editInPlace,
  isCell,
  isEditedInPlace,
  selectText,
  useCellEntry,
} from './useCellEntry';
import type { CellNotes } from './cellNote';
import { focusNote } from './placeNote';
import { useCellKeys } from './useCellKeys';
import { useClipboard } from './useClipboard';
import type { GridCells } from './useGridCells';
import { type Selection, useRange } from './useRange';

interface Options {
  cells: GridCells;
  root: RefObject<HTMLElement | null>;
  selection: Selection;
  notes: CellNotes;
  /** Keeps this row rendered while it is scrolled out of view. */
  keepInView: (row: number | null) => void;
  onLeave: () => void;
}

/**
 * The listeners of all cells, on the grid: leaving a cell stores it, focusing one selects it, keys move to the next.
 */
export function useCells({ cells, root, selection, notes, keepInView, onLeave }: Options) {
  const entry = useCellEntry(cells, notes);
  const range = useRange(selection, cells, root);
  const pressKey = useCellKeys({
    cells,
    range,
    selection,
    entry,
    onLeave,
    onNotes: () => focusNote(root.current),
  });
  const clipboard = useClipboard({ cells, range, selection, entry });
  const isTouched = useRef(false);
  useUnleftCell(entry);

  return {
    ...clipboard,
    onFocus: ({ target }: FocusEvent) => {
      if (!isCell(target)) return;
      const { sku = '' } = target.dataset;
      keepInView(cells.rowOf(sku));
      // A window that regains the focus gives it back to the same cell.
      if (selection.get()?.sku !== sku) selection.set({ sku, range: null, said: '' });
      selectText(target);
    },
    onBlur: ({ target }: FocusEvent) => {
      if (!isCell(target)) return;
      keepInView(null);
      delete target.dataset.editing;
      entry.enter(target);
    },
    onPointerDown: ({ pointerType }: PointerEvent) => {
      isTouched.current = pointerType === 'touch';
    },
    onMouseDown: (event: MouseEvent) => {
      const { target } = event;
      // In a cell that is edited in place a click moves the caret.
      if (!isCell(target) || event.button !== 0 || isEditedInPlace(target)) return;
      const from = isCell(document.activeElement) ? range.current() : null;
      const head = cells.cellOf(target.dataset.sku ?? '');
      if (event.shiftKey && from && head) {
        event.preventDefault();
        range.select({ anchor: from.anchor, head });
        return;
      }
      range.select(null);
      const isFocused = target === document.activeElement;
      // A prevented touch would not bring back a keyboard on the screen: there `onClick` selects the text.
      if (isFocused && isTouched.current) return;
      // The caret set by a click would undo the selection of the text.
      event.preventDefault();
      if (!isFocused) target.focus();
      else if (event.detail > 1) editInPlace(target);
      else selectText(target);
    },
    onClick: ({ target, detail }: MouseEvent) => {
      if (!isTouched.current || !isCell(target) || isEditedInPlace(target)) return;
      if (detail > 1) editInPlace(target);
      else target.select();
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
