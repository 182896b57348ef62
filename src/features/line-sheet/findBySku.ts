import type { Garment } from '../../api';
import { toEan } from '../../domain/ean';

/**
 * The garments with a sku of this EAN, or of this code of the brand's own; null when there are none. Only a whole code
 * counts: its digits would be found in part by many a number, and nothing has to be kept ready to search them.
 */
export function findBySku(garments: readonly Garment[], search: string): readonly Garment[] | null {
  const ean = toEan(search);
  const own = search.trim().toLowerCase();
  if (own === '') return null;
  const found = garments.filter(({ skus }) =>
    skus.some((sku) => (ean !== null && sku.ean === ean) || sku.own_sku?.toLowerCase() === own),
  );
  return found.length === 0 ? null : found;
}
