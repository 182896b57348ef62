import { seasonPattern } from './isSeason';

/**
 * A sorted copy of seasons, newest first, a year's AW before its SS; texts that are no season come last (spec
 * 5).
 */
export function sortSeasons(seasons: readonly string[]): string[] {
  return [...seasons].sort((a, b) => halfYearOf(b) - halfYearOf(a) || a.localeCompare(b));
}

// SS is delivered in spring and AW in autumn of the same year.
function halfYearOf(season: string): number {
  const match = seasonPattern.exec(season);
  if (match === null) return -1;
  const [, half, year] = match;
  return Number(year) * 2 + (half === 'AW' ? 1 : 0);
}
