/** The record with each of its values changed, under the same keys. */
export function mapValues<Key extends string, From, To>(
  record: { readonly [key in Key]: From },
  change: (value: From, key: Key) => To,
): { [key in Key]: To };
export function mapValues<From, To>(record: Record<string, From>, change: (value: From, key: string) => To) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
}

/** The keys of a record. */
export const keysOf = <Key extends string>(record: { readonly [key in Key]: unknown }): Key[] =>
  Object.keys(record).filter((key): key is Key => key in record);
