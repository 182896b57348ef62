import { lineAmount } from '../../../domain/money';
import { addTotals, type Total } from '../../../domain/orders/totals';
import type { Prices } from '../state/Sheet';
import { type CellRange, cellsOf } from './cellRange';
import { type Grid, quantityAt } from './Grid';

/** Sums the cells of a selection; garments without quantities are skipped, so that large selections are cheap. */
export function sumSelection(
  range: CellRange,
  prices: Prices,
  grid: Grid,
): Total & { readonly cells: number } {
  const cells = cellsOf(range, grid).flat();
  let total: Total = { pieces: 0, amount: 0 };
  for (const cell of cells) {
    const { generic = '' } = grid.rows[cell.row]?.garment ?? {};
    if (grid.lines[generic] === undefined) continue;
    const quantity = quantityAt(grid, cell);
    const amount = lineAmount({ quantity, price: prices[generic]?.price ?? 0 });
    total = addTotals(total, { pieces: quantity, amount });
  }
  return { ...total, cells: cells.length };
}
