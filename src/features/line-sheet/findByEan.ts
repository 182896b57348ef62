import type { Garment } from '../../api';
import { toEan } from '../../domain/ean';

/**
 * The garments with a sku of this EAN; null when the search is none, or none of theirs. Only a whole EAN counts: its
 * digits would be found in part by many a number, and nothing has to be kept ready to search them.
 */
export function findByEan(garments: readonly Garment[], search: string): readonly Garment[] | null {
  const ean = toEan(search);
  if (ean === null) return null;
  const found = garments.filter(({ skus }) => skus.some((sku) => sku.ean === ean));
  return found.length === 0 ? null : found;
}
