import type { OverviewRow } from '../../api';

const millisecondsOfDay = 86_400_000;

/** What orders add up to. */
export interface Totals {
  readonly orders: number;
  readonly pieces: number;
  readonly amount: number;
}

/** What a season adds up to, and the season before by the same day. */
interface SeasonSums {
  readonly now: Totals;
  /** As many days after its own first order. A host may not tell its orders: these are 0 then. */
  readonly before: Totals;
  /** How many days after the first order today is. */
  readonly day: number;
  /** Whether that is all of the season before. */
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
  // In cents: sums of decimals would drift.
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

const percent = new Intl.NumberFormat(undefined, {
  style: 'percent',
  signDisplay: 'exceptZero',
  maximumFractionDigits: 0,
});

/** By how much a figure has changed, as +12% or −3%; null with nothing to compare it with. */
export const changeText = (now: number, before: number): string | null =>
  before === 0 ? null : percent.format(now / before - 1).replace('-', '−');
