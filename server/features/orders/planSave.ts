import { diffLines, type SkuQuantities } from '../../../src/domain/orders/lines';
import { isQuantity } from '../../../src/domain/orders/quantities';
import { lineAmount } from '../../../src/domain/money';
import type { CatalogSku, LineWrite, SavedLine } from './queries/lines';

/** What a save does to an order's lines: what to write, what to take away, and what the order then adds up to. */
export interface SavePlan {
  /** Skus that can't be ordered: the whole save is to be refused. */
  unknown: string[];
  written: LineWrite[];
  /** Ids of the skus whose lines go. */
  removed: string[];
  pieces: number;
  cents: number;
}

/**
 * Compares the saved lines with those sent. Every line takes today's price, so one whose price has changed is
 * written too; all others stay untouched. A sku that was removed from the catalog may stay in an order that has
 * it, but can't come in.
 */
export function planSave(saved: SavedLine[], sent: SkuQuantities, catalog: CatalogSku[]): SavePlan {
  const skus = new Map(catalog.map((sku) => [sku.sku, sku]));
  const savedLines = new Map(saved.map((line) => [line.sku, line]));
  const before: Record<string, number> = {};
  for (const { sku, quantity } of saved) before[sku] = quantity;

  const after: Record<string, number> = {};
  const unknown: string[] = [];
  const unorderable: string[] = [];
  const written: LineWrite[] = [];
  let pieces = 0;
  let cents = 0;
  for (const [code, quantity] of Object.entries(sent)) {
    const sku = skus.get(code);
    if (sku === undefined) unknown.push(code);
    if (sku === undefined || !isQuantity(quantity)) continue;
    const { sku_id, price } = sku;
    const line = savedLines.get(code);
    if (line === undefined && sku.removed) unorderable.push(code);
    if (line?.quantity !== quantity || line.price !== price) written.push({ sku_id, quantity, price });
    after[code] = quantity;
    pieces += quantity;
    cents += lineAmount({ quantity, price });
  }
  const { removed } = diffLines(before, after);
  return {
    unknown: [...unknown, ...unorderable],
    written,
    removed: removed.flatMap(({ sku }) => savedLines.get(sku)?.sku_id ?? []),
    pieces,
    cents,
  };
}
