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
