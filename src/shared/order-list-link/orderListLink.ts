import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths';

const key = 'order-list:query';

/** The link back to the order list, with its last filters in this tab. */
export const orderListLink = (): string =>
  paths.orderList.href() + (window.sessionStorage.getItem(key) ?? '');

/** Whether this tab has shown the order list since somebody signed in. */
export const isOrderListRemembered = (): boolean => window.sessionStorage.getItem(key) !== null;

/** Remembers the order list's URL for `orderListLink`. */
export function useRememberedOrderList({ skip = false }: { skip?: boolean } = {}): void {
  const { search } = useLocation();
  useEffect(
    function rememberFilters() {
      if (!skip) window.sessionStorage.setItem(key, search);
    },
    [search, skip],
  );
}

const awaited = 'orders-awaited:';

/** The localStorage key of a person's orders that await an answer from the ERP. */
export const awaitedKey = (personId: string) => awaited + personId;

/** Removes the filters and the awaited orders, which may name customers. */
export function forgetOrderList(): void {
  window.sessionStorage.removeItem(key);
  for (const stored of Object.keys(window.localStorage)) {
    if (stored.startsWith(awaited)) window.localStorage.removeItem(stored);
  }
}
