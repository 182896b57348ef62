/**
 * A search in what is said of each item: it answers the items whose texts hold every word that was typed, in any order,
 * without case and accents. The texts are made once for each item, when they are first searched.
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

/** A text as a search compares it: without case and accents. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
