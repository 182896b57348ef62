/** The filters of the 'More filters' dialog (spec 2 'Order list'). */
export interface MoreFilters {
  /** Ids; empty is all. */
  readonly catalogs: readonly string[];
  readonly seasons: readonly string[];
  /** The first day of the last edit, as 2026-11-21. */
  readonly after: string | null;
  /** The day that the last edit came before. */
  readonly before: string | null;
}

export const noFilters: MoreFilters = { catalogs: [], seasons: [], after: null, before: null };

/** The filters alone, of a view that has more. */
export function filtersOf({ catalogs, seasons, after, before }: MoreFilters): MoreFilters {
  return { catalogs, seasons, after, before };
}

/** How many of the filters are active, four at most: the badge's number. */
export function countFilters({ catalogs, seasons, after, before }: MoreFilters): number {
  return [catalogs.length > 0, seasons.length > 0, after !== null, before !== null].filter(Boolean).length;
}

/** When a day begins by the person's own clock, in epoch seconds; null when it is none. */
export function startOfDay(day: string): number | null {
  const milliseconds = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00`) : NaN;
  return Number.isNaN(milliseconds) ? null : milliseconds / 1000;
}

/** Why no order can be found between these days, in words; null when one can. */
export function daysFault({ after, before }: MoreFilters): string | null {
  if (after === null || before === null || before > after) return null;
  return 'This day must be later than the first one.';
}
