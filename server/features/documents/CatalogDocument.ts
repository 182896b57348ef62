import type { SeenCatalog } from '../../db/catalogs';
import type { LoadedGarment } from '../../db/garments';
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
