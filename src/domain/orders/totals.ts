import { type Message, message } from '../language/message';
import { lineAmount } from '../money';
import { genericOf } from '../sku';
import type { GroupedLines, LineDiff, SkuQuantities } from './lines';

/** Pieces and their amount in integer cents. */
export type Total = { readonly pieces: number; readonly amount: number };

/** The totals of an order, overall and for each drop with pieces (spec 2 'Order line sheet'). */
export type Totals = Total & { readonly drops: Readonly<Record<string, Total>> };

/** The wholesale price in integer cents and the drop of each garment, by generic. */
export type GarmentPrices = ReadonlyMap<string, { readonly price: number; readonly drop: string }>;

/**
 * The saved prices of an order's lines by sku, in integer cents. A saved price counts as long as the quantity is
 * unchanged, whatever the garment costs today (contract.md 'Fine print').
 */
export type SavedPrices = Readonly<Record<string, { readonly quantity: number; readonly price: number }>>;

const noSavedPrices: SavedPrices = {};

/** The totals of an order without lines. */
export const emptyTotals: Totals = { pieces: 0, amount: 0, drops: {} };

/**
 * Counts the totals of all lines from scratch. Garments without a drop count in the overall total only; unknown ones
 * cost nothing (spec 2).
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

/** The total of one garment's lines, at its price in integer cents or their saved prices. */
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

/** The price of a line in integer cents: the saved price if the quantity is unchanged, else `price`. */
function linePrice(line: { sku: string; quantity: number }, price: number, savedPrices: SavedPrices): number {
  const saved = savedPrices[line.sku];
  return saved?.quantity === line.quantity ? saved.price : price;
}

/** The sum of two totals. */
export function addTotals(a: Total, b: Total): Total {
  return { pieces: a.pieces + b.pieces, amount: a.amount + b.amount };
}

/** The price in integer cents and the drop of the garment that a code starts with; zero and none when it is unknown. */
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
}): Message | null {
  return isShortOfStock(line) ? message('Not enough stock for {sku}', { sku: line.sku }) : null;
}

/** Updates totals by the diff of an edit; always equal to a full count (spec 2). */
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

/** The drops in the summary, by name: all of them if there are at least two, else none (spec 2 'Order line sheet'). */
export function listedDrops(totals: Totals): (Total & { drop: string })[] {
  const drops = Object.entries(totals.drops).map(([drop, total]) => ({ drop, ...total }));
  if (drops.length < 2) return [];
  return drops.sort((a, b) => byName.compare(a.drop, b.drop));
}

const byName = new Intl.Collator(undefined, { numeric: true });
