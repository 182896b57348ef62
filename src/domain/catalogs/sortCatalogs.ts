import { seasonsOf } from '../seasons/seasonsOf';

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

/** What a choice of a catalog offers, as 'name (item count)' (spec 2 'New order'). */
export const catalogOptions = (
  catalogs: readonly { id: string; name: string; season: string; num_items: number }[],
) =>
  sortCatalogs(catalogs).map(({ id, name, num_items }) => ({ value: id, label: `${name} (${num_items})` }));
