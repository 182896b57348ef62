/** What a table has under a key that a data file names; throws when it has nothing. */
export function entryOf<Value>(table: Readonly<Record<string, Value>>, key: string): Value {
  const value = table[key];
  if (value === undefined) throw new Error(`The demo's data has no ${key}.`);
  return value;
}

/** A text of a data file, each `{word}` of it replaced by what its value answers. */
export const fillIn = (text: string, values: Readonly<Record<string, () => string>>): string =>
  text.replace(/\{(\w+)\}/g, (_match, word: string) => entryOf(values, word)());
