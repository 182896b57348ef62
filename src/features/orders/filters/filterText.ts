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
      return daysAfter(from, 1) === end ? dayOf(from) : `${dayOf(from)} to ${dayOf(daysAfter(end, -1))}`;
    case 'amounts':
      if (from === '') return `at most ${numberText(Number(end))}`;
      if (end === '') return `at least ${numberText(Number(from))}`;
      return `${numberText(Number(from))} to ${numberText(Number(end))}`;
  }
}

function dayOf(day: string): string {
  const zone = zoneOf(day);
  const text = dayText(day.slice(0, 10));
  return zone === undefined ? text : `${text} ${zone}`;
}
