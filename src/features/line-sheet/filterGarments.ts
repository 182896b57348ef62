import type { Garment } from '../../api';
import { wordSearch } from '../../lib/wordSearch';

/** What the search finds a garment by: number, name, generic, collection and colours. */
const searchGarments = wordSearch<Garment>(({ number, name, generic, collection, colors }) => [
  ...[number, name, generic, collection],
  ...colors.map((color) => color.name),
]);

/** The garments that have every word of the search, and are among the selected ones if only those are asked for. */
export function filterGarments(
  garments: readonly Garment[],
  search: string,
  selected: ReadonlySet<string> | null,
): readonly Garment[] {
  const found = searchGarments(garments, search);
  return selected === null ? found : found.filter(({ generic }) => selected.has(generic));
}
