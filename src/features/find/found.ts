import { foldText } from '../../lib/wordSearch';

/** The kinds of results. */
export type FoundKind = 'page' | 'customer' | 'action' | 'order' | 'catalog' | 'garment';

/** A search result and its link. */
export interface Found {
  readonly kind: FoundKind;
  readonly id: string;
  readonly label: string;
  /** Distinguishes it from results with the same label. */
  readonly detail: string;
  /** The link, unique among the results. */
  readonly href: string;
  /** Shows the rest of its group here instead. */
  readonly expands?: true;
}

/** The results of one kind, best first. */
export interface FoundGroup {
  readonly kind: FoundKind;
  readonly items: readonly Found[];
  /** The total, including results that are not among the items. */
  readonly total?: number;
  /** The link to the list of all, if there is one. */
  readonly all?: Found;
}

const kinds: readonly FoundKind[] = ['page', 'customer', 'catalog', 'order', 'garment'];
const most = 6;

/**
 * The results grouped by kind, best kind first. Best are labels that equal the query, then those that start with it,
 * have each word at the start of a word, have each word, or match elsewhere. No duplicates, and at most six per kind but
 * the expanded one.
 */
export function rankFound(
  found: readonly Found[],
  typed: string,
  expanded: FoundKind | null = null,
): FoundGroup[] {
  const text = foldText(typed).trim();
  const words = text.split(/\s+/).filter(Boolean);
  const ranked = [...new Map(found.map((thing) => [thing.href, thing])).values()]
    .map((thing) => ({ thing, rank: rankOf(foldText(thing.label), text, words) }))
    .sort((a, b) => a.rank - b.rank);
  const groups = kinds.map((kind) => {
    const ofKind = ranked.filter(({ thing }) => thing.kind === kind);
    return {
      kind,
      items: ofKind.slice(0, kind === expanded ? undefined : most).map(({ thing }) => thing),
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
