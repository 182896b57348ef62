import { type KeyboardEvent, useRef } from 'react';
import { useStore } from 'react-redux';
import { colorCodeOf } from '../../../domain/sku';
import { type RootState, useAppDispatch } from '../../../lib/redux';
import { selectSheet, wantedToggled } from '../state/lineSheetSlice';
import {
  type CellRange,
  extendRange,
  isSameCell,
  isSameRange,
  isFullLine,
  nextInRange,
  type RangeMove,
  cardRange,
  columnRange,
  lineRange,
  sheetRange,
} from './cellRange';
import { type Cell, cellOf, type Grid, skuAt } from './Grid';
import { type Move, nextCell } from './nextCell';
import { editInPlace, isBeingTyped, isCell, isEditedInPlace, selectText } from './useCellEntry';
import type { Filling, GridParts } from './useAutofill';
import { readingKey } from '../../../languages/readingKey';
import { useT } from '../../../languages/useT';

interface Options extends GridParts {
  filling: Filling;
  /** Called when the person leaves the cells. */
  onLeave: () => void;
  leavesBy: 'Escape' | 'F6';
}

/** The keyboard handling of cells; the handler returns whether it handled the key. */
export function useCellKeys({ cells, range, selection, entry, filling, onLeave, leavesBy }: Options) {
  const t = useT();
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  /** The last cell reached by Tab, and the cell of its row where the Tabs started: Enter moves below the latter. */
  const tabbed = useRef<{ readonly sku: string; readonly from: Cell } | null>(null);

  const at = (cell: HTMLInputElement): Cell | null => cellOf(cells.grid(), cell.dataset.sku ?? '');

  const move = (cell: HTMLInputElement, direction: Move, from = at(cell)): boolean => {
    const to = from && nextCell(from, direction, cells.grid());
    const isElsewhere = from && to && !isSameCell(from, to);
    if (isElsewhere && cells.focus(to)) return true;
    // Past the last cell, Tab leaves the sheet as usual.
    if (direction === 'forward' || direction === 'backward') return false;
    entry.enter(cell);
    selectText(cell);
    range.select(null);
    if (from) cells.reveal(from);
    return true;
  };

  /** Moves inside the selection if there is one; returns whether it did. */
  const moveInside = (cell: HTMLInputElement, direction: TabMove): boolean => {
    const selected = selection.get();
    const from = at(cell);
    const to = from && selected?.range ? nextInRange(selected.range, from, direction, cells.grid()) : null;
    const sku = to && skuAt(cells.grid(), to)?.sku;
    if (!selected || !to || !sku) return false;
    // Before focusing, which would start another selection.
    selection.set({ ...selected, sku, said: '' });
    if (sku === cell.dataset.sku) {
      entry.enter(cell);
      selectText(cell);
    }
    // Otherwise the blur enters it: once only, as the second time would take back the note.
    return cells.focus(to);
  };

  const pressTab = (cell: HTMLInputElement, direction: 'forward' | 'backward'): boolean => {
    if (moveInside(cell, direction)) return true;
    const { sku = '' } = cell.dataset;
    const from = at(cell);
    const to = from && nextCell(from, direction, cells.grid());
    const toSku = to && skuAt(cells.grid(), to)?.sku;
    if (from && to && toSku) {
      const isSameRow = from.row === to.row;
      const first = tabbed.current?.sku === sku ? tabbed.current.from : from;
      tabbed.current = { sku: toSku, from: isSameRow ? first : to };
    }
    return move(cell, direction);
  };

  const pressEnter = (cell: HTMLInputElement, direction: 'next' | 'previous'): boolean => {
    if (moveInside(cell, direction)) return true;
    const { sku = '' } = cell.dataset;
    const from = tabbed.current?.sku === sku ? tabbed.current.from : at(cell);
    tabbed.current = null;
    return move(cell, direction, from);
  };

  const extendTo = (headOf: (current: CellRange) => Cell | null): boolean => {
    const current = range.current();
    const head = current && headOf(current);
    if (!head) return false;
    range.select({ anchor: current.anchor, head });
    cells.reveal(head);
    return true;
  };

  const movePage = (cell: HTMLInputElement, direction: 1 | -1, isExtended: boolean): boolean => {
    const from = at(cell);
    const to = from && cells.pageFrom(from, direction);
    if (isExtended) extendTo(({ head }) => cells.pageFrom(head, direction));
    else if (to) cells.focus(to);
    // Otherwise the page would scroll, and the focused cell out of view.
    return true;
  };

  /** Selects the card, or all cards when it is selected. */
  const selectMore = (cell: HTMLInputElement): boolean => {
    const from = at(cell);
    const current = range.current();
    if (from === null || current === null || isBeingTyped(cell)) return false;
    const card = cardRange(from, cells.grid());
    range.select(isSameRange(current, card) ? sheetRange(cells.grid()) : card);
    return true;
  };

  const pressEscape = (cell: HTMLInputElement): boolean => {
    if (isBeingTyped(cell)) {
      cell.value = cell.defaultValue;
      selectText(cell);
    } else if (selection.get()?.range) {
      range.select(null);
    } else if (leavesBy === 'Escape') {
      onLeave();
    }
    return true;
  };

  const remove = (cell: HTMLInputElement): boolean => {
    if (cell.readOnly || isBeingTyped(cell)) return false;
    entry.enterAll(range.ordered().map((sku) => ({ sku, quantity: null })));
    return true;
  };

  const selectFrom = (cell: HTMLInputElement, rangeOf: (from: Cell, grid: Grid) => CellRange): boolean => {
    const from = at(cell);
    if (from) range.select(rangeOf(from, cells.grid()));
    return true;
  };

  /** Toggles the wanted mark of the size, or of the color when its full line is selected. */
  const toggleWanted = (cell: HTMLInputElement): boolean => {
    const { sku = '' } = cell.dataset;
    const selected = selection.get();
    if (cell.readOnly || isBeingTyped(cell) || selected === null) return true;
    const isColor = selected.range !== null && isFullLine(selected.range, cells.grid());
    const code = isColor ? colorCodeOf(sku) : sku;
    dispatch(wantedToggled({ code }));
    const isWanted = selectSheet(store.getState())?.wanted.includes(code) ?? false;
    const ofColor = isWanted ? t('Color wanted') : t('Color not wanted');
    const ofSize = isWanted ? t('Size wanted') : t('Size not wanted');
    selection.set({ ...selected, said: isColor ? ofColor : ofSize });
    return true;
  };

  const pressWithCtrl = (cell: HTMLInputElement, key: string): boolean => {
    const jump = jumps[key];
    if (jump !== undefined) return move(cell, jump);
    if (key.toLowerCase() === 'a') return selectMore(cell);
    if (key === ' ')
      return selectFrom(cell, ({ row, column }, grid) => {
        const { index = 0 } = grid.rows[row] ?? {};
        return columnRange(column, index, index, grid);
      });
    if (key.toLowerCase() === 's') {
      // Ctrl+S saves the typed text too.
      entry.enter(cell);
      selectText(cell);
      return false;
    }
    const fill = fillKeys[key.toLowerCase()];
    if (fill === undefined || cell.readOnly) return false;
    filling[fill](cell);
    return true;
  };

  const extendWithCtrl = (cell: HTMLInputElement, key: string): boolean => {
    if (isBeingTyped(cell)) return false;
    const jump = jumps[key];
    if (jump !== undefined) extendTo(({ head }) => nextCell(head, jump, cells.grid()));
    return jump !== undefined;
  };

  return (event: KeyboardEvent): boolean => {
    const { target, shiftKey } = event;
    const key = readingKey(event.key);
    if (!isCell(target) || event.altKey || event.nativeEvent.isComposing) return false;
    if (key in arrowMoves && isEditedInPlace(target)) return false;
    if (event.ctrlKey || event.metaKey)
      return shiftKey ? extendWithCtrl(target, key) : pressWithCtrl(target, key);
    if (key === 'F2') {
      editInPlace(target);
      return true;
    }
    if (key === 'Escape') return pressEscape(target);
    if (key === 'Delete') return remove(target);
    if (key === ' ') return shiftKey ? selectFrom(target, lineRange) : toggleWanted(target);
    if (key === 'F6' && leavesBy === 'F6') {
      onLeave();
      return true;
    }
    if (key === 'Tab') return pressTab(target, shiftKey ? 'backward' : 'forward');
    if (key === 'Enter') return pressEnter(target, shiftKey ? 'previous' : 'next');
    if (key === 'PageDown') return movePage(target, 1, shiftKey);
    if (key === 'PageUp') return movePage(target, -1, shiftKey);
    const direction = arrowMoves[key];
    if (direction === undefined) return false;
    // While typing, Shift with an arrow selects text as in any other field.
    if (shiftKey)
      return !isBeingTyped(target) && extendTo((now) => extendRange(now, direction, cells.grid()).head);
    return move(target, direction);
  };
}

type TabMove = 'forward' | 'backward' | 'next' | 'previous';

const arrowMoves: Readonly<Record<string, RangeMove>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'lineStart',
  End: 'lineEnd',
};

/** With Ctrl. */
const jumps: Readonly<Record<string, Move>> = {
  ArrowUp: 'edgeUp',
  ArrowDown: 'edgeDown',
  ArrowLeft: 'edgeLeft',
  ArrowRight: 'edgeRight',
  Home: 'first',
  End: 'last',
};

const fillKeys: Readonly<Record<string, 'down' | 'right' | 'typed'>> = {
  d: 'down',
  r: 'right',
  enter: 'typed',
};
