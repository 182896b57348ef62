import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { genericOf } from '../../../domain/sku';
import { cellsOf, columnRange, isSameCell } from './cellRange';
import { type Fill, fillTo } from './fill';
import { followDrag } from './followDrag';
import { type Cell, cellOf, type Grid, isEnabled, skuAt } from './Grid';
import { editInPlace, isBeingTyped, isCell, isEditedInPlace, selectText } from './useCellEntry';
import type { Filling, GridParts } from './useAutofill';

interface Options extends GridParts {
  filling: Filling;
}

/**
 * The mouse handling of cells: a click selects the text, a double click edits in place, dragging selects cells or,
 * from the fill handle, fills. Touch focuses cells and scrolls the page.
 */
export function useCellMouse({ cells, range, selection, entry, filling }: Options) {
  const isTouched = useRef(false);
  const endDrag = useRef<(() => void) | null>(null);
  useEffect(() => () => endDrag.current?.(), []);

  const cellAt = (target: EventTarget | null): Cell | null => {
    const td = target instanceof Element ? target.closest('td') : null;
    const sku = td?.querySelector<HTMLInputElement>('input[data-sku]')?.dataset.sku;
    return sku === undefined ? null : cellOf(cells.grid(), sku);
  };

  /** Calls back for each cell that the mouse is dragged to, after leaving the first one, and on release. */
  const drag = (first: Cell, onCell: (cell: Cell) => void, onEnd: () => void = () => undefined) => {
    let last = first;
    endDrag.current?.();
    endDrag.current = followDrag((target) => {
      const cell = cellAt(target);
      if (cell === null || isSameCell(cell, last)) return;
      last = cell;
      onCell(cell);
    }, onEnd);
  };

  const dragFill = (corner: Cell) => {
    if (isCell(document.activeElement) && !entry.enter(document.activeElement)) return;
    const source = range.current();
    if (source === null) return;
    let fill: Fill | null = null;
    drag(
      corner,
      (cell) => {
        fill = fillTo(source, cell);
        range.preview(fill?.area ?? null);
      },
      () => {
        range.preview(null);
        if (fill) filling.take(fill);
      },
    );
  };

  /** Selects the column below a size heading, of its card or of all garments of its run. */
  const selectColumn = ({ first, last, column }: Column) => {
    const grid = cells.grid();
    const area = columnRange(column, first, last, grid);
    const to = cellsOf(area, grid)
      .flat()
      .find((cell) => isEnabled(grid, cell));
    const sku = to && skuAt(grid, to)?.sku;
    if (!to || sku === undefined) return;
    selection.set({ sku, range: null, said: '' });
    range.select(area);
    cells.focus(to);
  };

  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      isTouched.current = pointerType === 'touch';
    },
    onMouseDown: (event: MouseEvent) => {
      const { target } = event;
      if (event.button !== 0) return;
      const column = columnAt(target, cells.grid());
      if (column) {
        event.preventDefault();
        selectColumn(column);
        return;
      }
      const corner = isCorner(target) ? cellAt(target) : null;
      if (corner) {
        event.preventDefault();
        dragFill(corner);
        return;
      }
      // While editing in place, a click moves the caret.
      if (!isCell(target) || isEditedInPlace(target)) return;
      const focused = isCell(document.activeElement) ? document.activeElement : null;
      const cell = cellOf(cells.grid(), target.dataset.sku ?? '');
      const from = focused && range.current();
      if (event.shiftKey && from && cell) {
        event.preventDefault();
        entry.enter(focused);
        selectText(focused);
        range.select({ anchor: from.anchor, head: cell });
        drag(cell, (head) => range.select({ anchor: from.anchor, head }));
        return;
      }
      range.select(null);
      const isFocused = target === focused;
      // On touch, preventing the default would not reopen the on-screen keyboard: `onClick` selects the text there.
      if (isFocused && isTouched.current) return;
      // The default would place the caret and clear the text selection.
      event.preventDefault();
      if (!isFocused) target.focus();
      else if (isDoubleClick(target, event.detail)) editInPlace(target);
      else selectText(target);
      if (cell && !isTouched.current) drag(cell, (head) => range.select({ anchor: cell, head }));
    },
    onClick: ({ target, detail }: MouseEvent) => {
      if (!isTouched.current || !isCell(target) || isEditedInPlace(target)) return;
      if (isDoubleClick(target, detail)) editInPlace(target);
      else target.select();
    },
  };
}

/** The size column of a heading, for garments from `first` to `last`. */
interface Column {
  readonly first: number;
  readonly last: number;
  readonly column: number;
}

/** The column below the heading of a size; null for any other target. */
function columnAt(target: EventTarget, grid: Grid): Column | null {
  const heading = target instanceof Element ? target.closest<HTMLElement>('th[data-size]') : null;
  const table = heading?.closest('table');
  if (!heading || !table) return null;
  const column = Number(heading.dataset.size);
  const { first, last } = table.dataset;
  if (first !== undefined && last !== undefined) return { first: Number(first), last: Number(last), column };
  const sku = table.querySelector<HTMLInputElement>('input[data-sku]')?.dataset.sku;
  const index = grid.indexes.get(genericOf(sku ?? ''));
  return index === undefined ? null : { first: index, last: index, column };
}

/** Whether a click is a double click for editing in place; one soon after typing is not. */
function isDoubleClick(cell: HTMLInputElement, clicks: number): boolean {
  return clicks > 1 && !isBeingTyped(cell);
}

/** Whether an event comes from the fill handle, which is drawn over the last cell, beside the input. */
function isCorner(target: EventTarget): boolean {
  const cell = target instanceof HTMLTableCellElement ? target.querySelector('input') : null;
  if (!(target instanceof HTMLElement) || !isCell(cell) || cell.readOnly) return false;
  const { selected } = target.dataset;
  return selected === undefined ? cell === document.activeElement : selected === 'corner';
}
