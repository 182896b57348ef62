import type { KeyboardEvent } from 'react';
import { useStore } from 'react-redux';
import { colorCodeOf } from '../../../domain/sku';
import { type RootState, useAppDispatch } from '../../../lib/redux';
import { selectSheet, wantedToggled } from '../state/lineSheetSlice';
import { extendRange, isWholeLine, type RangeMove, wholeLine } from './cellRange';
import { type Move, nextCell } from './nextCell';
import {
  type CellEntry,
  editInPlace,
  isBeingTyped,
  isCell,
  isEditedInPlace,
  selectText,
} from './useCellEntry';
import type { GridCells } from './useGridCells';
import type { Range, Selection } from './useRange';

interface Options {
  cells: GridCells;
  range: Range;
  selection: Selection;
  entry: CellEntry;
  /** Called when the person leaves the cells. */
  onLeave: () => void;
  /** Called to lead the focus to what is told at a cell; returns whether there is something. */
  onNotes: () => boolean;
}

/** What keys do in a cell; the handler returns whether it handled the key. */
export function useCellKeys({ cells, range, selection, entry, onLeave, onNotes }: Options) {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();

  const move = (cell: HTMLInputElement, direction: Move): boolean => {
    const from = cells.cellOf(cell.dataset.sku ?? '');
    const to = from && nextCell(from, direction, cells.map());
    if (to && cells.focus(to)) return true;
    // Past the last cell Tab leaves the sheet, as it leaves any other field.
    if (direction === 'forward' || direction === 'backward') return false;
    entry.enter(cell);
    selectText(cell);
    return true;
  };

  const extend = (direction: RangeMove): boolean => {
    const current = range.current();
    if (current === null) return false;
    const next = extendRange(current, direction, cells.map());
    range.select(next);
    cells.reveal(next.head);
    return true;
  };

  const leaveOff = (cell: HTMLInputElement): boolean => {
    if (isBeingTyped(cell)) {
      cell.value = cell.defaultValue;
      selectText(cell);
    } else if (selection.get()?.range) {
      range.select(null);
    } else {
      onLeave();
    }
    return true;
  };

  const remove = (cell: HTMLInputElement): boolean => {
    if (cell.readOnly || (isBeingTyped(cell) && !selection.get()?.range)) return false;
    entry.enterAll(range.ordered().map((sku) => ({ sku, quantity: null })));
    return true;
  };

  const selectLine = (cell: HTMLInputElement): boolean => {
    const at = cells.cellOf(cell.dataset.sku ?? '');
    if (at) range.select(wholeLine(at, cells.map()));
    return true;
  };

  /** Marks the size as wanted, or the color when its whole line is selected. */
  const toggleWanted = (cell: HTMLInputElement): boolean => {
    const { sku = '' } = cell.dataset;
    const selected = selection.get();
    if (cell.readOnly || isBeingTyped(cell) || selected === null) return true;
    const isColor = selected.range !== null && isWholeLine(selected.range, cells.map());
    const code = isColor ? colorCodeOf(sku) : sku;
    dispatch(wantedToggled({ code }));
    const isWanted = selectSheet(store.getState())?.wanted.includes(code) ?? false;
    selection.set({ ...selected, said: `${isColor ? 'Color' : 'Size'} ${isWanted ? '' : 'not '}wanted` });
    return true;
  };

  return (event: KeyboardEvent): boolean => {
    const { target, key, shiftKey } = event;
    if (!isCell(target) || event.nativeEvent.isComposing) return false;
    if (event.altKey) return key === 'ArrowDown' && onNotes();
    if (key in arrowMoves && isEditedInPlace(target)) return false;
    if (event.ctrlKey || event.metaKey) {
      const end = endMoves[key];
      return end !== undefined && !shiftKey && move(target, end);
    }
    if (key === 'F2') {
      editInPlace(target);
      return true;
    }
    if (key === 'Escape') return leaveOff(target);
    if (key === 'Delete') return remove(target);
    if (key === ' ') return shiftKey ? selectLine(target) : toggleWanted(target);
    if (key === 'Tab') return move(target, shiftKey ? 'backward' : 'forward');
    if (key === 'Enter') return move(target, shiftKey ? 'previous' : 'next');
    const direction = arrowMoves[key];
    if (direction === undefined) return false;
    // While typing, Shift with an arrow selects text as in any other field.
    if (shiftKey) return !isBeingTyped(target) && extend(direction);
    return move(target, direction);
  };
}

const arrowMoves: Readonly<Record<string, RangeMove>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'lineStart',
  End: 'lineEnd',
};

const endMoves: Readonly<Record<string, Move>> = { Home: 'first', End: 'last' };
