import type { Garment } from '../../api';
import { foldText } from '../../lib/foldText';

const searchTexts = new WeakMap<Garment, string>();

/** The garments that have every word of the search, and are among the selected ones if only those are asked for. */
export function filterGarments(
  garments: readonly Garment[],
  search: string,
  selected: ReadonlySet<string> | null,
): readonly Garment[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  if (words.length === 0 && selected === null) return garments;
  return garments.filter((garment) => (selected?.has(garment.generic) ?? true) && hasEvery(words, garment));
}

function hasEvery(words: readonly string[], garment: Garment): boolean {
  if (words.length === 0) return true;
  const text = searchText(garment);
  return words.every((word) => text.includes(word));
}

/** What the search finds a garment by: number, name, generic, collection and colours; made once, when first asked for. */
function searchText(garment: Garment): string {
  const known = searchTexts.get(garment);
  if (known !== undefined) return known;

  const { number, name, generic, collection, colors } = garment;
  const text = foldText([number, name, generic, collection, ...colors.map((color) => color.name)].join('\n'));
  searchTexts.set(garment, text);
  return text;
}
