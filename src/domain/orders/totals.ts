import { lineAmount } from '../money';
import { genericOf } from '../sku';
import type { GroupedLines, LineDiff } from './lines';

/** Pieces and their amount in integer cents. */
export type Total = { readonly pieces: number; readonly amount: number };

/** What an order adds up to, whole and for each drop that has pieces in it (spec 2 'Order line sheet'). */
export type Totals = Total & { readonly drops: Readonly<Record<string, Total>> };

/** What totals need to know about each garment, by generic: its wholesale price in integer cents and its drop. */
export type GarmentPrices = ReadonlyMap<string, { readonly price: number; readonly drop: string }>;

/** The totals of an order without lines. */
export const emptyTotals: Totals = { pieces: 0, amount: 0, drops: {} };

/**
 * The totals of all lines, counted from scratch; garments without a drop count in the whole only, unknown ones cost
 * nothing (spec 2).
 */
export function countTotals(lines: GroupedLines, prices: GarmentPrices): Totals {
  const drops = new Map<string, Total>();
  let whole: Total = { pieces: 0, amount: 0 };

  for (const [reference, garment] of Object.entries(lines)) {
    const { price, drop } = priceOf(prices, reference);
    const pieces = Object.values(garment).reduce((sum, quantity) => sum + quantity, 0);
    const total = { pieces, amount: lineAmount({ quantity: pieces, price }) };
    whole = addTotals(whole, total);
    if (drop !== '' && pieces > 0) drops.set(drop, addTotals(drops.get(drop) ?? emptyTotals, total));
  }
  return { ...whole, drops: Object.fromEntries(drops) };
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

/**
 * The drops to list in the summary, by name: all of them when there are at least two, else none (spec 2
 * 'Order line sheet').
 */
export function listedDrops(totals: Totals): (Total & { drop: string })[] {
  const drops = Object.entries(totals.drops).map(([drop, total]) => ({ drop, ...total }));
  if (drops.length < 2) return [];
  return drops.sort((a, b) => a.drop.localeCompare(b.drop, undefined, { numeric: true }));
}
