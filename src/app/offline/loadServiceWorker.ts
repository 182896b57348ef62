import type { AppStore } from '../store';

/** Until then the page loads what it shows: the worker fetches the rest of the page's files. */
const delayMs = 3000;

/**
 * Starts the service worker where the browser has one, some seconds after the page has loaded. Without one (plain http,
 * some private windows) the page works while online.
 */
export function loadServiceWorker(store: AppStore): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  const start = async () => {
    try {
      const [{ startServiceWorker }, { cacheShown }] = await Promise.all([
        import(/* webpackChunkName: "service-worker" */ './serviceWorker'),
        import(/* webpackChunkName: "service-worker" */ './cacheShown'),
      ]);
      await startServiceWorker(navigator.serviceWorker, { onFirst: () => void cacheShown(store) });
    } catch {
      // The browser refuses it.
    }
  };
  window.addEventListener('load', () => setTimeout(() => void start(), delayMs));
}
