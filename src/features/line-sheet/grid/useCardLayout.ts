import { useMemo, useState } from 'react';
import { useStore } from 'react-redux';
import type { Garment } from '../../../api';
import type { RootState } from '../../../lib/redux';
import { selectSheet } from '../state/lineSheetSlice';
import { cardLayout, type CardLayout, type ViewMode } from './cardLayout';
import type { GridBounds } from './useGridBounds';

/** Min digits of all cells. On phones, whose font is larger, a third digit is shown smaller. */
const minDigits = 3;

/** The layout of these garments for the order as it was opened, so that later entries don't move cards. */
export function useCardLayout(
  garments: readonly Garment[],
  viewMode: ViewMode,
  { width, digitWidth }: Omit<GridBounds, 'top'>,
): CardLayout {
  const store = useStore<RootState>();
  const [digits] = useState(() => {
    const lines = Object.values(selectSheet(store.getState())?.lines ?? {});
    const largest = Math.max(0, ...lines.map((quantities) => Math.max(...Object.values(quantities))));
    return Math.max(minDigits, String(largest).length);
  });
  return useMemo(() => {
    const sizes = Math.max(0, ...garments.map((garment) => garment.sizes.length));
    return cardLayout(width, viewMode, { sizes, digits, digitWidth });
  }, [garments, viewMode, width, digits, digitWidth]);
}
