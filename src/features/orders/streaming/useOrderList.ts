import { useDeferredValue, useEffect, useEffectEvent, useMemo } from 'react';
import {
  api,
  isOrderChange,
  type ListOrdersApiArg,
  type OrderSummary,
  useListOrdersQuery,
} from '../../../api';
import { type AppListenerApi, startAppListening } from '../../../lib/redux';
import type { Sort } from '../../../ui/list-table/sortRows';
import { useStreamedOrders } from './streamedOrdersSlice';

const nothing: readonly OrderSummary[] = [];

/** Rendering more orders than this takes longer than a frame. */
const manyOrders = 1000;

interface ListOptions {
  /** The list's sort. */
  sort: Sort | null;
  /** Whether to wait with the request. */
  skip: boolean;
}

/**
 * The orders of the list. While a long list is streaming, the received orders are shown if sorted by creation time, the
 * server's order: then later rows are only ever appended.
 */
export function useOrderList(query: ListOrdersApiArg, { sort, skip }: ListOptions) {
  // A cached list is shown at once, and asks what others have changed since.
  const { data, currentData, isError, error, isFetching, refetch, requestId } = useListOrdersQuery(query, {
    skip,
    refetchOnMountOrArgChange: true,
  });
  const key = JSON.stringify(query);
  useFreshList(query, skip);
  const orders = currentData?.orders;
  const received = useStreamedOrders(orders === undefined ? requestId : undefined);
  const latest = data?.orders;
  const now = useMemo(() => ({ key, orders, received, latest }), [key, orders, received, latest]);
  // Deferred, as filtering, summing and rendering thousands of orders takes longer than a frame.
  const soon = useDeferredValue(now);
  const known = received !== undefined || (orders?.length ?? 0) > manyOrders ? soon : now;
  const isOfThese = known.key === key;
  const complete = isOfThese ? known.orders : undefined;
  const streamed = isOfThese && isHostsOrder(sort) ? known.received : undefined;
  return {
    /** The orders to show; those of the previous query until the first are received. */
    listed: complete ?? streamed ?? known.latest ?? nothing,
    /** All orders; undefined while some may be missing. */
    orders: complete,
    /** The last complete list, possibly of the previous filters; undefined before the first. */
    latest: known.latest,
    /** Whether `listed` is the received part of a streaming list. */
    isStreaming: streamed !== undefined,
    /** How many orders were received while streaming, shown or not; null if unknown. */
    receivedCount: (isOfThese && known.received?.length) || null,
    /** Whether the orders are being asked for again. */
    isUpdating: isFetching && orders !== undefined,
    isError,
    error,
    refetch,
  };
}

/**
 * Refetches the list as soon as orders have changed. The cache refetches it too, but only once no other call is pending:
 * that can take as long as a download.
 */
function useFreshList(query: ListOrdersApiArg, skip: boolean) {
  const refetch = useEffectEvent(
    async ({ dispatch, getOriginalState }: Pick<AppListenerApi, 'dispatch' | 'getOriginalState'>) => {
      const { initiate, select } = api.endpoints.listOrders;
      // An answer that is pending may have been read before the change.
      if (select(query)(getOriginalState()).status === 'pending')
        await dispatch(api.util.getRunningQueryThunk('listOrders', query));
      await dispatch(initiate(query, { forceRefetch: true, subscribe: false }));
    },
  );
  useEffect(
    function refetchAfterChanges() {
      if (skip) return;
      return startAppListening({ matcher: isOrderChange, effect: (_action, listener) => refetch(listener) });
    },
    [skip],
  );
}

const isHostsOrder = (sort: Sort | null) => sort === null || (sort.key === 'created' && sort.descending);
