import { lineAmount } from '../money';
import { addTotals, emptyTotals, type GarmentPrices, priceOf, type Total, type Totals } from './totals';
import { genericOf } from '../sku';

/** Quantities in pieces by sku, as an order is saved (spec 3 'lines'). */
export type SkuQuantities = Readonly<Record<string, number>>;

/**
 * Quantities in pieces by sku within each garment's 6-character code, as the line sheet holds them (spec 3
 * 'lines').
 */
export type GroupedLines = Readonly<Record<string, SkuQuantities>>;

/**
 * What changed from one set of lines to another, quantities in pieces: enough to write it, count it and undo
 * it (spec 4).
 */
export type LineDiff = {
  readonly added: readonly { sku: string; quantity: number }[];
  readonly changed: readonly { sku: string; quantity: number; previous: number }[];
  readonly removed: readonly { sku: string; previous: number }[];
};

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

/**
 * What turns one map of sku to quantity into another, so that a save writes the changed lines only (spec 4).
 */
export function diffLines(before: SkuQuantities, after: SkuQuantities): LineDiff {
  const previousBySku = new Map(Object.entries(before));
  const added: { sku: string; quantity: number }[] = [];
  const changed: { sku: string; quantity: number; previous: number }[] = [];

  for (const [sku, quantity] of Object.entries(after)) {
    const previous = previousBySku.get(sku);
    previousBySku.delete(sku);
    if (previous === undefined) added.push({ sku, quantity });
    else if (previous !== quantity) changed.push({ sku, quantity, previous });
  }
  return { added, changed, removed: [...previousBySku].map(([sku, previous]) => ({ sku, previous })) };
}

/**
 * Lines grouped by garment as one map of sku to quantity, the shape in which they are saved (spec 3 'lines').
 */
export function flattenLines(lines: GroupedLines): SkuQuantities {
  return Object.fromEntries(Object.values(lines).flatMap((garment) => Object.entries(garment)));
}

/**
 * A map of sku to quantity grouped by the first 6 characters of each sku, the garment code (spec 3 'lines').
 */
export function groupLines(quantities: SkuQuantities): GroupedLines {
  const garments = new Map<string, [string, number][]>();
  for (const [sku, quantity] of Object.entries(quantities)) {
    const generic = genericOf(sku);
    const garment = garments.get(generic);
    if (garment) garment.push([sku, quantity]);
    else garments.set(generic, [[sku, quantity]]);
  }
  return Object.fromEntries([...garments].map(([generic, lines]) => [generic, Object.fromEntries(lines)]));
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
