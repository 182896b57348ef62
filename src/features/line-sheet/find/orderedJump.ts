import type { Garment } from '../../../api';
import type { GroupedLines } from '../../../domain/orders/lines';
import { isCellDisabled } from '../../../domain/orders/quantities';
import { quantityGrid } from '../grid/cellMap';
import { quantityIn } from '../state/edits';

/**
 * The first sku with a quantity, in reading order, of the next or previous garment that has any. Wraps around; null if
 * no garment has any. Without a start garment, it starts before the first.
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

/** The first sku of a garment that can be ordered or has a quantity; null where there is none. */
export function firstCellOf(garment: Garment, lines: GroupedLines): string | null {
  const isEnabled = (sku: Garment['skus'][number]) =>
    !isCellDisabled({ sku, with_stocks: garment.with_stocks, quantity: quantityIn(lines, sku.sku) });
  return skusOf(garment).find(isEnabled)?.sku ?? null;
}

/** The skus of a garment in reading order. */
function skusOf(garment: Garment) {
  return quantityGrid(garment).flatMap(({ cells }) => cells.flatMap((sku) => sku ?? []));
}
