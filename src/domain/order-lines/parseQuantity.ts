/** The most pieces that one line may hold (api.md 'Fine print'). */
export const maxQuantity = 999_999;

const overMaxQuantityMessage = `A quantity can be at most ${maxQuantity}`;

/**
 * What an entry means: a quantity to store, null to remove the sku, or a refusal that changes nothing (spec
 * 5).
 */
export type QuantityEntry = { readonly quantity: number | null } | { readonly error: string };

/** Whether a number is a quantity that a line may hold: an integer from 1 to 999999 (api.md 'Fine print'). */
export function isQuantity(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= maxQuantity;
}

/**
 * Reads a quantity as typed: an integer from 1 to 999999 is stored, more is refused, anything else removes
 * (spec 5).
 */
export function parseQuantity(text: string): QuantityEntry {
  const digits = text.trim();
  const value = /^\d+$/.test(digits) ? Number(digits) : 0;
  if (value > maxQuantity) return { error: overMaxQuantityMessage };
  return { quantity: isQuantity(value) ? value : null };
}
