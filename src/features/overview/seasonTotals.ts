import { forRegion } from '../../lib/region';
import type { OverviewRow } from '../../api';

const millisecondsOfDay = 86_400_000;

/** The totals of some orders. */
export interface Totals {
  readonly orders: number;
  readonly pieces: number;
  readonly amount: number;
}

/** The totals of a season, and of the season before up to the same day. */
interface SeasonSums {
  readonly now: Totals;
  /** Up to the same number of days after its own first order. 0 orders if the server does not count them. */
  readonly before: Totals;
  /** The number of days since the first order. */
  readonly day: number;
  /** Whether that covers the entire season before. */
  readonly isAllOfBefore: boolean;
}

/** Adds up the days of the overview in one currency. */
export function sumSeason(days: readonly OverviewRow[], today: number): SeasonSums {
  const [some] = days;
  const day =
    some === undefined
      ? 0
      : Number(some.id) + Math.floor((today - Date.parse(some.label)) / millisecondsOfDay);
  const byToday = days.filter(({ id }) => Number(id) <= day);
  // In cents, to avoid rounding errors.
  const sum = (rows: readonly OverviewRow[], of: (row: OverviewRow) => number | null | undefined) =>
    rows.reduce((total, row) => total + Math.round((of(row) ?? 0) * 100), 0) / 100;
  return {
    now: {
      orders: sum(days, ({ orders }) => orders),
      pieces: sum(days, ({ pieces }) => pieces),
      amount: sum(days, ({ amount }) => amount),
    },
    before: {
      orders: sum(byToday, ({ before_orders }) => before_orders),
      pieces: sum(byToday, ({ before_pieces }) => before_pieces),
      amount: sum(byToday, ({ before_amount }) => before_amount),
    },
    day,
    isAllOfBefore: byToday.length === days.length,
  };
}

const percent = forRegion(
  (region) =>
    new Intl.NumberFormat(region, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 }),
);

/** The change of a figure, as +12% or −3%; null with nothing to compare it with. */
export const changeText = (now: number, before: number): string | null =>
  before === 0
    ? null
    : percent()
        .format(now / before - 1)
        .replace('-', '−');
