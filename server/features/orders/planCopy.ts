import { planSave, type SavePlan } from './planSave';
import type { CatalogSku, SavedLine } from './queries/lines';

/** The lines of a copy, and the skus that could not be copied because they have left the catalog. */
export type CopyPlan = SavePlan & { skipped: string[] };

/** Copies an order's lines at today's prices, as far as the catalog still has their skus. */
export function planCopy(lines: SavedLine[], catalog: CatalogSku[]): CopyPlan {
  const present = catalog.filter(({ removed }) => !removed);
  const orderable = new Set(present.map(({ sku }) => sku));
  const kept = lines.filter(({ sku }) => orderable.has(sku));
  const quantities = Object.fromEntries(kept.map(({ sku, quantity }) => [sku, quantity]));
  const skipped = lines.filter(({ sku }) => !orderable.has(sku)).map(({ sku }) => sku);
  return { ...planSave([], quantities, present), skipped };
}
