import type { SeenCatalog } from '../../db/catalogs';
import { type LoadedGarment, presentGarments } from '../../db/garments';
import type { Pictures, Schema } from '../../http/operation';
import type { CatalogNumbers, CatalogRow } from './queries';

/** A catalog with its garments as the contract shows a preview. */
export function presentPreview(
  { id, name, season, currency }: SeenCatalog,
  garments: readonly LoadedGarment[],
): Schema<'CatalogWithGarments'> {
  return { id, name, season, currency, garments: presentGarments(garments, { currency }) };
}

/** Catalogs as admins are told of them: with who sees each, its orders, and what it still needs. */
export async function presentWithNumbers(
  catalogs: readonly CatalogRow[],
  numbers: readonly CatalogNumbers[],
  pictures: Pick<Pictures, 'countMissing'>,
): Promise<Schema<'Catalog'>[]> {
  const byId = new Map(numbers.map((one) => [one.id, one]));
  return Promise.all(
    catalogs.map(async (catalog) => {
      const { num_customers = 0, num_orders = 0, generics = '' } = byId.get(catalog.id) ?? {};
      const missing = await pictures.countMissing(generics.match(/.{6}/g) ?? []);
      return {
        ...catalog,
        num_customers,
        num_orders,
        ...(missing !== null && { num_missing_pictures: missing }),
      };
    }),
  );
}
