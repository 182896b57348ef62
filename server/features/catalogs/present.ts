import { presentGarments } from '../../garments/presentGarment';
import type { LoadedGarment } from '../../garments/loadGarments';
import type { Schema } from '../../operation';
import type { CatalogRow } from './queries';

/** A catalog with its garments as the contract shows a preview. */
export function presentPreview(
  { id, name, season, currency }: CatalogRow,
  garments: readonly LoadedGarment[],
): Schema<'CatalogWithGarments'> {
  return { id, name, season, currency, garments: presentGarments(garments, { currency }) };
}
