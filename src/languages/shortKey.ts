/**
 * What stands for a message's key where words are loaded (FNV-1a, 26 of its 32 bits, base 36): with the English texts in
 * them the words of a language would be nearly twice as large. `npm run translations` fails if two keys have the same; the
 * first hash is then changed to another number.
 */
export function shortKey(key: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index++) hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  return (hash >>> 6).toString(36);
}

/** The translations of a part as they are loaded: a line each, its short key first. */
export const toWordLines = (words: Readonly<Record<string, string>>): string =>
  Object.entries(words)
    .map(([key, translation]) => `${shortKey(key)} ${translation}`)
    .join('\n');
