import { addTotals, type Total } from '../../../domain/orders/totals';
import { lineAmount } from '../../../domain/money';
import { quantityIn } from '../state/edits';
import type { Prices } from '../state/Sheet';
import { type GridContent, skuAt } from './cellMap';
import { type CellRange, countCells, edgesOf, linesOf } from './cellRange';

/** Sums the cells of a selection; garments without quantities are skipped, so that large selections are cheap. */
export function sumSelection(
  range: CellRange,
  { garments, map, lines, prices }: GridContent & { readonly prices: Prices },
) {
  const { left, right } = edgesOf(range);
  let total: Total = { pieces: 0, amount: 0 };
  for (const line of linesOf(range, map)) {
    const generic = garments[line.garment]?.generic ?? '';
    if (lines[generic] === undefined) continue;
    const price = prices[generic]?.price ?? 0;
    for (let column = left; column <= right; column += 1) {
      const quantity = quantityIn(lines, skuAt(garments, { ...line, column })?.sku ?? '');
      if (quantity === 0) continue;
      total = addTotals(total, { pieces: quantity, amount: lineAmount({ quantity, price }) });
    }
  }
  return { ...total, cells: countCells(range, map) };
}
