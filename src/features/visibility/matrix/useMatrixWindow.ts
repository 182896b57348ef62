import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import type { MatrixSizes } from './matrixSizes';

/** A half-open range. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

interface Viewport {
  readonly firstRow: number;
  readonly firstColumn: number;
  readonly height: number;
  readonly width: number;
}

/** Rows and columns are mounted in steps of so many, so that most scroll events render nothing. */
const rowStep = 4;
const columnStep = 2;
/** So many are ready beyond each edge. */
const spareRows = 6;
const spareColumns = 2;

const stepDown = (position: number, size: number, step: number) =>
  Math.max(0, Math.floor(position / size / step) * step);

/**
 * The rows and columns that must be mounted for what is in view, and the most rows that ever are at this height;
 * `measure` takes a new scroll position at once.
 */
export function useMatrixWindow(
  scroller: RefObject<HTMLElement | null>,
  { row, column }: MatrixSizes,
  rowCount: number,
  columnCount: number,
): { rows: Range; columns: Range; ringSize: number; measure: () => void } {
  const [viewport, setViewport] = useState<Viewport>(() => ({
    firstRow: 0,
    firstColumn: 0,
    height: window.innerHeight,
    width: window.innerWidth,
  }));

  const measure = useCallback(() => {
    const element = scroller.current;
    if (element === null) return;
    const next: Viewport = {
      firstRow: stepDown(element.scrollTop, row, rowStep),
      firstColumn: stepDown(element.scrollLeft, column, columnStep),
      height: element.clientHeight || window.innerHeight,
      width: element.clientWidth || window.innerWidth,
    };
    setViewport((known) => (isSame(known, next) ? known : next));
  }, [scroller, row, column]);

  useLayoutEffect(
    function followScroller() {
      const element = scroller.current;
      if (element === null) return;
      measure();
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      element.addEventListener('scroll', measure, { passive: true });
      return () => {
        observer.disconnect();
        element.removeEventListener('scroll', measure);
      };
    },
    [scroller, measure],
  );

  const rowsInView = Math.ceil(viewport.height / row) + rowStep;
  return {
    rows: around(viewport.firstRow, rowsInView, spareRows, rowCount),
    ringSize: rowsInView + 2 * spareRows,
    columns: around(
      viewport.firstColumn,
      Math.ceil(viewport.width / column) + columnStep,
      spareColumns,
      columnCount,
    ),
    measure,
  };
}

function isSame(a: Viewport, b: Viewport): boolean {
  return (
    a.firstRow === b.firstRow &&
    a.firstColumn === b.firstColumn &&
    a.height === b.height &&
    a.width === b.width
  );
}

/** Fewer than before: the scroller follows, but only after they have been rendered. */
function around(first: number, inView: number, spare: number, count: number): Range {
  const start = Math.min(first, Math.max(0, count - inView));
  return { from: Math.max(0, start - spare), to: Math.min(count, start + inView + spare) };
}
