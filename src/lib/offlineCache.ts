/**
 * What a browser keeps so that an order can be opened offline: the service worker (`src/service-worker`) writes
 * and reads most of it, the page adds what it saves, and empties all of it when somebody signs in or out.
 */

/** The caches that hold what belongs to a person, and the pictures that they have seen. */
export const offlineCaches = {
  person: 'linedesk-person',
  orders: 'linedesk-orders',
  pictures: 'linedesk-pictures',
} as const;

/** The header of a kept answer: when the host gave it, in milliseconds since the epoch. */
export const cachedAtHeader = 'x-kept-at';

/** The call that tells who is signed in. */
export const personPath = '/api/me';

const orderFolder = '/api/order/get_wls/';

/** Whether a path is that of an order with its catalog. */
export const isOrderPath = (pathname: string): boolean => pathname.startsWith(orderFolder);

/** Where this browser's last save of an order is kept, given the order's own address. */
export const savedUrl = (orderUrl: string): string => `${orderUrl}?saved`;

/** What a save has changed in an order, in the words of the contract. */
export interface SavedOrder {
  readonly version: number;
  readonly lines: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly wanted: readonly string[];
  readonly service_date: number | null;
  readonly finished: boolean;
  readonly customer_finished: boolean;
}

/** What the page tells the service worker. */
export type WorkerMessage =
  /** Take the place of the present worker. */
  | { readonly kind: 'takeOver' }
  /** Answer on the port whether all of these scripts are of your version. */
  | { readonly kind: 'isYours'; readonly scripts: readonly string[] };

/** Keeps what was just saved of an order, for a page that a service worker serves; others have no use for it. */
export async function cacheSavedOrder(orderId: string, saved: SavedOrder): Promise<void> {
  if (typeof caches === 'undefined' || !navigator.serviceWorker?.controller) return;
  try {
    const url = savedUrl(orderFolder + encodeURIComponent(orderId));
    const headers = { 'content-type': 'application/json', [cachedAtHeader]: String(Date.now()) };
    const cache = await caches.open(offlineCaches.orders);
    await cache.put(url, new Response(JSON.stringify(saved), { headers }));
  } catch {
    // Without room for it, the order is kept as it was opened.
  }
}

/** Removes everything that was kept for a person. The page's own files stay: they are the same for everybody. */
export async function clearOfflineCaches(): Promise<void> {
  if (typeof caches === 'undefined') return;
  try {
    await Promise.all(Object.values(offlineCaches).map((name) => caches.delete(name)));
  } catch {
    // A browser that refuses access has kept nothing.
  }
}
