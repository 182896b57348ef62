import type { LanguageTag } from '../../../src/domain/language/languages';
import { loadGarments } from '../../db/garments';
import { presentGarments } from '../../db/presentGarment';
import {
  type GarmentJsonCache,
  precompressGarments,
  type PrecompressedGarments,
  type SheetView,
} from '../../db/garmentJsonCache';
import { nameLanguageOf } from '../../db/names';
import type { Db } from '../../db/openDatabase';
import type { GzipChunk } from '../../core/precompressedJson';
import { toOrderedGarment } from './present';
import type { SheetRow } from './sheetQueries';

/** Whose view of the catalog an order shows: that of its customer, with names in the language of its reader. */
export const viewOf = (order: SheetRow, language: LanguageTag, plainLanguage: string | null): SheetView => ({
  plainLanguage,
  catalogId: Number(order.catalog_id),
  currency: order.currency,
  pricelist: order.pricelist,
  warehouse: order.warehouse,
  language: nameLanguageOf(order, language),
});

/** The garments of an order's line sheet; chunks without ordered pieces are taken from `garmentJson`, by this key. */
export async function garmentPieces(
  db: Db,
  garmentJson: GarmentJsonCache,
  order: SheetRow,
  view: SheetView,
  key: string,
): Promise<GzipChunk[]> {
  const removed = order.lines.flatMap((line) => (line.removed ? [Number(line.sku_id)] : []));
  const ready =
    removed.length === 0 ? await garmentJson.find(db, key, view) : await loadWith(db, view, removed);
  return ready.chunksWith(new Set(order.lines.map(({ generic }) => generic)), toOrderedGarment(order));
}

/** Removed garments are shown only in this order, so they are not cached. */
async function loadWith(
  db: Db,
  { currency, ...view }: SheetView,
  alsoSkuIds: number[],
): Promise<PrecompressedGarments> {
  const garments = await loadGarments(db, { ...view, alsoSkuIds });
  return precompressGarments(presentGarments(garments, { currency }));
}
