import { useEffect, useState } from 'react';
import { api, type OrderView as SavedView } from '../../../api';
import { useAppDispatch } from '../../../lib/redux';
import { orderViewCodec } from '../../../shared/order-list-link/orderListUrl';
import { toListQuery } from '../orderView';
import { filterOrders } from '../../../shared/order-list-link/orderFilters';
import { createOrderSearch } from '../useShownOrders';

/**
 * The number of orders of each view, by its query. Filters and search run in the browser, so each view's orders are
 * loaded like the list's, one view at a time; views with equal requests are loaded once.
 */
export function useOrderCounts(views: readonly SavedView[]): ReadonlyMap<string, number> {
  const dispatch = useAppDispatch();
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  useEffect(
    function loadSequentially() {
      let isLeft = false;
      const subscriptions: { unsubscribe: () => void }[] = [];
      async function count() {
        for (const query of new Set(views.map((view) => view.query))) {
          if (isLeft) return;
          const view = orderViewCodec.read(new URLSearchParams(query));
          const loading = dispatch(api.endpoints.listOrders.initiate(toListQuery(view)));
          subscriptions.push(loading);
          const { data } = await loading;
          if (data === undefined) continue;
          const filtered = filterOrders(data.orders, view.filters);
          const search = createOrderSearch(filtered, [], Uint32Array.from(filtered.keys()));
          const found = search(view.search).length;
          setCounts((known) => new Map(known).set(query, found));
        }
      }
      void count();
      return () => {
        isLeft = true;
        for (const subscription of subscriptions) subscription.unsubscribe();
      };
    },
    [dispatch, views],
  );
  return counts;
}
