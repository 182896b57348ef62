import { foldText } from '../../lib/wordSearch';

/** What can be found. */
export type FoundKind = 'page' | 'customer' | 'action' | 'order' | 'catalog' | 'garment';

/** Something that was found, and where it leads. */
export interface Found {
  readonly kind: FoundKind;
  readonly id: string;
  readonly label: string;
  /** What tells it from others of the same label. */
  readonly detail: string;
  /** Where it leads; nothing else leads there. */
  readonly href: string;
}

/** What was found of one kind, the best first. */
export interface FoundGroup {
  readonly kind: FoundKind;
  readonly items: readonly Found[];
  /** How many there are, with those that are not among the items. */
  readonly total?: number;
  /** Leads to all of them, where a list can show them. */
  readonly all?: Found;
}

const kinds: readonly FoundKind[] = ['page', 'customer', 'catalog', 'order', 'garment'];
const most = 6;

/**
 * What was found by its kind, best kind first: those whose label is what was typed, begins with it, has each word at the
 * beginning of a word, has each word, or has them elsewhere. Nothing twice, and of each kind at most six.
 */
export function rankFound(found: readonly Found[], typed: string): FoundGroup[] {
  const text = foldText(typed).trim();
  const words = text.split(/\s+/).filter(Boolean);
  const ranked = [...new Map(found.map((thing) => [thing.href, thing])).values()]
    .map((thing) => ({ thing, rank: rankOf(foldText(thing.label), text, words) }))
    .sort((a, b) => a.rank - b.rank);
  const groups = kinds.map((kind) => {
    const ofKind = ranked.filter(({ thing }) => thing.kind === kind);
    return {
      kind,
      items: ofKind.slice(0, most).map(({ thing }) => thing),
      total: ofKind.length,
      rank: ofKind[0]?.rank ?? Infinity,
    };
  });
  return groups
    .filter(({ items }) => items.length > 0)
    .sort((a, b) => a.rank - b.rank)
    .map(({ kind, items, total }) => ({ kind, items, total }));
}

function rankOf(label: string, text: string, words: readonly string[]): number {
  if (label === text) return 0;
  if (label.startsWith(text)) return 1;
  const ofLabel = label.split(/[^\p{L}\p{N}]+/u);
  if (words.every((word) => ofLabel.some((one) => one.startsWith(word)))) return 2;
  return words.every((word) => label.includes(word)) ? 3 : 4;
}
