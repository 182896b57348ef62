import type { Order, OrderPapers, OrderPapersRequest } from '../../api';
import { fromDateText, toDateText } from '../../domain/dates';
import { changedFields } from '../../lib/changedFields';

type Notes = Pick<Order, 'note' | 'staff_note'>;

/** The fields of the form; undefined fields are not in the form. */
export type DocumentsDraft = Notes &
  Partial<Omit<OrderPapers, 'cancel_date'>> & {
    /** A day as 2027-02-28; '' or null for none. */
    cancelDay?: string | null;
  };

/** The draft of the current values. */
export function toDocumentsDraft({ note, staff_note = '' }: Notes, papers?: OrderPapers): DocumentsDraft {
  if (papers === undefined) return { note, staff_note };
  const { cancel_date: cancelDate = null, ...fields } = papers;
  return { note, staff_note, ...fields, cancelDay: toDateText(cancelDate) };
}

/** The changed notes, or null. Unchanged ones are omitted, so that a colleague's changes are preserved. */
export const changedNotes = ({ note, staff_note = '' }: Notes, draft: DocumentsDraft): Notes | null =>
  nullIfEmpty(changedFields<Notes>({ note, staff_note }, { note: draft.note, staff_note: draft.staff_note }));

/** The changed document details, or null. Unchanged ones are omitted, so that a colleague's changes are preserved. */
export function changedPapers(
  papers: OrderPapers | undefined,
  { note: _note, staff_note: _staffNote, ...draft }: DocumentsDraft,
): Omit<OrderPapersRequest, 'id'> | null {
  if (papers === undefined) return null;
  const { windows = [], customer = {}, cancelDay, ...fields } = draft;
  const before = { ...papers, cancel_date: papers.cancel_date ?? null };
  const cancelDate = cancelDay === undefined ? undefined : fromDateText(cancelDay ?? '');
  const changed = changedFields(before, { ...fields, cancel_date: cancelDate });
  const said = papers.windows.flatMap(({ drop, text: before }, n) => {
    const text = windows[n]?.text ?? before;
    return text === before ? [] : [{ drop, text }];
  });
  const about = changedFields(papers.customer ?? {}, customer);
  return nullIfEmpty({
    ...changed,
    ...(said.length > 0 && { windows: said }),
    ...(Object.keys(about).length > 0 && { customer: about }),
  });
}

const nullIfEmpty = <Fields extends object>(fields: Fields) =>
  Object.keys(fields).length === 0 ? null : fields;
