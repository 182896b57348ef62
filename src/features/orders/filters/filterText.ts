import { commaText } from '../../../languages/useT';
import { dayText } from '../../../lib/dates';
import {
  daysAfter,
  type FilterValues,
  type OrderFilter,
  zoneOf,
} from '../../../shared/order-list-link/orderFilters';
import { type Message, message } from '../../../domain/language/message';
import { type Translate } from '../../../domain/language/wording';

/** An active filter's value in words; undefined for an unknown name. */
export function filterText(
  { kind }: OrderFilter,
  values: FilterValues,
  nameOf: (value: string) => string | undefined,
  t: Translate,
): string {
  const [from = '', end = ''] = values;
  switch (kind) {
    case 'list': {
      const names = values.map(nameOf);
      return names.includes(undefined)
        ? t('{count, number} chosen', { count: values.length })
        : commaText(names.flatMap((name) => name ?? []));
    }
    case 'days': {
      if (from === '') return t('before {day}', { day: dayOf(end) });
      if (end === '') return t('from {day}', { day: dayOf(from) });
      const name = spanName(from, daysAfter(end, -1));
      if (name !== null) return t(name);
      return daysAfter(from, 1) === end
        ? dayOf(from)
        : t('{from} to {end}', { from: dayOf(from), end: dayOf(daysAfter(end, -1)) });
    }
    case 'amounts':
      if (from === '') return t('at most {amount, number}', { amount: Number(end) });
      if (end === '') return t('at least {amount, number}', { amount: Number(from) });
      return t('{from, number} to {end, number}', { from: Number(from), end: Number(end) });
  }
}

/** The name of the days from one to another, both inclusive, as the calendar offers it; null without one. */
export function spanName(from: string, to: string, today = localDay.format(new Date())): Message | null {
  if (from === '' || to === '' || from > today || to < today) return null;
  if (from === to) return message('Today');
  const weekday = new Date(from).getUTCDay();
  // Weeks start on a Saturday, a Sunday or a Monday.
  if (daysAfter(from, 6) === to && [6, 0, 1].includes(weekday)) return message('This week');
  if (daysAfter(from, 29) === to && to === today) return message('30 days');
  const year = today.slice(0, 4);
  const isSeason = [`${year}-01-01 ${year}-06-30`, `${year}-07-01 ${year}-12-31`].includes(`${from} ${to}`);
  return isSeason ? message('This season') : null;
}

/** Sweden writes dates as YYYY-MM-DD. */
const localDay = new Intl.DateTimeFormat('sv-SE');

function dayOf(day: string): string {
  const zone = zoneOf(day);
  const text = dayText(day.slice(0, 10));
  return zone === undefined ? text : `${text} ${zone}`;
}
