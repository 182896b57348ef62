/** The refusal of a preferred delivery date that has passed (spec 5). */
export const pastServiceDateMessage = 'Service date cannot be before current date';

/**
 * Whether a preferred delivery date lies before now, both in epoch seconds; no date is never past (spec 5).
 */
export function isPastServiceDate(serviceDate: number | null, now: number): boolean {
  return serviceDate !== null && serviceDate < now;
}
