import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Garment } from '../../../api';
import { type CardLayout, cardRows, sizes } from './cardLayout';

/**
 * Rows rendered beyond the edges of the view, ready for scrolling. The sheet opens without them: with their pictures
 * they are a tenth of the work of opening, and nobody has scrolled yet.
 */
const overscan = 1;

/** The height of the bars that stay above the cards while they scroll, in pixels. */
const barsHeight = 104;

/** The rows of cards; only those in view are rendered, and the one that `keepInView` names. */
export function useVirtualRows(garments: readonly Garment[], layout: CardLayout, top: number) {
  const rows = useMemo(() => cardRows(garments, layout), [garments, layout]);
  const kept = useRef<number | null>(null);

  // The row of a cell that is being typed in must stay rendered.
  const rangeExtractor = useCallback((range: Range) => {
    const isAtTop = window.scrollY === 0;
    const indexes = defaultRangeExtractor({ ...range, overscan: isAtTop ? 0 : overscan });
    const row = kept.current;
    if (row === null || row >= range.count || indexes.includes(row)) return indexes;
    return [...indexes, row].sort((a, b) => a - b);
  }, []);

  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => rows[index]?.height ?? 0,
    gap: sizes.gap,
    scrollMargin: top,
    scrollPaddingStart: barsHeight,
    rangeExtractor,
  });

  useLayoutEffect(
    function takeNewHeights() {
      virtualizer.measure();
    },
    [virtualizer, rows],
  );

  const first = useRef(0);
  const shown = useRef(layout);

  useLayoutEffect(
    function keepFirstGarmentFirst() {
      if (shown.current === layout) return;
      shown.current = layout;
      if (first.current > 0)
        virtualizer.scrollToIndex(Math.floor(first.current / layout.columns), { align: 'start' });
    },
    [virtualizer, layout],
  );

  useEffect(function rememberFirstGarment() {
    first.current = (virtualizer.range?.startIndex ?? 0) * layout.columns;
  });

  const keepInView = useCallback((row: number | null) => {
    kept.current = row;
  }, []);
  const pageRows = () => ({
    heights: rows.map(({ height }) => height),
    gap: sizes.gap,
    view: window.innerHeight - barsHeight,
  });
  return { rows, virtualizer, keepInView, pageRows };
}
