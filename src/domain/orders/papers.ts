import { type Message, message } from '../language/message';
import { isolated } from '../text/isolated';
import { fromCents, roundToCurrency } from '../money';

/** A discount: a share of the total, in hundredths of a percent, or an amount in integer cents; null for neither. */
export interface Discount {
  readonly rate: number | null;
  readonly cents: number | null;
}

const fullRate = 10_000;

/** The discount on a total, in integer cents, rounded to what can be paid in the currency, and at most the total. */
export function discountCents(total: number, { rate, cents }: Discount, currency: string): number {
  const wanted = rate === null ? (cents ?? 0) : roundToCurrency((total * rate) / fullRate, currency);
  return Math.min(total, wanted);
}

/** A line after the total in an order's documents; amounts are in integer cents. */
export interface PaperCharges extends Discount {
  readonly freight: number | null;
  /** Value added tax, in hundredths of a percent; null where none is charged. */
  readonly vat_rate: number | null;
}

const beforeVat = (total: number, charges: PaperCharges, currency: string): number =>
  total - discountCents(total, charges, currency) + (charges.freight ?? 0);

/**
 * The value added tax on a total less its discount plus freight, in integer cents, rounded to what can be paid in the
 * currency.
 */
export const vatCents = (total: number, charges: PaperCharges, currency: string): number =>
  roundToCurrency((beforeVat(total, charges, currency) * (charges.vat_rate ?? 0)) / fullRate, currency);

/**
 * The amount payable of an order, in integer cents: its total less the discount, plus freight and value added tax
 * (contract.md 'Papers').
 */
export const toPay = (total: number, charges: PaperCharges, currency: string): number =>
  beforeVat(total, charges, currency) + vatCents(total, charges, currency);

/** Why an amount can't be charged in a currency, or null. */
export function chargeRefusal(
  charge: 'discount_amount' | 'freight',
  cents: number,
  currency: string,
): Message | null {
  return roundToCurrency(cents, currency) === cents
    ? null
    : message(
        '{charge, select, freight {The freight} other {The discount}} is {amount}; {currency} has no decimals, so give a whole number.',
        { charge, amount: fromCents(cents), currency },
      );
}

/** Why a delivery window is invalid, or null: an order has one window for each drop that is ordered. */
export function windowFault(
  windows: readonly { drop: string }[],
  drops: readonly string[],
): { at: number; text: Message } | null {
  for (const [at, { drop }] of windows.entries()) {
    const name = isolated(drop);
    if (!drops.includes(drop))
      return { at, text: message('The order has no pieces of drop “{name}”.', { name }) };
    if (windows.slice(0, at).some((one) => one.drop === drop))
      return { at, text: message('Drop “{name}” is given twice; give each drop once.', { name }) };
  }
  return null;
}

/** Why a discount is invalid, or null. */
export function discountRefusal({ rate, cents }: Discount): Message | null {
  if (rate === null || cents === null) return null;
  return message('Give the discount in percent or as an amount, not both.');
}
