/**
 * A number in place of a message's key (FNV-1a, 32 bits): with the English texts in them the words of a language would be
 * nearly twice as large. `npm run translations` fails if two keys have the same.
 */
export function shortKey(key: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index++) hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** The translations of a file with short keys: key, translation, key, translation… */
export const withShortKeys = (words: Readonly<Record<string, string>>): (number | string)[] =>
  Object.entries(words).flatMap(([key, translation]) => [shortKey(key), translation]);
