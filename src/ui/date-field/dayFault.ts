import { dayText } from '../../lib/dates';

/** Whether a date field's value is a day as 2026-11-21. */
export const isDay = (value: string): boolean => /^\d{4}-\d\d-\d\d$/.test(value);

/** Why a date field's value cannot be used: text that is no day. Null for a day, and for none. */
export function dayFault(value: string | null | undefined): string | null {
  if (!value || isDay(value)) return null;
  return `“${value}” is not a date. Write it like ${dayText('2027-03-25')}.`;
}
