import { genericOf } from '../sku';
import type { GroupedLines } from './lines';
import type { GarmentPrices, SavedPrices } from './totals';

/** A garment whose price has changed since some lines were saved: both prices in integer cents, and the pieces. */
export type PriceChange = {
  readonly generic: string;
  readonly saved: number;
  readonly today: number;
  readonly pieces: number;
};

/**
 * The prices that have changed since an order's lines were saved, one entry for each garment and saved price. Lines
 * with a changed quantity are excluded, as the next save reprices them (contract.md 'Fine print').
 */
export function priceChanges(
  lines: GroupedLines,
  prices: GarmentPrices,
  savedPrices: SavedPrices,
): readonly PriceChange[] {
  const changes = new Map<string, PriceChange>();
  for (const [sku, { quantity, price: saved }] of Object.entries(savedPrices)) {
    const generic = genericOf(sku);
    const today = prices.get(generic)?.price ?? saved;
    if (today === saved || lines[generic]?.[sku] !== quantity) continue;
    const key = `${generic}|${saved}`;
    const pieces = (changes.get(key)?.pieces ?? 0) + quantity;
    changes.set(key, { generic, saved, today, pieces });
  }
  return [...changes.values()];
}

/** The difference in integer cents if today's prices are taken; negative when it gets cheaper. */
export function priceDifference(changes: readonly PriceChange[]): number {
  return changes.reduce((sum, { saved, today, pieces }) => sum + (today - saved) * pieces, 0);
}
