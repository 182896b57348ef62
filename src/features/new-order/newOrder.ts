import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { type CreateOrderRequest, signedOut } from '../../api';
import { rootReducer } from '../../lib/redux';
import { type PlaceDraft, toPlace } from '../../domain/orders/place';

/** What the form holds. */
export interface NewOrderValues extends PlaceDraft {
  readonly title: string;
  readonly catalog: string;
}

/** What has been entered and not yet created. */
export type NewOrderDraft = Partial<NewOrderValues>;

interface NewOrderState {
  /** Who enters it and for whom: nobody else gets to see it. */
  owner: string;
  draft: NewOrderDraft;
}

const emptyDraft: NewOrderDraft = {};
const initialState: NewOrderState = { owner: '', draft: emptyDraft };

/** Outlives the page, so that a session that ends in the middle costs nobody what they entered. */
export const newOrderSlice = createSlice({
  name: 'newOrder',
  initialState,
  reducers: {
    draftEdited: (state, { payload }: PayloadAction<{ owner: string; change: NewOrderDraft }>) => {
      const before = state.owner === payload.owner ? state.draft : emptyDraft;
      return { owner: payload.owner, draft: { ...before, ...payload.change } };
    },
    orderCreated: () => initialState,
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: {
    selectDraft: (state, owner: string) => (state.owner === owner ? state.draft : emptyDraft),
  },
});

declare module '../../lib/redux' {
  interface Slices extends WithSlice<typeof newOrderSlice> {}
}

export const { draftEdited, orderCreated } = newOrderSlice.actions;
export const { selectDraft } = newOrderSlice.injectInto(rootReducer).selectors;

/** The request of a form without faults; without a customer the order is the caller's own. */
export function toCreateOrder(values: NewOrderValues, customer: string | undefined): CreateOrderRequest {
  return {
    ...(customer !== undefined && { customer }),
    title: values.title.trim(),
    catalog: values.catalog,
    ...toPlace(values),
  };
}
