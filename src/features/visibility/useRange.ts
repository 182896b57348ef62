import { type MouseEvent as ReactMouseEvent, type RefObject, useEffect, useRef } from 'react';
import { useStableCallback } from '../../lib/useStableCallback';
import { type CellPosition, positionOf } from './useMatrixFocus';

/** From where to where boxes are set. */
export interface Range {
  readonly from: CellPosition;
  readonly to: CellPosition;
}

/**
 * A range of boxes drawn by the mouse, which is painted while it is drawn. The painting is outside React: a drag must not
 * render the rows. Fingers scroll instead, and draw nothing.
 */
export function useRange(scroller: RefObject<HTMLElement | null>, onRange: (range: Range) => void) {
  const stop = useRef(() => {});
  const tell = useStableCallback(onRange);
  useEffect(() => () => stop.current(), []);

  const handleMouseDown = (event: ReactMouseEvent<HTMLElement>) => {
    const from = boxAt(scroller.current, event.target);
    if (from === null || event.button !== 0 || event.shiftKey) return;
    let to = from;
    const follow = ({ target, buttons }: MouseEvent) => {
      // The button was released outside of the window.
      if (buttons === 0) return stop.current();
      to = boxAt(scroller.current, target) ?? to;
      paintRange(scroller.current, isSame(from, to) ? null : { from, to });
    };
    const end = () => {
      stop.current();
      if (!isSame(from, to)) tell({ from, to });
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
