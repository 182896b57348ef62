import { api } from '../../api';
import type { AppStore } from '../store';

const again = { forceRefetch: true, subscribe: false };

/**
 * Asks again for what a line sheet shows: a service worker that begins to serve the page keeps only what passes through
 * it, and this may be the last moment with a line.
 */
export async function cacheShown(store: AppStore): Promise<void> {
  const { getMe, getOrder } = api.endpoints;
  if (getMe.select()(store.getState()).data === undefined) return;
  // First: a person whom the worker does not know yet makes it forget the orders that it has.
  await store.dispatch(getMe.initiate(undefined, again));
  for (const arg of api.util.selectCachedArgsForQuery(store.getState(), 'getOrder')) {
    void store.dispatch(getOrder.initiate(arg, again));
  }
  const pictures = [...document.images].map(({ currentSrc }) => currentSrc);
  for (const picture of new Set(pictures.filter(isOwn))) void fetch(picture).catch(() => undefined);
}

function isOwn(url: string): boolean {
  return url.startsWith(`${window.location.origin}/`);
}
