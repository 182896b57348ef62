import { message } from './language/message';

/**
 * A calendar day as a date field holds it, of epoch seconds; a delivery day is the same for everybody: UTC (spec 5).
 */
export function toDateText(seconds: number | null): string {
  return seconds === null ? '' : new Date(seconds * 1000).toISOString().slice(0, 10);
}

/** Epoch seconds of a date field's day, or null when it is empty. */
export function fromDateText(text: string): number | null {
  const milliseconds = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(milliseconds) ? null : milliseconds / 1000;
}

/**
 * The calendar day of a time in epoch seconds, such as 2026-11-21, in an IANA time zone; without one, in that of this
 * machine: the browser's, so the person's own.
 */
export function dayOf(seconds: number, timeZone?: string): string {
  const time = new Date(seconds * 1000);
  if (timeZone !== undefined) return dayFormatOf(timeZone).format(time);
  return toDateText(Date.UTC(time.getFullYear(), time.getMonth(), time.getDate()) / 1000);
}

/**
 * The first instant of a calendar day in epoch seconds, in the zone as in `dayOf`; null for text that is not a day. That
 * is not always midnight: in Cairo and Santiago clocks skip the first hour of a day in spring. A day that a zone left
 * out begins, and ends, with the next one.
 */
export function startOfDay(day: string, timeZone?: string): number | null {
  const midnight = fromDateText(day);
  if (midnight === null) return null;
  const realDay = toDateText(midnight);
  let [before, first] = [midnight - secondsOfDay, midnight + secondsOfDay];
  while (first - before > 1) {
    const middle = Math.floor((before + first) / 2);
    if (dayOf(middle, timeZone) < realDay) before = middle;
    else first = middle;
  }
  return first;
}

/** Whether a text is the IANA name of a time zone, such as Europe/Stockholm or UTC; an offset like +02:00 is none. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    dayFormatOf(name);
    return true;
  } catch {
    return false;
  }
}

const secondsOfDay = 86_400;
const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** Writes days like 2026-11-21, as people in Sweden do; throws for a zone that nobody knows. */
function dayFormatOf(timeZone: string): Intl.DateTimeFormat {
  const known = dayFormats.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone });
  dayFormats.set(timeZone, made);
  return made;
}

/** Today in this zone, as the epoch seconds of a date field's day. */
export function today(timeZone?: string, now = Date.now() / 1000): number {
  return Date.parse(dayOf(now, timeZone)) / 1000;
}

/** The refusal of a preferred delivery date that has passed (spec 5). */
export const pastServiceDateMessage = message('Service date cannot be before current date');

/**
 * Whether a preferred delivery date is before today, both as a date field's day in epoch seconds; a missing date is
 * never past (spec 5).
 */
export function isPastServiceDate(serviceDate: number | null, thisDay: number): boolean {
  return serviceDate !== null && serviceDate < thisDay;
}
