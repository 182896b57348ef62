import type { WithSlice } from '@reduxjs/toolkit';
import type { CreateOrderLinkRequest } from '../../api';
import { rootReducer } from '../../lib/redux';
import { createDraftSlice } from '../../shared/draft-slice/createDraftSlice';

/** What the form holds. */
export interface LinkValues {
  readonly customerName: string;
  readonly customerEmail: string;
  readonly catalog: string;
  readonly isWholesale: boolean;
  readonly sendEmail: boolean;
}

/** What has been entered, by user; wholesale and with an email unless changed (spec 9). */
export const linkDraft = createDraftSlice<'linkDraft', Partial<LinkValues>>('linkDraft', {
  customerName: '',
  customerEmail: '',
  isWholesale: true,
  sendEmail: true,
});

declare module '../../lib/redux' {
  interface Slices extends WithSlice<typeof linkDraft.slice> {}
}

rootReducer.inject(linkDraft.slice);

/** The request for a valid form; the seller is the person who fills it in (spec 2 'Link generator'). */
export function toCreateLink(values: LinkValues, seller: string): CreateOrderLinkRequest {
  return {
    customer_name: values.customerName.trim(),
    customer_email: values.customerEmail.trim(),
    seller,
    is_wholesale: values.isWholesale,
    send_email: values.sendEmail,
    catalog: values.catalog,
  };
}
