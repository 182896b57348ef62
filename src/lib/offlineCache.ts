/**
 * What a browser caches so that an order can be opened offline. The service worker (`src/service-worker`) writes and
 * reads most of it; the page adds its saves, and clears everything when somebody signs in or out.
 */

/** The caches of a person's data, and of the pictures that they have seen. */
export const offlineCaches = {
  person: 'linedesk-person',
  orders: 'linedesk-orders',
  pictures: 'linedesk-pictures',
} as const;

/** The header of a cached answer with the time the server sent it, in milliseconds since the epoch. */
export const cachedAtHeader = 'x-cached-at';

/** The same header in what earlier versions of the page have cached. */
const earlierHeader = 'x-kept-at';

/** When the server sent a cached answer, in milliseconds since the epoch; null for an answer of the server itself. */
export function readCachedAt({ headers }: Response): number | null {
  const time = headers.get(cachedAtHeader) ?? headers.get(earlierHeader);
  return time === null ? null : Number(time);
}

/** The path of `getMe`: who is signed in. */
export const personPath = '/api/me';

/** Whether a path is that of a language's words (`loadWords`). */
export const isWordsPath = (pathname: string): boolean => pathname.startsWith('/assets/words-');

const orderFolder = '/api/order/get_wls/';

/** Whether a path is that of an order with its catalog. */
export const isOrderPath = (pathname: string): boolean => pathname.startsWith(orderFolder);

/** The cache key of this browser's last save of an order, given the order's URL. */
export const savedUrl = (orderUrl: string): string => `${orderUrl}?saved`;

/** What a save has changed in an order, with the contract's field names. */
export interface SavedOrder {
  readonly version: number;
  readonly lines: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly wanted: readonly string[];
  readonly service_date: number | null;
  readonly finished: boolean;
  readonly customer_finished: boolean;
}

/** A message from the page to the service worker. */
export type WorkerMessage =
  /** Become the active worker. */
  | { readonly kind: 'takeOver' }
  /** Answer on the port whether all of these scripts belong to your version. */
  | { readonly kind: 'isYours'; readonly scripts: readonly string[] };

/** Caches the last save of an order; does nothing without a service worker. */
export async function cacheSavedOrder(orderId: string, saved: SavedOrder): Promise<void> {
  if (typeof caches === 'undefined' || !navigator.serviceWorker?.controller) return;
  try {
    const url = savedUrl(orderFolder + encodeURIComponent(orderId));
    const headers = { 'content-type': 'application/json', [cachedAtHeader]: String(Date.now()) };
    const cache = await caches.open(offlineCaches.orders);
    await cache.put(url, new Response(JSON.stringify(saved), { headers }));
  } catch {
    // The storage is full: offline, the order is shown as it was opened.
  }
}

/** Removes everything that was cached for a person. The page's own files stay: they are the same for everybody. */
export async function clearOfflineCaches(): Promise<void> {
  if (typeof caches === 'undefined') return;
  try {
    await Promise.all(Object.values(offlineCaches).map((name) => caches.delete(name)));
  } catch {
    // A browser that denies access has cached nothing.
  }
}
