import type { Garment, Sku } from '../../api';
import { toEan } from '../../domain/ean';

/**
 * The garments with a sku of this code, EAN or code of the brand's own; null when there are none. Only a whole code
 * counts: its digits would be found in part by many a number, and nothing has to be kept ready to search them.
 */
export function findBySku(garments: readonly Garment[], search: string): readonly Garment[] | null {
  const matches = skuMatcher(search);
  const found = matches === null ? [] : garments.filter(({ skus }) => skus.some(matches));
  return found.length === 0 ? null : found;
}

/** The first sku that a search means by its whole code, if any. */
export function skuOf(garments: readonly Garment[], search: string): string | null {
  const matches = skuMatcher(search);
  if (matches === null) return null;
  for (const { skus } of garments) {
    const sku = skus.find(matches);
    if (sku) return sku.sku;
  }
  return null;
}

/** Whether a sku is the one that is searched for; null for a blank search. */
function skuMatcher(search: string): ((sku: Sku) => boolean) | null {
  const ean = toEan(search);
  const code = search.trim().toLowerCase();
  if (code === '') return null;
  return (one) =>
    (ean !== null && one.ean === ean) ||
    one.sku.toLowerCase() === code ||
    one.own_sku?.toLowerCase() === code;
}
