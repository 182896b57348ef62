const day = new Intl.DateTimeFormat();
const dayInUtc = new Intl.DateTimeFormat(undefined, { timeZone: 'UTC' });
const moment = new Intl.DateTimeFormat(undefined, {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** The day of a moment in epoch seconds, in the browser's format: the one of all dates that the spec gives none for. */
export const dateText = (seconds: number): string => day.format(seconds * 1000);

/** A day as 2026-11-21, in the browser's format. */
export const dayText = (isoDay: string): string => dayInUtc.format(Date.parse(isoDay));

/** The day and time of a moment in epoch seconds, in the browser's format. */
export const dateAndTimeText = (seconds: number): string => moment.format(seconds * 1000);
