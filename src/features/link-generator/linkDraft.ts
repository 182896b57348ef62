import type { WithSlice } from '@reduxjs/toolkit';
import type { CreateOrderLinkRequest } from '../../api';
import { rootReducer } from '../../lib/redux';
import { createDraftSlice } from '../../shared/draft-slice/createDraftSlice';

/** What the form holds: the request but for the seller. */
export type LinkValues = Required<Omit<CreateOrderLinkRequest, 'seller'>>;

/** What has been entered, by user; wholesale and with an email unless changed (spec 9). */
export const linkDraft = createDraftSlice<'linkDraft', Partial<LinkValues>>('linkDraft', {
  customer_name: '',
  customer_email: '',
  is_wholesale: true,
  send_email: true,
});

declare module '../../lib/redux' {
  interface Slices extends WithSlice<typeof linkDraft.slice> {}
}

rootReducer.inject(linkDraft.slice);

/** The request for a valid form; the seller is the person who fills it in (spec 2 'Link generator'). */
export function toCreateLink(values: LinkValues, seller: string): CreateOrderLinkRequest {
  return {
    ...values,
    customer_name: values.customer_name.trim(),
    customer_email: values.customer_email.trim(),
    seller,
  };
}
