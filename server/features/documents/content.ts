import type { SeenCatalog } from '../../db/catalogs';
import type { LoadedGarment } from '../../db/garments';
import type { Env } from '../../env';
import type { OrderedSku, OrderHead } from './queries';

/** What the documents of an order without pictures are made from. */
export interface OrderDocument {
  brand: Brand;
  head: OrderHead;
  skus: OrderedSku[];
}

/** What the documents of a catalog are made from. */
export interface CatalogDocument {
  brand: Brand;
  head: SeenCatalog;
  /** The price list; null for the plain prices. */
  pricelist: string | null;
  garments: LoadedGarment[];
  /** Files of pictures by name. */
  pictures: Record<string, string>;
}

/** The brand as its documents show it; `logo` is a picture file, or null. */
export interface Brand {
  name: string;
  address: string[];
  logo: string | null;
  terms: string;
}

/** The brand as the settings have it, with the name of the catalog's brand where they name none. */
export const brandOf = (env: Env, catalogBrand: string): Brand => ({
  name: env.brandName || catalogBrand,
  address: env.brandAddress,
  logo: env.brandLogo,
  terms: env.orderTerms,
});
