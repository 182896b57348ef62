import type { SeparatorQuestion } from '../../../domain/order-form/readFilled';
import type { GroupedLines } from '../../../domain/orders/lines';
import { readingByOthers } from '../../../domain/orders/readQuantity';
import { useAppSelector } from '../../../lib/redux';
import { selectSheet } from '../state/lineSheetSlice';

/** What separators before three digits are. */
export type Separators = 'thousands' | 'decimals';

const noLines: GroupedLines = {};

/**
 * How to read a file: as chosen, else as its other numbers and the order's quantities suggest; null if neither does, or
 * they contradict each other.
 */
export function useSeparators(
  question: SeparatorQuestion | null,
  chosen: Separators | null,
): Separators | null {
  const lines = useAppSelector((state) => selectSheet(state)?.lines ?? noLines);
  if (question === null) return 'thousands';
  if (chosen !== null) return chosen;
  const ordered = Object.values(lines).flatMap((skus) => Object.values<number>(skus));
  const byOrder = readingByOthers(question.unclear, ordered);
  const suggestions = new Set([question.likely, byOrder].filter((one) => one !== null));
  const [only = null] = suggestions;
  return suggestions.size === 1 ? only : null;
}
