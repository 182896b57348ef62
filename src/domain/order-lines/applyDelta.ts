import { lineAmount } from '../money/lineAmount';
import { addTotals, emptyTotals, priceOf, type GarmentPrices, type Totals } from './countTotals';
import type { LineDiff } from './OrderLines';

/**
 * The totals after an edit, from those before it and its diff alone: always what counting anew gives (spec
 * 2).
 */
export function applyDelta(totals: Totals, diff: LineDiff, prices: GarmentPrices): Totals {
  const changes = [
    ...diff.added.map(({ sku, quantity }) => ({ sku, pieces: quantity })),
    ...diff.changed.map(({ sku, quantity, previous }) => ({ sku, pieces: quantity - previous })),
    ...diff.removed.map(({ sku, previous }) => ({ sku, pieces: -previous })),
  ];
  return changes.reduce((sum, { sku, pieces }) => addPieces(sum, sku, pieces, prices), totals);
}

function addPieces(totals: Totals, sku: string, pieces: number, prices: GarmentPrices): Totals {
  const { price, drop } = priceOf(prices, sku);
  const delta = { pieces, amount: lineAmount({ quantity: pieces, price }) };
  const whole = addTotals(totals, delta);
  if (drop === '') return { ...whole, drops: totals.drops };

  const { [drop]: before = emptyTotals, ...otherDrops } = totals.drops;
  const after = addTotals(before, delta);
  return { ...whole, drops: after.pieces > 0 ? { ...totals.drops, [drop]: after } : otherDrops };
}
