import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths';

const key = 'order-list:query';

/** The way back to the list of orders, with the filters that this tab had there last. */
export function orderListLink(): string {
  try {
    return paths.orderList.href() + (window.sessionStorage.getItem(key) ?? '');
  } catch {
    return paths.orderList.href();
  }
}

/** Whether this tab has shown the list of orders since somebody signed in. */
export function isOrderListRemembered(): boolean {
  try {
    return window.sessionStorage.getItem(key) !== null;
  } catch {
    // Without storage nobody is led to their start again and again.
    return true;
  }
}

/** Remembers the filters of the list of orders, which are in its URL, for `orderListLink`. */
export function useRememberedOrderList({ skip = false }: { skip?: boolean } = {}): void {
  const { search } = useLocation();
  useEffect(
    function rememberFilters() {
      if (skip) return;
      try {
        window.sessionStorage.setItem(key, search);
      } catch {
        // Without storage the way back leads to the list as it opens first.
      }
    },
    [search, skip],
  );
}

const awaited = 'orders-awaited:';

/** Where this browser keeps the orders of a person whose answers from the ERP are awaited. */
export const awaitedKey = (personId: string) => awaited + personId;

/** Forgets the filters and the awaited orders: they may name customers. */
export function forgetOrderList(): void {
  try {
    window.sessionStorage.removeItem(key);
    for (const kept of Object.keys(window.localStorage)) {
      if (kept.startsWith(awaited)) window.localStorage.removeItem(kept);
    }
  } catch {
    // Nothing was stored.
  }
}
