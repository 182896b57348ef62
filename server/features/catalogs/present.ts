import type { SeenCatalog } from '../../catalogs/findSeenCatalog';
import { presentGarments } from '../../garments/presentGarment';
import type { LoadedGarment } from '../../garments/loadGarments';
import type { Schema } from '../../operation';

/** A catalog with its garments as the contract shows a preview. */
export function presentPreview(
  { id, name, season, currency }: SeenCatalog,
  garments: readonly LoadedGarment[],
): Schema<'CatalogWithGarments'> {
  return { id, name, season, currency, garments: presentGarments(garments, { currency }) };
}
