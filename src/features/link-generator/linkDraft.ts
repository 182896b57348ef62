import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { type CreateOrderLinkRequest, signedOut } from '../../api';
import { rootReducer } from '../../lib/redux';

/** What the form holds. */
export interface LinkValues {
  readonly customerName: string;
  readonly customerEmail: string;
  readonly catalog: string;
  readonly isWholesale: boolean;
  readonly sendEmail: boolean;
}

/** What has been entered and not yet created. */
export type LinkDraft = Partial<LinkValues>;

interface LinkDraftState {
  /** Who enters it: nobody else gets to see it. */
  owner: string;
  draft: LinkDraft;
}

/** Wholesale, and with an e-mail (spec 9). */
const emptyDraft: LinkDraft = { customerName: '', customerEmail: '', isWholesale: true, sendEmail: true };
const initialState: LinkDraftState = { owner: '', draft: emptyDraft };

/** Outlives the page, so that a session that ends in the middle costs nobody what they entered. */
export const linkDraftSlice = createSlice({
  name: 'linkDraft',
  initialState,
  reducers: {
    linkDraftEdited: (state, { payload }: PayloadAction<{ owner: string; change: LinkDraft }>) => {
      const before = state.owner === payload.owner ? state.draft : emptyDraft;
      return { owner: payload.owner, draft: { ...before, ...payload.change } };
    },
    linkCreated: () => initialState,
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: {
    selectLinkDraft: (state, owner: string) => (state.owner === owner ? state.draft : emptyDraft),
  },
});

declare module '../../lib/redux' {
  interface Slices extends WithSlice<typeof linkDraftSlice> {}
}

export const { linkDraftEdited, linkCreated } = linkDraftSlice.actions;
export const { selectLinkDraft } = linkDraftSlice.injectInto(rootReducer).selectors;

/** The request of a form without faults; the seller is who fills it in (spec 2 'Link generator'). */
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
