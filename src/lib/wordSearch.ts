/**
 * A search in the texts of items: it returns the items whose texts contain every typed word, in any order, ignoring
 * case and accents. The texts are made once for each item, when they are first searched.
 */
export function wordSearch<Item extends object>(
  textsOf: (item: Item) => readonly string[],
): (items: readonly Item[], typed: string) => readonly Item[] {
  const known = new WeakMap<Item, string>();
  const textOf = (item: Item): string => {
    const text = known.get(item) ?? foldText(textsOf(item).join('\n'));
    known.set(item, text);
    return text;
  };
  return (items, typed) => {
    const words = foldText(typed).split(/\s+/).filter(Boolean);
    if (words.length === 0) return items;
    return items.filter((item) => words.every((word) => textOf(item).includes(word)));
  };
}

/** Folds a text for comparison in a search: without case and accents. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
