import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Garment } from '../../../api';
import { barsHeight } from './barsHeight';
import { type CardLayout, sizes } from './cardLayout';
import { cardRows, rowGap } from './cardRows';

/**
 * Rows rendered beyond the edges of the view, ready for scrolling. The sheet opens without them: with their pictures
 * they are a tenth of the work of opening, and nobody has scrolled yet.
 */
const overscan = 1;

/** The rows of cards; only those in view are rendered, and the one that `pinRow` names. */
export function useVirtualRows(garments: readonly Garment[], layout: CardLayout, top: number) {
  const rows = useMemo(() => cardRows(garments, layout), [garments, layout]);
  const pinned = useRef<number | null>(null);
  // In a list the sizes of a run stay in view too.
  const bars = barsHeight + (layout.frame === 'line' ? sizes.sizeRow : 0);

  // The row of a cell that is being typed in must stay rendered.
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
      if (first.current > 0)
        virtualizer.scrollToIndex(Math.floor(first.current / layout.columns), { align: 'start' });
    },
    [virtualizer, layout],
  );

  useEffect(function rememberFirstGarment() {
    const row = virtualizer.getVirtualItemForOffset((virtualizer.scrollOffset ?? 0) + bars)?.index ?? 0;
    first.current = row * layout.columns;
  });

  const pinRow = useCallback((row: number | null) => {
    pinned.current = row;
  }, []);
  const pageRows = () => ({
    heights: rows.map(({ height, head }) => height + head),
    gap: rowGap(layout),
    view: window.innerHeight - bars,
  });
  return { rows, virtualizer, pinRow, pageRows };
}
