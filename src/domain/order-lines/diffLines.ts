import type { LineDiff, SkuQuantities } from './OrderLines';

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
