import { diffLines } from '../../../src/domain/order-lines/diffLines';
import { isQuantity } from '../../../src/domain/order-lines/parseQuantity';
import type { SkuQuantities } from '../../../src/domain/order-lines/OrderLines';
import { lineAmount } from '../../../src/domain/money/lineAmount';
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
  const wanted = Object.entries(sent).filter(([, quantity]) => isQuantity(quantity));
  const orderable = (sku: string) => skus.get(sku)?.removed === false || savedLines.has(sku);

  const unknown = [
    ...Object.keys(sent).filter((sku) => !skus.has(sku)),
    ...wanted.map(([sku]) => sku).filter((sku) => skus.has(sku) && !orderable(sku)),
  ];
  const lines = wanted.flatMap(([code, quantity]) => {
    const sku = skus.get(code);
    return sku === undefined ? [] : [{ ...sku, quantity }];
  });

  const diff = diffLines(quantitiesOf(saved), quantitiesOf(lines));
  const changed = new Set([...diff.added, ...diff.changed].map(({ sku }) => sku));
  return {
    unknown,
    written: lines.filter(({ sku, price }) => changed.has(sku) || savedLines.get(sku)?.price !== price),
    removed: diff.removed.flatMap(({ sku }) => savedLines.get(sku)?.sku_id ?? []),
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    cents: lines.reduce((sum, line) => sum + lineAmount(line), 0),
  };
}

const quantitiesOf = (lines: { sku: string; quantity: number }[]): SkuQuantities =>
  Object.fromEntries(lines.map(({ sku, quantity }) => [sku, quantity]));
