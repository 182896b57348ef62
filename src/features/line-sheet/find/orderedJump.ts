import type { Garment } from '../../../api';
import type { GroupedLines } from '../../../domain/orders/lines';
import { isCellDisabled } from '../../../domain/orders/quantities';
import { quantityGrid } from '../grid/cellMap';
import { quantityIn } from '../state/edits';

/**
 * The first sku with a quantity, as one reads, in the next or the previous garment that has some; from the last garment
 * on to the first, and null if none has any. Without a garment to start from, it starts before the first.
 */
export function orderedSkuFrom(
  generic: string | null,
  direction: 1 | -1,
  garments: readonly Garment[],
  lines: GroupedLines,
): string | null {
  const count = garments.length;
  const from = garments.findIndex((garment) => garment.generic === generic);
  const start = from < 0 && direction < 0 ? count : from;
  for (let step = 1; step <= count; step += 1) {
    const garment = garments[(start + direction * step + count) % count];
    if (garment === undefined || lines[garment.generic] === undefined) continue;
    const sku = skusOf(garment).find((one) => quantityIn(lines, one.sku) > 0);
    if (sku) return sku.sku;
  }
  return null;
}

/** Where to go in a garment: its first sku that can be ordered, or has a quantity. Null where none can. */
export function firstCellOf(garment: Garment, lines: GroupedLines): string | null {
  const isEnabled = (sku: Garment['skus'][number]) =>
    !isCellDisabled({ sku, with_stocks: garment.with_stocks, quantity: quantityIn(lines, sku.sku) });
  return skusOf(garment).find(isEnabled)?.sku ?? null;
}

/** The skus of a garment as one reads its cells. */
function skusOf(garment: Garment) {
  return quantityGrid(garment).flatMap(({ cells }) => cells.flatMap((sku) => sku ?? []));
}
