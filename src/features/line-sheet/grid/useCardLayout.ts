import { useMemo, useState } from 'react';
import { useStore } from 'react-redux';
import type { Garment } from '../../../api';
import type { GroupedLines } from '../../../domain/orders/lines';
import type { RootState } from '../../../lib/redux';
import { selectSheet } from '../state/lineSheetSlice';
import { cardLayout, type CardLayout, type ViewMode } from './cardLayout';
import type { GridBounds } from './useGridBounds';

/** The digits that all cells have room for. On phones, whose font is larger, a third digit is shown smaller. */
const digits = 3;
/** The columns of cards suit this share of the garments; others have their own rows. */
const suitedShare = 0.75;

/**
 * The layout of these garments for the order as it was opened, so that later entries don't move cards. Columns follow
 * their sizes; a quantity that was longer then changes its own card only.
 */
export function useCardLayout(
  garments: readonly Garment[],
  viewMode: ViewMode,
  { width, digitWidth }: Omit<GridBounds, 'top'>,
): CardLayout {
  const store = useStore<RootState>();
  const [longer] = useState(() => longerDigits(selectSheet(store.getState())?.lines ?? {}));
  return useMemo(() => {
    const counts = garments.map(({ sizes }) => sizes.length).sort((a, b) => a - b);
    const maxSizes = counts.at(-1) ?? 0;
    const suited = counts[Math.ceil(counts.length * suitedShare) - 1] ?? maxSizes;
    // The lines of a list have one width.
    const sizes = viewMode === 'list' ? maxSizes : suited;
    return cardLayout(width, viewMode, { sizes, maxSizes, digits, digitWidth, longer });
  }, [garments, viewMode, width, digitWidth, longer]);
}

function longerDigits(lines: GroupedLines): ReadonlyMap<string, number> {
  const counts = Object.entries(lines).map(([generic, quantities]): [string, number] => [
    generic,
    String(Math.max(...Object.values(quantities))).length,
  ]);
  return new Map(counts.filter(([, count]) => count > digits));
}
