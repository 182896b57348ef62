import { parseQuantity } from '../orders/quantities';

/** How many pieces of a size; 0 for none of it. */
export interface RunSize {
  readonly size: string;
  readonly quantity: number;
}

/** Quantities by the names of their sizes, so that they fit every garment with such sizes. */
export type SizeRun = readonly RunSize[];

/** A run, or in a sentence why a text is none. */
export type ReadRun = { readonly run: SizeRun } | { readonly error: string };

/** What sizes of the same name have in common: case and outer blanks don't matter, anything else does. */
export function sizeKey(size: string): string {
  return size.trim().toLowerCase();
}

const howToType = 'Type quantities as in 1 2 3, or with their sizes as in S:1 M:2';
/** Stands for a size that keeps what it has. */
const skipped = '-';
const sizeAndQuantity = /[\s,;]*(\S.*?)\s*:\s*(\d+|-)(?=[\s,;]|$)/gy;

/**
 * Reads a run as typed: '1 2 3' in the order of these sizes, from the first one, or 'S:1 M:2' with their names. A dash
 * leaves its size out, and so does a blank cell of a copied row; a 0 empties it.
 */
export function readRun(text: string, sizes: readonly string[]): ReadRun {
  const pairs = text.includes(':') ? namedPairs(text, sizes) : placedPairs(text, sizes);
  if (typeof pairs === 'string') return { error: pairs };

  const run: RunSize[] = [];
  const keys = new Set<string>();
  for (const [size, digits] of pairs) {
    if (keys.has(sizeKey(size))) return { error: `${size} is there twice` };
    keys.add(sizeKey(size));
    if (digits === skipped) continue;
    const entry = parseQuantity(digits);
    if ('error' in entry) return entry;
    run.push({ size, quantity: entry.quantity ?? 0 });
  }
  return run.length === 0 ? { error: howToType } : { run };
}

/** A run as it can be typed for any garment. */
export function runText(run: SizeRun): string {
  return run.map(({ size, quantity }) => `${size}:${quantity}`).join(' ');
}

type Pair = readonly [size: string, digits: string];

function placedPairs(text: string, sizes: readonly string[]): Pair[] | string {
  const words = wordsOf(text);
  if (sizes.length === 0) return 'Name the sizes, as in S:1 M:2';
  const wrong = words.find((word) => !/^(\d+|-)$/.test(word));
  if (wrong !== undefined) return `“${wrong}” is no quantity. ${howToType}`;
  if (words.length > sizes.length) return `These are ${words.length} quantities for ${sizes.length} sizes`;
  return sizes.flatMap((size, index) =>
    words.slice(index, index + 1).map((word) => [size.trim(), word] as const),
  );
}

/** Quantities apart from each other by blanks, commas, slashes or hyphens; cells of a copied row by tabs. */
function wordsOf(text: string): string[] {
  if (text.includes('\t')) return text.split('\t').map((cell) => cell.trim() || skipped);
  const apart = text.replace(/(?<=\d)[-/](?=\d)/g, ' ');
  return apart.split(/[\s,;]+/).filter((word) => word !== '');
}

/** Names are spelled as these sizes are, where one of them is meant. */
function namedPairs(text: string, sizes: readonly string[]): Pair[] | string {
  const spelled = new Map(sizes.map((size) => [sizeKey(size), size.trim()]));
  const pairs: Pair[] = [];
  const unread = text.replace(sizeAndQuantity, (_pair, size: string, digits: string) => {
    pairs.push([spelled.get(sizeKey(size)) ?? size, digits]);
    return '';
  });
  const rest = unread.replace(/^[\s,;]+|[\s,;]+$/g, '');
  return rest === '' ? pairs : `“${rest}” is no size with its quantity. ${howToType}`;
}
