import { dayText } from '../../../lib/dates';
import { numberText } from '../../../lib/numbers';
import {
  daysAfter,
  type FilterValues,
  type OrderFilter,
  zoneOf,
} from '../../../shared/order-list-link/orderFilters';

/** An active filter's value in words; undefined for an unknown name. */
export function filterText(
  { kind }: OrderFilter,
  values: FilterValues,
  nameOf: (value: string) => string | undefined,
): string {
  const [from = '', end = ''] = values;
  switch (kind) {
    case 'list': {
      const names = values.map(nameOf);
      return names.includes(undefined) ? `${numberText(values.length)} chosen` : names.join(', ');
    }
    case 'days':
      if (from === '') return `before ${dayOf(end)}`;
      if (end === '') return `from ${dayOf(from)}`;
      return (
        spanName(from, daysAfter(end, -1)) ??
        (daysAfter(from, 1) === end ? dayOf(from) : `${dayOf(from)} to ${dayOf(daysAfter(end, -1))}`)
      );
    case 'amounts':
      if (from === '') return `at most ${numberText(Number(end))}`;
      if (end === '') return `at least ${numberText(Number(from))}`;
      return `${numberText(Number(from))} to ${numberText(Number(end))}`;
  }
}

/** The name of the days from one to another, both inclusive, as the calendar offers it; null without one. */
export function spanName(from: string, to: string, today = localDay.format(new Date())): string | null {
  if (from === '' || to === '' || from > today || to < today) return null;
  if (from === to) return 'Today';
  const weekday = new Date(from).getUTCDay();
  // Weeks start on a Saturday, a Sunday or a Monday.
  if (daysAfter(from, 6) === to && [6, 0, 1].includes(weekday)) return 'This week';
  if (daysAfter(from, 29) === to && to === today) return '30 days';
  const year = today.slice(0, 4);
  const isSeason = [`${year}-01-01 ${year}-06-30`, `${year}-07-01 ${year}-12-31`].includes(`${from} ${to}`);
  return isSeason ? 'This season' : null;
}

/** Sweden writes dates as YYYY-MM-DD. */
const localDay = new Intl.DateTimeFormat('sv-SE');

function dayOf(day: string): string {
  const zone = zoneOf(day);
  const text = dayText(day.slice(0, 10));
  return zone === undefined ? text : `${text} ${zone}`;
}
