import { groupBy } from '../groupBy';
import { genericOf } from '../sku';

/** Quantities in pieces by sku, as an order is saved (spec 3 'lines'). */
export type SkuQuantities = Readonly<Record<string, number>>;

/**
 * Quantities in pieces by sku within each garment's 6-character code, as the line sheet holds them (spec 3
 * 'lines').
 */
export type GroupedLines = Readonly<Record<string, SkuQuantities>>;

/**
 * What changed from one set of lines to another, quantities in pieces: enough to write it, count it and undo
 * it (spec 4).
 */
export type LineDiff = {
  readonly added: readonly { sku: string; quantity: number }[];
  readonly changed: readonly { sku: string; quantity: number; previous: number }[];
  readonly removed: readonly { sku: string; previous: number }[];
};

/**
 * What turns one map of sku to quantity into another, so that a save writes the changed lines only (spec 4).
 */
export function diffLines(before: SkuQuantities, after: SkuQuantities): LineDiff {
  const previousBySku = new Map(Object.entries(before));
  const added: { sku: string; quantity: number }[] = [];
  const changed: { sku: string; quantity: number; previous: number }[] = [];

  for (const [sku, quantity] of Object.entries(after)) {
    const previous = previousBySku.get(sku);
    previousBySku.delete(sku);
    if (previous === undefined) added.push({ sku, quantity });
    else if (previous !== quantity) changed.push({ sku, quantity, previous });
  }
  return { added, changed, removed: [...previousBySku].map(([sku, previous]) => ({ sku, previous })) };
}

/**
 * Lines grouped by garment as one map of sku to quantity, the shape in which they are saved (spec 3 'lines').
 */
export function flattenLines(lines: GroupedLines): SkuQuantities {
  return Object.fromEntries(Object.values(lines).flatMap((garment) => Object.entries(garment)));
}

/**
 * A map of sku to quantity grouped by the first 6 characters of each sku, the garment code (spec 3 'lines').
 */
export function groupLines(quantities: SkuQuantities): GroupedLines {
  const garments = groupBy(Object.entries(quantities), ([sku]) => genericOf(sku));
  return Object.fromEntries([...garments].map(([generic, lines]) => [generic, Object.fromEntries(lines)]));
}
