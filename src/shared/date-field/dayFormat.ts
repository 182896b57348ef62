import { region } from '../../lib/region';
import type { DayOrder } from '../../domain/typedDay';

/** A language's date format as a dayjs pattern: 'M/D/YYYY', 'DD.MM.YYYY'; by default that of the page's region. */
export function dayFormat(language = region.get()): string {
  const format = new Intl.DateTimeFormat(language, { calendar: 'gregory', numberingSystem: 'latn' });
  return format
    .formatToParts(new Date(2026, 0, 2))
    .map(({ type, value }) => {
      if (type === 'day') return value.length === 1 ? 'D' : 'DD';
      if (type === 'month') return value.length === 1 ? 'M' : 'MM';
      if (type === 'year') return 'YYYY';
      return /\p{L}/u.test(value) ? `[${value}]` : value;
    })
    .join('');
}

/** The order of day, month and year in a language; by default in the page's region. */
export function dayOrder(language?: string): DayOrder {
  const [first] = dayFormat(language);
  if (first === 'Y') return 'YMD';
  return first === 'M' ? 'MDY' : 'DMY';
}
