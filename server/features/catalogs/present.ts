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

/** How many rows of a file are bad, in a sentence. */
export function presentBadRows(count: number): string {
  return `The file has ${count === 1 ? '1 bad row' : `${count} bad rows`}, nothing was changed.`;
}
