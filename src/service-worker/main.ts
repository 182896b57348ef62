import { clientsClaim, registerQuotaErrorCallback } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  matchPrecache,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isWordsPath, offlineCaches, type WorkerMessage } from '../lib/offlineCache';
import { answerCall, isCachedCall } from './answers';
import { freshOrCached, noGatewayFailures } from './freshOrCached';
import { answerPicture, isPicturePath } from './pictures';
import { trimCache } from './trimCache';

/*
 * The service worker (docs/adr/0020), which lets the page open offline. It handles this origin only: its requests are
 * subject to the content security policy of its installation, so other origins are left to the page.
 */

declare const self: ServiceWorkerGlobalScope;
/** Every file of this version of the page; filled in by the build. */
declare const pageFiles: PrecacheEntry[];

/** How long a navigation waits for the newest version from the network. */
const patienceMs = 2500;

precacheAndRoute(pageFiles, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();
clientsClaim();

// The page itself comes from the network, with the content security policy that matches its config.js.
registerRoute(
  new NavigationRoute(
    ({ request, event }) => {
      const fresh = loadPage(request, event);
      event.waitUntil(fresh.catch(() => undefined));
      return freshOrCached(fresh, () => matchPrecache('/index.html'), patienceMs);
    },
    { denylist: [/^\/(api|auth|images|logout|metrics|healthz|readyz)\b/] },
  ),
);

const trimWords = {
  cacheDidUpdate: async ({ cacheName }: { cacheName: string }) =>
    trimCache(await caches.open(cacheName), { maxEntries: 40 }),
};

const configPath = '/config.js';
const configFirst = new NetworkFirst({
  cacheName: 'linedesk-config',
  networkTimeoutSeconds: patienceMs / 1000,
  plugins: [noGatewayFailures],
});
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname === configPath, configFirst);

self.addEventListener('install', (event) => {
  // The page that registers the worker has loaded config.js before the worker existed.
  const cached = Promise.all(configFirst.handleAll({ event, request: new Request(configPath) }));
  event.waitUntil(cached.catch(() => undefined));
});

// The page requests again what it loaded before there was a worker (loadServiceWorker).
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isWordsPath(url.pathname),
  new CacheFirst({ cacheName: 'linedesk-words', plugins: [noGatewayFailures, trimWords] }),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isCachedCall(url.pathname),
  ({ request, event }) => answerCall(request, (work) => event.waitUntil(work)),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isPicturePath(url.pathname),
  ({ request, event }) => answerPicture(request, (work) => event.waitUntil(work)),
);
registerQuotaErrorCallback(() => caches.delete(offlineCaches.pictures));

self.addEventListener('activate', (event) => {
  // The page is requested while the worker starts, so that the worker doesn't delay it.
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve());
});

self.addEventListener(
  'message',
  ({ data, ports }: { data: WorkerMessage; ports: readonly MessagePort[] }) => {
    if (data.kind === 'takeOver') void self.skipWaiting();
    else ports[0]?.postMessage(data.scripts.every((script) => pageFiles.some(({ url }) => url === script)));
  },
);

async function loadPage(request: Request, event: ExtendableEvent): Promise<Response> {
  const preloaded = event instanceof FetchEvent ? await event.preloadResponse : undefined;
  return preloaded instanceof Response ? preloaded : fetch(request);
}
