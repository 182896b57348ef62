import type { Garment, Sku } from '../../api';
import { toEan } from '../../domain/ean';

/**
 * The garments with a sku of exactly this code, EAN or brand's own code; null for none. Partial codes would match too
 * many, and need an index.
 */
export function findBySku(garments: readonly Garment[], search: string): readonly Garment[] | null {
  const matches = skuMatcher(search);
  const found = matches === null ? [] : garments.filter(({ skus }) => skus.some(matches));
  return found.length === 0 ? null : found;
}

/** The first sku that the search matches exactly, if any. */
export function skuOf(garments: readonly Garment[], search: string): string | null {
  const matches = skuMatcher(search);
  if (matches === null) return null;
  for (const { skus } of garments) {
    const sku = skus.find(matches);
    if (sku) return sku.sku;
  }
  return null;
}

/** A predicate for the skus that a search matches exactly; null for a blank search. */
function skuMatcher(search: string): ((sku: Sku) => boolean) | null {
  const ean = toEan(search);
  const code = search.trim().toLowerCase();
  if (code === '') return null;
  return (one) =>
    (ean !== null && one.ean === ean) ||
    one.sku.toLowerCase() === code ||
    one.own_sku?.toLowerCase() === code;
}
