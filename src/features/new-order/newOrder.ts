import type { WithSlice } from '@reduxjs/toolkit';
import type { CreateOrderRequest } from '../../api';
import { rootReducer } from '../../lib/redux';
import { createDraftSlice } from '../../shared/draft-slice/createDraftSlice';
import { type PlaceDraft, toPlace } from '../../domain/orders/place';

/** What the form holds. */
export interface NewOrderValues extends PlaceDraft {
  readonly title: string;
  readonly catalog: string;
}

/** What has been entered so far. */
type NewOrderDraft = Partial<NewOrderValues>;

/** What has been entered, by user and customer. */
export const newOrderDraft = createDraftSlice<'newOrder', NewOrderDraft>('newOrder', {});

declare module '../../lib/redux' {
  interface Slices extends WithSlice<typeof newOrderDraft.slice> {}
}

rootReducer.inject(newOrderDraft.slice);

/** The request for a valid form; without a customer the order is the caller's own. */
export function toCreateOrder(values: NewOrderValues, customer: string | undefined): CreateOrderRequest {
  return {
    ...(customer !== undefined && { customer }),
    title: values.title.trim(),
    catalog: values.catalog,
    ...toPlace(values),
  };
}
