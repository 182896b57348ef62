import { discountCents, toPay, vatCents } from '../../../src/domain/orders/papers';
import type { OrderPapersRow } from '../../db/orderPapers';

/** A line after an order's total on its papers, in cents. */
export interface Charge {
  label: string;
  cents: number;
}

const percents = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/**
 * The discount, the freight, the value added tax and what is to be paid, as lines after an order's total; none if there is
 * nothing to add to it or to take off.
 */
export function chargesOf(papers: OrderPapersRow, total: number, currency: string): Charge[] {
  const { rate, freight, vat_rate: vatRate } = papers;
  const off = discountCents(total, papers, currency);
  const charges: Charge[] = [];
  if (rate !== null || papers.cents !== null)
    charges.push({
      label: rate === null ? 'Discount' : `Discount ${percents.format(rate / 100)} %`,
      cents: -off,
    });
  if (freight !== null) charges.push({ label: 'Freight', cents: freight });
  if (vatRate !== null)
    charges.push({
      label: `VAT ${percents.format(vatRate / 100)} %`,
      cents: vatCents(total, papers, currency),
    });
  return charges.length === 0 ? [] : [...charges, { label: 'To pay', cents: toPay(total, papers, currency) }];
}
