import { lineAmount } from '../money';
import { genericOf } from '../sku';
import type { GroupedLines, LineDiff, SkuQuantities } from './lines';

/** Pieces and their amount in integer cents. */
export type Total = { readonly pieces: number; readonly amount: number };

/** What an order adds up to, whole and for each drop that has pieces in it (spec 2 'Order line sheet'). */
export type Totals = Total & { readonly drops: Readonly<Record<string, Total>> };

/** What totals need to know about each garment, by generic: its wholesale price in integer cents and its drop. */
export type GarmentPrices = ReadonlyMap<string, { readonly price: number; readonly drop: string }>;

/**
 * What the lines of an order were saved at, by sku: the price in integer cents, which counts as long as the quantity is
 * the saved one, whatever the garment costs today (api.md 'Fine print').
 */
export type SavedPrices = Readonly<Record<string, { readonly quantity: number; readonly price: number }>>;

const noSavedPrices: SavedPrices = {};

/** The totals of an order without lines. */
export const emptyTotals: Totals = { pieces: 0, amount: 0, drops: {} };

/**
 * The totals of all lines, counted from scratch; garments without a drop count in the whole only, unknown ones cost
 * nothing (spec 2).
 */
export function countTotals(
  lines: GroupedLines,
  prices: GarmentPrices,
  savedPrices: SavedPrices = noSavedPrices,
): Totals {
  const drops = new Map<string, Total>();
  let grandTotal: Total = { pieces: 0, amount: 0 };

  for (const [reference, garment] of Object.entries(lines)) {
    const { price, drop } = priceOf(prices, reference);
    const total = addLines(garment, price, savedPrices);
    grandTotal = addTotals(grandTotal, total);
    if (drop !== '' && total.pieces > 0) drops.set(drop, addTotals(drops.get(drop) ?? emptyTotals, total));
  }
  return { ...grandTotal, drops: Object.fromEntries(drops) };
}

/** What lines of one garment add up to, at its price in integer cents or those they keep. */
export function addLines(
  lines: SkuQuantities,
  price: number,
  savedPrices: SavedPrices = noSavedPrices,
): Total {
  let total: Total = { pieces: 0, amount: 0 };
  for (const [sku, quantity] of Object.entries(lines)) {
    const amount = lineAmount({ quantity, price: linePrice({ sku, quantity }, price, savedPrices) });
    total = addTotals(total, { pieces: quantity, amount });
  }
  return total;
}

/** What a piece of a line costs in integer cents: what it was saved at while its quantity stays, else `price`. */
function linePrice(line: { sku: string; quantity: number }, price: number, savedPrices: SavedPrices): number {
  const saved = savedPrices[line.sku];
  return saved?.quantity === line.quantity ? saved.price : price;
}

/** The sum of two totals. */
export function addTotals(a: Total, b: Total): Total {
  return { pieces: a.pieces + b.pieces, amount: a.amount + b.amount };
}

/**
 * The price in integer cents and the drop of the garment that a code starts with; nothing and none when it is
 * unknown.
 */
export function priceOf(prices: GarmentPrices, code: string): { price: number; drop: string } {
  return prices.get(genericOf(code)) ?? { price: 0, drop: '' };
}

/**
 * Whether a cell turns red: stock is tracked and below the quantity, both in pieces (spec 2 'Order line
 * sheet').
 */
export function isShortOfStock(cell: { with_stocks: boolean; stock: number; quantity: number }): boolean {
  return cell.with_stocks && cell.stock < cell.quantity;
}

/**
 * The warning about a quantity over the known stock of a garment with stock tracking, in pieces, or null
 * (spec 5).
 */
export function stockWarning(line: {
  sku: string;
  with_stocks: boolean;
  stock: number;
  quantity: number;
}): string | null {
  return isShortOfStock(line) ? `Not enough stock for ${line.sku}` : null;
}

/**
 * The totals after an edit, from those before it and its diff alone: always equal to a full count (spec
 * 2).
 */
export function applyDelta(
  totals: Totals,
  diff: LineDiff,
  prices: GarmentPrices,
  savedPrices: SavedPrices = noSavedPrices,
): Totals {
  const changes = [
    ...diff.added.map(({ sku, quantity }) => ({ sku, before: 0, after: quantity })),
    ...diff.changed.map(({ sku, quantity, previous }) => ({ sku, before: previous, after: quantity })),
    ...diff.removed.map(({ sku, previous }) => ({ sku, before: previous, after: 0 })),
  ];
  return changes.reduce((sum, change) => addChange(sum, change, prices, savedPrices), totals);
}

function addChange(
  totals: Totals,
  { sku, before, after }: { sku: string; before: number; after: number },
  prices: GarmentPrices,
  savedPrices: SavedPrices,
): Totals {
  const { price, drop } = priceOf(prices, sku);
  const { amount } = addLines({ [sku]: after }, price, savedPrices);
  const { amount: amountBefore } = addLines({ [sku]: before }, price, savedPrices);
  const delta = { pieces: after - before, amount: amount - amountBefore };
  const updated = addTotals(totals, delta);
  if (drop === '') return { ...updated, drops: totals.drops };

  const { [drop]: dropBefore = emptyTotals, ...otherDrops } = totals.drops;
  const dropAfter = addTotals(dropBefore, delta);
  return { ...updated, drops: dropAfter.pieces > 0 ? { ...totals.drops, [drop]: dropAfter } : otherDrops };
}

/**
 * The drops to list in the summary, by name: all of them when there are at least two, else none (spec 2
 * 'Order line sheet').
 */
export function listedDrops(totals: Totals): (Total & { drop: string })[] {
  const drops = Object.entries(totals.drops).map(([drop, total]) => ({ drop, ...total }));
  if (drops.length < 2) return [];
  return drops.sort((a, b) => a.drop.localeCompare(b.drop, undefined, { numeric: true }));
}
