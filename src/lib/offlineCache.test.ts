import { FakeCaches } from '../test/fakeCaches';
import { clearOfflineCaches, cacheSavedOrder } from './offlineCache';

const saved = {
  version: 3,
  lines: { WJM123: { WJM123000S: 5 } },
  wanted: [],
  service_date: null,
  finished: false,
  customer_finished: false,
};

afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

const serveBy = (controller: object | null) =>
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller }, configurable: true });

it('caches a save only when a service worker controls the page', async () => {
  await cacheSavedOrder('7', saved);
  const caches = new FakeCaches().install();
  await cacheSavedOrder('7', saved);
  serveBy(null);
  await cacheSavedOrder('7', saved);
  expect(caches.contents()).toEqual({});

  serveBy({});
  await cacheSavedOrder('a/7', saved);
  const url = 'https://orders.test/api/order/get_wls/a%2F7?saved';
  expect(caches.contents()).toEqual({ 'linedesk-orders': [url] });
  const cached = await (await caches.open('linedesk-orders')).match(url);
  expect(await cached?.json()).toEqual(saved);
});

it("removes a person's data, but not the page's files", async () => {
  await clearOfflineCaches();
  const caches = new FakeCaches().install();
  for (const name of ['linedesk-person', 'linedesk-orders', 'linedesk-pictures', 'workbox-precache'])
    await (await caches.open(name)).put('/x', new Response(''));
  await clearOfflineCaches();
  expect(Object.keys(caches.contents())).toEqual(['workbox-precache']);
});
