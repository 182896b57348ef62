import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type OrderView as SavedView, useListOrderViewsQuery } from '../../../api';
import { useMayCall } from '../../../shared/may-call/useMayCall';
import { isOrderListRemembered } from '../../../shared/order-list-link/orderListLink';

/** The saved views that a person may open; null for people without views, undefined while loading. */
export function useOrderViews(): readonly SavedView[] | null | undefined {
  const mayHaveViews = useMayCall('listOrderViews');
  const { data, isError } = useListOrderViewsQuery(undefined, { skip: !mayHaveViews });
  return mayHaveViews && !isError ? data?.views : null;
}

/**
 * The view with which a tab's first visit to the order list starts, if the URL has no query: the query of the person's
 * default view, null if there is none, or undefined while loading.
 */
export function useStartQuery(): string | null | undefined {
  const { key, search } = useLocation();
  const [first] = useState(() => (isOrderListRemembered() ? null : key));
  const mayHaveViews = useMayCall('listOrderViews');
  const isAsked = first === key && search === '' && mayHaveViews;
  const { data, isError } = useListOrderViewsQuery(undefined, { skip: !isAsked });
  if (!isAsked || isError) return null;
  return data === undefined ? undefined : (data.views.find(({ is_start }) => is_start)?.query ?? null);
}
