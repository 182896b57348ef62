import { message } from '../../../src/domain/language/message';
import { isolated } from '../../../src/domain/text/isolated';
import { lineAmount } from '../../../src/domain/money';
import { diffLines, type SkuQuantities } from '../../../src/domain/orders/lines';
import { isQuantity } from '../../../src/domain/orders/quantities';
import { Refusal } from '../../core/problems';
import type { CatalogSku, LineWrite, SavedLine } from './queries';

/** A line as it is before a save, with its price in cents. */
export type LineBefore = Omit<SavedLine, 'generic'>;

/** What a save does to an order's lines: what to write, what to remove, and the resulting totals. */
export interface SavePlan {
  /** Skus that can't be ordered: with any, the entire save is refused. */
  unknown: string[];
  written: LineWrite[];
  /** Ids of the skus whose lines are removed. */
  removed: string[];
  pieces: number;
  cents: number;
}

/**
 * Compares the saved lines with those sent. A line that is added or changed takes today's price, and so does every line
 * with `takePrices`; all others stay untouched. A sku that was removed from the catalog may stay in an order that has it,
 * but can't be added.
 */
export function planSave(
  saved: LineBefore[],
  sent: SkuQuantities,
  catalog: CatalogSku[],
  { takePrices = false } = {},
): SavePlan {
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
    const { sku_id } = sku;
    const line = savedLines.get(code);
    if (line === undefined && sku.removed) unorderable.push(code);
    const isUnchanged = line?.quantity === quantity && !takePrices;
    const price = isUnchanged ? line.price : sku.price;
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

const named = 5;

/** Refuses a save with skus or wanted codes that the catalog does not have, naming the first of them. */
export function refuseUnknown(
  codes: string[],
  kind: 'sku' | 'wanted code',
  order: { catalog_name: string },
): void {
  if (codes.length === 0) return;
  const values = {
    codes: { named: codes.slice(0, named) },
    count: codes.length,
    more: Math.max(0, codes.length - named),
    catalog: isolated(order.catalog_name),
  };
  throw new Refusal(
    kind === 'sku'
      ? message(
          '{count, plural, one {The sku {codes} is} other {The skus {codes}{more, plural, =0 {} other { and {more} more}} are}} not in the catalog {catalog}.',
          values,
        )
      : message(
          '{count, plural, one {The wanted code {codes} is} other {The wanted codes {codes}{more, plural, =0 {} other { and {more} more}} are}} not in the catalog {catalog}.',
          values,
        ),
  );
}

const maxPieces = 2_147_483_647;

/** Refuses an order that adds up to more than the contract's numbers can hold. */
export function refuseTooLarge(plan: Pick<SavePlan, 'pieces' | 'cents'>): void {
  if (plan.pieces > maxPieces || plan.cents > Number.MAX_SAFE_INTEGER) {
    throw new Refusal(message('This order adds up to more than an order can hold.'));
  }
}
