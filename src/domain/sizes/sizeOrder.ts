import { type SizeValues, sizeValues } from './sizeValues';

/**
 * Sizes from small to large. Those of a system stand together where its first one stood; sizes of no known system keep
 * their order.
 */
export function fromSmallToLarge(sizes: readonly string[]): string[] {
  const known = new Map(sizes.map((size) => [size, sizeValues(size)]));
  const systems = [...new Set([...known.values()].map(systemOf))];
  return systems.flatMap((system) =>
    [...known]
      .filter(([, values]) => systemOf(values) === system)
      .sort(([, a], [, b]) => compareValues(a, b))
      .map(([size]) => size),
  );
}

const systemOf = (values: SizeValues | null) => values?.system ?? '';

function compareValues(a: SizeValues | null, b: SizeValues | null): number {
  const [first, second] = [a?.values ?? [], b?.values ?? []];
  for (const [index, value] of first.entries()) {
    const other = second[index];
    if (other === undefined) return 1;
    if (value !== other) return value - other;
  }
  return first.length - second.length;
}

/**
 * The sizes of a garment in the order in which they are shown, from those of each of its colors as the file lists them.
 * That is the file's order, unless a program has sorted its rows by the alphabet (L M S XL XS, 10 12 6 8): then from
 * small to large.
 */
export function shownSizes(colors: readonly (readonly string[])[]): string[] {
  const sizes = [...new Set(colors.flat())];
  const natural = fromSmallToLarge(sizes);
  const falls = sizes.every((size, index) => size === natural[natural.length - 1 - index]);
  const isSorted = (compare: Compare) => colors.every((own) => isInOrder(own, compare));
  const isByAlphabet =
    alphabets.some(isSorted) || (!falls && alphabets.some((compare) => isSorted((a, b) => compare(b, a))));
  return isByAlphabet ? natural : sizes;
}

/**
 * Merges the sizes of a file into those of a garment, in display order. A file that names all existing sizes sets the
 * order; otherwise a new size goes before the one that follows it in the file, or last.
 */
export function mergeSizes(known: readonly string[], given: readonly string[]): string[] {
  if (known.every((size) => given.includes(size))) return [...given];
  const merged = [...known];
  // From the end, so that the following size is already in the list.
  for (const [index, size] of [...given.entries()].reverse()) {
    if (merged.includes(size)) continue;
    const next = given.slice(index + 1).find((one) => merged.includes(one));
    merged.splice(next === undefined ? merged.length : merged.indexOf(next), 0, size);
  }
  return merged;
}

type Compare = (a: string, b: string) => number;

/** How programs sort texts: by their characters, by language, and with numbers in front of them by their value. */
const alphabets: readonly Compare[] = [
  (a, b) => (a < b ? -1 : 1),
  new Intl.Collator('en').compare,
  new Intl.Collator('en', { numeric: true }).compare,
];

const isInOrder = (sizes: readonly string[], compare: Compare) =>
  sizes.every((size, index) => {
    const before = sizes[index - 1];
    return before === undefined || compare(before, size) <= 0;
  });
