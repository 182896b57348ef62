import { type Message, message } from '../language/message';
import { notWholeMessage, readQuantity } from '../orders/readQuantity';
import { withPlainDigits } from '../text/digits';
import { withPlainMarks } from '../text/plainMarks';
import { toStoredCode } from '../text/storedText';

/** The pieces of a size; 0 clears it. */
export interface RunSize {
  readonly size: string;
  readonly quantity: number;
}

/** Quantities by size name, so that they fit every garment with such sizes. */
export type SizeRun = readonly RunSize[];

/** A run, or an error. */
export type ReadRun = { readonly run: SizeRun } | { readonly error: Message };

/** The key for comparing size names, in any script's digits, without case and outer spaces. */
export function sizeKey(size: string): string {
  return withPlainDigits(toStoredCode(size)).toLowerCase();
}

const howToType = message('Type quantities as in 1 2 3, or with their sizes as in S:1 M:2');
/** Marks a size whose quantity is unchanged. */
const skipped = '-';
const skips = /^[-–—]$/;
const sizeAndQuantity = /[\s,;]*(\S.*?)\s*:\s*([^\s,;:]*\d[^\s,;:]*|[-–—])(?=[\s,;]|$)/gy;

/**
 * Parses a typed run: '1 2 3' in the order of these sizes, or 'S:1 M:2' by name, in the digits and signs of any script.
 * A dash, or a blank cell of a copied row, skips its size; a 0 clears it.
 */
export function readRun(typed: string, sizes: readonly string[]): ReadRun {
  const text = withPlainMarks(typed).replace(/[；؛]/g, ';');
  const pairs = text.includes(':') ? pairsByName(text, sizes) : pairsByPosition(text, sizes);
  if ('text' in pairs) return { error: pairs };

  const run: RunSize[] = [];
  const keys = new Set<string>();
  for (const [size, digits] of pairs) {
    if (keys.has(sizeKey(size))) return { error: message('{size} is there twice', { size }) };
    keys.add(sizeKey(size));
    if (skips.test(digits)) continue;
    const reading = readQuantity(digits);
    // A thousands separator may as well separate two quantities.
    if (reading === null || 'otherwise' in reading) return { error: noQuantity(digits) };
    if ('error' in reading)
      return { error: reading.error === notWholeMessage ? noQuantity(digits) : reading.error };
    run.push({ size, quantity: reading.quantity });
  }
  return run.length === 0 ? { error: howToType } : { run };
}

/** Formats a run so that it can be typed for any garment. */
export function runText(run: SizeRun): string {
  return run.map(({ size, quantity }) => `${size}:${quantity}`).join(' ');
}

type Pair = readonly [size: string, digits: string];

function pairsByPosition(text: string, sizes: readonly string[]): Pair[] | Message {
  const words = wordsOf(text);
  if (sizes.length === 0) return message('Name the sizes, as in S:1 M:2');
  if (words.length > sizes.length)
    return message('These are {quantities} quantities for {sizes} sizes', {
      quantities: words.length,
      sizes: sizes.length,
    });
  return sizes.flatMap((size, index) =>
    words.slice(index, index + 1).map((word) => [size.trim(), word] as const),
  );
}

/**
 * Quantities are separated by spaces, commas, slashes or dashes; cells of a copied row by tabs. A comma before 0 and two
 * digits, as in 12,000, separates none.
 */
function wordsOf(text: string): string[] {
  if (text.includes('\t')) return text.split('\t').map((cell) => cell.trim() || skipped);
  const apart = text.replace(/(?<=\d)[-–—/](?=\d)/g, ' ');
  return apart.split(/(?:[\s;]|,(?!0\d\d(?!\d)))+/).filter((word) => word !== '');
}

const noQuantity = (word: string) =>
  message('“{word}” is no quantity. Type quantities as in 1 2 3, or with their sizes as in S:1 M:2', {
    word,
  });

/** Names get the spelling of the matching size, if any. */
function pairsByName(text: string, sizes: readonly string[]): Pair[] | Message {
  const spelled = new Map(sizes.map((size) => [sizeKey(size), size.trim()]));
  const pairs: Pair[] = [];
  const unread = text.replace(sizeAndQuantity, (_pair, size: string, digits: string) => {
    pairs.push([spelled.get(sizeKey(size)) ?? size, digits]);
    return '';
  });
  const remainder = unread.replace(/^[\s,;]+|[\s,;]+$/g, '');
  return remainder === ''
    ? pairs
    : message(
        '“{word}” is no size with its quantity. Type quantities as in 1 2 3, or with their sizes as in S:1 M:2',
        { word: remainder },
      );
}
