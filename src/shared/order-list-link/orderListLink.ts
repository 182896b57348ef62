import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths';

const key = 'order-list:query';

/** The way back to the list of orders, with the filters that this tab had there last. */
export const orderListLink = (): string =>
  paths.orderList.href() + (window.sessionStorage.getItem(key) ?? '');

/** Whether this tab has shown the list of orders since somebody signed in. */
export const isOrderListRemembered = (): boolean => window.sessionStorage.getItem(key) !== null;

/** Remembers the filters of the list of orders, which are in its URL, for `orderListLink`. */
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

/** Where this browser keeps the orders of a person whose answers from the ERP are awaited. */
export const awaitedKey = (personId: string) => awaited + personId;

/** Forgets the filters and the awaited orders: they may name customers. */
export function forgetOrderList(): void {
  window.sessionStorage.removeItem(key);
  for (const stored of Object.keys(window.localStorage)) {
    if (stored.startsWith(awaited)) window.localStorage.removeItem(stored);
  }
}
