import type { Garment } from '../../api';

type Stocked = Pick<Garment, 'with_stocks' | 'stock_updated'>;

const moment = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;
const thisYear = new Intl.DateTimeFormat(undefined, moment);
const anyYear = new Intl.DateTimeFormat(undefined, { ...moment, year: 'numeric' });

/** How old the oldest stock figure of these garments is, as '21 Nov, 14:05'; '' when nothing is known of them. */
export function stockAge(garments: readonly Stocked[]): string {
  let oldest = Infinity;
  for (const { with_stocks: withStocks, stock_updated: updated } of garments) {
    if (withStocks && updated !== null && updated !== undefined) oldest = Math.min(oldest, updated);
  }
  if (oldest === Infinity) return '';
  const date = new Date(oldest * 1000);
  return (date.getFullYear() === new Date().getFullYear() ? thisYear : anyYear).format(date);
}
