import type { Garment } from '../../api';

type Stocked = Pick<Garment, 'with_stocks' | 'stock_updated'>;

const moment = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;
const thisYear = new Intl.DateTimeFormat(undefined, moment);
const anyYear = new Intl.DateTimeFormat(undefined, { ...moment, year: 'numeric' });

/**
 * How old the stock figures of these garments are, as '21 Nov, 14:05', or from the oldest to the newest; '' when nothing
 * is known of them.
 */
export function stockAge(garments: readonly Stocked[]): string {
  let oldest = Infinity;
  let newest = -Infinity;
  for (const { with_stocks: withStocks, stock_updated: updated } of garments) {
    if (!withStocks || updated === null || updated === undefined) continue;
    oldest = Math.min(oldest, updated);
    newest = Math.max(newest, updated);
  }
  if (newest < oldest) return '';
  const [from, to] = [new Date(oldest * 1000), new Date(newest * 1000)];
  const format = from.getFullYear() === new Date().getFullYear() ? thisYear : anyYear;
  return format.formatRange(from, to);
}
