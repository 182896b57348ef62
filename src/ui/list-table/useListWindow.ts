import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect } from 'react';

/** So many rows are ready beyond each edge. */
const spareRows = 4;

/**
 * Which rows of a table are in view, how many pixels the others take before and after, and the ref that measures each
 * row that is mounted; `rowHeight` is what a row takes until then.
 */
export function useListWindow(frame: RefObject<HTMLElement | null>, count: number, rowHeight: number) {
  const rows = useVirtualizer({
    count,
    getScrollElement: () => frame.current?.querySelector('tbody')?.closest('div') ?? null,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    estimateSize: () => rowHeight,
    // What is not shown is not known to be flat.
    measureElement: (row) => row.getBoundingClientRect().height || rowHeight,
    overscan: spareRows,
  });
  useLayoutEffect(
    function forgetHeights() {
      rows.measure();
    },
    [rows, rowHeight],
  );
  const inView = rows.getVirtualItems();
  const first = inView[0];
  const last = inView.at(-1);
  return {
    first: first?.index ?? 0,
    end: (last?.index ?? -1) + 1,
    before: first?.start ?? 0,
    after: rows.getTotalSize() - (last?.end ?? 0),
    measureRow: useCallback((row: HTMLElement | null) => rows.measureElement(row), [rows]),
  };
}
