import { api } from '../../api';
import { fetchedWords } from '../../languages/loadWords';
import { isWordsPath } from '../../lib/offlineCache';
import type { AppStore } from '../store';

const again = { forceRefetch: true, subscribe: false };

/**
 * Refetches what a line sheet shows, and the words of its language: a new service worker caches only what passes through
 * it, and the connection may soon be lost.
 */
export async function cacheShown(store: AppStore): Promise<void> {
  const scripts = [...document.scripts].map(({ src }) => src).filter(isOwn);
  const words = [...fetchedWords, ...scripts.filter((url) => isWordsPath(new URL(url).pathname))];
  for (const url of words) void fetch(url).catch(() => undefined);
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
