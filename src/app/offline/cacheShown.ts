import { api } from '../../api';
import type { AppStore } from '../store';

const again = { forceRefetch: true, subscribe: false };

/**
 * Refetches what a line sheet shows: a new service worker caches only what passes through it, and the connection may
 * soon be lost.
 */
export async function cacheShown(store: AppStore): Promise<void> {
  const { getMe, getOrder } = api.endpoints;
  if (getMe.select()(store.getState()).data === undefined) return;
  // First, as the worker clears its cached orders when it sees a new person.
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
