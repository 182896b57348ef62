import type { Schema } from '../core/call';
import type { GzipChunk } from '../core/precompressedJson';
import type { Db } from './openDatabase';

/** Of which catalog garments are, and from whose view. */
export interface SheetView {
  catalogId: number;
  currency: string;
  pricelist: string | null;
  warehouse: string;
}

/** The garments of catalogs as ready JSON, shared by all orders and previews. */
export interface Sheets {
  /** What a view's garments are made from, as a key that changes with it; `db` must be one snapshot with the rest. */
  keyOf(db: Db, view: SheetView): Promise<string>;
  /** The garments of such a key, made in the same snapshot unless they are kept. */
  find(db: Db, key: string, view: SheetView): Promise<ReadyGarments>;
}

/** The garments of one sheet, without ordered pieces. */
export interface ReadyGarments {
  generics: readonly string[];
  /** The elements of their array, separated by commas; `change` gets those named, and returns them as they are sent. */
  piecesWith(
    named: ReadonlySet<string>,
    change: (garment: Schema<'Garment'>) => Schema<'Garment'>,
  ): GzipChunk[];
}
