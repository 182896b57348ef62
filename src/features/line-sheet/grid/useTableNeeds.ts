import { useMemo, useState } from 'react';
import type { Garment } from '../../../api';
import type { GroupedLines } from '../../../domain/orders/lines';
import { useAppSelector } from '../../../lib/redux';
import { selectSheet } from '../state/lineSheetSlice';
import type { TableNeeds } from './cardLayout';
import { leastDigits, longestQuantity } from './longNumbers';

const noLines: GroupedLines = {};

/** What the tables of these garments need for the order as it was opened, and for far longer quantities typed since. */
export function useTableNeeds(garments: readonly Garment[], digitWidth: number): TableNeeds {
  const longest = useAppSelector((state) => longestQuantity(selectSheet(state)?.lines ?? noLines));
  const [digits] = useState(Math.max(leastDigits, longest));
  const [typedDigits, setTypedDigits] = useState(digits);
  // One digit more is shown smaller: for that no table changes.
  if (longest > typedDigits + 1) setTypedDigits(longest);

  const sizes = useMemo(
    () => garments.reduce((most, garment) => Math.max(most, garment.sizes.length), 0),
    [garments],
  );
  return useMemo(
    () => ({ sizes, digits, typedDigits, digitWidth }),
    [sizes, digits, typedDigits, digitWidth],
  );
}
