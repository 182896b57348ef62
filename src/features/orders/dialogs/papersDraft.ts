import type { OrderPapers, OrderPapersRequest } from '../../../api';

/** The fields of the papers' form. A customer's form has the buyer's number only. */
export type PapersDraft = Pick<OrderPapers, 'buyer_number'> & Partial<OrderPapers>;

/** The papers as a draft. */
export const toPapersDraft = (papers: OrderPapers): PapersDraft => papers;

/** What a draft changes in the papers; what a colleague has written meanwhile stays. */
export function changedPapers(papers: OrderPapers, draft: PapersDraft): Omit<OrderPapersRequest, 'id'> {
  const { windows = [], customer = {}, ...fields } = draft;
  const changed = changedFields(papers, fields);
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
