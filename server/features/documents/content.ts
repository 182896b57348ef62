import type { SeenCatalog } from '../../db/catalogs';
import type { OrderPapersRow } from '../../db/orderPapers';
import type { LoadedGarment } from '../../db/garments';
import type { Env } from '../../core/env';
import type { ReaderLocale } from '../../core/languages';
import type { fulfillmentOf } from '../../../src/domain/orders/fulfillment';
import type { OrderedSku, OrderHead } from './queries';
import type { VersionChanges } from './versionChanges';

/** The data for an order's documents without pictures. */
export interface OrderDocument {
  /** The language that it is written in; English if absent. */
  locale?: ReaderLocale;
  brand: Brand;
  head: OrderHead;
  /** What else its papers say. */
  papers: OrderPapersRow;
  skus: OrderedSku[];
  /** What is different from the version before; absent of a first version, and where it is not said. */
  changes?: VersionChanges;
}

/** A sku of an order, and what has become of its pieces. */
export type ToComeSku = OrderedSku & ReturnType<typeof fulfillmentOf>['lines'][number];

/** The data for what is still to come of an order: the skus of which pieces are. */
export interface ToComeDocument extends OrderDocument {
  skus: ToComeSku[];
}

/** The data for an order's workbook; `form` is null for an order that can't be changed. */
export interface OrderBook extends OrderDocument {
  form: {
    /** The order's version. */
    version: number;
  } | null;
  /** Files of small pictures by generic. */
  pictures: Record<string, string>;
  /** What the form offers. */
  garments: LoadedGarment[];
}

/** The data for a catalog's documents. */
export interface CatalogDocument {
  /** As of an order's. */
  locale?: ReaderLocale;
  brand: Brand;
  head: SeenCatalog;
  /** The price list; null for the plain prices. */
  pricelist: string | null;
  garments: LoadedGarment[];
  /** Picture files by name. */
  pictures: Record<string, string>;
}

/** The sheets that documents are printed on. */
export type PaperSize = Env['paperSize'];

/** The brand as shown in its documents; `logo` is a picture file, or null. */
export interface Brand {
  name: string;
  address: string[];
  /** Its number for value added tax; '' if unset. */
  vatId: string;
  phone: string;
  /** The company's entry in a register. */
  register: string;
  /** The lines of its bank account. */
  bank: string[];
  logo: string | null;
  terms: string;
  paper: PaperSize;
  /** The IANA name of the time zone of its days. */
  timeZone: string;
}

/** The brand from the settings, named after the catalog's brand if they give no name. */
export const brandOf = (env: Env, catalogBrand: string): Brand => ({
  name: env.brandName || catalogBrand,
  address: env.brandAddress,
  vatId: env.brandVatId,
  phone: env.brandPhone,
  register: env.brandRegister,
  bank: env.brandBank,
  logo: env.brandLogo,
  terms: env.orderTerms,
  paper: env.paperSize,
  timeZone: env.timeZone,
});
