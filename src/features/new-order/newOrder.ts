import type { WithSlice } from '@reduxjs/toolkit';
import type { Catalog, CreateOrderRequest, User } from '../../api';
import { rootReducer } from '../../lib/redux';
import { createDraftSlice } from '../../shared/draft-slice/createDraftSlice';
import { type PlaceDraft, preselected, toPlace } from '../../domain/orders/place';

/** The form's values. */
export interface NewOrderValues extends PlaceDraft {
  readonly title: string;
  readonly catalog: string;
}

/** The draft. */
type NewOrderDraft = Partial<NewOrderValues>;

/** The draft, by user and customer. */
export const newOrderDraft = createDraftSlice<'newOrder', NewOrderDraft>('newOrder', {});

declare module '../../lib/redux' {
  interface Slices extends WithSlice<typeof newOrderDraft.slice> {}
}

rootReducer.inject(newOrderDraft.slice);

/**
 * The id of the catalog that the form shows: the chosen one, or else the only one, or the only current one that the
 * customer sees.
 */
export function catalogToOrder(
  catalogs: readonly Pick<Catalog, 'id' | 'is_current'>[],
  customer: Pick<User, 'catalogs'>,
  chosen: string | undefined,
): string | undefined {
  const seen = catalogs.filter(({ id, is_current }) => is_current && customer.catalogs.includes(id));
  const known = catalogs.find(({ id }) => id === chosen) ?? preselected(catalogs) ?? preselected(seen);
  return known?.id;
}

/** The request for a valid form; without a customer the order is the caller's own. `sendsEmpty` is as in `toPlace`. */
export function toCreateOrder(
  values: NewOrderValues,
  customer: string | undefined,
  sendsEmpty: boolean,
): CreateOrderRequest {
  return {
    ...(customer !== undefined && { customer }),
    title: values.title.trim(),
    catalog: values.catalog,
    ...toPlace(values, sendsEmpty),
  };
}
