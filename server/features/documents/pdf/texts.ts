const amounts = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const counts = new Intl.NumberFormat('en');
const days = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const moments = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** Cents as an amount without its currency, as 1,234.50: written alike on every machine. */
export const amountText = (cents: number) => amounts.format(cents / 100);

/** Cents as an amount with its currency, as 1,234.50 EUR. */
export const moneyText = (cents: number, currency: string) => `${amountText(cents)} ${currency}`.trim();

/** Pieces, as 1,234. */
export const countText = (count: number) => counts.format(count);

/** The day, by UTC, of epoch seconds, as 15 Jan 2027; a dash when unset. */
export const dayText = (seconds: number | null) => (seconds === null ? '–' : days.format(seconds * 1000));

/** A moment of epoch seconds, as 15 Jan 2027, 14:05 UTC. */
export const momentText = (seconds: number) => `${moments.format(seconds * 1000)} UTC`;

/** Texts beside each other, without the empty ones. */
export const beside = (texts: readonly string[]) => texts.filter((text) => text !== '').join(' · ');
