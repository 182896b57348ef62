import { useMemo } from 'react';
import type { OrderSummary } from '../../api';
import { type Sort, sortRows } from '../../ui/list-table/sortRows';
import { orderColumns } from './orderColumns';
import { createOrderSearch } from './searchOrders';
import { useSearchIndex } from './useSearchIndex';

/** The orders sorted, then searched: a key in the search box sorts nothing anew. */
export function useShownOrders(
  orders: readonly OrderSummary[],
  sort: Sort | null,
  typed: string,
): readonly OrderSummary[] {
  useSearchIndex(orders);
  const { key, descending } = sort ?? {};
  const sorted = useMemo(
    () => sortRows(orders, orderColumns, key === undefined ? null : { key, descending: descending ?? false }),
    [orders, key, descending],
  );
  const search = useMemo(() => createOrderSearch(sorted), [sorted]);
  return useMemo(() => search(typed), [search, typed]);
}
