import { dayOf, fromDateText } from '../../../src/domain/dates';
import { decimalsOf, fromCents } from '../../../src/domain/money';

const amountsBy = (digits: number) =>
  new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const amounts = { 0: amountsBy(0), 2: amountsBy(2) };
const counts = new Intl.NumberFormat('en');
const dayParts = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const timeParts = { ...dayParts, hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;
const days = new Intl.DateTimeFormat('en-GB', { ...dayParts, timeZone: 'UTC' });

/** Cents as an amount without its currency but with its decimals, such as 1,234.50, whatever the machine's locale. */
export const amountText = (cents: number, currency: string) =>
  amounts[decimalsOf(currency)].format(fromCents(cents));

/** Cents as an amount with its currency, such as 1,234.50 EUR. */
export const moneyText = (cents: number, currency: string) =>
  `${amountText(cents, currency)} ${currency}`.trim();

/** A whole number, such as 1,234. */
export const countText = (count: number) => counts.format(count);

/** A count with its noun, such as 1 piece or 1,234 pieces. */
export const countOf = (count: number, noun: string) =>
  `${countText(count)} ${noun}${count === 1 ? '' : 's'}`;

/** A delivery day, the same for everybody, of epoch seconds, such as 15 Jan 2027; a dash when unset. */
export const dayText = (seconds: number | null) => (seconds === null ? '–' : days.format(seconds * 1000));

/** The day in a time zone of a time in epoch seconds, such as 15 Jan 2027. */
export const dayTextIn = (timeZone: string, seconds: number) =>
  dayText(fromDateText(dayOf(seconds, timeZone)));

/** A time in epoch seconds in a time zone, which it names: 15 Jan 2027, 14:05 UTC. */
export const momentText = (timeZone: string, seconds: number) =>
  new Intl.DateTimeFormat('en-GB', { ...timeParts, timeZone }).format(seconds * 1000);

/** Which prices a catalog's document shows: those of a price list, or the plain prices for null. */
export const pricesText = (pricelist: string | null, currency: string) =>
  beside([pricelist === null ? 'Plain' : `Price list ${pricelist}`, currency]);

/** Joins texts on one line, skipping empty ones. */
export const beside = (texts: readonly string[]) => texts.filter((text) => text !== '').join(' · ');
