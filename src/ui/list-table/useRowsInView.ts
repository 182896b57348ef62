import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** How many rows are rendered beyond each edge. */
const spareRows = 1;
/** More pixels than this between two scroll events, one per frame, are too fast to read. Wheels and smooth keys scroll less. */
const fastScrollPx = 400;
/** Scrolling has ended after this many milliseconds without a scroll event. */
const settleMs = 100;

/** What decides which rows of a list are in view. */
export interface ViewOptions {
  count: number;
  /** The estimate until the first row is measured, whose height is that of most. */
  rowHeight: number;
  /** Whether the page scrolls the rows, and not the table. */
  isInPage: boolean;
  /** Whenever it changes, what scrolls goes back to its top. */
  scrollKey: string | undefined;
}

/**
 * Which rows of a table are in view, how many pixels the others take before and after, whether it scrolls too fast to
 * be read, and the ref that measures each mounted row.
 */
export function useRowsInView(
  table: RefObject<HTMLTableElement | null>,
  { count, rowHeight, isInPage, scrollKey }: ViewOptions,
) {
  const [top, setTop] = useState(0);
  const [height, setHeight] = useState(rowHeight);
  const isEmpty = count === 0;
  const options = {
    count,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    estimateSize: () => height,
    // A row that is not displayed measures 0: use the estimate.
    measureElement: (row: HTMLElement) => row.getBoundingClientRect().height || height,
    overscan: spareRows,
    isScrollingResetDelay: settleMs,
  };
  const inFrame = useVirtualizer<HTMLElement, HTMLElement>({
    ...options,
    enabled: !isInPage,
    getScrollElement: () => scrollerOf(table.current),
  });
  const inPage = useWindowVirtualizer<HTMLElement>({ ...options, enabled: isInPage, scrollMargin: top });
  const rows = isInPage ? inPage : inFrame;
  const offset = rows.isScrolling ? rows.scrollOffset : null;
  const [scrolled, setScrolled] = useState({ offset, isFast: false });
  if (offset !== scrolled.offset) {
    // The first jump, as to the end, does not count: its target should show immediately.
    const by = offset === null || scrolled.offset === null ? 0 : Math.abs(offset - scrolled.offset);
    setScrolled({ offset, isFast: by > fastScrollPx });
  }
  useLayoutEffect(
    function estimateByFirstRow() {
      // Each row that differs from its estimate moves all rows below it, fifty thousand of them, in every frame.
      const row = table.current?.querySelector('tr[data-index]');
      setHeight(row?.getBoundingClientRect().height || rowHeight);
    },
    [table, rowHeight, isEmpty],
  );
  useLayoutEffect(
    function forgetHeights() {
      rows.measure();
    },
    [rows, height],
  );
  useLayoutEffect(
    function measureTop() {
      const element = table.current;
      if (!isInPage || element === null) return;
      const measure = () => setTop(element.getBoundingClientRect().top + window.scrollY);
      measure();
      // What is above it comes and goes.
      const observer = new ResizeObserver(measure);
      observer.observe(document.body);
      return () => observer.disconnect();
    },
    [table, isInPage],
  );
  useLayoutEffect(
    function returnToTop() {
      // Scrolling lays the page out at once, even where there is nothing to scroll.
      if (rows.scrollOffset === 0 && !rows.isScrolling) return;
      (isInPage ? window : scrollerOf(table.current))?.scrollTo({ top: 0 });
    },
    [table, rows, isInPage, scrollKey],
  );
  const inView = rows.getVirtualItems();
  const first = inView[0];
  const last = inView.at(-1);
  const margin = isInPage ? top : 0;
  return {
    first: first?.index ?? 0,
    end: (last?.index ?? -1) + 1,
    outOfView: `${(first?.start ?? margin) - margin}px ${rows.getTotalSize() - ((last?.end ?? margin) - margin)}px`,
    isFast: scrolled.isFast,
    measureRow: rows.measureElement,
  };
}

const scrollerOf = (table: HTMLElement | null) => table?.closest('div') ?? null;
