import { clientsClaim, registerQuotaErrorCallback } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  matchPrecache,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { offlineCaches, type WorkerMessage } from '../lib/offlineCache';
import { answerCall, isCachedCall } from './answers';
import { freshOrCached, noGatewayFailures } from './freshOrCached';
import { answerPicture, isPicturePath } from './pictures';

/*
 * The service worker (docs/adr/0020): what makes the page open offline. It answers for this origin alone: the
 * policy that governs its requests is that of the day it was installed, so it leaves other origins to the page.
 */

declare const self: ServiceWorkerGlobalScope;
/** Every file of this version of the page: the build puts them here. */
declare const pageFiles: PrecacheEntry[];

/** How long an opening page waits for its newest version. */
const patienceMs = 2500;

precacheAndRoute(pageFiles, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();
clientsClaim();

// The page itself comes from the network, with the policy that belongs to its config.js.
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

const configPath = '/config.js';
const configFirst = new NetworkFirst({
  cacheName: 'linedesk-config',
  networkTimeoutSeconds: patienceMs / 1000,
  plugins: [noGatewayFailures],
});
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname === configPath, configFirst);

self.addEventListener('install', (event) => {
  // The page that brings the worker has read it before there was one.
  const kept = Promise.all(configFirst.handleAll({ event, request: new Request(configPath) }));
  event.waitUntil(kept.catch(() => undefined));
});

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
  // The page is requested while the worker starts, so that it comes no later than without a worker.
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
