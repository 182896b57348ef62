import { useEffect, useMemo } from 'react';
import type { OrderSummary } from '../../api';
import { type Sort, sortRows } from '../../ui/list-table/sortRows';
import { orderColumns } from './orderColumns';
import { searchText } from './orderTexts';

/** The orders sorted, then searched: typing in the search box does not sort again. */
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

/** Finds the orders whose rows contain every typed word, in any case and order. */
type OrderSearch = (typed: string) => readonly OrderSummary[];

/** A search of these orders. A text that extends the previous one is searched only among that one's results. */
export function createOrderSearch(orders: readonly OrderSummary[]): OrderSearch {
  let last = { typed: '', found: orders };
  return (typed) => {
    const text = typed.toLowerCase();
    if (text === last.typed) return last.found;
    last = { typed: text, found: find(text.startsWith(last.typed) ? last.found : orders, text) };
    return last.found;
  };
}

function find(orders: readonly OrderSummary[], typed: string): readonly OrderSummary[] {
  const words = typed.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return orders;
  return orders.filter((order) => {
    const text = searchText(order);
    return words.every((word) => text.includes(word));
  });
}

/** Indexing this many texts takes a few milliseconds; between batches the page can paint and take keys. */
const batch = 500;

/** Prepares the texts to search before anybody types, a few at a time. */
function useSearchIndex(orders: readonly OrderSummary[]): void {
  useEffect(
    function indexInTheBackground() {
      let next = 0;
      let timer = setTimeout(indexBatch);
      function indexBatch() {
        orders.slice(next, next + batch).forEach(searchText);
        next += batch;
        if (next < orders.length) timer = setTimeout(indexBatch);
      }
      return () => clearTimeout(timer);
    },
    [orders],
  );
}
