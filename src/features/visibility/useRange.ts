import { type MouseEvent as ReactMouseEvent, type RefObject, useEffect, useRef } from 'react';
import { useStableCallback } from '../../lib/useStableCallback';
import { type CellPosition, positionOf } from './useMatrixFocus';

/** The start and end of a range of boxes. */
export interface Range {
  readonly from: CellPosition;
  readonly to: CellPosition;
}

/**
 * Selects a range of boxes by dragging the mouse. The range is highlighted outside React, so that a drag doesn't
 * re-render the rows. Touch scrolls instead.
 */
export function useRange(scroller: RefObject<HTMLElement | null>, onRange: (range: Range) => void) {
  const stop = useRef(() => {});
  const reportRange = useStableCallback(onRange);
  useEffect(() => () => stop.current(), []);

  const handleMouseDown = (event: ReactMouseEvent<HTMLElement>) => {
    const from = boxAt(scroller.current, event.target);
    if (from === null || event.button !== 0 || event.shiftKey) return;
    let to = from;
    const follow = ({ target, buttons }: MouseEvent) => {
      // The mouse button was released outside the window.
      if (buttons === 0) return stop.current();
      to = boxAt(scroller.current, target) ?? to;
      paintRange(scroller.current, isSame(from, to) ? null : { from, to });
    };
    const end = () => {
      stop.current();
      if (!isSame(from, to)) reportRange({ from, to });
    };
    stop.current();
    stop.current = () => {
      window.removeEventListener('mousemove', follow);
      window.removeEventListener('mouseup', end);
      paintRange(scroller.current, null);
    };
    window.addEventListener('mousemove', follow);
    window.addEventListener('mouseup', end);
  };
  return { handleMouseDown };
}

function boxAt(scroller: HTMLElement | null, target: EventTarget | null): CellPosition | null {
  if (!(target instanceof Element) || scroller?.contains(target) !== true) return null;
  const cell = target.closest('[role=gridcell]');
  return cell && positionOf(cell);
}

const isSame = (a: CellPosition, b: CellPosition) => a.row === b.row && a.column === b.column;
const isBetween = (value: number, a: number, b: number) => value >= Math.min(a, b) && value <= Math.max(a, b);

function paintRange(scroller: HTMLElement | null, range: Range | null) {
  for (const cell of scroller?.querySelectorAll<HTMLElement>('[role=gridcell]') ?? []) {
    const at = positionOf(cell);
    const isIn =
      range !== null &&
      at !== null &&
      isBetween(at.row, range.from.row, range.to.row) &&
      isBetween(at.column, range.from.column, range.to.column);
    cell.toggleAttribute('data-ranged', isIn);
  }
}
