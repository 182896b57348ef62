import type { Garment } from '../../api';
import { dateAndTimeText } from '../../lib/dates';

type Stocked = Pick<Garment, 'with_stocks' | 'stock_updated'>;

/** The time of these garments' oldest stock figure, in the browser's format; '' when unknown. */
export function stockAge(garments: readonly Stocked[]): string {
  const times = garments.flatMap(({ with_stocks: isTracked, stock_updated: updated }) =>
    isTracked && typeof updated === 'number' ? [updated] : [],
  );
  return times.length === 0 ? '' : dateAndTimeText(times.reduce((a, b) => Math.min(a, b)));
}
