import { useDeferredValue, useMemo } from 'react';
import { type ListOrdersApiArg, type OrderSummary, useListOrdersQuery } from '../../../api';
import type { Sort } from '../../../ui/list-table/sortRows';
import { useArrivingOrders } from './streamedOrdersSlice';

const nothing: readonly OrderSummary[] = [];

/** More than these take longer than a frame. */
const manyOrders = 1000;

interface Wanted {
  /** What it is sorted by. */
  sort: Sort | null;
  /** Whether nothing is to be asked for yet. */
  skip: boolean;
}

/**
 * The orders of the list. While a long list is on its way, those that have arrived are shown already, where each has its
 * final place: the host sends them by the time they were created, so more of them come below and none between.
 */
export function useOrderList(query: ListOrdersApiArg, { sort, skip }: Wanted) {
  const { data, currentData, isError, error, refetch, requestId } = useListOrdersQuery(query, { skip });
  const key = JSON.stringify(query);
  const orders = currentData?.orders;
  const arrived = useArrivingOrders(orders === undefined ? requestId : undefined);
  const latest = data?.orders;
  const now = useMemo(() => ({ key, orders, arrived, latest }), [key, orders, arrived, latest]);
  // Rendered a few milliseconds at a time: filtering, adding up and showing thousands of orders takes longer than a frame.
  const soon = useDeferredValue(now);
  const known = arrived !== undefined || (orders?.length ?? 0) > manyOrders ? soon : now;
  const isOfThese = known.key === key;
  const whole = isOfThese ? known.orders : undefined;
  const arriving = isOfThese && isHostsOrder(sort) ? known.arrived : undefined;
  return {
    /** Those to show; the ones of before while nothing is known of these. */
    listed: whole ?? arriving ?? known.latest ?? nothing,
    /** All of them; undefined while some may be missing. */
    orders: whole,
    /** The latest whole list, of these filters or those before; undefined before the first. */
    latest: known.latest,
    /** Whether `listed` are the first of these orders. */
    isArriving: arriving !== undefined,
    /** How many have arrived while more are on their way, shown or not; null when it is not known. */
    arrivedCount: (isOfThese && known.arrived?.length) || null,
    isError,
    error,
    refetch,
  };
}

const isHostsOrder = (sort: Sort | null) => sort === null || (sort.key === 'created' && sort.descending);
