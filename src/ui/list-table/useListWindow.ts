import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect } from 'react';

/** How many rows are rendered beyond each edge. */
const spareRows = 1;

/**
 * Which rows of a table are in view, how many pixels the others take before and after, and the ref that measures each
 * mounted row; `rowHeight` is the estimate until then. A new `scrollKey` scrolls the table to its top.
 */
export function useListWindow(
  frame: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
  scrollKey: string | undefined,
) {
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scrollerIn(frame.current),
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    estimateSize: () => rowHeight,
    // A row that is not displayed measures 0: use the estimate.
    measureElement: (row) => row.getBoundingClientRect().height || rowHeight,
    overscan: spareRows,
  });
  useLayoutEffect(
    function forgetHeights() {
      rows.measure();
    },
    [rows, rowHeight],
  );
  useLayoutEffect(
    function returnToTop() {
      // Scrolling lays the page out at once, even where there is nothing to scroll.
      if (rows.scrollOffset === 0 && !rows.isScrolling) return;
      scrollerIn(frame.current)?.scrollTo({ top: 0 });
    },
    [frame, rows, scrollKey],
  );
  const inView = rows.getVirtualItems();
  const first = inView[0];
  const last = inView.at(-1);
  return {
    first: first?.index ?? 0,
    end: (last?.index ?? -1) + 1,
    outOfView: `${first?.start ?? 0}px ${rows.getTotalSize() - (last?.end ?? 0)}px`,
    measureRow: useCallback((row: HTMLElement | null) => rows.measureElement(row), [rows]),
  };
}

/** The scroll container of a table's rows. */
export const scrollerIn = (frame: HTMLElement | null) =>
  frame?.querySelector('tbody')?.closest('div') ?? null;
