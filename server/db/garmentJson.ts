import type { Schema } from '../core/call';
import type { GzipChunk } from '../core/precompressedJson';
import type { Db } from './openDatabase';

/** A catalog, and the price list and warehouse that its garments are shown with. */
export interface SheetView {
  catalogId: number;
  currency: string;
  pricelist: string | null;
  warehouse: string;
}

/** The garments of catalogs as precompressed JSON, shared by all orders and previews. */
export interface GarmentJsonSource {
  /** A cache key that changes whenever a view's garments do; `db` must be in the same snapshot as the other reads. */
  keyOf(db: Db, view: SheetView): Promise<string>;
  /** The garments of such a key, from the cache or read in the same snapshot. */
  find(db: Db, key: string, view: SheetView): Promise<PrecompressedGarments>;
}

/** The garments of one line sheet, without ordered pieces. */
export interface PrecompressedGarments {
  generics: readonly string[];
  /** The elements of the JSON array, with commas; `change` maps each of the `named` garments before it is sent. */
  chunksWith(
    named: ReadonlySet<string>,
    change: (garment: Schema<'Garment'>) => Schema<'Garment'>,
  ): GzipChunk[];
}
