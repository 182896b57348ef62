import type { Total, Totals } from './countTotals';

/**
 * The drops to list in the summary, by name: all of them when there are at least two, else none (spec 2
 * 'Order line sheet').
 */
export function listedDrops(totals: Totals): (Total & { drop: string })[] {
  const drops = Object.entries(totals.drops).map(([drop, total]) => ({ drop, ...total }));
  if (drops.length < 2) return [];
  return drops.sort((a, b) => a.drop.localeCompare(b.drop, undefined, { numeric: true }));
}
