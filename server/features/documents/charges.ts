import { discountCents, toPay, vatCents } from '../../../src/domain/orders/papers';
import type { OrderPapersRow } from '../../db/orderPapers';
import type { Texts } from './texts';

/** A line after an order's total on its papers, in cents. */
export interface Charge {
  label: string;
  cents: number;
  /** Whether it is what is to be paid. */
  isSum?: true;
}

/**
 * The discount, the freight, the value added tax and what is to be paid, as lines after an order's total; none if there is
 * nothing to add to it or to take off.
 */
export function chargesOf(
  { t, percent }: Texts,
  papers: OrderPapersRow,
  total: number,
  currency: string,
): Charge[] {
  const { rate, freight, vat_rate: vatRate } = papers;
  const off = discountCents(total, papers, currency);
  const charges: Charge[] = [];
  if (rate !== null || papers.cents !== null)
    charges.push({
      label: rate === null ? t('Discount') : t('Discount {percent} %', { percent: percent(rate / 100) }),
      cents: -off,
    });
  if (freight !== null) charges.push({ label: t('Freight'), cents: freight });
  if (vatRate !== null)
    charges.push({
      label: t('VAT {percent} %', { percent: percent(vatRate / 100) }),
      cents: vatCents(total, papers, currency),
    });
  const sum = { label: t('To pay'), cents: toPay(total, papers, currency), isSum: true } as const;
  return charges.length === 0 ? [] : [...charges, sum];
}
