import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type OrderView as SavedView, useGetMeQuery, useListOrderViewsQuery } from '../../../api';
import { mayCall } from '../../../domain/access/accessRules';
import { isOrderListRemembered } from '../../../shared/order-list-link/orderListLink';

/** The saved views that a person may open; undefined for those who have none, and while they are not known. */
export function useOrderViews(): readonly SavedView[] | undefined {
  const roles = useGetMeQuery().data?.roles ?? [];
  return useListOrderViewsQuery(undefined, { skip: !mayCall(roles, 'listOrderViews') }).data?.views;
}

/**
 * What the list opens with, the first time that a person opens it in this tab, by an address that says nothing: the
 * query of the view that they have chosen, null for the default, or undefined until it is known.
 */
export function useStartQuery(): string | null | undefined {
  const { key, search } = useLocation();
  const [first] = useState(() => (isOrderListRemembered() ? null : key));
  const roles = useGetMeQuery().data?.roles ?? [];
  const isAsked = first === key && search === '' && mayCall(roles, 'listOrderViews');
  const { data, isError } = useListOrderViewsQuery(undefined, { skip: !isAsked });
  if (!isAsked || isError) return null;
  return data === undefined ? undefined : (data.views.find(({ is_start }) => is_start)?.query ?? null);
}
