import { fromDateText, toDateText } from './dates';
import { withPlainDigits } from './text/digits';

/** The order in which a language writes day, month and year. */
export type DayOrder = 'DMY' | 'MDY' | 'YMD';

/** A day as 2026-11-21, and whether its numbers could be meant, or were read, in another order than the language's. */
export interface TypedDay {
  readonly day: string;
  readonly isUnclear: boolean;
}

/** Three numbers with a few marks between and after them, also as in 2027年3月1日, but no words. */
const threeNumbers =
  /^(\d{1,4})[^\d\p{Script=Latin}]{1,3}(\d{1,2})[^\d\p{Script=Latin}]{1,3}(\d{1,4})[^\d\p{Script=Latin}]{0,3}$/u;

/**
 * Reads a day as people type it: 1.3.27, 01/03/2027, 2027-03-01, in any digits. A year of four digits is recognized by
 * itself; the rest is in the order of the person's language, unless only another order gives a day. Null if none does.
 */
export function readTypedDay(text: string, own: DayOrder): TypedDay | null {
  const numbers = threeNumbers.exec(withPlainDigits(text.trim()))?.slice(1) ?? [];
  const [first = '', second = '', third = ''] = numbers;
  const days = ordersOf(first, third, own).map((order) => {
    if (order === 'YMD') return dayOf(first, second, third);
    return order === 'DMY' ? dayOf(third, second, first) : dayOf(third, first, second);
  });
  const day = days.find((one) => one !== null) ?? null;
  const isUnclear = days[0] !== day || days.some((one) => one !== null && one !== day);
  return day === null ? null : { day, isUnclear };
}

/** The orders that numbers with this first and last one can have, the most likely first. */
function ordersOf(first: string, last: string, own: DayOrder): readonly DayOrder[] {
  if (first.length === 4 || last.length === 1) return ['YMD'];
  const ends: readonly DayOrder[] = own === 'MDY' ? ['MDY', 'DMY'] : ['DMY', 'MDY'];
  return own === 'YMD' && last.length === 2 ? ['YMD', ...ends] : ends;
}

function dayOf(year: string, month: string, day: string): string | null {
  const full = year.length < 3 ? `20${year.padStart(2, '0')}` : year;
  const text = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  // 31 February is read as a day in March.
  return toDateText(fromDateText(text)) === text ? text : null;
}
