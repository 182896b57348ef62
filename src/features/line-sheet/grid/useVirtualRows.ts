import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Garment } from '../../../api';
import { barsHeight } from './barsHeight';
import { sizes } from './cardFrames';
import type { CardLayout } from './cardLayout';
import { cardPlaces } from './cardPlaces';
import { cardRows, rowGap } from './cardRows';

/**
 * Rows rendered outside the view, for scrolling. There are none before the first scroll: with their pictures they
 * would take a tenth of the time to open the sheet.
 */
const overscan = 1;

/** The rows of cards. Only those in view are rendered, and the one pinned by `pinRow`. */
export function useVirtualRows(garments: readonly Garment[], layout: CardLayout, top: number) {
  const rows = useMemo(() => cardRows(garments, layout), [garments, layout]);
  const places = useMemo(() => cardPlaces(rows), [rows]);
  const pinned = useRef<number | null>(null);
  // A list has a sticky size header below the bars.
  const bars = barsHeight + (layout.frame === 'line' ? sizes.sizeRow : 0);

  // The row of a focused cell must stay rendered.
  const rangeExtractor = useCallback((range: Range) => {
    const isAtTop = window.scrollY === 0;
    const indexes = defaultRangeExtractor({ ...range, overscan: isAtTop ? 0 : overscan });
    const row = pinned.current;
    if (row === null || row >= range.count || indexes.includes(row)) return indexes;
    return [...indexes, row].sort((a, b) => a - b);
  }, []);

  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => (rows[index]?.height ?? 0) + (rows[index]?.head ?? 0),
    gap: rowGap(layout),
    scrollMargin: top,
    scrollPaddingStart: bars,
    rangeExtractor,
  });

  useLayoutEffect(
    function applyNewHeights() {
      virtualizer.measure();
    },
    [virtualizer, rows],
  );

  const first = useRef(0);
  const shown = useRef(layout);

  useLayoutEffect(
    function restoreFirstGarment() {
      if (shown.current === layout) return;
      shown.current = layout;
      if (first.current > 0) virtualizer.scrollToIndex(places.rowOf[first.current] ?? 0, { align: 'start' });
    },
    [virtualizer, layout, places],
  );

  useEffect(function rememberFirstGarment() {
    const row = virtualizer.getVirtualItemForOffset((virtualizer.scrollOffset ?? 0) + bars)?.index ?? 0;
    first.current = places.starts[row] ?? 0;
  });

  const pinRow = useCallback((row: number | null) => {
    pinned.current = row;
  }, []);
  const pageRows = () => ({
    heights: rows.map(({ height, head }) => height + head),
    gap: rowGap(layout),
    view: window.innerHeight - bars,
  });
  return { rows, places, virtualizer, pinRow, pageRows };
}
