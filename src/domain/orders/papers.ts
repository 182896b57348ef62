/** A discount: a share of the total, in hundredths of a percent, or an amount in integer cents; null for neither. */
export interface Discount {
  readonly rate: number | null;
  readonly cents: number | null;
}

const whole = 10_000;

/** What a discount takes off a total, in integer cents, rounded to the cent; never more than the total. */
export function discountCents(total: number, { rate, cents }: Discount): number {
  const wanted = rate === null ? (cents ?? 0) : Math.round((total * rate) / whole);
  return Math.min(total, wanted);
}

/** A line after an order's total on its papers; amounts are integer cents. */
export interface PaperCharges extends Discount {
  readonly freight: number | null;
}

/**
 * What is to be paid by an order's papers, in integer cents: its total less the discount, plus freight (contract.md
 * 'Papers').
 */
export const toPay = (total: number, charges: PaperCharges): number =>
  total - discountCents(total, charges) + (charges.freight ?? 0);

/** Why a discount can't be given, or null. */
export function discountRefusal({ rate, cents }: Discount): string | null {
  if (rate === null || cents === null) return null;
  return 'Give the discount in percent or as an amount, not both.';
}
