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

/** Today in the person's own time zone, as the epoch seconds of a date field's day. */
export function today(): number {
  const now = new Date();
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 1000;
}

/** The refusal of a preferred delivery date that has passed (spec 5). */
export const pastServiceDateMessage = 'Service date cannot be before current date';

/**
 * Whether a preferred delivery date is before now, both in epoch seconds; a missing date is never past (spec 5).
 */
export function isPastServiceDate(serviceDate: number | null, now: number): boolean {
  return serviceDate !== null && serviceDate < now;
}
