/** What a season looks like, AW or SS and two digits of the year, as in AW21 (spec 5 and 9). */
export const seasonPattern = /^(AW|SS)(\d{2})$/;

/** The refusal of anything that is no season (spec 5). */
export const seasonMessage = 'Season is required, format AW21 or SS21';

/** Whether a text is a season such as AW21 or SS21 (spec 5). */
export function isSeason(text: string): boolean {
  return seasonPattern.test(text);
}
