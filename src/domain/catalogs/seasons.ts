import { message } from '../language/message';
import { isolated } from '../text/isolated';

/** The format of a season: AW or SS and two digits of the year, as in AW21 (spec 5 and 9). */
export const seasonPattern = /^(AW|SS)(\d{2})$/;

/** The refusal of anything that is not a season (spec 5). */
export const seasonMessage = message('Season is required, format AW21 or SS21');

/** Whether a text is a season such as AW21 or SS21 (spec 5). */
export function isSeason(text: string): boolean {
  return seasonPattern.test(text);
}

/** The season that a season is compared with: the same half of the year before, AW25 for AW26; null for other texts. */
export function seasonBefore(season: string): string | null {
  const match = seasonPattern.exec(season);
  if (match === null) return null;
  const [, half, year] = match;
  return `${half}${String((Number(year) + 99) % 100).padStart(2, '0')}`;
}

/** The seasons of these catalogs, each once, newest first. */
export function seasonsOf(catalogs: readonly { season: string }[]): string[] {
  return sortSeasons([...new Set(catalogs.map(({ season }) => season))]);
}

/**
 * A sorted copy of seasons, newest first, a year's AW before its SS; texts that are not seasons come last (spec
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

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** A sorted copy of catalogs: newest season first, by name within it. */
export function sortCatalogs<Catalog extends { name: string; season: string }>(
  catalogs: readonly Catalog[],
): Catalog[] {
  const seasons = seasonsOf(catalogs);
  return [...catalogs].sort(
    (a, b) => seasons.indexOf(a.season) - seasons.indexOf(b.season) || collator.compare(a.name, b.name),
  );
}

/** The options of a catalog select, as 'name (item count)' (spec 2 'New order'). */
export const catalogOptions = (
  catalogs: readonly { id: string; name: string; season: string; num_items: number }[],
) =>
  sortCatalogs(catalogs).map(({ id, name, num_items }) => ({
    value: id,
    label: `${isolated(name)} (${num_items})`,
  }));

/** A catalog's name with its season, unless the name contains it already. */
export function catalogText({ name, season }: { name: string; season: string }): string {
  return name.includes(season) ? name : `${isolated(name)}, ${season}`;
}
