import type { Garment } from '../../../api';
import type { GroupedLines } from '../../../domain/orders/lines';
import { quantityGrid } from '../grid/Grid';
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
    const skus = quantityGrid(garment).flatMap(({ cells }) => cells.flatMap((sku) => sku ?? []));
    const sku = skus.find((one) => quantityIn(lines, one.sku) > 0);
    if (sku) return sku.sku;
  }
  return null;
}
