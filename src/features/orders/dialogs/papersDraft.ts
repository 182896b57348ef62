import type { OrderPapers, OrderPapersRequest } from '../../../api';
import { fromDateText, toDateText } from '../../../domain/dates';

/** The fields of the papers' form. A customer's form has the buyer's number only. */
export type PapersDraft = Pick<OrderPapers, 'buyer_number'> &
  Partial<Omit<OrderPapers, 'cancel_date'>> & {
    /** A day as 2027-02-28; '' or null for none. */
    cancelDay?: string | null;
  };

/** The papers as a draft. */
export const toPapersDraft = ({ cancel_date: cancelDate = null, ...papers }: OrderPapers): PapersDraft => ({
  ...papers,
  cancelDay: toDateText(cancelDate),
});

/** What a draft changes in the papers; what a colleague has written meanwhile stays. */
export function changedPapers(papers: OrderPapers, draft: PapersDraft): Omit<OrderPapersRequest, 'id'> {
  const { windows = [], customer = {}, cancelDay, ...fields } = draft;
  const before = { ...papers, cancel_date: papers.cancel_date ?? null };
  const cancelDate = cancelDay === undefined ? undefined : fromDateText(cancelDay ?? '');
  const changed = changedFields(before, { ...fields, cancel_date: cancelDate });
  const said = papers.windows.flatMap(({ drop, text: before }, n) => {
    const text = windows[n]?.text ?? before;
    return text === before ? [] : [{ drop, text }];
  });
  const about = changedFields(papers.customer ?? {}, customer);
  return {
    ...changed,
    ...(said.length > 0 && { windows: said }),
    ...(Object.keys(about).length > 0 && { customer: about }),
  };
}

/** The fields of `draft` with another value than in `before`. */
function changedFields<Values extends object>(before: Values, draft: Partial<Values>): Partial<Values> {
  const changed = { ...draft };
  for (const key in changed) {
    if (changed[key] === undefined || changed[key] === before[key]) delete changed[key];
  }
  return changed;
}
