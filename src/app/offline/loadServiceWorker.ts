import type { AppStore } from '../store';

/** The delay lets the page load first: the worker then fetches all other files of the page. */
const delayMs = 3000;

/**
 * Starts the service worker where the browser has one, some seconds after the page has loaded. Without one (plain http,
 * some private windows) the page works only online.
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
      // The browser blocks service workers.
    }
  };
  window.addEventListener('load', () => setTimeout(() => void start(), delayMs));
}
