import { type Message, message } from '../../domain/language/message';
import { dayText } from '../../lib/dates';

/** Whether a date field's value is a day as 2026-11-21. */
export const isDay = (value: string): boolean => /^\d{4}-\d\d-\d\d$/.test(value);

const maxShown = 20;

/** The error message for a date field's value that is not a date; null for a date or an empty value. */
export function dayFault(value: string | null | undefined): Message | null {
  if (!value || isDay(value)) return null;
  const shown = value.length > maxShown ? `${value.slice(0, maxShown)}…` : value;
  return message('“{text}” is not a date. Write it like {example}.', {
    text: shown,
    example: dayText('2027-03-25'),
  });
}
