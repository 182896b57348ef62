import { loadGarments } from '../../db/garments';
import { presentGarments } from '../../db/presentGarment';
import {
  type GarmentJsonCache,
  precompressGarments,
  type PrecompressedGarments,
  type SheetView,
} from '../../db/garmentJsonCache';
import type { Db } from '../../db/openDatabase';
import type { GzipChunk } from '../../core/precompressedJson';
import { toOrderedGarment } from './present';
import type { SheetRow } from './sheetQueries';

/** Whose view of the catalog an order shows: that of its customer. */
export const viewOf = ({ catalog_id, currency, pricelist, warehouse }: SheetRow): SheetView => ({
  catalogId: Number(catalog_id),
  currency,
  pricelist,
  warehouse,
});

/** The garments of an order's line sheet; chunks without ordered pieces are taken from `garmentJson`, by this key. */
export async function garmentPieces(
  db: Db,
  garmentJson: GarmentJsonCache,
  order: SheetRow,
  key: string,
): Promise<GzipChunk[]> {
  const removed = order.lines.flatMap((line) => (line.removed ? [Number(line.sku_id)] : []));
  const view = viewOf(order);
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
