/**
 * A search in the texts of items, ignoring case and accents: it returns the items with a text that contains the typed
 * phrase; if there are none, those whose texts contain every typed word, in any order. Each item's texts are prepared
 * once, on the first search.
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
    const found = items.filter((item) => words.every((word) => textOf(item).includes(word)));
    return exactPhraseFirst(found, words, textOf);
  };
}

/** The found items whose text contains the typed phrase; all if there are none. */
export function exactPhraseFirst<Item>(
  found: readonly Item[],
  words: readonly string[],
  textOf: (item: Item) => string,
): readonly Item[] {
  if (words.length < 2) return found;
  const typed = words.join(' ');
  const exact = found.filter((item) => textOf(item).includes(typed));
  return exact.length > 0 ? exact : found;
}

/** Accents, and what can't be seen: a text that was pasted may have any of it, as may one of a file. */
const passedOver = /[\p{Diacritic}\p{Default_Ignorable_Code_Point}]|(?![\t\r])\p{Cc}/gu;
const plain = /^[\n -~]*$/;

/** Folds a text for comparison in a search: without case, accents and invisible characters, composed or not. */
export function foldText(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replace(/[^\n -~]+/g, (part) => part.replace(passedOver, ''))
    .toLowerCase();
}
