import { forRegion } from './region';

function format(options?: Intl.DateTimeFormatOptions): (milliseconds: number) => string {
  const formatOf = forRegion((region) => new Intl.DateTimeFormat(region, options));
  return (milliseconds) => formatOf().format(milliseconds);
}

const day = format();
const dayInUtc = format({ timeZone: 'UTC' });
const longDayInUtc = format({ timeZone: 'UTC', dateStyle: 'long' });
const dateAndTime = format({
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

// The hour as in `dateAndTime`, as both stand next to each other.
const time = format({ hour: 'numeric', minute: '2-digit' });
const timeToTheSecond = format({ hour: 'numeric', minute: '2-digit', second: '2-digit' });

/** The day of a time in epoch seconds, in the region's format, used wherever the spec names no other. */
export const dateText = (seconds: number): string => day(seconds * 1000);

/** The day in UTC of epoch seconds, in the region's format: a delivery day is the same for everybody. */
export const utcDateText = (seconds: number): string => dayInUtc(seconds * 1000);

/** A day as 2026-11-21, in the region's format. */
export const dayText = (isoDay: string): string => dayInUtc(Date.parse(isoDay));

/** A day as 2026-11-21 with the name of its month, which can't be misread. */
export const longDayText = (isoDay: string): string => longDayInUtc(Date.parse(isoDay));

/** The day and time of a time in epoch seconds, in the region's format. */
export const dateAndTimeText = (seconds: number): string => dateAndTime(seconds * 1000);

/** The time of a timestamp in milliseconds since the epoch, with its day unless that is today. */
export const momentText = (milliseconds: number): string =>
  isToday(milliseconds) ? time(milliseconds) : dateAndTime(milliseconds);

/** The time of a timestamp in epoch seconds, to the second, with its day but no seconds unless that is today. */
export const secondText = (seconds: number): string =>
  isToday(seconds * 1000) ? timeToTheSecond(seconds * 1000) : dateAndTime(seconds * 1000);

const isToday = (milliseconds: number) => new Date(milliseconds).toDateString() === new Date().toDateString();
