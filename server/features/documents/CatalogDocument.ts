import type { SeenCatalog } from '../../catalogs/findSeenCatalog';
import type { LoadedGarment } from '../../garments/loadGarments';
import type { Brand } from './Brand';

/** A catalog with its garments, as its documents are made from it. */
export interface CatalogDocument {
  brand: Brand;
  head: SeenCatalog;
  /** The list that the garments are priced by; null for the plain prices. */
  pricelist: string | null;
  garments: LoadedGarment[];
  /** Files of pictures by name. */
  pictures: Record<string, string>;
}
